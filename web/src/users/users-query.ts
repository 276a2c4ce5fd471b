import { changesOfUser, listUsers, listUserRoles, type User } from '@artesian/contract/people/users';
import { activePermits } from '@artesian/contract/permits/permit-lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Users are asked for as the specification has it: by whether the page is a Developer's, which decides nothing. */
export const usersQuery = (isDeveloper: boolean) =>
  queryOptions({
    queryKey: [listUsers.path],
    queryFn: ({ signal }) =>
      api.call(listUsers, { params: { isDeveloperOrUserId: String(isDeveloper) }, signal }) as Promise<User[]>,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [listUsers.path, id],
    queryFn: ({ signal }) => api.call(listUsers, { params: { isDeveloperOrUserId: id }, signal }) as Promise<User>,
  });

export const rolesQuery = (isDeveloper: boolean) =>
  queryOptions({
    queryKey: [listUserRoles.path],
    queryFn: ({ signal }) => api.call(listUserRoles, { params: { isDeveloper: String(isDeveloper) }, signal }),
  });

export const permitsQuery = queryOptions({
  queryKey: [activePermits.path],
  queryFn: ({ signal }) => api.view(activePermits, { signal }),
});

export const changesQuery = (id: string) =>
  queryOptions({
    queryKey: [changesOfUser.path, id],
    queryFn: ({ signal }) => api.call(changesOfUser, { params: { auth0_user_id: id }, signal }),
  });

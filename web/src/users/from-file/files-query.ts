import { listUsersFiles, oneUsersFile } from '@artesian/contract/people/users-files';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const USERS = '/admin/users-management';
/** Where users are added from a file; each former file has its page below it. */
export const FROM_A_FILE = `${USERS}/from-a-file`;

export const trail = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Users Management', to: USERS },
];

export const filesQuery = queryOptions({
  queryKey: [listUsersFiles.path],
  queryFn: ({ signal }) => api.call(listUsersFiles, { signal }),
});

export const fileQuery = (user_file_ndx: number) =>
  queryOptions({
    queryKey: [oneUsersFile.path, user_file_ndx],
    queryFn: ({ signal }) => api.call(oneUsersFile, { params: { user_file_ndx }, signal }),
  });

import { seeAsUser } from '@artesian/contract/people/users';
import { answer } from '../platform/calls/answer.ts';
import { forbidden, Refusal } from '../platform/problems.ts';
import { transaction } from '../platform/transaction.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { Directory } from './directory/directory.ts';
import { noteChange } from './note-change.ts';
import { findPerson } from './read-users.ts';

/** `POST /api/users-management/users/{auth0_user_id}/see-as`. A token is nothing to keep for a repeated call. */
export const answerSeeAsUser = (directory: Directory, { seeing }: Authentication) =>
  answer(seeAsUser, async ({ params, user, request, reply }, { database }) => {
    const person = await transaction(database, { sub: user.sub, requestId: request.id }, async (client) => {
      const found = await findPerson(directory, client, user, params.auth0_user_id);
      if (!user.roles.includes('Developer')) throw forbidden('Only Developers can view as another user.');
      if (found.blocked || found.role === null)
        throw new Refusal(
          409,
          'blocked',
          'Refused',
          `${found.name} cannot sign in or has no role, so there is nothing to view.`,
        );
      await noteChange(client, found.id, 'seen as');
      return found;
    });
    const { id: sub, name, email, role } = person;
    const { token, expires_at } = await seeing.make({
      holder: { sub, name, email, roles: role ? [role] : [] },
      by: { sub: user.sub, name: user.name },
      names: request.token!.names,
    });
    void reply.header('cache-control', 'no-store');
    return { token, name, expires_at };
  });

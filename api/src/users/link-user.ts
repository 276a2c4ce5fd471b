import { linkUser } from '@artesian/contract/people/users';
import { answer } from '../platform/calls/answer.ts';
import { Refusal } from '../platform/problems.ts';
import { hasMail } from '../platform/mail/open-mail.ts';
import { transaction } from '../platform/transaction.ts';
import { languageOfAddress } from '../notices/find-recipients.ts';
import { mailLink } from '../sign-in/mail-link.ts';
import type { Directory } from './directory/directory.ts';
import { noteChange } from './note-change.ts';
import { findPerson } from './read-users.ts';

/**
 * `POST /api/users-management/users/{auth0_user_id}/link`. No answer of it is kept for a repeated call: it may hold the link. The mail
 * server is asked when the database has done its part.
 */
export const answerLinkUser = (directory: Directory) =>
  answer(linkUser, async ({ params, user, request, reply }, { config, database }) => {
    const actor = { sub: user.sub, requestId: request.id };
    const { person, given } = await transaction(database, actor, async (client) => {
      const found = await findPerson(directory, client, user, params.auth0_user_id);
      if (found.blocked)
        throw new Refusal(409, 'blocked', 'Refused', `Sign-in is blocked for ${found.name}. Allow it first.`);
      const made = await directory.link(client, found);
      await noteChange(client, found.id, 'invited');
      return { person: found, given: made };
    });
    void reply.header('cache-control', 'no-store');
    const { link, expires_at } = given;
    if (link === null) return { sent_by: 'provider' as const, link: null, expires_at };
    if (!hasMail(config)) return { sent_by: null, link, expires_at };
    const language = await languageOfAddress(database.pool, person.email);
    await mailLink(config, { ...person, language }, { ...given, link });
    return { sent_by: 'server' as const, link: null, expires_at };
  });

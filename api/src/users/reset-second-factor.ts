import { resetSecondFactor } from '@artesian/contract/people/users';
import { act } from '../platform/calls/act.ts';
import { forgetFactors } from '../sign-in/second-factor/factors.ts';
import { sendSecurityMails } from '../sign-in/security-mail.ts';
import type { Directory } from './directory/directory.ts';
import { noteChange } from './note-change.ts';
import { findPerson } from './read-users.ts';

/** `DELETE /api/users-management/users/{auth0_user_id}/second-factor`: of one who has none there is nothing to do. */
export const actResetSecondFactor = (directory: Directory) =>
  act(
    resetSecondFactor,
    async ({ params, user, client }) => {
      const { id } = await findPerson(directory, client, user, params.auth0_user_id);
      if (await forgetFactors(client, id)) await noteChange(client, id, 'second factor reset');
    },
    ({ jobs }) => jobs.begin(sendSecurityMails),
  );

import { changePassword } from '@artesian/contract/people/sign-in-methods';
import { answer } from '../platform/calls/answer.ts';
import { transaction } from '../platform/transaction.ts';
import { noteChange } from '../users/note-change.ts';
import { hashPassword } from './accounts.ts';
import type { Authentication } from './authentication.ts';
import { forgetOtherSignIns } from './devices.ts';
import { proveOwnAccount } from './own-account.ts';
import { refusePoorPassword } from './passwords/check-choice.ts';
import { ownWordsOf } from './passwords/own-words.ts';
import { sendSecurityMails } from './security-mail.ts';
import { sessionName } from './sessions.ts';

/** `PUT /api/account/password`. No answer of it is kept for a repeated call: of a password not even a hash is. */
export const answerChangePassword = ({ sessions }: Authentication) =>
  answer(changePassword, async ({ body, user, request }, { config, database, jobs }) => {
    const { sub } = await proveOwnAccount(user, body.password, { config, database });
    refusePoorPassword(body.new_password, ownWordsOf(config), 'new_password');
    const hash = await hashPassword(body.new_password);
    await transaction(database, { sub, requestId: request.id }, async (client) => {
      await client.query('update accounts set password_hash = $2 where sub = $1', [sub, hash]);
      await client.query('delete from account_links where sub = $1 and used_at is null', [sub]);
      await noteChange(client, sub, 'password set');
      for (const sid of await forgetOtherSignIns(client, sub, request.token?.sid ?? ''))
        await sessions.end(sessionName(sid), client);
    });
    jobs.begin(sendSecurityMails);
  });

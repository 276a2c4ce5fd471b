import { signIns } from '@artesian/contract/people/account';
import { answer } from '../platform/calls/answer.ts';
import { listSignIns } from './devices.ts';
import { sessionName } from './sessions.ts';

/** `GET /api/sign-ins`: what another provider knows of its sessions stays there. */
export const answerSignIns = answer(signIns, async ({ user, request }, { config, database }) => {
  if (!config.embeddedSignIn) return { keptHere: false, signIns: [] };
  const known = await listSignIns(database.pool, user.sub);
  return {
    keptHere: true,
    signIns: known.map(({ sid, ...signIn }) => ({
      ...signIn,
      is_this_one: request.token?.names.includes(sessionName(sid)) ?? false,
    })),
  };
});

import { backChannelLogout, signOut, signOutEverywhere } from '@artesian/contract/people/account';
import { noteActivity } from '../platform/activity.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Authentication } from './authentication.ts';
import { forgetSignIn, forgetSignIns } from './devices.ts';
import { personName, sessionName } from './sessions.ts';

/**
 * `POST /api/sign-out`: neither this token nor another of its session is good for anything from now on, and the cookie of the built-in
 * sign-in page makes no further one.
 */
export const answerSignOut = ({ sessions }: Authentication) =>
  answer(signOut, async ({ user, request }, { database }) => {
    const { sid, names } = request.token!;
    if (sid !== undefined) await forgetSignIn(database.pool, user.sub, sid);
    for (const name of names) await sessions.end(name);
    await noteActivity(database.pool, request, { act: 'signed out' });
  });

/** `POST /api/sign-out-everywhere`: what would renew a token goes first, so that none is made behind the end of all. */
export const answerSignOutEverywhere = ({ sessions }: Authentication) =>
  answer(signOutEverywhere, async ({ user, request }, { database }) => {
    await forgetSignIns(database.pool, user.sub);
    await sessions.end(personName(user.sub));
    await noteActivity(database.pool, request, { act: 'signed out', about: 'All sessions' });
  });

/** `POST /api/back-channel-logout`: the identity provider says that it has ended a session, or all of a person's. */
export const answerBackChannelLogout = ({ tokens, sessions }: Authentication) =>
  answer(backChannelLogout, async ({ body, reply }) => {
    const { sid, sub } = await tokens.readLogout(body.logout_token);
    await sessions.end(sid === undefined ? personName(sub!) : sessionName(sid));
    return reply.code(200).header('cache-control', 'no-store').send();
  });

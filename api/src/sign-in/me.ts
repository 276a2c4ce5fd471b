import { accessTable } from '@artesian/contract/access';
import { everyCall } from '@artesian/contract/calls';
import { callName } from '@artesian/contract/language/addresses';
import { hasEffect } from '@artesian/contract/language/endpoint';
import { me } from '@artesian/contract/people/account';
import { admits } from '@artesian/contract/language/roles';
import { answer } from '../platform/calls/answer.ts';

const withEffect = new Set(everyCall.filter(hasEffect).map(callName));

/** Who is signed in, and which calls they may make. */
export const answerMe = answer(me, async ({ user, request: { seenBy } }) => {
  const may = [...accessTable]
    .filter(([call, access]) => access !== 'open' && admits(access, user.roles) && !(seenBy && withEffect.has(call)))
    .map(([call]) => call);
  return { sub: user.sub, name: user.name, email: user.email, roles: user.roles, may, seen_by: seenBy?.name ?? null };
});

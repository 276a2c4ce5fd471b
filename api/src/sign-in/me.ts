import { accessTable } from '@artesian/contract/access';
import { me } from '@artesian/contract/people/account';
import { admits } from '@artesian/contract/language/roles';
import { answer } from '../platform/calls/answer.ts';

/** Who is signed in, and which calls they may make. */
export const answerMe = answer(me, async ({ user }) => {
  const may = [...accessTable]
    .filter(([, access]) => access !== 'open' && admits(access, user.roles))
    .map(([call]) => call);
  return { sub: user.sub, name: user.name, email: user.email, roles: user.roles, may };
});

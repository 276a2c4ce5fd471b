import { accessTable } from '@artesian/contract/access';
import { admits, type CurrentUser } from '@artesian/contract/language/roles';
import type { FastifyRequest } from 'fastify';
import { signedIn } from './authentication.ts';

/** Who is signed in, and which calls they may make. */
export const answerMe =
  () =>
  async (request: FastifyRequest): Promise<CurrentUser> => {
    const user = signedIn(request);
    const may = [...accessTable]
      .filter(([, access]) => access !== 'open' && admits(access, user.roles))
      .map(([call]) => call);
    return { sub: user.sub, name: user.name, email: user.email, roles: user.roles, may };
  };

import type { FastifyInstance } from 'fastify';
import { createDemonstrationAccounts } from './accounts.ts';
import { authenticate, type Authentication } from './authentication.ts';
import type { ContextOfSignIn } from './context-of-sign-in.ts';
import { publicKeys, signingKeys } from './keys.ts';
import { mountSignIn } from './routes.ts';

/** Checks every call's token; with no provider of the district's own, is the provider too. */
export async function signIn(app: FastifyInstance, context: ContextOfSignIn): Promise<Authentication> {
  const { config, database } = context;
  if (!config.embeddedSignIn) return authenticate(app, database.pool, config, undefined);
  const keys = await signingKeys(database.pool);
  const authentication = authenticate(app, database.pool, config, publicKeys(keys));
  if (config.demonstration) await createDemonstrationAccounts(database.pool);
  const whoAsks = await mountSignIn(app, context, keys, authentication.sessions);
  return { ...authentication, whoAsks };
}

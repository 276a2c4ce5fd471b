import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { createDemonstrationAccounts } from './accounts.ts';
import { authenticate } from './authentication.ts';
import { publicKeys, signingKeys } from './keys.ts';
import { mountSignIn } from './routes.ts';

/** Checks every call's token; with no provider of the district's own, is the provider too. */
export async function signIn(app: FastifyInstance, { config, database }: Context) {
  if (!config.embeddedSignIn) return authenticate(app, config, undefined);
  const keys = await signingKeys(database.pool);
  authenticate(app, config, publicKeys(keys));
  if (config.demonstration) await createDemonstrationAccounts(database.pool);
  await mountSignIn(app, database.pool, config, keys);
}

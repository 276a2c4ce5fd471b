import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';
import type { Standby } from './database/standby.ts';

/** `live`: this process answers. `ready`: its database does too, as far as is known; nobody waits for it here. Without its standbys it is ready. */
export function answerHealth(app: FastifyInstance, database: Database, standbys: readonly Standby[]) {
  const options = { schema: { hide: true }, logLevel: 'silent' as const };
  app.get('/health/live', options, async () => ({ status: 'live' }));
  const standing = () =>
    standbys.length > 0 && { standbys: standbys.map((standby) => (standby.isUsable() ? 'used' : 'not used')) };
  app.get('/health/ready', options, async (_request, reply) => {
    if (database.isReachable()) return { status: 'ready', database: database.kind, ...standing() };
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready', database: database.kind });
  });
}

import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';

/** `live`: this process answers. `ready`: its database does too, as far as is known; nobody waits for it here. */
export function answerHealth(app: FastifyInstance, database: Database) {
  const options = { schema: { hide: true }, logLevel: 'silent' as const };
  app.get('/health/live', options, async () => ({ status: 'live' }));
  app.get('/health/ready', options, async (_request, reply) => {
    if (database.isReachable()) return { status: 'ready', database: database.kind };
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready', database: database.kind });
  });
}

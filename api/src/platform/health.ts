import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';

const PATIENCE_MS = 2000;

/** `live`: this process answers. `ready`: its database answers too, within two seconds. */
export function answerHealth(app: FastifyInstance, database: Database) {
  const options = { schema: { hide: true }, logLevel: 'silent' as const };
  app.get('/health/live', options, async () => ({ status: 'live' }));
  app.get('/health/ready', options, async (_request, reply) => {
    try {
      await within(PATIENCE_MS, database.pool.query('select 1'));
      return { status: 'ready', database: database.kind };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'not ready', database: database.kind });
    }
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

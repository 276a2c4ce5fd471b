import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';

const DAY_MS = 86_400_000;

/** What no longer serves anybody: sign-ins that ended, and first answers older than any field trip. */
const outdated = [
  'delete from sign_in_state where expires_at < now()',
  "delete from idempotency_keys where at < now() - interval '60 days'",
];

/** Clears away at the start and once a day. A failure waits for the next day and disturbs nobody. */
export function keepHouse(app: FastifyInstance, { pool }: Database) {
  const clear = async () => {
    try {
      for (const statement of outdated) await pool.query(statement);
    } catch (error) {
      app.log.warn({ err: error }, 'clearing away failed');
    }
  };
  const timer = setInterval(() => void clear(), DAY_MS).unref();
  app.addHook('onReady', clear);
  app.addHook('onClose', async () => clearInterval(timer));
}

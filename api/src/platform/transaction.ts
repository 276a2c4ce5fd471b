import type pg from 'pg';
import type { Database } from './database/open-database.ts';
import { despiteLostConnection } from './lost-connection.ts';

/** Who acts in a transaction, for history and the stamps of records. */
export interface Actor {
  sub: string;
  requestId: string;
  /** The browser that sends what was written in the field, by the name that it gives itself. */
  device?: string | undefined;
}

/**
 * Runs `work` in one transaction on behalf of `actor`. It commits when `work` returns and rolls back when it throws.
 * Use only the given client inside: the embedded database has a single connection.
 */
export async function transaction<T>(
  database: Database,
  actor: Actor,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await begin(database.pool);
  try {
    await client.query(
      `select set_config('app.user', $1, true), set_config('app.request', $2, true), set_config('app.device', $3, true)`,
      [actor.sub, actor.requestId, actor.device ?? ''],
    );
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** Runs `work` and undoes all of it: answers what would be. */
export async function rehearsal<T>(
  database: Database,
  actor: Actor,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const seen: T[] = [];
  const undone = new Error('A rehearsal is undone.');
  await transaction(database, actor, async (client) => {
    await client.query("select set_config('app.rehearsing', 'on', true)");
    seen.push(await work(client));
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return seen[0]!;
}

/** A connection that was lost while nobody used it is found out by its first statement, before anything was done: another is taken. */
const begin = (pool: pg.Pool): Promise<pg.PoolClient> =>
  despiteLostConnection(async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      return client;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  });

/** A connection that cannot even roll back is broken: the pool replaces it. */
async function rollBack(client: pg.PoolClient) {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}

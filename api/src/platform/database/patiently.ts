import type pg from 'pg';
import type { Database } from './open-database.ts';

/** Does work that may take longer than a call may wait, in one transaction; as the owner, where the login is. */
export const patiently = <T>(database: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  database.mayOwn ? database.asOwner((client) => inTransaction(client, work)) : asApplication(database, work);

async function asApplication<T>({ pool }: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await inTransaction(client, async () => {
      await client.query('set local statement_timeout = 0');
      return work(client);
    });
  } finally {
    client.release();
  }
}

async function inTransaction<T>(client: pg.PoolClient, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

import type pg from 'pg';
import type { Database } from '../../platform/database/open-database.ts';

/** Several questions on one connection: the embedded database has a single one, and while a file comes in each would wait for a piece. */
export async function withClient<T>({ pool }: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

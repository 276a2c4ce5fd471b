import type pg from 'pg';
import type { Database } from './open-database.ts';

/** A connection in the midst of a transaction that reads what was there at one moment. */
export interface Reading {
  client: pg.PoolClient;
  /** Must be called once; a connection that was left before everything was read is replaced. */
  end: (isWhole: boolean) => Promise<void>;
}

/** PostgreSQL lets a login end its own statements, and not the role that the application works as: for this statement it is the login. */
const cancel = `
  with login as materialized (select set_config('role', 'none', true))
  select pg_cancel_backend($1) from login`;

/** Begins to read on a server. Closing a connection does not end what it computes: `gone` does, whenever it comes. */
export async function beginReading({ pool }: Pick<Database, 'pool'>, gone: AbortSignal): Promise<Reading> {
  const client = await pool.connect();
  try {
    gone.throwIfAborted();
    await client.query('begin transaction isolation level repeatable read, read only');
    // What the connection was told at its beginning may be a number of a pooler's.
    const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
    const stop = () => void pool.query(cancel, [rows[0]!.process]).catch(() => undefined);
    gone.addEventListener('abort', stop, { once: true });
    return {
      client,
      async end(isWhole) {
        gone.removeEventListener('abort', stop);
        // The process of one that is being stopped never serves another: it ends with its connection.
        if (!isWhole || gone.aborted) client.release(true);
        else await finish(client);
      },
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function finish(client: pg.PoolClient) {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}

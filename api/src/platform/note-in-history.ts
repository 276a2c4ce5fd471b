import type pg from 'pg';

/** What is written next in this transaction is kept in the history beside this. */
export const noteInHistory = (client: pg.PoolClient, note: unknown) =>
  client.query("select set_config('app.note', $1, true)", [note ?? '']);

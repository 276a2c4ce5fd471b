import type { Database } from '../platform/database/open-database.ts';
import { patiently } from '../platform/database/patiently.ts';

/** Seals the days of history that are over, each in a transaction of its own: the first night of a long history, and a day of a large import, take their time. */
export async function sealHistory(database: Database): Promise<void> {
  const { rows } = await patiently(database, (client) =>
    client.query<{ day: string }>('select day::text from api.days_to_seal order by day'),
  );
  for (const { day } of rows) await patiently(database, (client) => client.query('select api.seal_day($1)', [day]));
}

export interface Seal {
  day: string;
  /** In hexadecimal digits. */
  hash: string;
}

/** The seal of the last day; undefined before any, and in a database of an earlier version. */
export async function lastSeal({ pool }: Pick<Database, 'pool'>): Promise<Seal | undefined> {
  const { rows: known } = await pool.query<{ is_there: boolean }>(
    "select to_regclass('history.days') is not null as is_there",
  );
  if (!known[0]!.is_there) return undefined;
  const { rows } = await pool.query<Seal>(
    "select day::text, encode(hash, 'hex') as hash from history.days order by day desc limit 1",
  );
  return rows[0];
}

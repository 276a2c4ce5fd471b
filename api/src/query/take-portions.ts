import type pg from 'pg';
import Cursor from 'pg-cursor';
import type { Database } from '../platform/database/open-database.ts';
import { beginReading } from '../platform/database/begin-reading.ts';

/** Rows taken at once: many enough for few trips to the database, few enough to be no burden. */
const PORTION = 500;

/** Values in the order of the columns. */
export type Values = readonly unknown[];

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * The rows of a query, portion by portion as they are taken: a million are never held as a whole. All of them are of one moment. `gone` ends
 * the query, also in the midst of a portion.
 */
export const takePortions = (database: Database, query: Statement, gone: AbortSignal): AsyncGenerator<Values[]> =>
  database.kind === 'server' ? fromServer(database, query, gone) : fromEmbedded(database.pool, query, gone);

const fetchPortion = (cursor: string) => `fetch ${PORTION} from ${cursor}`;

/** Read as by a cursor: what is left of a query of `pg` holds its rows until all memory is cleared up, a million of them here. */
async function readPortion(client: pg.PoolClient, cursor: string): Promise<Values[]> {
  const reading = client.query(new Cursor<Values>(fetchPortion(cursor), [], { rowMode: 'array' }));
  const rows = await reading.read(PORTION);
  await reading.close();
  return rows;
}

async function* fromServer(database: Database, { text, values }: Statement, gone: AbortSignal) {
  const { client, end } = await beginReading(database, gone);
  let isWhole = false;
  try {
    await client.query({ text: `declare taken no scroll cursor for ${text}`, values });
    yield* portionsOf(gone, () => readPortion(client, 'taken'));
    isWhole = true;
  } finally {
    await end(isWhole);
  }
}

let opened = 0;

/** The embedded database has one connection for all: nobody else could do anything before the end of a transaction. */
async function* fromEmbedded(pool: pg.Pool, { text, values }: Statement, gone: AbortSignal) {
  opened += 1;
  const cursor = `taken_${opened}`;
  await pool.query({ text: `declare ${cursor} no scroll cursor with hold for ${text}`, values });
  try {
    const take = { text: fetchPortion(cursor), rowMode: 'array' as const };
    yield* portionsOf(gone, async () => (await pool.query<unknown[]>(take)).rows);
  } finally {
    await pool.query(`close ${cursor}`);
  }
}

async function* portionsOf(gone: AbortSignal, take: () => Promise<Values[]>): AsyncGenerator<Values[]> {
  for (;;) {
    const rows = await take();
    gone.throwIfAborted();
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
  }
}

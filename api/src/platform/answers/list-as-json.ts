import Cursor from 'pg-cursor';
import type { Pool } from 'pg';

/** Rows taken at once: many enough for few trips to the database, few enough to be no burden. */
const PORTION = 2000;
/** Of the first ones fewer, so that the list begins soon. */
const FIRST_PORTION = 200;

interface Rows {
  text: string;
  values: unknown[];
}

/**
 * The rows of a query as items of a list. A query without an order needs an `offset`, or PostgreSQL computes its columns outside, row by
 * row, where it could hash (three times slower for the map's wells).
 */
export const eachOf = ({ text, values }: Rows): Rows => ({
  text: `select row_to_json(listed)::text as item from (${text}) as listed`,
  values,
});

/** The same without their names. */
const valuesOfEach = (columns: readonly string[], { text, values }: Rows): Rows => ({
  text: `select json_build_array(${columns.map((column) => `"${column}"`).join(', ')})::text as item from (${text}) as listed`,
  values,
});

/** A list as the contract's `Table`, in pieces likewise. */
export async function* tableAsJson(pool: Pool, columns: readonly string[], rows: Rows): AsyncGenerator<string> {
  let beginning = `{"columns":${JSON.stringify(columns)},"rows":`;
  for await (const piece of listAsJson(pool, valuesOfEach(columns, rows))) {
    yield beginning + piece;
    beginning = '';
  }
  yield '}';
}

/**
 * A list as JSON text in pieces, read from the database as it is taken: a list of a million rows is never held as a whole. Each row of
 * the query is an item, as text in its column `item`. Whoever stops taking frees the connection.
 */
export async function* listAsJson(pool: Pool, { text, values }: Rows): AsyncGenerator<string> {
  const client = await pool.connect();
  const cursor = client.query(new Cursor<{ item: string }>(text, values));
  let isWhole = false;
  try {
    let opening = '[';
    for (let asked = FIRST_PORTION; !isWhole; asked = PORTION) {
      const rows = await cursor.read(asked);
      if (rows.length < asked) {
        await cursor.close();
        isWhole = true;
      }
      // The end comes with the last rows: a short list is one piece.
      yield (
        (rows.length > 0 || opening === '[' ? opening : '') +
          rows.map(({ item }) => item).join(',') +
          (isWhole ? ']' : '')
      );
      opening = ',';
    }
  } finally {
    // A cursor that was left, or that failed, may still hold the connection: another takes its place.
    client.release(!isWhole);
  }
}

import { UNSET } from '@artesian/contract/language/fields';
import type { Lookup } from '@artesian/contract/language/lookup';
import type pg from 'pg';

/** The table of a list, its key and its word. */
type List = Pick<Lookup, 'table' | 'value' | 'label'>;

/** The word of a list that people would take for this one: only the case of its letters may differ. */
export async function findWord(client: pg.PoolClient, { table, value, label }: List, word: string) {
  // Whoever adds the same at once waits.
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [table]);
  const { rows } = await client.query<{ key: number; word: string }>(
    `select ${value} as key, ${label} as word from ${table} where lower(${label}) = lower($1)`,
    [word],
  );
  return rows[0];
}

/** Adds a word under the next number, which is never that of 'unset', with what it says by columns of its table. Answers its key. */
export async function insertWord(
  client: pg.PoolClient,
  { table, value, label }: List,
  word: string,
  says: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const columns = Object.keys(says).map((name) => `, ${name}`);
  const values = columns.map((_column, place) => `, $${place + 2}`);
  const { rows } = await client.query<{ key: number }>(
    `insert into ${table} (${value}, ${label} ${columns.join('')})
     select number + (number >= ${UNSET})::integer, $1 ${values.join('')}
     from (select coalesce(max(${value}) filter (where ${value} <> ${UNSET}), 0) + 1 as number from ${table}) as next
     returning ${value} as key`,
    [word, ...Object.values(says)],
  );
  return rows[0]!.key;
}

/** The word of that name, added where there is none. */
export async function findOrAddWord(client: pg.PoolClient, list: List, word: string) {
  const found = await findWord(client, list, word);
  return found ? { key: found.key, isNew: false } : { key: await insertWord(client, list, word), isNew: true };
}

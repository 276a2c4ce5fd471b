import type pg from 'pg';

export interface TableColumns {
  key: string;
  /** What can be written: what the database computes is not among them. */
  columns: string[];
}

const ofTable = `
  select
    (
      select keys.attname
      from pg_index
      join pg_attribute as keys on keys.attrelid = indrelid and keys.attnum = indkey[0]
      where indrelid = $1::regclass and indisprimary
    ) as key,
    array_agg(attname::text order by attnum) as columns
  from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

export async function columnsOfTable(client: pg.PoolClient, table: string): Promise<TableColumns> {
  const { rows } = await client.query<TableColumns>(ofTable, [table]);
  return rows[0]!;
}

/** Who made a version, and when, is written by the database. */
const STAMPS = /^(version|(created|updated|removed)_(timestamp|by))$/;

/** The columns in which two states of a row differ, beside its stamps. */
export const differing = (columns: readonly string[], before: object, after: object): string[] =>
  columns.filter((column) => !STAMPS.test(column) && !isSame(column, before, after));

const isSame = (column: string, one: object, other: object) => textOf(one, column) === textOf(other, column);
const textOf = (row: object, column: string) => JSON.stringify((row as Record<string, unknown>)[column] ?? null);

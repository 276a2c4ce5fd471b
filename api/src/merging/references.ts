import type pg from 'pg';

/** A column that points at the records of a table. */
export interface Reference {
  table: string;
  column: string;
  /** The columns of the table's primary key. */
  keys: string[];
  hasHistory: boolean;
}

/** Where a merged record went is no part of it. */
const references = `
  select
    conrelid::regclass::text as "table",
    pg_attribute.attname as "column",
    array(
      select parts.attname::text
      from pg_index
      join pg_attribute as parts on parts.attrelid = indrelid and parts.attnum = any (indkey)
      where indrelid = conrelid and indisprimary
      order by array_position(indkey::smallint[], parts.attnum)
    ) as keys,
    exists (select from pg_trigger where tgrelid = conrelid and tgname = 'keep_history') as "hasHistory"
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and confrelid = $1::regclass and cardinality(conkey) = 1 and pg_attribute.attname <> 'merged_into'
  order by 1, 2`;

/** All that points at records of a table, as the database knows it: a table that is added later is found without being named. */
export const referencesTo = async (client: Pick<pg.Pool, 'query'>, table: string): Promise<Reference[]> =>
  (await client.query<Reference>(references, [table])).rows;

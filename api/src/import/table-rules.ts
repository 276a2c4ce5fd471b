import { constraintWords, ruleWords } from '@artesian/contract/constraints';
import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import type { Remark } from './file/sheet-row.ts';
import type { Subject } from './subject.ts';

interface Constraint {
  name: string;
  type: 'c' | 'u';
  /** The condition of a check. */
  condition: string | null;
  columns: string[];
}

/** The rules of a table that a row can be held to without writing it. */
export interface TableRules {
  /** What each of these rows of the table would break, in their order. `key` is null in a new one. */
  broken: (client: pg.PoolClient, rows: readonly Values[]) => Promise<Remark[][]>;
}

const readConstraints = `
  select
    conname as name,
    contype as type,
    case when contype = 'c' then pg_get_expr(conbin, conrelid) end as condition,
    (select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
  from pg_constraint
  where conrelid = $1::regclass and contype in ('c', 'u')
  order by conname`;

/** Reads the checks and the unique constraints of a register's table: nothing is written to find out what they say. */
export async function readTableRules(client: pg.PoolClient, { register, declared }: Subject): Promise<TableRules> {
  const { table, key, computed = {} } = register;
  const { rows } = await client.query<Constraint>(readConstraints, [table]);
  // What is filled in on writing is not known before.
  const isFilledIn = (column: string) => column in computed && !declared.given?.includes(column);
  const constraints = rows.filter(({ columns }) => !columns.some(isFilledIn));
  const conditions = constraints.map(({ name, type, condition, columns }) => {
    const same = columns.map((column) => `records.${column} = given.${column}`).join(' and ');
    const breaks =
      type === 'c'
        ? `not (${condition})`
        : `exists (select from ${table} as records where ${same} and records.${key} is distinct from given.${key})`;
    return `case when ${breaks} then '${name}' end`;
  });
  const question = `
    select array_remove(array[${conditions.join(', ')}]::text[], null) as broken
    from jsonb_populate_recordset(null::${table}, $1) with ordinality as given
    order by ordinality`;
  return {
    async broken(client, rows) {
      if (conditions.length === 0 || rows.length === 0) return rows.map(() => []);
      const { rows: found } = await client.query<{ broken: string[] }>(question, [JSON.stringify(rows)]);
      return found.map(({ broken }) => broken.map((name) => remarkOn(table, name)));
    },
  };
}

/** A broken rule in the words of the register. */
export function remarkOn(table: string, constraint: string): Remark {
  const words =
    (constraintWords[table]?.[constraint] ?? ruleWords[constraint])?.message ?? 'A value breaks a rule of this table.';
  return { subject: words, words };
}

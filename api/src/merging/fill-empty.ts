import { columnsOf, type Register } from '@artesian/contract/language/register';
import { partsOf } from '@artesian/contract/parts';
import type pg from 'pg';
import type { Pair } from './hold-pair.ts';

export interface Filled {
  column: string;
  value: unknown;
}

/** Columns of the table that no register holds, with what stands for nothing in each; what points at other records stays what it is. */
const emptyColumns = `
  select attname as "column", coalesce(pg_get_expr(adbin, adrelid), 'null') as nothing
  from pg_attribute
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all ($2)
    and not exists (
      select from pg_constraint
      where conrelid = attrelid and attnum = any (conkey) and (contype in ('p', 'u') or (contype = 'f' and adbin is null))
    )
  order by attnum`;

/** What only the record to go knows, of columns that people enter elsewhere than in the forms of its register. */
export async function readFilled(client: pg.PoolClient, register: Register, { keep, drop }: Pair): Promise<Filled[]> {
  const { table, key } = register;
  const held = [...new Set(partsOf(register).flatMap(columnsOf)), 'merged_into'];
  const { rows: columns } = await client.query<{ column: string; nothing: string }>(emptyColumns, [table, held]);
  if (columns.length === 0) return [];
  const cases = columns.map(
    ({ column, nothing }) => `
      case when kept."${column}" is not distinct from (${nothing}) and dropped."${column}" is distinct from (${nothing})
        then to_jsonb(dropped."${column}") end as "${column}"`,
  );
  const { rows } = await client.query<Record<string, unknown>>(
    `select ${cases.join(',')} from ${table} as kept, ${table} as dropped where kept."${key}" = $1 and dropped."${key}" = $2`,
    [keep, drop],
  );
  return Object.entries(rows[0]!)
    .filter(([, value]) => value !== null)
    .map(([column, value]) => ({ column, value }));
}

export async function fillEmpty(client: pg.PoolClient, register: Register, pair: Pair) {
  const filled = await readFilled(client, register, pair);
  if (filled.length === 0) return;
  const { table, key } = register;
  const values = Object.fromEntries(filled.map(({ column, value }) => [column, value]));
  await client.query(
    `update ${table} as kept set ${filled.map(({ column }) => `"${column}" = filled."${column}"`).join(', ')}
     from jsonb_populate_record(null::${table}, $2) as filled where kept."${key}" = $1`,
    [pair.keep, JSON.stringify(values)],
  );
}

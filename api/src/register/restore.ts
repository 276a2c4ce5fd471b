import { restoreRecord } from '@artesian/contract/language/history';
import { registers } from '@artesian/contract/registers';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { notFound, Refusal } from '../platform/problems.ts';

const lastChange = `
  select operation, before, request_id
  from history.changes
  where table_name = $1 and record_key = $2
  order by change_ndx desc
  limit 1`;

/** Rows that the database deleted with it, as they belonged to it. */
const deletedWithIt = `
  select changes.table_name, changes.before
  from history.changes
  join pg_constraint on confrelid = $1::regclass and confdeltype = 'c' and conrelid = to_regclass(changes.table_name)
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where changes.operation = 'delete' and changes.request_id = $3 and changes.before ->> attname = $2
  order by changes.change_ndx`;

interface LastChange {
  operation: string;
  before: Record<string, unknown> | null;
  request_id: string | null;
}
interface DeletedRow {
  table_name: string;
  before: Record<string, unknown>;
}

/** `POST /api/history/{register}/{key}/restore`: a row that was deleted, with its number and values, as a new version 1. */
export const actRestore = act(restoreRecord, async ({ params, client }) => {
  const register = registers.find(({ path, calls }) => path === params.register && calls.delete);
  if (!register) throw notFound('such register of rows that are deleted');
  const { table, one } = register;
  const key = String(params.key);
  const { rows } = await client.query<LastChange>(lastChange, [table, key]);
  const [last] = rows;
  if (!last) throw notFound(one);
  if (last.operation !== 'delete' || !last.before)
    throw new Refusal(409, 'exists', 'Refused', `This ${one} is not deleted.`);
  await bringBack(client, { table_name: table, before: last.before });
  const others = await client.query<DeletedRow>(deletedWithIt, [table, key, last.request_id]);
  for (const row of others.rows) await bringBack(client, row);
});

/** What the database works out by itself is not written. */
const writtenColumns = `
  select string_agg(quote_ident(attname), ', ') as columns
  from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any ($2)`;

async function bringBack(client: pg.PoolClient, { table_name, before }: DeletedRow) {
  const { rows } = await client.query<{ columns: string }>(writtenColumns, [table_name, Object.keys(before)]);
  const { columns } = rows[0]!;
  await client.query(
    `insert into ${table_name} (${columns}) overriding system value
     select ${columns} from jsonb_populate_record(null::${table_name}, $1)`,
    [JSON.stringify(before)],
  );
}

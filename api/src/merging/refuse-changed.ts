import { formatDependents } from '@artesian/contract/merging/dependents';
import { metaOf, type Register, type Values } from '@artesian/contract/language/register';
import { partsOf } from '@artesian/contract/parts';
import type pg from 'pg';
import { Refusal } from '../platform/problems.ts';
import { nameOf } from './mergeable.ts';
import { referencesTo, type Reference } from './references.ts';
import { columnsOfTable, differing } from './table-columns.ts';
import type { NetChange, StoredMerge } from './stored-merge.ts';

type Left = NetChange & { after: Values };

/** Refuses with words when something that the merge moved or wrote has been changed since: nobody's work is overwritten. */
export async function refuseChanged(
  client: pg.PoolClient,
  register: Register,
  merge: StoredMerge,
  changes: readonly NetChange[],
) {
  const references = await referencesTo(client, register.table);
  const left = changes.filter((change): change is Left => change.after !== null);
  for (const table of new Set(left.map(({ table_name }) => table_name))) {
    const ofTable = left.filter(({ table_name }) => table_name === table);
    if (table === register.table) await refuseOtherValues(client, register, ofTable);
    else await refuseOtherVersions(client, references, table, ofTable);
  }
  for (const reference of references.filter(({ hasHistory }) => !hasHistory)) {
    await refuseMissing(client, reference, merge);
  }
}

/** The two records may be edited, as long as what the merge wrote stands. */
async function refuseOtherValues(client: pg.PoolClient, register: Register, left: readonly Left[]) {
  const { columns } = await columnsOfTable(client, register.table);
  const now = await readNow(client, register.table, left);
  for (const [place, { record_key, before, after }] of left.entries()) {
    const [other] = differing(differing(columns, before ?? {}, after), after, now[place] ?? {});
    if (other)
      throw changed(`${labelOf(register, other)} of ${await nameOf(client, register, Number(record_key))}`, now[place]);
  }
}

async function refuseOtherVersions(
  client: pg.PoolClient,
  references: readonly Reference[],
  table: string,
  left: readonly Left[],
) {
  const now = await readNow(client, table, left);
  const place = left.findIndex(({ after }, index) => now[index]?.version !== after.version);
  if (place < 0) return;
  const column = references.find((reference) => reference.table === table)?.column;
  throw changed(formatDependents({ kind: `${table}.${column}` }, 1), now[place]);
}

async function refuseMissing(client: pg.PoolClient, { table, column, keys }: Reference, { merge_ndx }: StoredMerge) {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count
     from merge_rows
     cross join jsonb_populate_record(null::${table}, row_after) as moved
     where merge_ndx = $1 and table_name = $2 and row_after is not null
       and not exists (select from ${table} as row where ${keys.map((key) => `row."${key}" = moved."${key}"`).join(' and ')})`,
    [merge_ndx, table],
  );
  const { count } = rows[0]!;
  if (count > 0) throw changed(formatDependents({ kind: `${table}.${column}` }, count), undefined);
}

interface Now extends Values {
  who: string;
}

/** The rows as they stand, each in the place of its change; null where a row is gone. */
async function readNow(client: pg.PoolClient, table: string, left: readonly Left[]): Promise<(Now | undefined)[]> {
  const { key } = await columnsOfTable(client, table);
  const { rows } = await client.query<{ now: Now | null; who: string | null }>(
    `select to_jsonb(now) as now, coalesce(accounts.name, to_jsonb(now) ->> 'updated_by') as who
     from unnest($1::integer[]) with ordinality as left_behind (key, place)
     left join ${table} as now on now."${key}" = left_behind.key
     left join accounts on accounts.sub = to_jsonb(now) ->> 'updated_by'
     order by place`,
    [left.map(({ record_key }) => record_key)],
  );
  return rows.map(({ now, who }) => (now ? { ...now, who: who ?? '' } : undefined));
}

function changed(what: string, now: Now | undefined): Refusal {
  const words = now ? `changed since, by ${now.who}` : 'deleted since';
  return new Refusal(
    409,
    'changed',
    'Cannot be undone',
    `This merge can no longer be undone: ${what} has been ${words}.`,
  );
}

function labelOf(register: Register, column: string): string {
  const part = partsOf(register).find(({ fields }) => Object.hasOwn(fields, column));
  return part ? metaOf(part, column).label : column.replaceAll('_', ' ');
}

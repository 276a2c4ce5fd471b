import type pg from 'pg';
import { referencesTo } from './references.ts';
import { columnsOfTable, differing, type TableColumns } from './table-columns.ts';
import type { NetChange, StoredMerge } from './stored-merge.ts';

type Update = NetChange & { before: object; after: object };

/** Everything that the history has of the merge, as it was before. The kept record first: what it gives up, the other takes. */
export async function takeBackChanges(
  client: pg.PoolClient,
  { table_name, kept }: Pick<StoredMerge, 'table_name' | 'kept'>,
  changes: readonly NetChange[],
) {
  const isKept = (change: NetChange) => change.table_name === table_name && change.record_key === String(kept);
  for (const [table, ofTable] of byTable(changes)) await takeAway(client, table, ofTable);
  for (const some of [changes.filter(isKept), changes.filter((change) => !isKept(change))]) {
    for (const [table, ofTable] of byTable(some)) await putBack(client, table, ofTable);
  }
  await client.query("select set_config('app.bringing_back', 'on', true)");
  for (const [table, ofTable] of byTable(changes)) await bringBack(client, table, ofTable);
  await client.query("select set_config('app.bringing_back', '', true)");
}

function byTable(changes: readonly NetChange[]): Map<string, NetChange[]> {
  const tables = new Map<string, NetChange[]>();
  for (const change of changes) {
    const ofTable = tables.get(change.table_name);
    if (ofTable) ofTable.push(change);
    else tables.set(change.table_name, [change]);
  }
  return tables;
}

async function takeAway(client: pg.PoolClient, table: string, changes: readonly NetChange[]) {
  const keys = changes.filter(({ before }) => before === null).map(({ record_key }) => record_key);
  if (keys.length === 0) return;
  const { key } = await columnsOfTable(client, table);
  await client.query(`delete from ${table} where "${key}"::text = any ($1)`, [keys]);
}

/** Rows that the merge changed in the same columns go in one statement. */
async function putBack(client: pg.PoolClient, table: string, changes: readonly NetChange[]) {
  const known = await columnsOfTable(client, table);
  const together = new Map<string, Update[]>();
  for (const change of changes.filter(isUpdate)) {
    const columns = differing(known.columns, change.before, change.after).join(' ');
    const alike = together.get(columns);
    if (alike) alike.push(change);
    else together.set(columns, [change]);
  }
  for (const [columns, rows] of together) {
    if (columns !== '') await putColumnsBack(client, table, known, columns.split(' '), rows);
  }
}

const isUpdate = (change: NetChange): change is Update => change.before !== null && change.after !== null;

const putColumnsBack = (
  client: pg.PoolClient,
  table: string,
  { key }: TableColumns,
  columns: readonly string[],
  rows: readonly Update[],
) =>
  client.query(
    `update ${table} as row set ${columns.map((column) => `"${column}" = was."${column}"`).join(', ')}
     from jsonb_populate_recordset(null::${table}, $1) as was where row."${key}" = was."${key}"`,
    [JSON.stringify(rows.map(({ before }) => before))],
  );

async function bringBack(client: pg.PoolClient, table: string, changes: readonly NetChange[]) {
  const rows = changes.filter(({ after }) => after === null).map(({ before }) => before);
  if (rows.length === 0) return;
  const names = namesOf(await columnsOfTable(client, table));
  await client.query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

const namesOf = ({ columns }: TableColumns, row = '') => columns.map((column) => `${row}"${column}"`).join(', ');

/** The same of rows without a history. */
export async function takeBackRows(client: pg.PoolClient, { merge_ndx, table_name, dropped }: StoredMerge) {
  const references = (await referencesTo(client, table_name)).filter(({ hasHistory }) => !hasHistory);
  for (const { table, column, keys } of references) {
    const known = await columnsOfTable(client, table);
    await client.query(
      `update ${table} as row set "${column}" = $1
       from merge_rows, jsonb_populate_record(null::${table}, row_after) as moved
       where merge_ndx = $2 and table_name = $3 and row_after is not null
         and ${keys.map((key) => `row."${key}" = moved."${key}"`).join(' and ')}`,
      [dropped, merge_ndx, table],
    );
    await client.query(
      `insert into ${table} (${namesOf(known)})
       select ${namesOf(known, 'gone.')}
       from merge_rows, jsonb_populate_record(null::${table}, row_before) as gone
       where merge_ndx = $1 and table_name = $2 and row_before is not null`,
      [merge_ndx, table],
    );
  }
}

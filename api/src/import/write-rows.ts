import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { noteInHistory } from '../platform/note-in-history.ts';
import { refusalOf } from '../platform/problems.ts';
import type { ServedRegister } from '../register/served-register.ts';
import { change } from '../register/write.ts';
import { commandUser as user } from './actor.ts';
import { ofPart, type ChangedRecord, type NewRecord } from './prepare-rows.ts';
import type { SheetRow } from './sheet-row.ts';
import type { Subject } from './subject.ts';

/** The import that writes. */
export interface Writing {
  client: pg.PoolClient;
  subject: Subject;
  /** Those of the subject's parts, in their order. */
  served: readonly ServedRegister[];
  importNdx: number;
  /** What history says beside each change. */
  note: string;
}

export interface Written {
  row: SheetRow;
  key: number;
  isAdded: boolean;
}

interface ToAdd extends NewRecord {
  key: number;
}

/** Writes records, with the effects of their register. What the database refuses all the same refuses its row and no other. */
export async function writeRows(
  writing: Writing,
  fresh: readonly NewRecord[],
  changed: readonly ChangedRecord[],
): Promise<Written[]> {
  const keys = await reserveKeys(writing, fresh.length);
  const toAdd = fresh.map((record, index) => ({ ...record, key: keys[index]! }));
  const written = [
    ...(await writeOrHalve(writing.client, toAdd, (some) => addRecords(writing, some))),
    ...(await writeOrHalve(writing.client, changed, (some) => changeRecords(writing, some))),
  ];
  await finish(writing, written, changed);
  await remember(writing, written);
  return written;
}

async function reserveKeys({ client, subject: { register } }: Writing, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await client.query<{ key: number }>(
    'select nextval(pg_get_serial_sequence($1, $2))::integer as key from generate_series(1, $3)',
    [`public.${register.table}`, register.key, count],
  );
  return rows.map(({ key }) => key);
}

/** Rows that fail together are tried in halves, until the one that breaks a rule stands alone. */
async function writeOrHalve<R extends { row: SheetRow }>(
  client: pg.PoolClient,
  records: readonly R[],
  write: (records: readonly R[]) => Promise<Written[]>,
): Promise<Written[]> {
  if (records.length === 0) return [];
  await client.query('savepoint rows');
  try {
    const written = await write(records);
    await client.query('release savepoint rows');
    return written;
  } catch (error) {
    await client.query('rollback to savepoint rows');
    const refusal = refusalOf(error as Error);
    // Whatever is no rule of the data is no matter of one row.
    if (refusal.status >= 500) throw error;
    if (records.length === 1) {
      records[0]!.row.refusals.push({ subject: refusal.message, words: refusal.message });
      return [];
    }
  }
  const middle = Math.ceil(records.length / 2);
  return [
    ...(await writeOrHalve(client, records.slice(0, middle), write)),
    ...(await writeOrHalve(client, records.slice(middle), write)),
  ];
}

async function addRecords({ client, subject, served, note }: Writing, records: readonly ToAdd[]): Promise<Written[]> {
  const { table, key } = subject.register;
  const entered = records.map(({ values }) =>
    served.map(({ register }, index) => ({
      ...(index === 0 && givenOf(subject, values)),
      ...ofPart(register, values),
    })),
  );
  const stored: Values[] = [];
  for (const [index, record] of records.entries()) {
    const row: Values = { [key]: record.key };
    for (const [part, one] of served.entries()) {
      const values = entered[index]![part]!;
      const before = await one.effects.before?.({ client, user, entered: values, was: undefined });
      Object.assign(row, inTable(one, before ?? values));
    }
    stored.push(row);
  }
  await noteInHistory(client, note);
  for (const rows of byColumns(stored)) {
    const columns = Object.keys(rows[0]!).join(', ');
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  for (const [index, record] of records.entries())
    for (const [part, { effects }] of served.entries())
      await effects.after?.({ client, user, entered: entered[index]![part]!, was: undefined, key: record.key });
  return records.map(({ row, key: added }) => ({ row, key: added, isAdded: true }));
}

const givenOf = ({ declared }: Subject, values: Values): Values =>
  Object.fromEntries((declared.given ?? []).flatMap((name) => (name in values ? [[name, values[name]]] : [])));

const inTable = ({ register: { elsewhere = [] } }: ServedRegister, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !elsewhere.includes(field)));

/** Rows of the same columns together: a column that is not named has its default. */
function byColumns(rows: readonly Values[]): Values[][] {
  const groups = new Map<string, Values[]>();
  for (const row of rows) {
    const columns = Object.keys(row).toSorted().join(' ');
    groups.set(columns, [...(groups.get(columns) ?? []), row]);
  }
  return [...groups.values()];
}

async function changeRecords(writing: Writing, records: readonly ChangedRecord[]): Promise<Written[]> {
  for (const { record, changes } of records) await changeRecord(writing, record.key, changes);
  return records.map(({ row, record }) => ({ row, key: record.key, isAdded: false }));
}

/** Saves the fields of a record through each register that holds some of them. Throws a Refusal where one says no. */
export async function changeRecord({ client, subject, served, note }: Writing, key: number, changes: Values) {
  for (const one of served) {
    const entered = ofPart(one.register, changes);
    if (Object.keys(entered).length === 0) continue;
    const noted = subject.declared.note && one === served[0] ? { [subject.declared.note]: note } : {};
    await noteInHistory(client, note);
    await change(one, { client, user, were: [] }, key, { ...entered, ...noted }, undefined);
  }
}

/** What must hold once all of these rows are written. */
async function finish({ client, served }: Writing, written: readonly Written[], changed: readonly ChangedRecord[]) {
  const keys = written.map(({ key }) => key);
  if (keys.length === 0) return;
  const were = changed.map(({ record }) => record.stored as Values & { version: number });
  for (const { effects } of served) await effects.finally?.({ client, keys, were });
}

async function remember({ client, subject, importNdx }: Writing, written: readonly Written[]) {
  const kept = written.map(({ row, key, isAdded }) => ({
    record_key: key,
    is_added: isAdded,
    row_hash: row.hash,
    former_id: row.formerId,
  }));
  await client.query(
    `insert into imported_records (import_ndx, table_name, record_key, is_added, row_hash, former_id)
     select $1, $2, record_key, is_added, row_hash, former_id from jsonb_populate_recordset(null::imported_records, $3)`,
    [importNdx, subject.register.table, JSON.stringify(kept)],
  );
}

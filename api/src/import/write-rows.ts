import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { noteInHistory } from '../platform/note-in-history.ts';
import { refusalOf } from '../platform/problems.ts';
import type { ServedRegister } from '../register/served-register.ts';
import { change } from '../register/write.ts';
import type { User } from '../sign-in/authentication.ts';
import { hooksOf } from './hooks.ts';
import { ofPart, type ChangedRecord, type NewRecord } from './prepare-rows.ts';
import type { SheetRow } from './file/sheet-row.ts';
import type { Subject } from './subject.ts';

/** The import that writes. */
export interface Writing {
  client: pg.PoolClient;
  /** Who acts. */
  user: User;
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
  const { client } = writing;
  const written = [
    ...(await inHalves(client, await withKeys(writing, fresh), (some) => addRecords(writing, some), refuseRow)),
    ...(await inHalves(client, changed, (some) => changeRecords(writing, some), refuseRow)),
  ];
  await finish(writing, written, changed);
  await remember(writing, written);
  return written;
}

/** A writer of its own draws keys itself. */
async function withKeys(writing: Writing, fresh: readonly NewRecord[]): Promise<ToAdd[]> {
  const keys = hooksOf(writing.subject).write ? [] : await reserveKeys(writing, fresh.length);
  return fresh.map((record, index) => ({ ...record, key: keys[index] ?? 0 }));
}

async function reserveKeys({ client, subject: { register } }: Writing, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await client.query<{ key: number }>(
    `select nextval(sequence)::integer as key
     from (select pg_get_serial_sequence($1, $2)::regclass as sequence) as own, generate_series(1, $3)`,
    [`public.${register.table}`, register.key, count],
  );
  return rows.map(({ key }) => key);
}

const refuseRow = ({ row }: { row: SheetRow }, words: string) => row.refusals.push({ subject: words, words });

/** Records that fail together are tried in halves, until the one that breaks a rule stands alone and is refused. */
export async function inHalves<R, W>(
  client: pg.PoolClient,
  records: readonly R[],
  write: (records: readonly R[]) => Promise<W[]>,
  refuse: (record: R, words: string) => void,
): Promise<W[]> {
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
      refuse(records[0]!, refusal.message);
      return [];
    }
  }
  const middle = Math.ceil(records.length / 2);
  return [
    ...(await inHalves(client, records.slice(0, middle), write, refuse)),
    ...(await inHalves(client, records.slice(middle), write, refuse)),
  ];
}

async function addRecords(
  { client, user, subject, served, note }: Writing,
  records: readonly ToAdd[],
): Promise<Written[]> {
  const { table, key } = subject.register;
  const { write } = hooksOf(subject);
  if (write) {
    await noteInHistory(client, note);
    const keys = await write.add(client, records);
    const written = records.map(({ row }, index) => ({ row, key: keys[index]!, isAdded: true }));
    return written.filter(({ row }) => row.refusals.length === 0);
  }
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
  await changeAll(writing, records);
  return records.map(({ row, record }) => ({ row, key: record.key, isAdded: false }));
}

type ToChange = Pick<ChangedRecord, 'record' | 'changes'> & Partial<Pick<ChangedRecord, 'row'>>;

/** Saves what changes of records, as their screens would. Throws a Refusal where one of them cannot be. */
export async function changeAll(writing: Writing, records: readonly ToChange[]) {
  const { write } = hooksOf(writing.subject);
  if (!write) {
    for (const { record, changes } of records) await changeRecord(writing, record.key, changes);
    return;
  }
  await noteInHistory(writing.client, writing.note);
  await write.change(
    writing.client,
    records.map(({ record, ...rest }) => ({ was: record.stored, ...rest })),
  );
}

/** Saves the fields of a record through each register that holds some of them. Throws a Refusal where one says no. */
async function changeRecord({ client, user, subject, served, note }: Writing, key: number, changes: Values) {
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

import { NO_OWNER, UNSET } from '@artesian/contract/language/fields';
import type { Register, Values } from '@artesian/contract/language/register';
import { warningsOfChange, problemsOfChange, withoutHidden } from '@artesian/contract/language/rules';
import type pg from 'pg';
import { hooksOf } from './hooks.ts';
import type { KnownRecord } from './find-known.ts';
import { isNeededOfNew, type Mapping, type Mode } from './mapping.ts';
import type { SheetRow } from './file/sheet-row.ts';
import { readValue } from './file/read-value.ts';
import { FORMER_ID, metaIn, type Subject } from './subject.ts';
import type { TableRules } from './table-rules.ts';
import type { ListOfField } from './words.ts';

/** A record that a row makes. */
export interface NewRecord {
  row: SheetRow;
  values: Values;
}

/** What a row changes of a record that is there. */
export interface ChangedRecord {
  row: SheetRow;
  record: KnownRecord;
  changes: Values;
}

interface Preparing {
  subject: Subject;
  mapping: Mapping;
  lists: readonly ListOfField[];
  rules: TableRules;
}

/** Rows as whole new records. What is missing or breaks a rule refuses the row. */
export async function prepareNew(
  client: pg.PoolClient,
  { subject, mapping, lists, rules }: Preparing,
  rows: readonly SheetRow[],
): Promise<NewRecord[]> {
  for (const { said } of rows) sayTheUsual(subject, mapping, lists, said);
  refuseMissing(subject, rows);
  const whole = rows.filter(isTaken);
  await hooksOf(subject).complete?.(client, whole, mapping);
  const defaults = defaultsOf(subject);
  const records = whole.map((row) => ({ row, values: withDefaults(subject, defaults, row.said) }));
  for (const { row, values } of records) holdToRules(subject, row, undefined, values);
  await refuseByTable(
    client,
    rules,
    records.map(({ row, values }) => ({ row, stored: values })),
  );
  const examined = records.filter(({ row }) => isTaken(row)).map((record) => ({ ...record, was: undefined }));
  await hooksOf(subject).examine?.(client, examined);
  return records.filter(({ row }) => isTaken(row));
}

const isTaken = ({ refusals }: SheetRow) => refusals.length === 0;

/** Where the file says nothing of a field at all. */
function sayTheUsual(subject: Subject, { columns, constants }: Mapping, lists: readonly ListOfField[], said: Values) {
  for (const [field, text] of Object.entries(subject.declared.usually ?? {})) {
    if (field in columns || field in constants) continue;
    const list = lists.find((one) => one.field === field);
    said[field] = list ? list.list.get(text.toLowerCase()) : readValue(metaIn(subject, field), text).value;
  }
}

function refuseMissing(subject: Subject, rows: readonly SheetRow[]) {
  const needed = Object.keys(subject.fields).filter((field) => field !== FORMER_ID && isNeededOfNew(subject, field));
  for (const field of needed) {
    const words = `${metaIn(subject, field).label} is missing.`;
    for (const { said, refusals } of rows) if (said[field] === undefined) refusals.push({ subject: words, words });
  }
}

/** What a record has of each field that nobody says anything of. */
const defaultsOf = ({ fields }: Subject): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, schema]) =>
      field === FORMER_ID ? [] : [[field, schema.safeParse(undefined).data]],
    ),
  );

function withDefaults({ declared: { given = [] } }: Subject, defaults: Values, said: Values): Values {
  const values: Values = {};
  for (const [field, usual] of Object.entries(defaults)) {
    const value = said[field] ?? usual;
    if (value !== undefined && !(value === null && given.includes(field))) values[field] = value;
  }
  return values;
}

/** The values of a register among those of all parts. */
export function ofPart({ fields, of }: Register, values: Values): Values {
  const part: Values = {};
  for (const name in fields) if (name in values) part[name] = values[name];
  if (of !== undefined && of in values) part[of] = values[of];
  return part;
}

/** What cannot be refuses the row; what is unlikely is only told, as nobody can be asked row by row. */
function holdToRules(subject: Subject, row: SheetRow, was: Values | undefined, values: Values) {
  for (const part of subject.parts) {
    const entered = withoutHidden(part, was, ofPart(part, values));
    for (const { field, message } of problemsOfChange(part, was, entered)) {
      const words = field in subject.fields ? `${metaIn(subject, field).label}: ${message}` : message;
      row.refusals.push({ subject: words, words });
    }
    for (const { field, message } of warningsOfChange(part, was, entered))
      row.remarks.push({ subject: `Unlikely: ${metaIn(subject, field).label}`, words: message });
  }
}

async function refuseByTable(
  client: pg.PoolClient,
  rules: TableRules,
  records: readonly { row: SheetRow; stored: Values }[],
) {
  const broken = await rules.broken(
    client,
    records.map(({ stored }) => stored),
  );
  for (const [index, { row }] of records.entries())
    for (const remark of broken[index]!)
      if (!row.refusals.some(({ words }) => words.endsWith(remark.words))) row.refusals.push(remark);
}

/** What rows change of the records that they are about: nothing where only new ones are added. */
export async function prepareChanges(
  client: pg.PoolClient,
  { subject, mapping, rules }: Preparing,
  known: readonly { row: SheetRow; record: KnownRecord }[],
  { mode, note }: { mode: Mode; note: string },
): Promise<ChangedRecord[]> {
  const changed = known.map(({ row, record }) => ({
    row,
    record,
    changes: mode === 'add' ? {} : differences(subject, mapping, row.said, record.stored, mode),
  }));
  const isChanged = ({ changes }: ChangedRecord) => Object.keys(changes).length > 0;
  const differing = changed.filter(isChanged);
  for (const { row, record, changes } of differing) {
    const { note: field } = subject.declared;
    holdToRules(subject, row, record.stored, field ? { ...changes, [field]: note } : changes);
  }
  await refuseByTable(
    client,
    rules,
    differing.map(({ row, record, changes }) => ({ row, stored: { ...record.stored, ...changes } })),
  );
  const examined = differing.filter(({ row }) => isTaken(row));
  await hooksOf(subject).examine?.(
    client,
    examined.map(({ row, record, changes }) => ({ row, was: record.stored, values: changes })),
  );
  return changed;
}

/** Blank cells take nothing away; what is computed, or only follows, is no reason to change a record. */
function differences(subject: Subject, mapping: Mapping, said: Values, stored: Values, mode: Mode): Values {
  const { given = [], also = {} } = subject.declared;
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => {
      if (value === undefined || given.includes(field) || field in also || field === subject.register.of) return false;
      if (mode === 'fill' && !isUnanswered(stored[field])) return false;
      if (mode === 'overwrite' && mapping.following.includes(field)) return false;
      return JSON.stringify(value) !== JSON.stringify(stored[field]);
    }),
  );
}

const isUnanswered = (value: unknown) =>
  value === null || value === undefined || value === '' || value === UNSET || value === NO_OWNER;

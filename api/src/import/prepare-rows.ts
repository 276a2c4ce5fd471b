import { NO_OWNER, UNSET } from '@artesian/contract/language/fields';
import type { Register, Values } from '@artesian/contract/language/register';
import { problemsOfChange, withoutHidden } from '@artesian/contract/language/rules';
import type pg from 'pg';
import { hooksOf } from './hooks.ts';
import type { KnownRecord } from './find-known.ts';
import { isNeededOfNew, type Mapping, type Mode } from './mapping.ts';
import type { SheetRow } from './sheet-row.ts';
import { readValue } from './read-value.ts';
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
  for (const row of rows) refuseMissing(subject, row);
  const whole = rows.filter(isTaken);
  await hooksOf(subject).complete?.(client, whole, mapping);
  const records = whole.map((row) => ({ row, values: withDefaults(subject, row.said) }));
  for (const { row, values } of records) refuseByRules(subject, row, undefined, values);
  await refuseByTable(
    client,
    rules,
    records.map(({ row, values }) => ({ row, stored: values })),
  );
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

function refuseMissing(subject: Subject, row: SheetRow) {
  for (const field of Object.keys(subject.fields)) {
    if (row.said[field] !== undefined || field === FORMER_ID || !isNeededOfNew(subject, field)) continue;
    const words = `${metaIn(subject, field).label} is missing.`;
    row.refusals.push({ subject: words, words });
  }
}

function withDefaults({ fields, declared: { given = [] } }: Subject, said: Values): Values {
  const values: Values = {};
  for (const [field, schema] of Object.entries(fields)) {
    if (field === FORMER_ID) continue;
    const value = said[field] ?? schema.safeParse(undefined).data;
    if (value !== undefined && !(value === null && given.includes(field))) values[field] = value;
  }
  return values;
}

/** The values of a register among those of all parts. */
export const ofPart = ({ fields, of }: Register, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in fields || name === of));

function refuseByRules(subject: Subject, row: SheetRow, was: Values | undefined, values: Values) {
  for (const part of subject.parts) {
    const entered = withoutHidden(part, was, ofPart(part, values));
    for (const { field, message } of problemsOfChange(part, was, entered)) {
      const words = field in subject.fields ? `${metaIn(subject, field).label}: ${message}` : message;
      row.refusals.push({ subject: words, words });
    }
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
    refuseByRules(subject, row, record.stored, field ? { ...changes, [field]: note } : changes);
  }
  await refuseByTable(
    client,
    rules,
    differing.map(({ row, record, changes }) => ({ row, stored: { ...record.stored, ...changes } })),
  );
  return changed;
}

/** Blank cells take nothing away; what is computed, or only follows, is no reason to change a record. */
function differences(subject: Subject, mapping: Mapping, said: Values, stored: Values, mode: Mode): Values {
  const computed = subject.declared.given ?? [];
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => {
      if (value === undefined || computed.includes(field) || field === subject.register.of) return false;
      if (mode === 'fill' && !isUnanswered(stored[field])) return false;
      if (mode === 'overwrite' && mapping.following.includes(field)) return false;
      return JSON.stringify(value) !== JSON.stringify(stored[field]);
    }),
  );
}

const isUnanswered = (value: unknown) =>
  value === null || value === undefined || value === '' || value === UNSET || value === NO_OWNER;

import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { hooksOf } from './hooks.ts';
import type { Mode } from './mapping.ts';
import type { SeenRows } from './seen-rows.ts';
import type { SheetRow } from './file/sheet-row.ts';
import { nameOf, type Subject } from './subject.ts';

/** A record that a row is about. */
export interface KnownRecord {
  key: number;
  /** All of its columns. */
  stored: Values;
  /** What people know it by. */
  label: string;
  /** `Well 58-50-3-0001, removed.` */
  words: string;
}

export interface SortedRows {
  fresh: SheetRow[];
  known: { row: SheetRow; record: KnownRecord }[];
  /** Rows that say no more than an earlier line does. */
  repeated: { row: SheetRow; words: string }[];
}

/** Tells rows that would make a new record from those whose record the database, or an earlier line, already has. */
export async function sortOutKnown(
  client: pg.PoolClient,
  subject: Subject,
  rows: readonly SheetRow[],
  { seen, mode }: { seen: SeenRows; mode: Mode },
): Promise<SortedRows> {
  const sorted: SortedRows = { fresh: [], known: [], repeated: [] };
  const records = await findRecords(client, subject, rows);
  for (const [index, row] of rows.entries())
    if (row.refusals.length === 0) sortOut(subject, row, records[index]!, { seen, mode, sorted });
  return sorted;
}

interface Sorting {
  seen: SeenRows;
  mode: Mode;
  sorted: SortedRows;
}

function sortOut(subject: Subject, row: SheetRow, found: readonly KnownRecord[], { seen, mode, sorted }: Sorting) {
  const [record, other] = found;
  const { one, title } = subject.register;
  const marks = marksOf(subject, row);
  const same = seen.get(row.hash);
  const earlier = [...marks, ...(record ? [`record ${record.key}`] : [])].map((mark) => seen.get(mark)).find(Boolean);
  const refuse = (about: string, words: string) => row.refusals.push({ subject: about, words });
  if (same?.isNew || (same && mode !== 'add')) sorted.repeated.push({ row, words: `The same as line ${same.line}.` });
  else if (earlier?.isNew) {
    const words = `is another ${one} with the same number or ID.`;
    refuse(`An earlier line ${words}`, `Line ${earlier.line} ${words}`);
  } else if (other) {
    const names = found.map(({ words }) => words).join(' ');
    refuse(`It matches several ${title.toLowerCase()} on record.`, `It matches several: ${names}`);
  } else if (record && earlier && mode !== 'add') {
    refuse(`An earlier line has the same ${one}.`, `Line ${earlier.line} has the same ${one}.`);
  } else if (record) sorted.known.push({ row, record });
  else sorted.fresh.push(row);
  if (row.refusals.length > 0 || same || earlier) return;
  const place = { line: row.line, isNew: record === undefined };
  for (const mark of [row.hash, ...marks, ...(record ? [`record ${record.key}`] : [])]) seen.set(mark, place);
}

/** What tells a new record from the other rows of its file. */
function marksOf({ declared }: Subject, { said, formerId }: SheetRow): string[] {
  const marks = keysOf(declared).flatMap((key) =>
    isTold(key, said, declared) ? [`${key.join(' ')} ${JSON.stringify(key.map((column) => said[column]))}`] : [],
  );
  if (formerId !== null) return [...marks, `former ID ${formerId}`];
  const alone = declared.keyWithoutId;
  return alone && said[alone] !== undefined ? [...marks, `${alone} ${JSON.stringify(said[alone])}`] : marks;
}

const keysOf = ({ key }: Subject['declared']): string[][] => key.map((one) => [one].flat());
const isTold = (key: readonly string[], said: Values, { blankInKey = [] }: Subject['declared']) =>
  key.every((column) => said[column] !== undefined || blankInKey.includes(column));

/** For each row, the records that it may be about: by its former id, or its keys, or else by what it says as a whole. */
async function findRecords(client: pg.PoolClient, subject: Subject, rows: readonly SheetRow[]) {
  const { table } = subject.register;
  const { declared } = subject;
  const formerIds = await findImported(
    client,
    table,
    'former_id',
    rows.map(({ formerId }) => formerId),
  );
  const hashes = await findImported(
    client,
    table,
    'row_hash',
    rows.map(({ hash }) => hash),
  );
  const byKeys = rows.map(() => new Set<number>());
  for (const key of keysOf(declared)) await findByKey(client, subject, key, rows, byKeys);
  const byLooseKey = rows.map(() => new Set<number>());
  if (declared.keyWithoutId) await findByKey(client, subject, [declared.keyWithoutId], rows, byLooseKey);
  const keys = rows.map(({ formerId, hash }, index) => {
    const byFormerId = formerId === null ? undefined : formerIds.get(formerId);
    if (byFormerId) return [byFormerId];
    if (byKeys[index]!.size > 0) return [...byKeys[index]!];
    const byHash = hashes.get(hash);
    if (byHash) return [byHash];
    return formerId === null ? [...byLooseKey[index]!] : [];
  });
  const stored = await readRecords(client, subject, keys.flat());
  return keys.map((each) => each.flatMap((key) => stored.get(key) ?? []));
}

async function findImported(
  client: pg.PoolClient,
  table: string,
  column: 'former_id' | 'row_hash',
  texts: (string | null)[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ text: string; record_key: number }>(
    `select ${column} as text, max(record_key) as record_key
     from imported_records where table_name = $1 and ${column} = any($2) group by ${column}`,
    [table, texts.filter((text) => text !== null)],
  );
  return new Map(rows.map(({ text, record_key }) => [text, record_key]));
}

async function findByKey(
  client: pg.PoolClient,
  subject: Subject,
  key: readonly string[],
  rows: readonly SheetRow[],
  into: Set<number>[],
) {
  const asked = rows.flatMap(({ said, refusals }, index) =>
    refusals.length === 0 && isTold(key, said, subject.declared)
      ? [{ index, ...Object.fromEntries(key.map((column) => [column, said[column]])) }]
      : [],
  );
  if (asked.length === 0) return;
  const relation = relationOf(subject);
  const { blankInKey = [] } = subject.declared;
  const equal = (column: string) => (blankInKey.includes(column) ? 'is not distinct from' : '=');
  const same = key.map((column) => `records.${column} ${equal(column)} asked.${column}`).join(' and ');
  const { rows: found } = await client.query<{ place: number; key: number }>(
    `select asked.ordinality::integer - 1 as place, records.${subject.register.key} as key
     from jsonb_populate_recordset(null::${relation}, $1) with ordinality as asked
     join ${relation} as records on ${same}`,
    [JSON.stringify(asked.map(({ index: _index, ...values }) => values))],
  );
  for (const { place, key: record } of found) into[asked[place]!.index]!.add(record);
}

/** Where records are read. */
const relationOf = (subject: Subject) => hooksOf(subject).relation ?? subject.register.table;

/** A query of all columns of a table but its shapes, which follow from others and take long to write down. */
export async function asStored(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and atttypid not in ('geometry'::regtype, 'geography'::regtype)`,
    [table],
  );
  return `select ${rows.map(({ name }) => name).join(', ')} from ${table}`;
}

/** Records by their keys. */
export async function readRecords(
  client: pg.PoolClient,
  subject: Subject,
  keys: readonly number[],
): Promise<Map<number, KnownRecord>> {
  if (keys.length === 0) return new Map();
  const { key } = subject.register;
  const { rows } = await client.query<{ stored: Values; name: string | null }>(
    `select to_jsonb(records) as stored, ${hooksOf(subject).name ?? 'null'} as name
     from (${await asStored(client, relationOf(subject))}) as records where ${key} = any($1)`,
    [keys],
  );
  return new Map(
    rows.map(({ stored, name }) => {
      const label = name ?? labelOf(subject, stored);
      const words = `${nameOf(subject)} ${label}${stored.removed === true ? ', removed' : ''}.`;
      return [stored[key] as number, { key: stored[key] as number, stored, label, words }];
    }),
  );
}

/** What people know records by, by their keys. */
export async function readLabels(
  client: pg.PoolClient,
  subject: Subject,
  keys: readonly number[],
): Promise<Map<number, string>> {
  if (keys.length === 0) return new Map();
  const { key } = subject.register;
  const names = [`${hooksOf(subject).name ?? 'null'} as name`, key, ...namesOf(subject)];
  const { rows } = await client.query<Values>(
    `select ${names.join(', ')} from ${relationOf(subject)} as records where ${key} = any($1)`,
    [keys],
  );
  return new Map(rows.map((stored) => [stored[key] as number, (stored.name as string) ?? labelOf(subject, stored)]));
}

/** What people know a record by, or its number where its table does not hold that. */
function labelOf(subject: Subject, stored: Values): string {
  const name = namesOf(subject)
    .map((column) => stored[column])
    .find((value) => value !== null && value !== undefined);
  return String(name ?? stored[subject.register.key]);
}

const namesOf = ({ register, declared, fields }: Subject): string[] =>
  [register.label, ...(declared.given ?? []), register.alsoCalled ?? ''].filter((column) => column in fields);

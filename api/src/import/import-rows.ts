import type pg from 'pg';
import { readDependencies } from '../views/dependencies.ts';
import { relationsIn } from '../register/relations.ts';
import { serveRegister, type ServedRegister } from '../register/served-register.ts';
import type { Database } from '../platform/database/open-database.ts';
import { transaction } from '../platform/transaction.ts';
import { commandLine } from './actor.ts';
import { labelOf, readRecords, sortOutKnown, type SeenRows } from './find-known.ts';
import { hooksOf } from './hooks.ts';
import type { Mapping, Mode } from './mapping.ts';
import { prepareChanges, prepareNew, type ChangedRecord } from './prepare-rows.ts';
import type { Table, TableRow } from './read-table.ts';
import { readRow, shown } from './read-row.ts';
import type { Remark, SheetRow } from './sheet-row.ts';
import { resolveReferences } from './references.ts';
import { canAdd, metaIn, type Subject } from './subject.ts';
import { readTableRules, type TableRules } from './table-rules.ts';
import { readLists, resolveWords, type AddedWord, type ListOfField } from './words.ts';
import { writeRows } from './write-rows.ts';

export const verdicts = ['added', 'changed', 'already there', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Outcome {
  line: number;
  verdict: Verdict;
  /** What people know the record by; null where there is none, and of a new one before it is there. */
  record: string | null;
  /** The reason, where it was not taken. */
  reason: string | null;
  /** Why it was refused, each reason by itself. */
  refusals: Remark[];
  remarks: Remark[];
  /** By field, in words: `Well Name: “A” → “B”`. */
  changes: string[];
}

export interface ImportResult {
  /** Null of a dry run. */
  importNdx: number | null;
  /** One for each row of the file, in its order. */
  outcomes: Outcome[];
  wordsAdded: AddedWord[];
}

export interface ImportOptions {
  mode?: Mode;
  dryRun?: boolean;
  /** Told after each piece how many rows are done. */
  onProgress?: (done: number) => void;
}

/** So many rows are written in a fraction of a second: whoever saves meanwhile hardly waits. */
const AT_ONCE = 100;

interface Importing {
  database: Database;
  subject: Subject;
  served: readonly ServedRegister[];
  mapping: Mapping;
  mode: Mode;
  lists: readonly ListOfField[];
  rules: TableRules;
  seen: SeenRows;
  fileName: string;
  importNdx: number | null;
}

/**
 * Brings a file's rows in: each is added, changes a record, is there already, or is refused with a reason. Pieces of the file are
 * transactions of their own. A dry run only reads: it spends no numbers either.
 */
export async function importRows(
  database: Database,
  subject: Subject,
  table: Table,
  mapping: Mapping,
  { mode = 'add', dryRun = false, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const importing: Importing = {
    database,
    subject,
    served: await serveParts(database, subject),
    mapping,
    mode,
    ...(await reading(database, async (client) => ({
      lists: await readLists(client, subject, mapping),
      rules: await readTableRules(client, subject),
    }))),
    seen: new Map(),
    fileName: table.fileName,
    importNdx: dryRun ? null : await recordImport(database, subject, table, mapping, mode),
  };
  const result: ImportResult = { importNdx: importing.importNdx, outcomes: [], wordsAdded: [] };
  for (let start = 0; start < table.rows.length; start += AT_ONCE) {
    const { outcomes, wordsAdded } = await bringInPiece(importing, table.rows.slice(start, start + AT_ONCE));
    result.outcomes.push(...outcomes);
    result.wordsAdded.push(...wordsAdded);
    onProgress?.(result.outcomes.length);
  }
  if (importing.importNdx !== null) await finishImport(database, importing.importNdx);
  return result;
}

export const countOf = (outcomes: readonly Outcome[], verdict: Verdict): number =>
  outcomes.filter((outcome) => outcome.verdict === verdict).length;

/** What serves a register and the other parts of its table. */
export async function serveParts(database: Database, { parts }: Subject): Promise<ServedRegister[]> {
  const relationOf = relationsIn(await readDependencies(database));
  return parts.map((part) => serveRegister(part, relationOf(part)));
}

/** Nothing can be written in it, not even a number be drawn. */
const reading = <T>(database: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  transaction(database, commandLine, async (client) => {
    await client.query('set transaction read only');
    return work(client);
  });

/** How history names an import. */
export const requestOf = (importNdx: number) => `import ${importNdx}`;

type Piece = Pick<ImportResult, 'outcomes' | 'wordsAdded'>;

function bringInPiece(importing: Importing, rows: readonly TableRow[]): Promise<Piece> {
  const { database, importNdx } = importing;
  if (importNdx === null) return reading(database, (client) => bringIn(client, importing, rows));
  return transaction(database, { ...commandLine, requestId: requestOf(importNdx) }, async (client) => {
    const piece = await bringIn(client, importing, rows);
    await countRows(client, importNdx, piece);
    return piece;
  });
}

async function bringIn(client: pg.PoolClient, importing: Importing, given: readonly TableRow[]): Promise<Piece> {
  const { subject, mapping, mode, lists, importNdx, fileName, served } = importing;
  const note = `Import ${importNdx ?? ''}: ${fileName}`;
  const rows = given.map((row) => readRow(subject, row, mapping));
  for (const row of rows) judge(subject, row);
  const wordsAdded = await resolveWords(client, lists, rows, importNdx !== null);
  await resolveReferences(client, subject, rows);
  const { fresh, known, repeated } = await sortOutKnown(client, subject, rows, importing);
  if (!canAdd(subject)) for (const row of fresh) refuseNew(subject, row);
  const news = canAdd(subject) ? await prepareNew(client, importing, fresh) : [];
  const changes = await prepareChanges(client, importing, known, { mode, note });
  const isWritten = ({ row, changes: some }: ChangedRecord) =>
    row.refusals.length === 0 && Object.keys(some).length > 0;
  const toChange = changes.filter(isWritten);
  const written =
    importNdx === null ? [] : await writeRows({ client, subject, served, importNdx, note }, news, toChange);
  const records = await readRecords(
    client,
    subject,
    written.flatMap(({ key, isAdded }) => (isAdded ? [key] : [])),
  );
  const nameOfNew = new Map(written.map(({ row, key }) => [row, records.get(key)]));
  const outcomes = [
    ...news.map(({ row }) => outcomeOf(row, 'added', { record: nameIn(subject, nameOfNew.get(row)?.stored) })),
    ...changes.map(({ row, record, changes: some }) =>
      Object.keys(some).length > 0
        ? outcomeOf(row, 'changed', {
            record: labelOf(subject, record.stored),
            changes: Object.entries(some).map(([field, value]) =>
              inWords(importing, field, record.stored[field], value),
            ),
          })
        : outcomeOf(row, 'already there', { record: labelOf(subject, record.stored), reason: record.words }),
    ),
    ...repeated.map(({ row, words }) => outcomeOf(row, 'already there', { reason: words })),
  ];
  const told = new Set(outcomes.map(({ line }) => line));
  const refused = rows.filter(({ line }) => !told.has(line)).map((row) => outcomeOf(row, 'refused', {}));
  return { outcomes: [...outcomes, ...refused].toSorted((a, b) => a.line - b.line), wordsAdded };
}

function judge(subject: Subject, row: SheetRow) {
  const found = hooksOf(subject).judge?.(row.said);
  if (!found) return;
  row.refusals.push(...found.refusals);
  row.remarks.push(...found.remarks);
}

function refuseNew(subject: Subject, row: SheetRow) {
  const words = `There is no such ${subject.register.one}, and files cannot add one.`;
  row.refusals.push({ subject: words, words });
}

const nameIn = (subject: Subject, stored: Record<string, unknown> | undefined) =>
  stored ? labelOf(subject, stored) : null;

/** What became of a row; a refusal of it wins over anything else. */
function outcomeOf(row: SheetRow, verdict: Verdict, more: Partial<Outcome>): Outcome {
  const { line, remarks, refusals } = row;
  const usual = { line, record: null, reason: null, refusals: [], changes: [] };
  if (refusals.length === 0) return { ...usual, verdict, remarks: verdict === 'already there' ? [] : remarks, ...more };
  return {
    ...usual,
    verdict: 'refused',
    reason: refusals.map(({ words }) => words).join(' '),
    refusals,
    remarks: [],
  };
}

/** `Well Name: “A” → “B”`, with the words of lists. */
function inWords({ subject, lists }: Importing, field: string, was: unknown, is: unknown): string {
  const list = lists.find((one) => one.field === field)?.list;
  const wordOf = (value: unknown) => {
    if (value === null || value === undefined) return 'nothing';
    if (!list) return shown(String(value));
    const [word] = [...list].find(([, key]) => key === value) ?? [];
    return word === undefined ? 'nothing' : shown(word);
  };
  return `${metaIn(subject, field).label}: ${wordOf(was)} → ${wordOf(is)}`;
}

async function recordImport(
  database: Database,
  { declared }: Subject,
  { fileName, fileHash }: Table,
  mapping: Mapping,
  mode: Mode,
): Promise<number> {
  return transaction(database, commandLine, async (client) => {
    const { rows } = await client.query<{ import_ndx: number }>(
      `insert into imports (subject, file_name, file_hash, mapping, mode, finished_timestamp,
         rows_read, rows_added, rows_changed, rows_known, rows_refused)
       values ($1, $2, $3, $4, $5, null, 0, 0, 0, 0, 0) returning import_ndx`,
      [declared.as, fileName, fileHash, JSON.stringify(mapping), mode],
    );
    return rows[0]!.import_ndx;
  });
}

async function countRows(client: pg.PoolClient, importNdx: number, { outcomes, wordsAdded }: Piece) {
  await client.query(
    `update imports set rows_read = rows_read + $2, rows_added = rows_added + $3, rows_changed = rows_changed + $4,
       rows_known = rows_known + $5, rows_refused = rows_refused + $6, words_added = words_added || $7::jsonb
     where import_ndx = $1`,
    [importNdx, outcomes.length, ...verdicts.map((verdict) => countOf(outcomes, verdict)), JSON.stringify(wordsAdded)],
  );
}

const finishImport = (database: Database, importNdx: number) =>
  transaction(database, commandLine, (client) =>
    client.query('update imports set finished_timestamp = now() where import_ndx = $1', [importNdx]),
  );

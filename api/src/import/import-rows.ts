import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { readPlaceOfDistrict } from '../map/home.ts';
import { readDependencies } from '../views/dependencies.ts';
import { relationsIn } from '../register/relations.ts';
import { serveRegister, type ServedRegister } from '../register/served-register.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { User } from '../sign-in/authentication.ts';
import { transaction } from '../platform/transaction.ts';
import { commandLine } from './actor.ts';
import { readLabels, sortOutKnown } from './find-known.ts';
import { hooksOf } from './hooks.ts';
import type { Mapping, Mode } from './mapping.ts';
import { prepareChanges, prepareNew, type ChangedRecord } from './prepare-rows.ts';
import { resolveMoments } from './file/moments.ts';
import { countOf, outcomesOf, verdicts, type Outcome } from './outcomes.ts';
import type { RowsOfFile, Source } from './file/read-source.ts';
import type { TableRow } from './file/table-row.ts';
import { readRow } from './file/read-row.ts';
import type { Place, SheetRow } from './file/sheet-row.ts';
import { SeenRows } from './seen-rows.ts';
import { resolveReferences } from './references.ts';
import { canAdd, type Subject } from './subject.ts';
import { readTableRules, type TableRules } from './table-rules.ts';
import { inPieces } from './in-pieces.ts';
import { readLists, resolveWords, type AddedWord, type ListOfField } from './words.ts';
import { writeRows } from './write-rows.ts';

/** Rows that were worked through together. */
export interface Piece {
  rows: readonly TableRow[];
  /** One for each of the rows, in their order. */
  outcomes: Outcome[];
  wordsAdded: AddedWord[];
}

/** An import by pieces: who acts, and what it is recorded as. */
export interface PiecesOptions {
  mode: Mode;
  user: User;
  /** Null of a dry run. */
  importNdx: number | null;
  /** The rows before those that come, of an import that goes on. */
  seen?: SeenRows;
  /** Does something with a piece in the transaction that writes it; what it throws takes the piece back. Not asked of a dry run. */
  keep?: (client: pg.PoolClient, piece: Piece) => Promise<void>;
}

interface Importing {
  database: Database;
  subject: Subject;
  served: readonly ServedRegister[];
  mapping: Mapping;
  mode: Mode;
  lists: readonly ListOfField[];
  rules: TableRules;
  home: Place | null;
  seen: SeenRows;
  fileName: string;
  importNdx: number | null;
  user: User;
  keep: PiecesOptions['keep'];
}

/** Keeps that the command begins an import; answers its number. */
export const beginImport = (
  database: Database,
  subject: Subject,
  source: Pick<Source, 'fileName' | 'fileHash'>,
  mapping: Mapping,
  mode: Mode,
): Promise<number> =>
  transaction(database, commandLine, (client) => recordImport(client, subject, source, mapping, mode));

/**
 * Brings a file's rows in, piece by piece: each row is added, changes a record, is there already, or is refused with a reason. Each piece is a
 * transaction of its own, told once it is done; whoever takes no further piece breaks off, and can go on. A dry run only reads: it spends no
 * numbers either.
 */
export async function* importPieces(
  database: Database,
  subject: Subject,
  { fileName, rows }: { fileName: string; rows: RowsOfFile },
  mapping: Mapping,
  { seen = new SeenRows(), keep, ...options }: PiecesOptions,
): AsyncGenerator<Piece> {
  const importing: Importing = {
    ...options,
    database,
    subject,
    served: await serveParts(database, subject),
    mapping,
    ...(await reading(database, async (client) => ({
      lists: await readLists(client, subject, mapping),
      rules: await readTableRules(client, subject),
      home: (await readPlaceOfDistrict(client)) ?? null,
    }))),
    seen,
    fileName,
    keep,
  };
  for await (const piece of inPieces(rows, togetherIn(subject, mapping))) yield await bringInPiece(importing, piece);
  if (options.importNdx !== null) await finishImport(database, options.importNdx, options.user);
}

/** Which rows are written together: those about one record of the declared reference. */
function togetherIn({ declared: { together } }: Subject, { columns }: Mapping) {
  const heading = together && columns[together];
  return heading ? (one: TableRow, next: TableRow) => one.cells[heading] === next.cells[heading] : undefined;
}

/** What serves a register and the other parts of its table. */
export async function serveParts(database: Database, subject: Subject): Promise<ServedRegister[]> {
  const relationOf = relationsIn(await readDependencies(database));
  const { effects } = hooksOf(subject);
  return subject.parts.map((part) => ({ ...serveRegister(part, relationOf(part)), ...(effects && { effects }) }));
}

/** Nothing can be written in it, not even a number be drawn. */
const reading = <T>(database: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  transaction(database, commandLine, async (client) => {
    await client.query('set transaction read only');
    return work(client);
  });

/** How history names an import. */
export const requestOf = (importNdx: number) => `import ${importNdx}`;

function bringInPiece(importing: Importing, rows: readonly TableRow[]): Promise<Piece> {
  const { database, importNdx, user, keep } = importing;
  if (importNdx === null) return reading(database, (client) => bringIn(client, importing, rows));
  return transaction(database, { sub: user.sub, requestId: requestOf(importNdx) }, async (client) => {
    const piece = await bringIn(client, importing, rows);
    await countRows(client, importNdx, piece);
    await keep?.(client, piece);
    return piece;
  });
}

async function bringIn(client: pg.PoolClient, importing: Importing, given: readonly TableRow[]): Promise<Piece> {
  const { subject, mapping, mode, lists, importNdx, fileName, served, user } = importing;
  const note = `Import ${importNdx ?? ''}: ${fileName}`;
  const rows = given.map((row) => readRow(subject, row, mapping));
  for (const row of rows) judge(importing, row);
  const wordsAdded = await resolveWords(client, lists, rows, importNdx !== null);
  await resolveReferences(client, subject, mapping, rows);
  await resolveMoments(client, subject, mapping, rows);
  for (const { said } of rows) tellUsualKeys(subject, said);
  const { fresh, known, repeated } = await sortOutKnown(client, subject, rows, importing);
  if (!canAdd(subject)) for (const row of fresh) refuseNew(subject, row);
  const news = canAdd(subject) ? await prepareNew(client, importing, fresh) : [];
  const changes = await prepareChanges(client, importing, known, { mode, note });
  const isWritten = ({ row, changes: some }: ChangedRecord) =>
    row.refusals.length === 0 && Object.keys(some).length > 0;
  const toChange = changes.filter(isWritten);
  const written =
    importNdx === null ? [] : await writeRows({ client, user, subject, served, importNdx, note }, news, toChange);
  const labels = await readLabels(
    client,
    subject,
    written.flatMap(({ key, isAdded }) => (isAdded ? [key] : [])),
  );
  const keyOf = new Map(written.map(({ row, key }) => [row, key]));
  const outcomes = outcomesOf(importing, rows, {
    news: news.map(({ row }) => ({ row, key: keyOf.get(row) ?? null, label: labels.get(keyOf.get(row) ?? 0) ?? null })),
    changes,
    repeated,
  });
  return { rows: given, outcomes, wordsAdded };
}

function tellUsualKeys({ declared: { usualInKey = {} } }: Subject, said: Values) {
  for (const [field, usual] of Object.entries(usualInKey)) said[field] ??= usual;
}

function judge({ subject, home }: Pick<Importing, 'subject' | 'home'>, row: SheetRow) {
  const found = hooksOf(subject).judge?.(row.said, home);
  if (!found) return;
  row.refusals.push(...found.refusals);
  row.remarks.push(...found.remarks);
}

function refuseNew(subject: Subject, row: SheetRow) {
  const words = `This ${subject.register.one} does not exist and cannot be added by an import.`;
  row.refusals.push({ subject: words, words });
}

/** Keeps that an import begins; answers its number. */
export async function recordImport(
  client: pg.PoolClient,
  { declared }: Subject,
  { fileName, fileHash }: Pick<Source, 'fileName' | 'fileHash'>,
  mapping: Mapping,
  mode: Mode,
): Promise<number> {
  const { rows } = await client.query<{ import_ndx: number }>(
    `insert into imports (subject, file_name, file_hash, mapping, mode, finished_timestamp,
       rows_read, rows_added, rows_changed, rows_known, rows_refused)
     values ($1, $2, $3, $4, $5, null, 0, 0, 0, 0, 0) returning import_ndx`,
    [declared.as, fileName, fileHash, JSON.stringify(mapping), mode],
  );
  return rows[0]!.import_ndx;
}

async function countRows(client: pg.PoolClient, importNdx: number, { outcomes, wordsAdded }: Piece) {
  await client.query(
    `update imports set rows_read = rows_read + $2, rows_added = rows_added + $3, rows_changed = rows_changed + $4,
       rows_known = rows_known + $5, rows_refused = rows_refused + $6, words_added = words_added || $7::jsonb
     where import_ndx = $1`,
    [importNdx, outcomes.length, ...verdicts.map((verdict) => countOf(outcomes, verdict)), JSON.stringify(wordsAdded)],
  );
}

const finishImport = (database: Database, importNdx: number, { sub }: User) =>
  transaction(database, { sub, requestId: requestOf(importNdx) }, (client) =>
    client.query('update imports set finished_timestamp = now() where import_ndx = $1', [importNdx]),
  );

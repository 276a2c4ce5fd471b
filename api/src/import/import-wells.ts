import type pg from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import { transaction } from '../platform/transaction.ts';
import { insertWells } from './insert-wells.ts';
import type { Mapping } from './mapping.ts';
import { placeInShapes } from './place-in-shapes.ts';
import type { Table } from './read-table.ts';
import { readWell, type Remark, type WellRow } from './read-well.ts';
import { sortOutKnown } from './sort-out-known.ts';
import { resolveWords, type AddedWord } from './words.ts';

export interface Outcome {
  line: number;
  verdict: 'added' | 'already there' | 'refused';
  /** District Well Id of an added well. */
  wellId: string | null;
  /** The reason, where it was not added. */
  reason: string | null;
  remarks: Remark[];
}

export interface ImportResult {
  importNdx: number;
  /** One for each row of the file, in its order. */
  outcomes: Outcome[];
  wordsAdded: AddedWord[];
}

/** Whoever runs the command, in history. */
export const commandLine = { sub: 'command line', requestId: 'import' };

/**
 * Brings a file's rows in as wells, all in one transaction: each row is added, there already, or refused with a reason.
 * A dry run does the same and takes all of it back.
 */
export function importWells(
  database: Database,
  table: Table,
  mapping: Mapping,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<ImportResult> {
  const rows = table.rows.map((row) => readWell(row, mapping));
  return transaction(database, commandLine, async (client) => {
    await client.query('savepoint import');
    // Nobody adds a well of the same number in between; reading goes on.
    await client.query('lock table wells in share row exclusive mode');
    const result = await bringIn(client, table, mapping, rows);
    if (dryRun) await client.query('rollback to savepoint import');
    return result;
  });
}

async function bringIn(client: pg.ClientBase, table: Table, mapping: Mapping, rows: WellRow[]): Promise<ImportResult> {
  const { fresh, known, refused } = await sortOutKnown(client, rows);
  const wordsAdded = await resolveWords(client, fresh, mapping);
  await placeInShapes(client, fresh, mapping);
  const importNdx = await recordImport(client, table, mapping);
  const inserted = await insertWells(client, fresh, importNdx);
  const outcomes = [
    ...fresh.flatMap((row) => added(row, inserted.ids.get(row.hash))),
    ...known.map(({ row, words }) => notAdded(row, 'already there', words)),
    ...[...refused, ...inserted.refused].map((row) => notAdded(row, 'refused', row.refusal!)),
  ].toSorted((a, b) => a.line - b.line);
  await countRows(client, importNdx, outcomes, wordsAdded);
  return { importNdx, outcomes, wordsAdded };
}

const added = (row: WellRow, wellId: string | undefined): Outcome[] =>
  wellId ? [{ line: row.line, verdict: 'added', wellId, reason: null, remarks: row.remarks }] : [];

const notAdded = (row: WellRow, verdict: 'already there' | 'refused', reason: string): Outcome => ({
  line: row.line,
  verdict,
  wellId: null,
  reason,
  remarks: [],
});

async function recordImport(client: pg.ClientBase, { fileName, fileHash }: Table, mapping: Mapping): Promise<number> {
  const { rows } = await client.query<{ import_ndx: number }>(
    `insert into imports (subject, file_name, file_hash, mapping, rows_read, rows_added, rows_known, rows_refused)
     values ('wells', $1, $2, $3, 0, 0, 0, 0) returning import_ndx`,
    [fileName, fileHash, JSON.stringify(mapping)],
  );
  return rows[0]!.import_ndx;
}

async function countRows(client: pg.ClientBase, importNdx: number, outcomes: Outcome[], words: AddedWord[]) {
  await client.query(
    `update imports set rows_read = $2, rows_added = $3, rows_known = $4, rows_refused = $5, words_added = $6
     where import_ndx = $1`,
    [
      importNdx,
      outcomes.length,
      countOf(outcomes, 'added'),
      countOf(outcomes, 'already there'),
      countOf(outcomes, 'refused'),
      JSON.stringify(words),
    ],
  );
}

export function countOf(outcomes: Outcome[], verdict: Outcome['verdict']): number {
  return outcomes.filter((outcome) => outcome.verdict === verdict).length;
}

import { commandUser } from '../../src/import/actor.ts';
import { beginImport, importPieces, type Piece } from '../../src/import/import-rows.ts';
import type { Mapping, Mode } from '../../src/import/mapping.ts';
import { sourceOf } from '../../src/import/file/read-source.ts';
import type { Table } from '../../src/import/file/read-table.ts';
import { RefusedRows } from '../../src/import/report-files.ts';
import type { Subject } from '../../src/import/subject.ts';
import type { Database } from '../../src/platform/database/open-database.ts';

export interface ImportOptions {
  mode?: Mode;
  dryRun?: boolean;
  onProgress?: (done: number) => void;
}

/** Brings a file in as the command does, and answers what became of all of its rows. */
export async function importRows(
  database: Database,
  subject: Subject,
  table: Table,
  mapping: Mapping,
  { mode = 'add', dryRun = false, onProgress }: ImportOptions = {},
): Promise<Piece & { importNdx: number | null }> {
  const source = await sourceOf(table);
  const importNdx = dryRun ? null : await beginImport(database, subject, source, mapping, mode);
  const result = {
    importNdx,
    rows: [] as Piece['rows'],
    outcomes: [] as Piece['outcomes'],
    wordsAdded: [] as Piece['wordsAdded'],
  };
  const file = { fileName: source.fileName, rows: source.rows() };
  for await (const piece of importPieces(database, subject, file, mapping, { mode, user: commandUser, importNdx })) {
    result.rows = [...result.rows, ...piece.rows];
    result.outcomes.push(...piece.outcomes);
    result.wordsAdded.push(...piece.wordsAdded);
    onProgress?.(result.outcomes.length);
  }
  return result;
}

/** Writes the refused rows of an import as the command does. */
export async function writeRefused(path: string, table: Table, result: Pick<Piece, 'rows' | 'outcomes'>) {
  const refused = new RefusedRows(path, await sourceOf(table));
  refused.add(result);
  refused.end();
}

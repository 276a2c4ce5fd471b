import type { Archive } from './archive.ts';
import type { Mapping } from '../mapping.ts';
import { textsOf } from './read-row.ts';
import type { RowsOfFile } from './read-source.ts';
import { wholeOf } from './read-value.ts';

/** A path is shown no longer. */
const LONGEST = 200;

/**
 * The files of a zip that no row of its table names, whatever becomes of the rows: with them every file is accounted for. As they are shown,
 * in the order of the zip.
 */
export async function unnamedFiles(archive: Archive, rows: RowsOfFile, mapping: Mapping): Promise<string[]> {
  const named: string[] = [];
  for await (const row of rows) named.push(...textsOf(row, mapping).flatMap(([field, text]) => pathIn(field, text)));
  return archive.others(named).map(shownPath);
}

const pathIn = (field: string, text: string) => (field === 'path' ? [wholeOf(text)] : []);

/** What would move a cursor, break a line or turn letters around is written out: a zip may call its files anything. */
export function shownPath(path: string): string {
  const shown = path.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );
  return shown.length > LONGEST ? `…${shown.slice(-LONGEST)}`.replace(/^…[\uDC00-\uDFFF]/, '…') : shown;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openRows } from './open-rows.ts';
import type { TableRow } from './table-row.ts';
import { Unusable } from '../unusable.ts';

export interface Table {
  fileName: string;
  fileHash: string;
  columns: string[];
  rows: TableRow[];
  /** The sheet as it stood, where its cells became rows. */
  sheet?: Pick<Table, 'columns' | 'rows'>;
}

/** Reads a file with a line of headings, told by its content. Throws Unusable when it is missing, empty or no such file. */
export const readTable = (path: string, sheet?: string): Promise<Table> =>
  readFileOfRows(basename(path), readBytes(path), { sheet });

/** The same of what a file holds: a workbook, or separated values. No more than `mostRows` are read, where that is said. */
export async function readFileOfRows(
  fileName: string,
  bytes: Buffer,
  { mostRows = Infinity, sheet }: { mostRows?: number; sheet?: string | undefined } = {},
): Promise<Table> {
  const { columns, rows: all } = await openRows(bytes, sheet);
  const rows: TableRow[] = [];
  for await (const row of all) if (rows.push(row) >= mostRows) break;
  return { fileName, fileHash: createHash('sha256').update(bytes).digest('hex'), columns, rows };
}

/** Throws Unusable when it is missing. */
export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new Unusable(`The file ${path} cannot be read.`);
  }
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { isWorkbook, readWorkbook } from './read-workbook.ts';
import { Unusable } from './unusable.ts';

export interface TableRow {
  /** The line of the file that it begins on. */
  line: number;
  /** By column, trimmed. */
  cells: Record<string, string>;
  /** Why the row cannot be read. */
  problem?: string;
}

export interface Table {
  fileName: string;
  fileHash: string;
  columns: string[];
  rows: TableRow[];
}

const separators = [',', ';', '\t', '|'];

/** What is read of a sheet by a command at most. */
const MOST_LINES = 1_000_000;

/** Reads a file with a line of headings, told by its content. Throws Unusable when it is missing, empty or no such file. */
export const readTable = (path: string, sheet?: string): Promise<Table> =>
  readFileOfRows(basename(path), readBytes(path), { mostLines: MOST_LINES, sheet });

/** The same of what a file holds: a workbook, or separated values. */
export async function readFileOfRows(
  fileName: string,
  bytes: Buffer,
  options: { mostLines: number; sheet?: string | undefined },
): Promise<Table> {
  if (!isWorkbook(bytes)) return tableOf(fileName, bytes);
  return { fileName, fileHash: hashOf(bytes), ...readCells(await readWorkbook(bytes, options)) };
}

/** Separated values with a line of headings: UTF-8, UTF-16 or Windows-1252; commas, semicolons, tabs or bars. */
export function tableOf(fileName: string, bytes: Buffer): Table {
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n');
  const records = parseRecords(text);
  const columns = readHeadings(records.shift()?.record);
  return {
    fileName,
    fileHash: hashOf(bytes),
    columns,
    rows: records.map(({ record, info }) => readRow(columns, record, info.lines)),
  };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Of a sheet of cells, which ends where its last cell stands. */
function readCells(lines: readonly { line: number; cells: string[] }[]): Pick<Table, 'columns' | 'rows'> {
  const columns = readHeadings(lines[0]?.cells);
  const cellsOf = (cells: string[]) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  return { columns, rows: lines.slice(1).map(({ line, cells }) => ({ line, cells: cellsOf(cells) })) };
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new Unusable(`The file ${path} cannot be read.`);
  }
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parseRecords(text: string) {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      // The types do not know what `info` adds.
    }) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Unusable(`The file is not a table of separated values: ${error.message}.`);
  }
}

/** The one that the headings use most. */
function separatorOf(text: string): string {
  const headings = text.slice(0, text.search(/\n|$/)).replaceAll(/"[^"]*"/g, '');
  const uses = (separator: string) => headings.split(separator).length;
  return separators.toSorted((a, b) => uses(b) - uses(a))[0]!;
}

function readHeadings(record: string[] | undefined): string[] {
  if (!record) throw new Unusable('The file is empty.');
  const twice = record.find((name, index) => name && record.indexOf(name) !== index);
  if (twice) throw new Unusable(`The file has two columns called ${twice}.`);
  return record;
}

function readRow(columns: string[], record: string[], lastLine: number): TableRow {
  const line = lastLine - record.join('').split('\n').length + 1;
  const cells = Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']));
  if (record.length === columns.length) return { line, cells };
  return { line, cells, problem: `The line has ${record.length} values where the headings have ${columns.length}.` };
}

import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { TableRow } from './table-row.ts';
import { isWorkbook, workbookRows } from './read-workbook.ts';
import { Unusable } from '../unusable.ts';

/** A file whose rows come one after the other: a large one is never in memory as rows. */
export interface OpenedRows {
  columns: string[];
  /** Once. */
  rows: AsyncGenerator<TableRow>;
}

/** So much of a file is read at a time: others have their turn between. */
const BYTES_AT_ONCE = 65_536;

/** What a file with a line of headings holds, told by its content. Throws Unusable when it is empty or no such file, also while it is read. */
export async function openRows(bytes: Buffer, sheet?: string): Promise<OpenedRows> {
  return isWorkbook(bytes) ? openSheet(bytes, sheet) : openSeparated(bytes);
}

async function openSheet(bytes: Buffer, sheet: string | undefined): Promise<OpenedRows> {
  const lines = workbookRows(bytes, sheet);
  const columns = readHeadings((await lines.next()).value?.cells);
  return { columns, rows: cellsIn(lines, columns) };
}

async function* cellsIn(lines: AsyncGenerator<{ line: number; cells: string[] }>, columns: string[]) {
  for await (const { line, cells } of lines) yield rowOfCells(columns, line, cells);
}

async function openSeparated(bytes: Buffer): Promise<OpenedRows> {
  const records = recordsIn(bytes);
  const columns = readHeadings((await records.next()).value?.record);
  return { columns, rows: rowsIn(records, columns) };
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

async function* recordsIn(bytes: Buffer): AsyncGenerator<Parsed> {
  const [first = ''] = textsOf(bytes);
  const parser = parse({ ...csvOptions, delimiter: separatorOf(first) });
  pipeline(Readable.from(textsOf(bytes)), parser, () => {});
  try {
    for await (const record of parser) yield record as Parsed;
  } catch (error) {
    if (error instanceof CsvError) throw notATable(error);
    throw error;
  }
}

async function* rowsIn(records: AsyncGenerator<Parsed>, columns: string[]): AsyncGenerator<TableRow> {
  for await (const { record, info } of records) yield readRow(columns, record, info.lines);
}

/** The text by pieces, its lines ending alike: UTF-8, UTF-16 or Windows-1252. */
function* textsOf(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let held = '';
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
    const text = held + decoder.decode(bytes.subarray(at, at + BYTES_AT_ONCE), { stream: true });
    // What follows may be the other half of an end of line.
    held = text.endsWith('\r') ? '\r' : '';
    yield text
      .slice(0, text.length - held.length)
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll('\u0000', '');
  }
  yield (held + decoder.decode()).replaceAll('\r', '\n').replaceAll('\u0000', '');
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

const separators = [',', ';', '\t', '|'];

/** How separated values are read, beside what separates them. */
const csvOptions = {
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
} as const;

const notATable = ({ message }: Error) => new Unusable(`The file is not a CSV table: ${message}.`);

/** The one that the headings use most. */
function separatorOf(text: string): string {
  const headings = text.slice(0, text.search(/\n|$/)).replaceAll(/"[^"]*"/g, '');
  const uses = (separator: string) => headings.split(separator).length;
  return separators.toSorted((a, b) => uses(b) - uses(a))[0]!;
}

function readHeadings(written: string[] | undefined): string[] {
  if (!written) throw new Unusable('The file is empty.');
  const record = written.map((heading) => heading.trim());
  const twice = record.find((name, index) => name && record.indexOf(name) !== index);
  if (twice) throw new Unusable(`The file has two columns called ${twice}.`);
  return record;
}

/** A row of separated values, which ends on this line. */
function readRow(columns: string[], record: string[], lastLine: number): TableRow {
  const line = lastLine - record.join('').split('\n').length + 1;
  const cells = Object.fromEntries(columns.map((column, index) => [column, record[index]?.trim() ?? '']));
  const beyond = record.slice(columns.length);
  if (record.length >= columns.length && beyond.every((cell) => cell.trim() === '')) return { line, cells };
  return { line, cells, problem: `The line has ${record.length} values where the headings have ${columns.length}.` };
}

/** A row of a sheet. */
const rowOfCells = (columns: readonly string[], line: number, cells: readonly string[]): TableRow => ({
  line,
  cells: Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? ''])),
});

import { saveFile } from '../save-file.ts';
import { headerOf, type CellValue, type Column } from './column.ts';

/** For pasting into a spreadsheet: headers first, tabs between cells, none within. */
export function asTabSeparated<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const oneLine = (cell: CellValue) => words(cell).replace(/[\t\r\n]+/g, ' ');
  return cells(columns, rows)
    .map((line) => line.map(oneLine).join('\t'))
    .join('\n');
}

/** RFC 4180 with headers, and the mark that tells Excel of UTF-8. */
export function asCsv<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const lines = cells(columns, rows).map((line) => line.map(csvCell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** Hands a text to the reader as a file. */
export const download = (fileName: string, text: string, type = 'text/csv;charset=utf-8') =>
  saveFile(fileName, new Blob([text], { type }));

function cells<T>(columns: readonly Column<T>[], rows: readonly T[]): CellValue[][] {
  return [columns.map(headerOf), ...rows.map((row) => columns.map((column) => column.value(row)))];
}

/** Text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay numbers, also negative ones. */
function csvCell(cell: CellValue): string {
  if (typeof cell === 'number') return String(cell);
  const text = words(cell);
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const words = (cell: CellValue) => (typeof cell === 'boolean' ? (cell ? 'Yes' : 'No') : String(cell ?? ''));

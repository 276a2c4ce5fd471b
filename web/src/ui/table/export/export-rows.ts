import { t } from '@artesian/domain/texts/translate';
import { csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import { saveFile } from '../../save-file.ts';
import { headerOf, shownValue, type CellValue, type Column } from '../column.ts';

/** For pasting into a spreadsheet: headers first, tabs between cells, none within. */
export function asTabSeparated<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const oneLine = (cell: CellValue) => words(cell).replace(/[\t\r\n]+/g, ' ');
  return cells(columns, rows)
    .map((line) => line.map(oneLine).join('\t'))
    .join('\n');
}

/** RFC 4180 with headers. */
export const asCsv = <T>(columns: readonly Column<T>[], rows: readonly T[]): string =>
  csvMark +
  cells(columns, rows)
    .map((line) => csvLine(line.map(cellText)))
    .join('');

/** Hands a text to the reader as a file. */
export const download = (fileName: string, text: string, type = 'text/csv;charset=utf-8') =>
  saveFile(fileName, new Blob([text], { type }));

function cells<T>(columns: readonly Column<T>[], rows: readonly T[]): CellValue[][] {
  return [columns.map(headerOf), ...rows.map((row) => columns.map((column) => shownValue(column, row)))];
}

/** Numbers stay numbers, also negative ones. */
const cellText = (cell: CellValue) => (typeof cell === 'number' ? String(cell) : csvText(words(cell)));

const words = (cell: CellValue) => (typeof cell === 'boolean' ? (cell ? t('Yes') : t('No')) : String(cell ?? ''));

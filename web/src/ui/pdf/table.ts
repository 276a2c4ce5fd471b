import { isNumberCell } from '@artesian/contract/notices/letter';
import { printable } from './open-pdf.ts';
import { keepTogether, left, rule, write, type Sheet } from './sheet.ts';

export interface PrintedTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** How wide the columns are to one another; equally without. */
  widths?: readonly number[];
  size?: number;
  /** How many of the last rows are sums. */
  sums?: number;
}

const inset = 8;
const leastHeight = 2.2;

/** A tagged table over the width of the sheet, numbers below one another by their last digits. */
export function writeTable(sheet: Sheet, printed: PrintedTable) {
  const { columns, rows, sums = 0 } = printed;
  const table = sheet.document.struct('Table');
  sheet.part.add(table);
  const lines: [cells: readonly string[], isHeading: boolean, isBold: boolean][] = [
    [columns, true, true],
    ...rows.map((row, index): [readonly string[], boolean, boolean] => [row, false, index >= rows.length - sums]),
  ];
  for (const [cells, isHeading, isBold] of lines) {
    const style = { ...printed, isBold, isNumber: (place: number) => isNumberColumn(printed, place) };
    writeRow(sheet, table, cells, isHeading ? 'TH' : 'TD', style);
  }
  rule(sheet, sheet.document.y);
  table.end();
}

/** A heading stands above its numbers. */
const isNumberColumn = ({ rows }: PrintedTable, place: number) => rows.some((row) => isNumberCell(row[place] ?? ''));

interface RowStyle extends PrintedTable {
  isBold: boolean;
  isNumber: (place: number) => boolean;
}

function writeRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  tag: 'TH' | 'TD',
  { widths = cells.map(() => 1), size = 10, isBold, isNumber }: RowStyle,
) {
  const { document } = sheet;
  const unit = sheet.width / widths.reduce((sum, one) => sum + one, 0);
  const inner = (place: number) => widths[place]! * unit - inset;
  document.font('Helvetica-Bold').fontSize(size);
  const heights = cells.map((cell, place) => document.heightOfString(printable(cell), { width: inner(place) }));
  const height = Math.max(...heights);
  keepTogether(document, Math.max(height + size, size * leastHeight));
  rule(sheet, document.y);
  const top = document.y + size / 2;
  const row = document.struct('TR');
  table.add(row);
  let x = left;
  for (const [place, cell] of cells.entries()) {
    const at = x;
    const style = { width: inner(place), size, isBold, ...(isNumber(place) && ({ align: 'right' } as const)) };
    row.add(document.struct(tag, tag === 'TH' ? columnHeader : {}, [() => write(document, cell, at, top, style)]));
    x += widths[place]! * unit;
  }
  row.end();
  document.y = top + height + size / 2;
}

/** Its types do not know what a heading of a table is for. */
const columnHeader = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions;

import { isNumberCell } from '@artesian/contract/notices/letter';
import { asArtifact, printable } from './open-pdf.ts';
import { keepTogether, left, rule, writeLines, type Sheet } from './sheet.ts';

export interface PrintedTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** How wide the columns are to one another; equally without. */
  widths?: readonly number[];
  size?: number;
  /** Whether a row is a sum, by its place. */
  isSum?: (row: number) => boolean;
}

const inset = 8;
const leastHeight = 2.2;

/**
 * A tagged table over the width of the sheet, numbers below one another by their last digits. Where it goes on to another page its headings
 * stand there again, for the eye alone.
 */
export function writeTable(sheet: Sheet, printed: PrintedTable) {
  const { columns, rows, isSum } = printed;
  const { document } = sheet;
  const table = document.struct('Table');
  sheet.part.add(table);
  const isNumber = columns.map((_column, place) => rows.some((row) => isNumberCell(row[place] ?? '')));
  const heightOf = (cells: readonly string[]) => heightOfRow(sheet, cells, printed);
  const write = (cells: readonly string[], isBold: boolean, around: AroundCell) =>
    writeRow(sheet, cells, { ...printed, isBold, isNumber, around });
  const writeTagged = (cells: readonly string[], tag: 'TH' | 'TD', isBold: boolean) => {
    const row = document.struct('TR');
    table.add(row);
    write(cells, isBold, (draw) => row.add(document.struct(tag, tag === 'TH' ? columnHeader : {}, [draw])));
    row.end();
  };
  keepTogether(document, heightOf(columns) + (rows[0] ? heightOf(rows[0]) : 0));
  writeTagged(columns, 'TH', true);
  for (const [index, cells] of rows.entries()) {
    const { page } = document;
    keepTogether(document, heightOf(cells));
    if (document.page !== page) write(columns, true, (draw) => asArtifact(document, 'Pagination', draw));
    writeTagged(cells, 'TD', isSum?.(index) ?? false);
  }
  rule(sheet, document.y);
  table.end();
}

/** Draws a cell as a part of the table, or beside it. */
type AroundCell = (draw: () => void) => void;

interface RowStyle extends PrintedTable {
  isBold: boolean;
  /** By column: a heading stands above its numbers. */
  isNumber: readonly boolean[];
  around: AroundCell;
}

function writeRow(
  sheet: Sheet,
  cells: readonly string[],
  { widths, size = 10, isBold, isNumber, around, ...printed }: RowStyle,
) {
  const { document } = sheet;
  const places = placesOf(sheet, cells, widths);
  const height = heightOfRow(sheet, cells, { ...printed, size, ...(widths && { widths }) });
  rule(sheet, document.y);
  const top = document.y;
  for (const [place, cell] of cells.entries()) {
    const { x, width } = places[place]!;
    const style = { width, size, isBold, ...(isNumber[place] && ({ align: 'right' } as const)) };
    around(() => writeLines(document, cell, x, top + size / 2, style));
  }
  document.y = top + height;
}

/** Where each cell begins, and how wide it may be. */
function placesOf({ width }: Sheet, cells: readonly string[], widths: readonly number[] = cells.map(() => 1)) {
  const unit = width / widths.reduce((sum, one) => sum + one, 0);
  let x = left;
  return widths.map((share) => {
    const place = { x, width: share * unit - inset };
    x += share * unit;
    return place;
  });
}

/** With the room above and below its words. */
function heightOfRow(sheet: Sheet, cells: readonly string[], { widths, size = 10 }: PrintedTable): number {
  const { document } = sheet;
  const places = placesOf(sheet, cells, widths);
  document.font('Helvetica-Bold').fontSize(size);
  const heights = cells.map((cell, place) => {
    const lines = cell.split('\n').map((line) => printable(line) || ' ');
    return document.heightOfString(lines.join('\n'), { width: places[place]!.width });
  });
  return Math.max(...heights, size * (leastHeight - 1)) + size;
}

/** Its types do not know what a heading of a table is for. */
const columnHeader = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions;

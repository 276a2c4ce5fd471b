import { isNumberCell } from '@artesian/contract/notices/letter';
import { asArtifact, printable } from './open-pdf.ts';
import { keepTogether, left, rule, writeLines, type Sheet } from './sheet.ts';

export interface PrintedTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** How wide the columns are to one another; without, as their words ask for. */
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
export function writeTable(sheet: Sheet, given: PrintedTable) {
  const { document } = sheet;
  const printed = { ...given, widths: given.widths ?? naturalWidths(sheet, given) };
  const { columns, rows, isSum } = printed;
  const table = document.struct('Table');
  sheet.part.add(table);
  // The first column names its row, also where it is a number.
  const isNumber = columns.map((_column, place) => place > 0 && rows.some((row) => isNumberCell(row[place] ?? '')));
  const isSumOf = (row: number) => isSum?.(row) ?? false;
  const heightOf = (cells: readonly string[], isBold: boolean) => heightOfRow(sheet, cells, { ...printed, isBold });
  const write = (cells: readonly string[], isBold: boolean, around: AroundCell) =>
    writeRow(sheet, cells, { ...printed, isBold, isNumber, around });
  const writeTagged = (cells: readonly string[], tag: 'TH' | 'TD', isBold: boolean) => {
    const row = document.struct('TR');
    table.add(row);
    write(cells, isBold, (draw) => row.add(document.struct(tag, tag === 'TH' ? columnHeader : {}, [draw])));
    row.end();
  };
  keepTogether(document, heightOf(columns, true) + (rows[0] ? heightOf(rows[0], isSumOf(0)) : 0));
  writeTagged(columns, 'TH', true);
  for (const [index, cells] of rows.entries()) {
    const { page } = document;
    keepTogether(document, heightOf(cells, isSumOf(index)));
    if (document.page !== page) write(columns, true, (draw) => asArtifact(document, 'Pagination', draw));
    writeTagged(cells, 'TD', isSumOf(index));
  }
  rule(sheet, document.y);
  table.end();
}

/** What the table takes where it begins on a page of its own. */
export const heightOfTable = (sheet: Sheet, printed: WideTable): number =>
  [printed.columns, ...printed.rows].reduce(
    (sum, cells, index) => sum + heightOfRow(sheet, cells, { ...printed, isBold: index === 0 }),
    0,
  );

type WideTable = PrintedTable & Required<Pick<PrintedTable, 'widths'>>;

/**
 * As wide as the longest line of the cells and the longest word of the heading. Where that is more than the sheet, columns of several words
 * give way, and no word is broken while there is room for all of them.
 */
function naturalWidths({ document, width }: Sheet, { columns, rows, size = 10 }: PrintedTable): number[] {
  document.font('Helvetica-Bold').fontSize(size);
  const widest = (texts: readonly string[]) =>
    Math.ceil(Math.max(...texts.map((text) => document.widthOfString(printable(text))))) + inset + 1;
  const cellsOf = (place: number) => rows.map((row) => row[place] ?? '');
  const words = (text: string) => text.split(/\s+/);
  const least = columns.map((heading, place) => widest([heading, ...cellsOf(place)].flatMap(words)));
  const wanted = columns.map((heading, place) =>
    widest([...words(heading), ...cellsOf(place).flatMap((cell) => cell.split('\n'))]),
  );
  const [sumOfLeast, sumOfWanted] = [least, wanted].map((all) => all.reduce((sum, one) => sum + one, 0)) as [
    number,
    number,
  ];
  if (sumOfWanted <= width || sumOfLeast >= width) return sumOfWanted <= width ? wanted : least;
  const share = (width - sumOfLeast) / (sumOfWanted - sumOfLeast);
  return least.map((one, place) => one + (wanted[place]! - one) * share);
}

/** Draws a cell as a part of the table, or beside it. */
type AroundCell = (draw: () => void) => void;

interface RowStyle extends WideTable {
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
  const places = placesOf(sheet, widths);
  const height = heightOfRow(sheet, cells, { ...printed, size, isBold, widths });
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
function placesOf({ width }: Sheet, widths: readonly number[]) {
  const unit = width / widths.reduce((sum, one) => sum + one, 0);
  let x = left;
  return widths.map((share) => {
    const place = { x, width: share * unit - inset };
    x += share * unit;
    return place;
  });
}

/** With the room above and below its words. */
function heightOfRow(
  sheet: Sheet,
  cells: readonly string[],
  { widths, size = 10, isBold }: WideTable & { isBold: boolean },
): number {
  const { document } = sheet;
  const places = placesOf(sheet, widths);
  document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const heights = cells.map((cell, place) => {
    const lines = cell.split('\n').map((line) => printable(line) || ' ');
    return document.heightOfString(lines.join('\n'), { width: places[place]!.width });
  });
  return Math.max(...heights, size * (leastHeight - 1)) + size;
}

/** Its types do not know what a heading of a table is for. */
const columnHeader = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions;

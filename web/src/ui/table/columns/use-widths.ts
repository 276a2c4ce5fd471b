import { useMemo } from 'react';
import { headerOf, formatCell, type Column } from '../column.ts';

const SAMPLE = 200;
/** In px: an average letter, and a figure or capital; what stands beside the words of a cell and of a header; what a filter needs. */
const LETTER = 7.2;
const FIGURE = 9.2;
const CELL_SPACE = 28;
const HEADER_SPACE = 84;
const LEAST: Record<Column<never>['kind'], number> = { text: 112, choice: 128, flag: 96, number: 124, date: 176 };
const MOST = 300;

/** How wide each column is, in px by its id: as chosen, as told, or as wide as its header and a sample of the rows ask for. */
export function useWidths<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  chosen: Readonly<Record<string, number>>,
  headerWidth = headerInTwoLines,
): Readonly<Record<string, number>> {
  const asked = useMemo(() => {
    const step = Math.max(1, Math.floor(rows.length / SAMPLE));
    const sample = rows.filter((_row, index) => index % step === 0);
    return Object.fromEntries(
      columns.map((column) => [column.id, column.width ?? widthFor(column, sample, headerWidth)]),
    );
  }, [columns, rows, headerWidth]);
  return useMemo(() => ({ ...asked, ...chosen }), [asked, chosen]);
}

/** Of a header with its buttons. */
const headerInOneLine = (header: string) => lengthOf(header) + HEADER_SPACE;

/** Of the same, divided where its lines come out shortest. */
function headerInTwoLines(header: string): number {
  const words = header.split(' ');
  const line = (from: number, to?: number) => headerInOneLine(words.slice(from, to).join(' '));
  return Math.min(...words.map((_word, index) => Math.max(line(0, index), line(index))));
}

/** Whether a header takes two lines in its width. */
export const isInTwoLines = (column: Pick<Column<never>, 'header' | 'unit'>, width: number) =>
  headerInOneLine(headerOf(column)) > width;

/** Of a header without any, which goes on in the next line where it is long. */
export const headerInSeveralLines = (header: string) => Math.max(...header.split(' ').map(lengthOf)) + CELL_SPACE;

function widthFor<T>(column: Column<T>, rows: readonly T[], headerWidth: (header: string) => number): number {
  const longest = rows.reduce((most, row) => Math.max(most, lengthOf(formatCell(column, row))), 0);
  return Math.ceil(Math.max(LEAST[column.kind], headerWidth(headerOf(column)), Math.min(MOST, longest + CELL_SPACE)));
}

/** Near enough, and without asking the browser to lay anything out. */
function lengthOf(text: string): number {
  const figures = text.match(/[\dA-Z-]/g)?.length ?? 0;
  return figures * FIGURE + (text.length - figures) * LETTER;
}

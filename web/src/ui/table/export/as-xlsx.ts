import { t } from '@artesian/domain/texts/translate';
import type { Paper } from '@artesian/contract/language/settings';
import { writeXlsx } from 'hucre/xlsx';
import { headerOf, formatNumber, type CellValue, type Column } from '../column.ts';

/** What a cell of a workbook can hold. */
const LONGEST_TEXT = 32_767;

/** A column without what finds its values, which no worker could be sent. */
export type SheetColumn = Pick<Column<never>, 'header' | 'unit' | 'kind' | 'decimals' | 'ungrouped'>;

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** A sheet that is to be printed. */
  print?: {
    paper: Paper;
    /** Stand above the headers; the first is the title. */
    heading: readonly string[];
    /** Whether a row is a sum, by its place. */
    isSum?: (row: number) => boolean;
  };
}

export interface SheetOfRows extends Sheet {
  rows: readonly (readonly CellValue[])[];
}

/** Sheets of rows as a workbook: headers in bold, numbers as numbers and dates as dates. */
export async function asXlsx(...sheets: SheetOfRows[]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await writeXlsx({ sheets: sheets.map(writtenSheet) });
  return bytes as Uint8Array<ArrayBuffer>;
}

function writtenSheet({ name, columns, rows, print }: SheetOfRows) {
  const heading = print ? [...print.heading, ''] : [];
  const cells = rows.map((row) => row.map((value, index) => cellOf(columns[index]!, value)));
  const bold = (value: string | number | Date | null) => ({ value, style: { font: { bold: true } } });
  return {
    name: sheetName(name),
    columns: columns.map((column, index) => ({
      ...numberForm(column),
      // What stands above the headers would make its column as wide as itself.
      ...(print ? { width: widthOf(column, rows, index) } : { autoWidth: true }),
    })),
    rows: [...heading.map((line) => [line]), columns.map(headerOf), ...cells],
    cells: new Map([
      ...(print ? [['0,0', bold(heading[0]!)] as const] : []),
      ...columns.map((column, index) => [`${heading.length},${index}`, bold(headerOf(column))] as const),
      ...cells.flatMap((row, place) =>
        print?.isSum?.(place)
          ? row.map((value, index) => {
              const { numFmt } = numberForm(columns[index]!);
              const style = { font: { bold: true }, ...(numFmt && { numFmt }) };
              return [`${heading.length + 1 + place},${index}`, { value, style }] as const;
            })
          : [],
      ),
    ]),
    freezePane: { rows: heading.length + 1 },
    ...(print && { pageSetup: pageSetup(print.paper, heading.length + 1) }),
  };
}

const pageSetup = (paper: Paper, headerRow: number) => ({
  paperSize: paper === 'A4' ? ('a4' as const) : ('letter' as const),
  orientation: 'landscape' as const,
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: `$${headerRow}:$${headerRow}`,
});

/** In characters. */
const MOST_WIDE = 48;

function widthOf(column: SheetColumn, rows: SheetOfRows['rows'], index: number): number {
  const lengths = rows.map((row) => {
    const value = row[index] ?? '';
    return typeof value === 'number' ? formatNumber(value, column).length : String(value).length;
  });
  return Math.min(MOST_WIDE, Math.max(headerOf(column).length, ...lengths)) + 2;
}

function cellOf({ kind }: SheetColumn, value: CellValue): string | number | Date | null {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  // A year alone is not a day.
  if (kind !== 'date' || value.length === 4) return value.slice(0, LONGEST_TEXT);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date;
}

function numberForm({ kind, decimals, ungrouped }: SheetColumn): { numFmt?: string } {
  if (kind === 'date') return { numFmt: 'mm/dd/yyyy' };
  if (kind !== 'number') return {};
  const whole = ungrouped ? '0' : '#,##0';
  return { numFmt: decimals === undefined ? 'General' : `${whole}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}` };
}

/** Workbooks refuse longer names, and some characters. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);

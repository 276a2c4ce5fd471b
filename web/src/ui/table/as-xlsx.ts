import { writeXlsx } from 'hucre/xlsx';
import { headerOf, type CellValue, type Column } from './column.ts';

/** What a cell of a workbook can hold. */
const LONGEST_TEXT = 32_767;

/** A column without what finds its values, which no worker could be sent. */
export type SheetColumn = Pick<Column<never>, 'header' | 'unit' | 'kind' | 'decimals' | 'ungrouped'>;

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
}

/** The rows as a workbook of one sheet: headers in bold, numbers as numbers and dates as dates. */
export async function asXlsx({ name, columns }: Sheet, rows: readonly CellValue[][]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        columns: columns.map((column) => ({ ...numberForm(column), autoWidth: true })),
        rows: [columns.map(headerOf), ...rows.map((row) => row.map((value, index) => cellOf(columns[index]!, value)))],
        cells: new Map(columns.map((column, index) => [`0,${index}`, headerCell(column)])),
        freezePane: { rows: 1 },
      },
    ],
  });
  return bytes as Uint8Array<ArrayBuffer>;
}

function cellOf({ kind }: SheetColumn, value: CellValue): string | number | Date | null {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  // A year alone is not a day.
  if (kind !== 'date' || value.length === 4) return value.slice(0, LONGEST_TEXT);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date;
}

const headerCell = (column: SheetColumn) => ({
  value: headerOf(column),
  style: { font: { bold: true } },
});

function numberForm({ kind, decimals, ungrouped }: SheetColumn): { numFmt?: string } {
  if (kind === 'date') return { numFmt: 'mm/dd/yyyy' };
  if (kind !== 'number') return {};
  const whole = ungrouped ? '0' : '#,##0';
  return { numFmt: decimals === undefined ? 'General' : `${whole}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}` };
}

/** Workbooks refuse longer names, and some characters. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);

import { writeXlsx } from 'hucre/xlsx';
import { headerOf, type CellValue, type Column } from './column.ts';

/** What a cell of a workbook can hold. */
const LONGEST_TEXT = 32_767;

/** The rows as a workbook of one sheet: headers in bold, numbers as numbers and dates as dates. */
export async function asXlsx<T>(name: string, columns: readonly Column<T>[], rows: readonly T[]): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        columns: columns.map((column) => ({ ...numberForm(column), autoWidth: true })),
        rows: [columns.map(headerOf), ...rows.map((row) => columns.map((column) => cellOf(column, row)))],
        cells: new Map(columns.map((column, index) => [`0,${index}`, headerCell(column)])),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

function cellOf<T>(column: Column<T>, row: T): string | number | Date | null {
  const value: CellValue = column.value(row);
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (column.kind !== 'date') return value.slice(0, LONGEST_TEXT);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date;
}

const headerCell = (column: Pick<Column<never>, 'header' | 'unit'>) => ({
  value: headerOf(column),
  style: { font: { bold: true } },
});

type Form = Pick<Column<never>, 'kind' | 'decimals' | 'ungrouped'>;

function numberForm({ kind, decimals, ungrouped }: Form): { numFmt?: string } {
  if (kind === 'date') return { numFmt: 'mm/dd/yyyy' };
  if (kind !== 'number') return {};
  const whole = ungrouped ? '0' : '#,##0';
  return { numFmt: decimals === undefined ? 'General' : `${whole}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}` };
}

/** Workbooks refuse longer names, and some characters. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);

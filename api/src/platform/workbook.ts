import { workbookType } from '@artesian/contract/language/workbook';
import { columnMeta } from '@artesian/contract/language/rows';
import type { FieldMeta } from '@artesian/contract/language/fields';
import type { FastifyReply } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import type { z } from 'zod';

/** Rows of a declared row, and which of its columns a sheet shows. */
export interface Sheet<R extends z.ZodObject> {
  name: string;
  row: R;
  columns: readonly (keyof z.output<R> & string)[];
  rows: readonly z.output<R>[];
}

/** Sends rows as a workbook of one sheet. Texts stay texts, also those that a spreadsheet would take for a formula. */
export async function sendWorkbook<R extends z.ZodObject>(reply: FastifyReply, fileName: string, sheet: Sheet<R>) {
  const bytes = Buffer.from(await workbookOf(sheet));
  return reply.type(workbookType).header('content-disposition', `attachment; filename="${fileName}.xlsx"`).send(bytes);
}

function workbookOf<R extends z.ZodObject>({ name, row, columns, rows }: Sheet<R>): Promise<Uint8Array> {
  const declarations = columns.map((column) => columnMeta(row, column));
  const cellsOf = (values: z.output<R>) => columns.map((column, index) => cellOf(declarations[index]!, values[column]));
  return writeXlsx({
    sheets: [
      {
        name,
        columns: declarations.map((meta) => ({ ...formOf(meta), autoWidth: true })),
        rows: [declarations.map(headerOf), ...rows.map(cellsOf)],
        cells: new Map(
          declarations.map((meta, index) => [`0,${index}`, { value: headerOf(meta), style: { font: { bold: true } } }]),
        ),
        freezePane: { rows: 1 },
      },
    ],
  });
}

export const headerOf = ({ label, unit }: FieldMeta): string => (unit ? `${label} (${unit})` : label);

export function cellOf({ kind }: FieldMeta, value: unknown): string | number | boolean | Date | null {
  if (kind === 'date' && typeof value === 'string') return new Date(value);
  return (value ?? null) as string | number | boolean | null;
}

const forms: Partial<Record<FieldMeta['kind'], string>> = {
  date: 'mm/dd/yyyy',
  integer: '#,##0',
  decimal: '#,##0.00',
  percent: '0.00%',
};
export const formOf = ({ kind }: FieldMeta) => ({ ...(forms[kind] && { numFmt: forms[kind] }) });

import { workbookType } from '@artesian/contract/language/workbook';
import { columnMeta } from '@artesian/contract/language/rows';
import { inVolumeUnit, nameOfVolume, volumeUnit } from '@artesian/domain/volume-unit';
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

/** People read workbooks, so volumes are in the unit of the district. CSV and GeoPackage, which programs read, stay in gallons. */
const isVolume = ({ unit }: FieldMeta): boolean => unit === 'gal';

export const headerOf = (meta: FieldMeta): string => {
  if (isVolume(meta)) return `${nameOfVolume(meta.label)} (${volumeUnit().symbol})`;
  return meta.unit ? `${meta.label} (${meta.unit})` : meta.label;
};

export function cellOf(meta: FieldMeta, value: unknown): string | number | boolean | Date | null {
  if (meta.kind === 'date' && typeof value === 'string') return new Date(value);
  if (isVolume(meta) && typeof value === 'number') return inVolumeUnit(value);
  return (value ?? null) as string | number | boolean | null;
}

const forms: Partial<Record<FieldMeta['kind'], string>> = {
  date: 'mm/dd/yyyy',
  integer: '#,##0',
  decimal: '#,##0.00',
  percent: '0.00%',
};
export const formOf = (meta: FieldMeta) => {
  const form = isVolume(meta) ? formOfVolume() : forms[meta.kind];
  return form ? { numFmt: form } : {};
};

function formOfVolume(): string {
  const { decimals } = volumeUnit();
  return decimals === 0 ? '#,##0' : `#,##0.${'#'.repeat(decimals)}`;
}

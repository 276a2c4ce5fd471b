import { cellOf, formOf, headerOf } from '../platform/workbook.ts';
import { writeXlsxStream } from 'hucre/xlsx';
import { writeGeoPackage } from '../map/export/geopackage.ts';
import type { ColumnKind, ExportColumn, ExportRow } from '../map/export/table.ts';
import { isWords, type DownloadedColumn } from './columns.ts';
import type { Values } from './take-portions.ts';
import type { PlacesOf } from './write-pieces.ts';

/** A workbook of one sheet, a piece at a time. Texts stay texts, also those that a spreadsheet would take for a formula. */
export async function* xlsxPieces(
  name: string,
  columns: readonly DownloadedColumn[],
  portions: AsyncIterable<Values[]>,
): AsyncGenerator<Uint8Array> {
  yield* writeXlsxStream(rowsOf(columns, portions), {
    name,
    columns: columns.map((column) => ({ header: headerOf(column), width: 18, ...formOf(column) })),
    freezePane: { rows: 1 },
  });
}

async function* rowsOf(columns: readonly DownloadedColumn[], portions: AsyncIterable<Values[]>) {
  for await (const portion of portions)
    for (const values of portion) yield columns.map((column, place) => cellOf(column, values[place]));
}

interface GeoPackageParts {
  /** Of the table in it: small letters and underscores. */
  name: string;
  title: string;
  notes: readonly string[];
  columns: readonly DownloadedColumn[];
  places: PlacesOf;
}

/** A GeoPackage of points, with what its columns mean. It is made as a whole. */
export async function geoPackage(
  { columns, places, ...words }: GeoPackageParts,
  portions: AsyncIterable<Values[]>,
): Promise<Uint8Array> {
  const rows: ExportRow[] = [];
  for await (const portion of portions) for (const values of portion) rows.push(rowOf(columns, places, values));
  return writeGeoPackage({ ...words, columns: columns.map(exported), rows });
}

const rowOf = (columns: readonly DownloadedColumn[], places: PlacesOf, values: Values): ExportRow => ({
  ...Object.fromEntries(columns.map(({ name }, place) => [name, values[place]])),
  well_ndx: values[places.key] as number,
  lon_dd: values[places.longitude] as number,
  lat_dd: values[places.latitude] as number,
});

/** A column as formats other than CSV know it. */
export const exported = (column: DownloadedColumn): ExportColumn => ({
  name: column.name,
  short: column.name,
  label: column.label,
  kind: kindOf(column),
  ...(column.unit !== undefined && { unit: column.unit }),
  meaning: column.meaning ?? column.help ?? '',
});

function kindOf(column: DownloadedColumn): ColumnKind {
  if (column.kind === 'flag') return 'flag';
  if (column.kind === 'date') return 'date';
  if (column.kind === 'key' || column.kind === 'integer' || column.kind === 'year') return 'whole';
  return isWords(column) || column.kind === 'timestamp' ? 'text' : 'number';
}

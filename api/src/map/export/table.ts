import type { MapWell } from '@artesian/contract/map/map-wells';

/** How a value is stored. Whole numbers and numbers with decimals differ, because formats of fixed width must know. */
export type ColumnKind = 'text' | 'whole' | 'number' | 'date' | 'flag';

/** A column of an exported table, as the dictionary explains it. */
export interface ExportColumn {
  /** The stable name, in small letters with underscores. */
  name: string;
  /** The name where only ten characters fit (dBASE). */
  short: string;
  label: string;
  kind: ColumnKind;
  /** Digits after the point, of a number. */
  decimals?: number;
  unit?: string;
  meaning: string;
}

export type ExportRow = Readonly<Record<string, unknown>> &
  Pick<MapWell, 'well_ndx' | 'lon_dd' | 'lat_dd'> &
  Partial<Pick<MapWell, 'attached_documents' | 'attached_photos'>>;

/** What a file holds: points in WGS 84 with their columns, and the words about them. */
export interface ExportTable {
  title: string;
  /** Of the layer or table inside the file: small letters, digits and underscores. */
  name: string;
  /** Sentences about where the rows come from, which filters they passed and when. */
  notes: readonly string[];
  columns: readonly ExportColumn[];
  rows: readonly ExportRow[];
}

/** A file as pieces, so that a long one is sent while it is being written. */
export type Pieces = Iterable<string | Uint8Array>;

/** A value in words: dates as ISO 8601, flags as true and false, nothing for null. */
export const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The dictionary of the columns as text, with a line for each. */
export function dictionaryOf({ columns }: ExportTable, nameOf: (column: ExportColumn) => string): string {
  const room = 2 + Math.max(...columns.map((column) => nameOf(column).length));
  const lines = columns.map((column) => {
    const unit = column.unit ? ` [${column.unit}]` : '';
    return `${nameOf(column).padEnd(room)}${column.label}${unit}: ${column.meaning}`;
  });
  return lines.join('\r\n');
}

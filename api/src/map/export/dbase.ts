import { asText, type ExportColumn, type ExportRow, type ExportTable } from './table.ts';

/** A field as dBASE stores it: C text, N number, D date, L yes or no. */
interface Field {
  column: ExportColumn;
  type: 'C' | 'N' | 'D' | 'L';
  /** Bytes of every record. */
  width: number;
  decimals: number;
}

const longestText = 254;

/** The attributes of a shapefile as dBASE III in UTF-8. Text is cut at 254 bytes, never within a character. */
export function writeDbase({ columns, rows }: ExportTable, today: Date): Uint8Array {
  const fields = columns.map((column) => fieldOf(column, rows));
  const headerBytes = 32 + 32 * fields.length + 1;
  const recordBytes = 1 + fields.reduce((sum, { width }) => sum + width, 0);
  const file = Buffer.alloc(headerBytes + rows.length * recordBytes + 1, ' ');
  writeHeader(file, fields, { headerBytes, recordBytes, rows: rows.length, today });
  rows.forEach((row, place) => writeRecord(file, headerBytes + place * recordBytes + 1, fields, row));
  file[file.length - 1] = 0x1a;
  return file;
}

function fieldOf(column: ExportColumn, rows: readonly ExportRow[]): Field {
  if (column.kind === 'date') return { column, type: 'D', width: 8, decimals: 0 };
  if (column.kind === 'flag') return { column, type: 'L', width: 1, decimals: 0 };
  if (column.kind === 'whole') return { column, type: 'N', width: 10, decimals: 0 };
  if (column.kind === 'number') return { column, type: 'N', width: 16, decimals: column.decimals ?? 2 };
  const longest = rows.reduce((width, row) => Math.max(width, Buffer.byteLength(asText(row[column.name]))), 1);
  return { column, type: 'C', width: Math.min(longest, longestText), decimals: 0 };
}

function writeHeader(
  file: Buffer,
  fields: readonly Field[],
  { headerBytes, recordBytes, rows, today }: { headerBytes: number; recordBytes: number; rows: number; today: Date },
) {
  file.fill(0, 0, headerBytes);
  file.set([0x03, today.getUTCFullYear() - 1900, today.getUTCMonth() + 1, today.getUTCDate()]);
  file.writeUInt32LE(rows, 4);
  file.writeUInt16LE(headerBytes, 8);
  file.writeUInt16LE(recordBytes, 10);
  fields.forEach(({ column, type, width, decimals }, place) => {
    const at = 32 + 32 * place;
    file.write(column.short, at, 10, 'latin1');
    file.write(type, at + 11, 'latin1');
    file.set([width, decimals], at + 16);
  });
  file[headerBytes - 1] = 0x0d;
}

function writeRecord(file: Buffer, start: number, fields: readonly Field[], row: ExportRow) {
  let at = start;
  for (const field of fields) {
    const text = storedText(field, row[field.column.name]);
    const isNumber = field.type === 'N';
    file.write(isNumber ? text.padStart(field.width) : text, at, field.width, 'utf8');
    at += field.width;
  }
}

/** Buffer.write stops before a character that does not fit, so text needs no cutting here. */
function storedText({ type, decimals, width }: Field, value: unknown): string {
  if (value === null || value === undefined) return type === 'L' ? '?' : '';
  if (type === 'L') return value ? 'T' : 'F';
  if (type === 'D') return asText(value).replaceAll('-', '');
  if (type !== 'N') return asText(value);
  const digits = Number(value).toFixed(decimals);
  return digits.length <= width ? digits : '';
}

import { streamXlsxRows } from 'hucre/xlsx';
import { unzip } from './unzip.ts';
import { Unusable } from './unusable.ts';

/** Of a line of headings, and of what stands under it. */
const MOST_COLUMNS = 200;
/** A workbook is a zip, and a zip begins so. */
const ZIP = Buffer.from('PK\u0003\u0004');

export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, ZIP.length).equals(ZIP);

/**
 * A sheet of a workbook as texts, the first unless it is named, with the number of each row; no more than `mostLines` of them. A day is
 * written `2026-11-30`. Throws Unusable for what is none.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { mostLines, sheet }: { mostLines: number; sheet?: string | undefined },
): Promise<{ line: number; cells: string[] }[]> {
  // Ends with a word where it would unpack to more than any list.
  await unzip(bytes, () => true);
  const rows: { line: number; cells: string[] }[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: sheet ?? 0 })) {
      if (rows.length === mostLines) break;
      const cells = values.slice(0, MOST_COLUMNS).map(asText);
      if (cells.some((cell) => cell !== '')) rows.push({ line: index + 1, cells });
    }
  } catch {
    throw new Unusable(`The file is not a workbook that can be read${sheet ? `, or has no sheet ${sheet}` : ''}.`);
  }
  return rows;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).trim();
}

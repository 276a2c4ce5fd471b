import { MOST_ROWS } from '@artesian/contract/language/register-calls';
import { streamXlsxRows } from 'hucre/xlsx';
import { unzip } from '../../import/unzip.ts';
import { Unusable } from '../../import/unusable.ts';

/** Of no sheet is more read: the headings, and one row more than there may be. */
const MOST_LINES = MOST_ROWS + 2;
/** Of a line of headings, and of what stands under it. */
const MOST_COLUMNS = 200;

/** The first sheet of a workbook as texts, with the number of each row. A day is written `2026-11-30`. Throws Unusable for what is none. */
export async function readWorkbook(bytes: Uint8Array): Promise<{ line: number; cells: string[] }[]> {
  // Ends with a word where it would unpack to more than any list of readings.
  await unzip(bytes, () => true);
  const rows: { line: number; cells: string[] }[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      if (rows.length === MOST_LINES) break;
      const cells = values.slice(0, MOST_COLUMNS).map(asText);
      if (cells.some((cell) => cell !== '')) rows.push({ line: index + 1, cells });
    }
  } catch {
    throw new Unusable('The file is not a workbook that can be read.');
  }
  return rows;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).trim();
}

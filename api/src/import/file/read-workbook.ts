import { streamXlsxRows } from 'hucre/xlsx';
import { unzip } from './unzip.ts';
import { Unusable } from '../unusable.ts';

/** Of a line of headings, and of what stands under it. */
const MOST_COLUMNS = 200;
/** A workbook is a zip, and a zip begins so. */
const ZIP = Buffer.from('PK\u0003\u0004');

export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, ZIP.length).equals(ZIP);

interface SheetLine {
  line: number;
  cells: string[];
}

/**
 * A sheet of a workbook as texts, the first unless it is named, with the number of each row, one after the other. A day is written
 * `2026-11-30`. Throws Unusable for what is none.
 */
export async function* workbookRows(bytes: Uint8Array, sheet: string | undefined): AsyncGenerator<SheetLine> {
  await unpack(bytes);
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: sheet ?? 0 })) {
      const cells = values.slice(0, MOST_COLUMNS).map(asText);
      if (cells.some((cell) => cell !== '')) yield { line: index + 1, cells };
    }
  } catch {
    throw new Unusable(`The file is not a workbook that can be read${sheet ? `, or has no sheet ${sheet}` : ''}.`);
  }
}

/** The names of a workbook's sheets in their order. Throws Unusable for what is none. */
export async function sheetsOf(bytes: Uint8Array): Promise<string[]> {
  const files = await unpack(bytes, (name) => name === 'xl/workbook.xml');
  const said = new TextDecoder().decode(files.get('xl/workbook.xml'));
  const names = [...said.matchAll(/<(?:\w+:)?sheet\b[^<>]*?\bname="([^"]*)"/g)].map(([, name]) =>
    withoutEntities(name!),
  );
  if (names.length === 0) throw new Unusable('The file is not a workbook that can be read.');
  return names;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const withoutEntities = (text: string) =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return entities[name] ?? whole;
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );

/** Ends with a word where it would unpack to more than any list. */
async function unpack(bytes: Uint8Array, isWanted = (_name: string) => true) {
  try {
    return await unzip(bytes, isWanted);
  } catch (error) {
    if (error instanceof Unusable && error.message.includes('too large'))
      throw new Unusable('The workbook is too large. Save its sheet as CSV, or split it into smaller files.', {
        cause: error,
      });
    throw error;
  }
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).trim();
}

import { loggerFileWords } from '@artesian/contract/science/logger-uploads';
import { decodeText } from '@artesian/domain/loggers/decode-text';
import type { LoggerFile } from '@artesian/domain/loggers/logger-file';
import { RefusedFile } from '@artesian/domain/loggers/refused-file';
import { readLoggerText } from '@artesian/domain/loggers/read-logger-file';
import { read as readWorkbook } from 'hucre';
import { unzip } from '../import/file/unzip.ts';
import { Unusable } from '../import/unusable.ts';

/** What a logger's file says. Throws Unusable for what is none, in words. */
export async function openLoggerFile(bytes: Uint8Array): Promise<LoggerFile> {
  if (bytes.length === 0) throw new Unusable('The file is empty.');
  const text = isWorkbook(bytes) ? await textOfWorkbook(bytes) : decodeText(bytes);
  const read = text === undefined ? undefined : readText(text);
  if (!read) throw new Unusable(`${loggerFileWords.kind}: this is not a known logger file format.`);
  return read;
}

function readText(text: string): LoggerFile | undefined {
  try {
    return readLoggerText(text);
  } catch (error) {
    throw error instanceof RefusedFile ? new Unusable(error.message) : error;
  }
}

const beginnings = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x50, 0x4b, 0x03, 0x04],
];
const isWorkbook = (bytes: Uint8Array) => beginnings.some((signs) => signs.every((sign, at) => bytes[at] === sign));

/** The first sheet as lines of cells between tabs, so that lines are its rows. */
async function textOfWorkbook(bytes: Uint8Array): Promise<string> {
  // Ends with a word where it would unpack to more than any logger writes.
  if (bytes[0] === 0x50) await unzip(bytes, () => true);
  try {
    const { sheets } = await readWorkbook(bytes);
    return (sheets[0]?.rows ?? []).map((row) => (row ?? []).map(asText).join('\t')).join('\n');
  } catch {
    throw new Unusable('The file is not a workbook that can be read.');
  }
}

/** A time without a day is one of the day before spreadsheets begin to count. */
function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell).replaceAll(/\s+/g, ' ').trim();
  if (Number.isNaN(cell.valueOf())) return '';
  const [day, time] = cell.toISOString().slice(0, 19).split('T') as [string, string];
  if (cell.getUTCFullYear() < 1901) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

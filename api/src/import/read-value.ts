import type { FieldMeta } from '@artesian/contract/language/fields';

/** A value as the database takes it, with a remark where the text had to be interpreted. */
export interface ReadValue {
  value: unknown;
  remark?: string;
}

/** What stands for nothing in files from spreadsheets and instruments. */
const blanks = new Set(['', '-', 'na', 'n/a', 'null', 'none', 'nan', '-9999', '-9999.0']);
const yes = new Set(['yes', 'y', 'true', 't', '1', 'x']);
const no = new Set(['no', 'n', 'false', 'f', '0']);

export const isBlank = (text: string) => blanks.has(text.toLowerCase());

/** Spreadsheets write whole numbers as `3218207.0`. */
export const wholeOf = (text: string): string => (/^-?\d+\.0+$/.test(text) ? text.replace(/\.0+$/, '') : text);

/** The value that a cell means for a field. Throws an Error whose message says what is wrong with the text. */
export function readValue({ kind, choices }: Pick<FieldMeta, 'kind' | 'choices'>, text: string): ReadValue {
  switch (kind) {
    case 'decimal':
    case 'latitude':
    case 'longitude':
      return { value: readNumber(text) };
    case 'integer':
    case 'year':
      return { value: readNumber(wholeOf(text)) };
    case 'percent':
      return { value: text.endsWith('%') ? readNumber(text.slice(0, -1).trim()) / 100 : readNumber(text) };
    case 'flag':
      return { value: readFlag(wholeOf(text)) };
    case 'date':
      return readDate(text);
    case 'choice':
      return { value: choices?.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text };
    case 'long-text':
      return { value: text };
    default:
      return { value: wholeOf(text) };
  }
}

function readNumber(text: string): number {
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return Number(plain);
  throw new Error('is not a plain number');
}

function readFlag(text: string): boolean {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new Error('is neither yes nor no');
}

/** ISO days, American days and single years; a time after the day is left out. */
function readDate(text: string): ReadValue {
  const day = text.replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const [, year] = /^(\d{4})(?:\.0+)?$/.exec(day) ?? [];
  if (year) return { value: `${year}-01-01`, remark: 'Only the year is known: 1 January stands for it.' };
  const [, month, dayOfMonth, yearOfDay] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day) ?? [];
  if (yearOfDay) return { value: `${yearOfDay}-${month!.padStart(2, '0')}-${dayOfMonth!.padStart(2, '0')}` };
  return { value: day };
}

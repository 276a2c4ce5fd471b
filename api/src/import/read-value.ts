import type { Kind } from '@artesian/contract/language/fields';

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

/** A box that nobody ticked is a no; anything else that is blank is not known. */
export const readBlank = (kind: Kind): ReadValue => ({ value: kind === 'flag' ? false : undefined });

/** The value that a cell means for a kind of field. Throws an Error whose message says what is wrong with the text. */
export function readValue(kind: Kind, text: string): ReadValue {
  if (kind === 'decimal' || kind === 'latitude' || kind === 'longitude') return { value: readNumber(text) };
  if (kind === 'flag') return { value: readFlag(text) };
  if (kind === 'date') return readDate(text);
  return { value: text };
}

function readNumber(text: string): number {
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return Number(text);
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
  const [, year] = /^(\d{4})(?:\.0)?$/.exec(day) ?? [];
  if (year) return { value: `${year}-01-01`, remark: 'Only the year is known: 1 January stands for it.' };
  const [, month, dayOfMonth, yearOfDay] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day) ?? [];
  if (yearOfDay) return { value: `${yearOfDay}-${month!.padStart(2, '0')}-${dayOfMonth!.padStart(2, '0')}` };
  return { value: day };
}

import type { FieldMeta, Kind } from '@artesian/contract/language/fields';
import { DAY_FIRST, LAST_NAME_FIRST } from '@artesian/contract/language/ways-to-read';
import { unitsIn } from '@artesian/domain/units';

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

/** A word as it is compared with those of a list. */
export const plainWord = (word: string): string => word.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Spreadsheets write whole numbers as `3218207.0`. */
export const wholeOf = (text: string): string => (/^-?\d+\.0+$/.test(text) ? text.replace(/\.0+$/, '') : text);

/**
 * The value that a cell means for a field, read in one of its ways where the mapping names one. Throws an Error whose message says
 * what is wrong with the text.
 */
export function readValue(
  { kind, choices, unit }: Pick<FieldMeta, 'kind' | 'choices' | 'unit'>,
  text: string,
  way?: string,
): ReadValue {
  switch (kind) {
    case 'decimal':
    case 'latitude':
    case 'longitude':
    case 'integer':
    case 'year': {
      const number = readNumber(wholeOf(text));
      return { value: way === undefined ? number : converted(number, unitsIn[unit!]![way]!, kind) };
    }
    case 'percent':
      return { value: text.endsWith('%') ? readNumber(text.slice(0, -1).trim()) / 100 : readNumber(text) };
    case 'flag':
      return { value: readFlag(wholeOf(text)) };
    case 'date':
      return readDate(text, way);
    case 'choice':
      return { value: choices?.find((choice) => plainWord(choice) === plainWord(text)) ?? text };
    case 'long-text':
      return { value: text };
    default:
      return { value: way === LAST_NAME_FIRST ? turnedAround(text) : wholeOf(text) };
  }
}

function readNumber(text: string): number {
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return Number(plain);
  throw new Error('is not a plain number');
}

/** Into the field's own unit. What is kept whole is rounded; else what floating point adds beyond ten digits goes. */
function converted(number: number, factor: number, kind: Kind): number {
  const own = number * factor;
  return kind === 'integer' ? Math.round(own) : Number(own.toPrecision(10));
}

/** `Reyes, Ana` is Ana Reyes. What has no comma, or several, stays as it is. */
function turnedAround(name: string): string {
  const [last, first, ...more] = name.split(',').map((part) => part.trim());
  return first && more.length === 0 ? `${first} ${last}` : name;
}

function readFlag(text: string): boolean {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new Error('is neither yes nor no');
}

const DAY_BEFORE_MONTH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const MONTH_BEFORE_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** ISO days, American days or others, and single years; a time after the day is left out. */
function readDate(text: string, way?: string): ReadValue {
  const day = text.replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const [, year] = /^(\d{4})(?:\.0+)?$/.exec(day) ?? [];
  if (year) return { value: `${year}-01-01`, remark: 'Only the year is known: 1 January stands for it.' };
  return { value: isoDay(day, way === DAY_FIRST) };
}

/** `1/31/2024`, or `31/1/2024` where the day comes first, in ISO's order. What is written otherwise stays as it is. */
export function isoDay(day: string, isDayFirst: boolean): string {
  const [, one, other, year] = (isDayFirst ? DAY_BEFORE_MONTH : MONTH_BEFORE_DAY).exec(day) ?? [];
  if (!year) return day;
  const [month, dayOfMonth] = isDayFirst ? [other!, one!] : [one!, other!];
  return `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
}

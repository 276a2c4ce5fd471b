import type { FieldMeta, Kind } from '@artesian/contract/language/fields';
import { DAY_FIRST, LAST_NAME_FIRST } from '@artesian/contract/language/ways-to-read';
import { readQuantity, withoutAbout } from '@artesian/domain/read-quantity';
import { readDay } from './read-day.ts';

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

/** No number or day is longer. What reads one may take as long as the square of its length. */
const LONGEST_VALUE = 500;
const numbersAndDays: ReadonlySet<Kind> = new Set([
  'decimal',
  'latitude',
  'longitude',
  'integer',
  'year',
  'percent',
  'date',
]);

/**
 * The value that a cell means for a field, read in one of its ways where the mapping names one. Throws an Error whose message says
 * what is wrong with the text.
 */
export function readValue(
  { kind, choices, unit }: Pick<FieldMeta, 'kind' | 'choices' | 'unit'>,
  text: string,
  way?: string,
): ReadValue {
  if (numbersAndDays.has(kind) && text.length > LONGEST_VALUE)
    throw new Error(`has more than ${LONGEST_VALUE} characters`);
  switch (kind) {
    case 'decimal':
    case 'latitude':
    case 'longitude':
    case 'integer':
    case 'year':
      return readNumber(text, { kind, unit }, way);
    case 'percent':
      return readPercent(text);
    case 'flag':
      return { value: readFlag(wholeOf(text)) };
    case 'date':
      return readDay(text, way === DAY_FIRST);
    case 'choice':
      return { value: choices?.find((choice) => plainWord(choice) === plainWord(text)) ?? text };
    case 'long-text':
      return { value: text };
    default:
      return { value: way === LAST_NAME_FIRST ? turnedAround(text) : wholeOf(text) };
  }
}

const ABOUT = 'Approximate value.';

function readNumber(text: string, { kind, unit }: { kind: Kind; unit: string | undefined }, way?: string): ReadValue {
  const read = readQuantity(text, unit, way);
  if (!read) throw new Error('is not a plain number');
  const { value, isAbout, writtenIn } = read;
  const remarks = [...(isAbout ? [ABOUT] : []), ...(writtenIn ? [`Converted from ${writtenIn} to ${unit}.`] : [])];
  return {
    // What is kept whole is rounded where it was converted.
    value: kind === 'integer' && (writtenIn ?? way ?? unit) !== unit ? Math.round(value) : value,
    ...(remarks.length > 0 && { remark: remarks.join(' ') }),
  };
}

function readPercent(text: string): ReadValue {
  const { text: plain, isAbout } = withoutAbout(text);
  const read = readQuantity(plain.replace(/\s*%$/, ''));
  if (!read) throw new Error('is not a plain number');
  return { value: plain.endsWith('%') ? read.value / 100 : read.value, ...(isAbout && { remark: ABOUT }) };
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

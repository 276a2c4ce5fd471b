import { language, locale, t } from '@artesian/domain/texts/translate';
import { isoMonth, monthNamed } from '@artesian/domain/month';
import { aheadOfGreenwich, clockFormat } from './district-clock.ts';

/** `2020-01-01` as people read it: `January 1st, 2020`. Anything else comes back as it is. */
export function longDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (!year) return iso;
  if (language() !== 'en') return dayFormat(locale()).format(new Date(iso));
  return `${monthName(Number(month))} ${ordinal(Number(day))}, ${year}`;
}

/** The same as letters write it: `January 1, 2020`. */
export const plainDate = (iso: string): string => longDate(iso).replace(/(?<=\d)(st|nd|rd|th)(?=, \d{4}$)/, '');

/** 1 is January. */
export const monthName = (month: number): string =>
  month >= 1 && month <= 12 ? monthFormat(locale()).format(Date.UTC(2000, month - 1)) : String(month);

const byLocale = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (name: string) => {
    const format = made.get(name) ?? new Intl.DateTimeFormat(name, { timeZone: 'UTC', ...options });
    made.set(name, format);
    return format;
  };
};

const dayFormat = byLocale({ dateStyle: 'long' });
const monthFormat = byLocale({ month: 'long' });

/** `2020-01-31` as tables show it, and as people may type it: `01/31/2020`. Anything else comes back as it is. */
export const shortDate = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** `2020-01`, for rows of calendar months. */
export const monthOfRow = ({ c_year, c_month }: { c_year: number; c_month: number }): string =>
  isoMonth({ year: c_year, month: c_month });

/** `2020-01`, or a day of it, as a month is read: `Jan 2020`. */
export const formatMonth = (iso: string): string =>
  `${monthName(Number(iso.slice(5, 7))).slice(0, 3)} ${iso.slice(0, 4)}`;

/** The form of a date that inputs and filters ask for. */
export const DATE_FORM = t('MM/DD/YYYY');

/** A date as people type it (`9/1/25`, `9-1-2025`, `2025-09-01`), or as it is shown, in ISO form; undefined for what is no date. */
export function readDate(typed: string): string | undefined {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text);
  if (american) return isoDate(fullYear(american[3]!), Number(american[1]), Number(american[2]));
  const long = /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  if (long) return isoDate(Number(long[3]), monthNamed(long[1]!), Number(long[2]));
  // As spreadsheets show it.
  const short = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{2}|\d{4})$/i.exec(text);
  if (short) return isoDate(fullYear(short[3]!), monthNamed(short[2]!), Number(short[1]));
  return undefined;
}

/** An ISO instant by the clock of the district, which it names: `Sep 1, 2025, 2:05 PM CDT`. */
export const localTime = (iso: string): string => clockFormat().format(new Date(iso));

/** Its hour alone: `2:05 PM CDT`. */
export const localHour = (iso: string): string => localTime(iso).replace(/^.*\d{4}, /, '');

/** Its day alone: `Sep 1, 2025`. */
export const localDay = (iso: string): string => localTime(iso).replace(/, [^,]*$/, '');

/** What the clock of the district is called at an instant, or now: `CDT`. */
export const zoneName = (iso = new Date().toISOString()): string =>
  localTime(iso).replace(/^.*(?:[AP]M|[ap]\.\s?m\.)\s/, '');

/** The same as an input of the browser takes it: `2025-09-01T14:05`. */
export function localMinute(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() + aheadOfGreenwich(at)).toISOString().slice(0, 16);
}

/** The present day of the district, in ISO form. */
export const today = (): string => localMinute(new Date().toISOString()).slice(0, 10);

/** The instant that such an input means; undefined for what is none. */
export function instantOf(local: string): string | undefined {
  const asIfGreenwich = Date.parse(`${local}Z`);
  if (Number.isNaN(asIfGreenwich)) return undefined;
  // Where clocks change between the two guesses, the second one is right.
  const guess = asIfGreenwich - aheadOfGreenwich(new Date(asIfGreenwich));
  return new Date(asIfGreenwich - aheadOfGreenwich(new Date(guess))).toISOString();
}

/** Two digits mean the years from eighty years ago to twenty years ahead. */
function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  const now = new Date().getFullYear();
  const year = now - (now % 100) + Number(digits);
  return year > now + 20 ? year - 100 : year;
}

function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

function ordinal(day: number): string {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

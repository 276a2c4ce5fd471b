/** Months as people and spreadsheets write them: in what is pasted among readings, and in files of readings. */
import type { DistrictYear } from './fiscal-year.ts';
import { monthNamed, type Month } from './month.ts';

const NUMBERS = /^(?:(\d{4})-(\d{1,2})(?:-\d{1,2})?|(\d{1,2})[/.-](?:\d{1,2}[/.-])?(\d{4}))(?:[t ].*)?$/;
/** `2/28/26` */
const SHORT_DAY = /^(\d{1,2})\/\d{1,2}\/(\d{2})(?: .*)?$/;
/** `3/26` */
const SHORT_NUMBERS = /^(\d{1,2})\/(\d{2})$/;
/** `Nov`, `Nov 2026`, `Nov-26`, `30-Nov-26`, `30-Nov`, `November 30, 2026` */
const WORDED = /^(?:\d{1,2}-)?([a-z]{3,9})\.?(?: \d{1,2},)?(?:[ -](\d{4})|[-'](\d{2}))?$/;

/**
 * `2026-11`, `11/2026`, `Nov 2026`, `November 30, 2026`, `11/30/2026`, and as spreadsheets show months: `Nov-26`, `11/26`, `30-Nov`; a month
 * alone, `11` or `Nov`, is that of the fiscal year. Undefined for what is no month, or may be several.
 */
export function readMonth(text: string, fiscalYear: number, years: DistrictYear): Month | undefined {
  const monthOfYear = (month: number) => years.monthIn(month, fiscalYear);
  const plain = text.trim().toLowerCase();
  const numbers = NUMBERS.exec(plain);
  if (numbers) return inCalendar(Number(numbers[1] ?? numbers[4]), Number(numbers[2] ?? numbers[3]));
  const day = SHORT_DAY.exec(plain);
  if (day) return inCalendar(CENTURY + Number(day[2]), Number(day[1]));
  const short = SHORT_NUMBERS.exec(plain);
  if (short) return shortMonth(monthOfYear(Number(short[1])), Number(short[2]), fiscalYear);
  const worded = WORDED.exec(plain);
  const month = worded ? monthNamed(worded[1]!) : /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  const year = worded?.[2] ?? (worded?.[3] ? CENTURY + Number(worded[3]) : undefined);
  return inCalendar(year === undefined ? monthOfYear(month).year : Number(year), month);
}

const CENTURY = 2000;

/** `3/26` is March 2026 in the fiscal year that has it; a number that no year can be yet is a day. Undefined for a month of another year. */
function shortMonth({ year, month }: Month, number: number, fiscalYear: number): Month | undefined {
  const isYear = CENTURY + number === year;
  const isDay = number <= 31 && CENTURY + number > fiscalYear && fiscalYear > CENTURY;
  return isYear || isDay ? inCalendar(year, month) : undefined;
}

const inCalendar = (year: number, month: number): Month | undefined =>
  month >= 1 && month <= 12 ? { year, month } : undefined;

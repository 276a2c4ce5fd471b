/** Months as people and spreadsheets write them: in what is pasted among readings, and in files of readings. */
import type { Month } from './month.ts';

export const MONTH_NAMES: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');

/**
 * `2026-11`, `11/2026`, `Nov 2026`, `November 30, 2026`, `11/30/2026`; a month alone, `11` or `Nov`, is that of the fiscal year. Undefined
 * for what is no month.
 */
export function readMonth(text: string, fiscalYear: number): Month | undefined {
  const plain = text.trim().toLowerCase();
  const numbers = /^(?:(\d{4})-(\d{1,2})(?:-\d{1,2})?|(\d{1,2})[/.-](?:\d{1,2}[/.-])?(\d{4}))(?:[t ].*)?$/.exec(plain);
  if (numbers) return inCalendar(Number(numbers[1] ?? numbers[4]), Number(numbers[2] ?? numbers[3]));
  const worded = /^([a-z]{3,9})\.?(?: \d{1,2},)?(?:[ -](\d{4}))?$/.exec(plain);
  const month = worded ? monthNamed(worded[1]!) : /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  return inCalendar(worded?.[2] ? Number(worded[2]) : month >= 9 ? fiscalYear - 1 : fiscalYear, month);
}

/** 0 for what is no month. */
const monthNamed = (name: string) => MONTH_NAMES.findIndex((one) => one.startsWith(name)) + 1;

const inCalendar = (year: number, month: number): Month | undefined =>
  month >= 1 && month <= 12 ? { year, month } : undefined;

/** Calendar months to compare and step. `drought-stage.ts` steps by them, and so does the second writing in `oracle/`. */
export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** Months counted from year 0, for comparing and stepping. */
export const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1;

export const monthOfNumber = (number: number): Month => ({ year: Math.floor(number / 12), month: (number % 12) + 1 });

export const monthsAfter = (month: Month, count: number): Month => monthOfNumber(monthNumber(month) + count);

/** Every month from one through another. */
export const monthsBetween = (first: Month, last: Month): Month[] =>
  Array.from({ length: Math.max(0, monthNumber(last) - monthNumber(first) + 1) }, (_, place) =>
    monthsAfter(first, place),
  );

/** `2026-11`, which sorts as time does. */
export const isoMonth = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

/** `2026-11-01`. */
export const firstDayOf = (month: Month): string => `${isoMonth(month)}-01`;

/** The month of a day, or of what begins like one. */
export const monthOfDay = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

export const daysInMonth = ({ year, month }: Month): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const MONTH_NAMES: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** The number of the month whose English name begins with these three letters or more, whatever their case; 0 for what is no month. */
export const monthNamed = (name: string): number =>
  name.length < 3 ? 0 : MONTH_NAMES.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase())) + 1;

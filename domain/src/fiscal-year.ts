/** When the district's year begins and which calendar year it is named for. `api/sql/foundation/fiscal_year.sql` says the same in SQL. */
import { t } from './texts/translate.ts';
import { daysInMonth, firstDayOf, isoMonth, MONTH_NAMES, monthOfDay, monthsAfter, type Month } from './month.ts';

/** The calendar year that a fiscal year is named for: the one it ends in, or the one it begins in. */
export const yearsNamedFor = ['END', 'BEGINNING'] as const;
export type YearNamedFor = (typeof yearsNamedFor)[number];

// Any year has the same months and days by name.
const A_YEAR = 2026;

/** The fiscal years of a district. Days are in ISO form, months 1 to 12 by the calendar. */
export class DistrictYear {
  readonly #firstMonth: number;
  /** What a month from the first one on adds to its calendar year, and one before it. */
  readonly #added: { onward: number; before: number };

  /** Those of the specification begin in September and are named for the year of their August (3 §9). */
  constructor(firstMonth = 9, namedFor: YearNamedFor = 'END') {
    this.#firstMonth = firstMonth;
    this.#added = namedFor === 'BEGINNING' ? { onward: 0, before: -1 } : { onward: firstMonth > 1 ? 1 : 0, before: 0 };
  }

  ofMonth({ year, month }: Month): number {
    return year + this.#addedTo(month);
  }

  ofDay(day: string): number {
    return this.ofMonth(monthOfDay(day));
  }

  /** The month with that number in a fiscal year. */
  monthIn(month: number, fiscalYear: number): Month {
    return { year: fiscalYear - this.#addedTo(month), month };
  }

  lastMonthOf(fiscalYear: number): Month {
    return monthsAfter(this.#firstMonthOf(fiscalYear), 11);
  }

  firstDayOf(fiscalYear: number): string {
    return firstDayOf(this.#firstMonthOf(fiscalYear));
  }

  lastDayOf(fiscalYear: number): string {
    const last = this.lastMonthOf(fiscalYear);
    return `${isoMonth(last)}-${daysInMonth(last)}`;
  }

  /** The numbers of the twelve months, as the year has them. */
  get months(): readonly number[] {
    return Array.from({ length: 12 }, (_, index) => ((this.#firstMonth - 1 + index) % 12) + 1);
  }

  /** `August` */
  get lastMonthName(): string {
    return nameOf(this.lastMonthOf(A_YEAR));
  }

  /** `August 31` */
  get lastDayName(): string {
    return dayOf(this.lastDayOf(A_YEAR));
  }

  /** `September to August` */
  get inMonths(): string {
    return `${nameOf(this.#firstMonthOf(A_YEAR))} to ${this.lastMonthName}`;
  }

  /** `September 1 to August 31` */
  get inDays(): string {
    return t('{firstDay} to {lastDay}', { firstDay: dayOf(this.firstDayOf(A_YEAR)), lastDay: this.lastDayName });
  }

  /** `September 2025 to August 2026` */
  spanOf(fiscalYear: number): string {
    const [first, last] = [this.#firstMonthOf(fiscalYear), this.lastMonthOf(fiscalYear)];
    return t('{first} to {last}', { first: `${nameOf(first)} ${first.year}`, last: `${nameOf(last)} ${last.year}` });
  }

  #firstMonthOf(fiscalYear: number): Month {
    return this.monthIn(this.#firstMonth, fiscalYear);
  }

  #addedTo(month: number): number {
    return month < this.#firstMonth ? this.#added.before : this.#added.onward;
  }
}

const nameOf = ({ month }: Month): string => t(MONTH_NAMES[month - 1]!);
const dayOf = (day: string): string =>
  t('{month} {day}', { month: nameOf(monthOfDay(day)), day: Number(day.slice(8)) });

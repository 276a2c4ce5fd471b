import { readMonth } from '../src/read-month.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DistrictYear, yearsNamedFor } from '../src/fiscal-year.ts';
import {
  daysInMonth,
  firstDayOf,
  isoMonth,
  monthNumber,
  monthOfDay,
  monthOfNumber,
  monthsAfter,
} from '../src/month.ts';
import { fiscalYear, fiscalYearAt, monthAt, monthsOfFiscalYear } from '../src/oracle/fiscal-year.ts';

describe('the fiscal year', () => {
  it.each([
    [2025, 8, 2025],
    [2025, 9, 2026],
    [2025, 12, 2026],
    [2026, 1, 2026],
    [2026, 8, 2026],
    [2026, 9, 2027],
  ])('of %i-%i is %i', (year, month, expected) => {
    expect(fiscalYear({ year, month })).toBe(expected);
  });

  it('has twelve months, September first, each of which lies in it at its place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
        const months = monthsOfFiscalYear(year);
        expect(months.map(fiscalYear)).toEqual(Array(12).fill(year));
        const years = new DistrictYear();
        expect(months.map((month) => years.ofMonth(month))).toEqual(Array(12).fill(year));
        expect(years.months.map((month) => years.monthIn(month, year))).toEqual(months);
      }),
    );
  });

  it.each([
    ['2026-08-31T23:30:00-05:00', 'America/Chicago', 2026],
    ['2026-09-01T00:30:00-05:00', 'America/Chicago', 2027],
    // Half an hour past midnight in Texas it is still August in Denver.
    ['2026-09-01T00:30:00-05:00', 'America/Denver', 2026],
    ['2026-09-01T00:30:00-06:00', 'America/Denver', 2027],
    ['2026-09-01T00:30:00Z', 'UTC', 2027],
  ])('at %s in %s is %i', (instant, timeZone, expected) => {
    expect(fiscalYearAt(new Date(instant), timeZone)).toBe(expected);
  });
});

describe('the year of a district', () => {
  it('is twelve months in a row from the month it begins in, whatever it is named for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2200 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...yearsNamedFor),
        (year, firstMonth, namedFor) => {
          const years = new DistrictYear(firstMonth, namedFor);
          const months = years.months.map((month) => years.monthIn(month, year));
          const numbers = months.map(monthNumber);
          expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
          expect(months[0]!.month).toBe(firstMonth);
          expect(months.map((month) => years.ofMonth(month))).toEqual(Array(12).fill(year));
          expect(years.ofDay(years.firstDayOf(year))).toBe(year);
          expect(years.ofDay(years.lastDayOf(year))).toBe(year);
          const [named, ...others] = namedFor === 'END' ? months.toReversed() : months;
          expect(named!.year).toBe(year);
          expect(others).toHaveLength(11);
        },
      ),
    );
  });

  it.each([
    [9, 'END', 'September to August', 'September 1 to August 31', 'September 2025 to August 2026'],
    [1, 'END', 'January to December', 'January 1 to December 31', 'January 2026 to December 2026'],
    [1, 'BEGINNING', 'January to December', 'January 1 to December 31', 'January 2026 to December 2026'],
    [10, 'END', 'October to September', 'October 1 to September 30', 'October 2025 to September 2026'],
    [10, 'BEGINNING', 'October to September', 'October 1 to September 30', 'October 2026 to September 2027'],
  ] as const)('from month %i, named for its %s, is told by its months and days', (first, named, months, days, span) => {
    const years = new DistrictYear(first, named);
    expect([years.inMonths, years.inDays, years.spanOf(2026)]).toEqual([months, days, span]);
    expect(days).toContain(years.lastDayName);
    expect(months).toContain(years.lastMonthName);
  });
});

describe('months', () => {
  it('are those of the district, not of Greenwich', () => {
    const newYear = new Date('2026-01-01T03:00:00Z');
    expect(monthAt(newYear, 'UTC')).toEqual({ year: 2026, month: 1 });
    expect(monthAt(newYear, 'America/Chicago')).toEqual({ year: 2025, month: 12 });
  });

  it('can be counted and told from their count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        expect(monthOfNumber(monthNumber({ year, month }))).toEqual({ year, month });
      }),
    );
  });

  it('are written as days begin, and read from them', () => {
    const september = { year: 2026, month: 9 };
    expect(isoMonth(september)).toBe('2026-09');
    expect(firstDayOf(september)).toBe('2026-09-01');
    expect(monthOfDay('2026-09-30')).toEqual(september);
    expect(isoMonth(monthsAfter(september, -9))).toBe('2025-12');
  });

  it.each([
    [2026, 2, 28],
    [2028, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('%i-%i has %i days', (year, month, days) => {
    expect(daysInMonth({ year, month })).toBe(days);
  });
});

it('a month is read as people and spreadsheets write it', () => {
  const inWords = (text: string) => {
    const month = readMonth(text, 2027, new DistrictYear());
    return month && `${month.year}-${month.month}`;
  };
  const november = [
    '2026-11',
    '2026-11-30',
    '11/2026',
    '11/30/2026',
    'Nov 2026',
    'nov. 2026',
    'November 30, 2026',
    '11',
    ' Nov ',
    '2026-11-01T00:00:00Z',
    'Nov-26',
    "Nov'26",
    '30-Nov',
    '30-Nov-26',
    '11/30/26',
    '11/26',
    '11/30',
  ];
  expect(november.map(inWords)).toEqual(november.map(() => '2026-11'));
  expect(['8', 'August', '9', '1-2027'].map(inWords)).toEqual(['2027-8', '2027-8', '2026-9', '2027-1']);
  expect(['Feb-26', '3/27', '2/27', '9/26'].map(inWords)).toEqual(['2026-2', '2027-3', '2027-2', '2026-9']);
  const none = ['', '13', '0', 'Nov 26', '2026', 'Monday', '13/2026', 'ma', '3/26', '11/25', '13/26'];
  expect(none.map(inWords)).toEqual(none.map(() => undefined));
});

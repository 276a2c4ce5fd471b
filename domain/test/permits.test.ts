import { describe, expect, it } from 'vitest';
import { daysLate } from '../src/oracle/late-report.ts';
import { isPermitNumberPattern, permitYearProblem } from '../src/permit-number.ts';

describe('days late', () => {
  it.each([
    ['not before the due day', { year: 2026, month: 1 }, '2026-03-05', 0],
    ['the day after it', { year: 2026, month: 1 }, '2026-03-06', 1],
    ['over a month of 28 days', { year: 2025, month: 12 }, '2026-03-05', 28],
    ['over a month of 29 days', { year: 2027, month: 12 }, '2028-03-05', 29],
    ['over a month of 30 days', { year: 2026, month: 2 }, '2026-05-05', 30],
    ['over a month of 31 days', { year: 2026, month: 1 }, '2026-04-05', 31],
    ['over the end of a year', { year: 2025, month: 11 }, '2026-01-06', 1],
  ])('%s', (_what, lastReport, today, expected) => {
    expect(daysLate(lastReport, today)).toBe(expected);
  });

  // A year's report that is due March 1, half a year's that is due August 1 (years from January), and quarters of a year from October.
  it.each([
    ['within the period', 2025, 3, '2026-02-28', { months: 12, dueMonthsAfter: 3, dueDay: 1 }, 1, 0],
    ['after a year', 2025, 3, '2026-03-02', { months: 12, dueMonthsAfter: 3, dueDay: 1 }, 1, 1],
    ['after half a year', 2025, 12, '2026-08-20', { months: 6, dueMonthsAfter: 2, dueDay: 1 }, 1, 19],
    ['after a quarter from October', 2025, 9, '2026-01-16', { months: 3, dueMonthsAfter: 1, dueDay: 15 }, 10, 1],
  ])('%s', (_what, year, month, today, terms, firstMonth, expected) => {
    expect(daysLate({ year, month }, today, terms, firstMonth)).toBe(expected);
  });
});

describe('permit numbers', () => {
  it.each([
    ['{prefix}{number}-{yy}-1', true],
    ['{prefix}-{year}-{number}', true],
    ['GW {number}/{prefix}', true],
    ['{prefix}{number}{yy}', false],
    ['{prefix}{number}7', false],
    ['{number}', false],
    ['{prefix}{prefix}{number}', false],
    ['{prefix}{number}{month}', false],
    ['{prefix}{number}*', false],
    ['', false],
  ])('can be written as “%s”: %s', (pattern, expected) => {
    expect(isPermitNumberPattern(pattern)).toBe(expected);
  });

  it.each([
    ['2026', null],
    ['2027', null],
    ['2028', '*Must be before 2028'],
    ['26', '*Requires 4 digits'],
    ['20265', '*Requires 4 digits'],
  ])('of the year %s in 2026: %s', (year, problem) => {
    expect(permitYearProblem(year, 2026)).toBe(problem);
  });
});

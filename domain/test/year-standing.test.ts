import { describe, expect, it } from 'vitest';
import { yearStanding, type YearSoFar } from '../src/year-standing.ts';

/** Two winter months are over, of a year whose summer is permitted most. */
const so: YearSoFar = { pumped: 900, reduced: 1000, reducedOfYear: 12_000 };

describe('a year that is under way', () => {
  it('may come to what drought stages leave of all its months, those to come included', () => {
    expect(yearStanding(so).target).toBe(12_000);
  });

  it('is projected by the share of what was allowed, not by the number of months', () => {
    expect(yearStanding(so).projected).toBe(10_800);
    expect(yearStanding({ ...so, pumped: 0 }).projected).toBe(0);
  });

  it('is projected lower where a stage was declared for months to come', () => {
    expect(yearStanding({ ...so, reducedOfYear: 7000 }).projected).toBe(6300);
  });

  it('is projected in whole gallons', () => {
    expect(yearStanding({ pumped: 1, reduced: 3, reducedOfYear: 10 }).projected).toBe(3);
  });

  it('has no projection where nothing was allowed so far', () => {
    expect(yearStanding({ ...so, reduced: 0 }).projected).toBeUndefined();
  });
});

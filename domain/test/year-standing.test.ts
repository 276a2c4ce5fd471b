import { describe, expect, it } from 'vitest';
import { yearStanding, type YearSoFar } from '../src/year-standing.ts';

/** Two winter months are over, of a year whose summer is permitted most. */
const so: YearSoFar = { pumped: 900, permitted: 1000, permittedOfYear: 12_000, takenAway: 300 };

describe('a year that is under way', () => {
  it('may come to what is permitted less what was taken away; months to come are not reduced', () => {
    expect(yearStanding(so).target).toBe(11_700);
  });

  it('is projected by the share of what was permitted, not by the number of months', () => {
    expect(yearStanding(so).projected).toBe(10_800);
    expect(yearStanding({ ...so, pumped: 0 }).projected).toBe(0);
  });

  it('is projected in whole gallons', () => {
    expect(yearStanding({ ...so, pumped: 1, permitted: 3, permittedOfYear: 10 }).projected).toBe(3);
  });

  it('has no projection where nothing was permitted so far', () => {
    expect(yearStanding({ ...so, permitted: 0 }).projected).toBeUndefined();
  });
});

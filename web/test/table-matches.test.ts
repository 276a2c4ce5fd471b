import { describe, expect, it } from 'vitest';
import { matches } from '../src/ui/table/matches.ts';

describe('the filter of a column', () => {
  it('finds text without regard to case and accents', () => {
    expect(matches('text', 'Peña Ranch', 'PENA')).toBe(true);
    expect(matches('text', null, 'pena')).toBe(false);
  });

  it.each([
    [612.5, '600..700', true],
    [612.5, '..600', false],
    [612.5, '700..', false],
    [1234, '1,200..', true],
    [-97.78, '-98..-97.5', true],
    [612.5, '6-..', true],
    [null, '..700', false],
  ])('of numbers: %j in %j is %j', (value, range, isIn) => expect(matches('number', value, range)).toBe(isIn));

  it.each([
    ['2024-06-30', '2024..', true],
    ['2024-06-30', '..2024', true],
    ['2024-06-30', '..2024-05', false],
    ['2024-06-30', '6/30/24..7/1/24', true],
    ['2024-06-30', '7/1/2024..', false],
  ])('of dates: %j in %j is %j', (value, range, isIn) => expect(matches('date', value, range)).toBe(isIn));

  it('of flags takes nothing for no', () => {
    expect(matches('flag', null, 'no')).toBe(true);
    expect(matches('flag', false, 'yes')).toBe(false);
  });
});

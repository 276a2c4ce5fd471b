import { afterEach, describe, expect, it } from 'vitest';
import {
  formatVolume,
  gallonsIn,
  inVolumeUnit,
  nameOfVolume,
  setVolumeUnit,
  volumeUnitNames,
  volumeUnits,
} from '../src/volume-unit.ts';

afterEach(() => setVolumeUnit('GALLONS'));

describe('the unit of a district', () => {
  // An acre-foot is 43,560 cubic feet of 1,728 cubic inches, a gallon 231 of them.
  it.each([
    ['GALLONS', 4_073_143, '4,073,143 gal'],
    ['THOUSAND_GALLONS', 4_073_143, '4,073.143 kgal'],
    ['MILLION_GALLONS', 4_073_143, '4.073143 MGal'],
    ['ACRE_FEET', 4_073_143, '12.5 acre-ft'],
    ['CUBIC_METERS', 4_073_143, '15,418.52 m³'],
    ['ACRE_FEET', -325_851, '-1 acre-ft'],
    ['ACRE_FEET', 0, '0 acre-ft'],
  ] as const)('%s says %i gallons as %s', (name, gallons, words) => {
    setVolumeUnit(name);
    expect(formatVolume(gallons)).toBe(words);
  });

  it('calls a volume so where it is no number of gallons', () => {
    expect(nameOfVolume('Calculated Gallons')).toBe('Calculated Gallons');
    setVolumeUnit('CUBIC_METERS');
    expect(nameOfVolume('Calculated Gallons')).toBe('Calculated Volume');
  });

  it.each(volumeUnitNames)('%s shows what was typed as it was typed', (name) => {
    const unit = volumeUnits[name];
    setVolumeUnit(name);
    const step = 10 ** -unit.decimals;
    for (let index = 0; index < 5000; index += 1) {
      const typed = Number((index * index * 7 * step + (index % 97) * step).toFixed(unit.decimals));
      expect(inVolumeUnit(gallonsIn(typed))).toBe(typed);
    }
    expect(Number.isInteger(gallonsIn(12.3456))).toBe(unit.gal !== 1);
  });
});

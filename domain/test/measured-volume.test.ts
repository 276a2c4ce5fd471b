import { describe, expect, it } from 'vitest';
import { frequencies, formatMeasured, measuredVolume_gal, type Frequency } from '../src/measured-volume.ts';

const factor = (gal_per_unit: number, applies: Frequency = 'Once a Month', unit = 'hours') => ({
  unit,
  gal_per_unit,
  applies,
});
const february = { year: 2026, month: 2 };

describe('a volume that is measured without a meter', () => {
  // Houses, employees and heads as the Harris-Galveston district estimates them.
  it.each([
    ['a pump of 100 gpm', 120, factor(6_000), february, 720_000, '120 hours × 6,000 gal'],
    ['energy', 1_234.567, factor(12.3456, 'Once a Month', 'kWh'), february, 15_241, '1,234.567 kWh × 12.3456 gal'],
    ['houses', 40, factor(100_000, 'Once a Year', 'houses'), february, 333_333, '40 houses × 100,000 gal ÷ 12'],
    [
      'employees',
      25,
      factor(10, 'Every Working Day', 'employees'),
      february,
      5_000,
      '25 employees × 10 gal × 20 working days',
    ],
    [
      'heads',
      5_000,
      factor(1, 'Every Day', 'heads'),
      { year: 2024, month: 2 },
      145_000,
      '5,000 heads × 1 gal × 29 days',
    ],
    ['half a gallon', 0.5, factor(1), february, 1, '0.5 hours × 1 gal'],
    ['less than half', 0.499, factor(1), february, 0, '0.499 hours × 1 gal'],
    ['nothing', 0, factor(6_000), february, 0, '0 hours × 6,000 gal'],
  ])('by %s', (_what, quantity, by, month, expected, words) => {
    expect(measuredVolume_gal(quantity, by, month)).toBe(expected);
    expect(formatMeasured(quantity, by, month)).toBe(words);
  });

  it('is exact where floating point is not, as decimal arithmetic says', () => {
    // 1.005 × 100 is 100.49999999999999 in floating point.
    expect(measuredVolume_gal(1.005, factor(100), february)).toBe(101);
    expect(measuredVolume_gal(999_999_999.999, factor(1_000), february)).toBe(999_999_999_999);
  });

  it.each(frequencies)('%s is of every month what the calendar says', (applies) => {
    for (let month = 1; month <= 12; month += 1) {
      const days = new Date(2026, month, 0).getDate();
      const weekdays = Array.from({ length: days }, (_, index) => new Date(2026, month - 1, index + 1).getDay());
      const many = {
        'Once a Month': 1,
        'Every Day': days,
        'Every Working Day': weekdays.filter((day) => day % 6 > 0).length,
      };
      const expected = applies === 'Once a Year' ? 1_000 : many[applies] * 12_000;
      expect(measuredVolume_gal(1, factor(12_000, applies), { year: 2026, month })).toBe(expected);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { bufferRadiusFt } from '../src/buffer.ts';
import {
  acreFeetToGallons,
  cubicFeetPerSecondToAcreFeet,
  cubicFeetPerSecondToGallonsPerDay,
  cubicFeetPerSecondToGallonsPerMinute,
  feetToMetres,
  gallonsPerDayToGallonsPerMinute,
  gallonsToAcreFeet,
  gallonsToMillionGallons,
  metresToFeet,
} from '../src/units.ts';

describe('units', () => {
  it.each([
    ['an acre-foot in gallons', acreFeetToGallons(1), 325_851.428571, 6],
    ['12,000,000 gallons in acre-feet', gallonsToAcreFeet(12_000_000), 36.83, 2],
    ['gallons in millions', gallonsToMillionGallons(2_500_000), 2.5, 6],
    ['a cubic foot per second in gallons per minute', cubicFeetPerSecondToGallonsPerMinute(1), 448.831, 3],
    ['a cubic foot per second in gallons per day', cubicFeetPerSecondToGallonsPerDay(1), 646_316.883, 3],
    ['5.2 cfs over a year in acre-feet', cubicFeetPerSecondToAcreFeet(5.2, 365), 3764.6, 1],
    ['16 cfs over a year in acre-feet', cubicFeetPerSecondToAcreFeet(16, 365), 11_583.5, 1],
    ['25,000 gallons a day in gallons per minute', gallonsPerDayToGallonsPerMinute(25_000), 17.361, 3],
    ['500 feet in metres', feetToMetres(500), 152.4, 9],
    ['a metre in feet', metresToFeet(1), 3.280839895, 9],
  ])('%s', (_what, value, expected, digits) => {
    expect(value).toBeCloseTo(expected, digits);
  });
});

describe('a search buffer', () => {
  it.each([
    [1, 'Acres', 117.752],
    [10, 'Acres', 372.365],
    [40, 'Acres', 744.73],
    [500, 'Feet', 500],
    [100, 'Yards', 300],
    [0.5, 'Miles', 2640],
  ] as const)('of %d %s has a radius of %d ft', (amount, unit, radius) => {
    expect(bufferRadiusFt(amount, unit)).toBeCloseTo(radius, 2);
  });
});

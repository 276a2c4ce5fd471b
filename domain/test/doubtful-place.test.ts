import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubtfulPlace } from '../src/doubtful-place.ts';

it.each([
  ['0, 0', 0, 0, 'missing'],
  ['latitude and longitude in each other’s place', -97.85, 30.17, 'swapped'],
  ['both mistakes at once', 97.85, 30.17, 'swapped'],
  ['a longitude without its minus', 30.17, 97.85, 'positive-longitude'],
  ['a place in Arkansas', 35.47, -93.2, 'outside-texas'],
  ['London', 51.5, -0.12, 'outside-texas'],
])('doubts %s', (_what, latitude, longitude, kind) => {
  expect(doubtfulPlace(latitude, longitude)).toMatchObject({ kind });
});

it('doubts no place in Texas, and any mistake made with one', () => {
  const latitudes = fc.double({ min: 25.8, max: 36.6, noNaN: true });
  const longitudes = fc.double({ min: -106.7, max: -93.4, noNaN: true });
  fc.assert(
    fc.property(latitudes, longitudes, (latitude, longitude) => {
      expect(doubtfulPlace(latitude, longitude)).toBeNull();
      const meant = { latitude, longitude };
      expect(doubtfulPlace(longitude, latitude)).toMatchObject({ kind: 'swapped', meant });
      expect(doubtfulPlace(-longitude, latitude)).toMatchObject({ kind: 'swapped', meant });
      expect(doubtfulPlace(latitude, -longitude)).toMatchObject({ kind: 'positive-longitude', meant });
    }),
  );
});

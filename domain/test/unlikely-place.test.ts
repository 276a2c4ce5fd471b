import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unlikelyPlace, isInTexas } from '../src/unlikely-place.ts';

const austin = { latitude: 30.3, longitude: -97.7 };
const omaha = { latitude: 41.3, longitude: -96 };

it.each([
  ['0, 0', 0, 0, 'missing'],
  ['latitude and longitude in each other’s place', -97.85, 30.17, 'swapped'],
  ['both mistakes at once', 97.85, 30.17, 'swapped'],
  ['a longitude without its minus', 30.17, 97.85, 'wrong-sign'],
  ['a place in Arkansas', 35.47, -93.2, 'far-away'],
  ['London', 51.5, -0.12, 'far-away'],
])('warnings %s', (_what, latitude, longitude, kind) => {
  expect(unlikelyPlace(latitude, longitude, austin)).toMatchObject({ kind });
});

it('doubts no place in Texas, and any mistake made with one', () => {
  const latitudes = fc.double({ min: 25.8, max: 36.6, noNaN: true });
  const longitudes = fc.double({ min: -106.7, max: -93.4, noNaN: true });
  fc.assert(
    fc.property(latitudes, longitudes, (latitude, longitude) => {
      expect(unlikelyPlace(latitude, longitude, austin)).toBeNull();
      const meant = { latitude, longitude };
      expect(unlikelyPlace(longitude, latitude, austin)).toMatchObject({ kind: 'swapped', meant });
      expect(unlikelyPlace(-longitude, latitude, austin)).toMatchObject({ kind: 'swapped', meant });
      expect(unlikelyPlace(latitude, -longitude, austin)).toMatchObject({ kind: 'wrong-sign', meant });
    }),
  );
});

it('names no state but that of the district', () => {
  const nearOmaha = { latitude: 40.8, longitude: -96.7 };
  expect(isInTexas(omaha)).toBe(false);
  expect(unlikelyPlace(nearOmaha.latitude, nearOmaha.longitude, omaha)).toBeNull();
  expect(unlikelyPlace(40.8, 96.7, omaha)).toMatchObject({ kind: 'wrong-sign', meant: nearOmaha });
  expect(unlikelyPlace(-96.7, 40.8, omaha)).toMatchObject({ kind: 'swapped', meant: nearOmaha });
  expect(unlikelyPlace(30.2, -97.8, omaha)).toEqual({
    kind: 'far-away',
    words: '30.2, -97.8 is far from the district.',
  });
});

it('calls nothing far away from a district that has not said where it is, and sees mistakes all the same', () => {
  expect(unlikelyPlace(41.2, -96, null)).toBeNull();
  expect(unlikelyPlace(61.2, -149.9, null)).toBeNull();
  expect(unlikelyPlace(0, 0, null)).toMatchObject({ kind: 'missing' });
  expect(unlikelyPlace(41.2, 96, null)).toMatchObject({ kind: 'wrong-sign' });
});

it.each([
  ['Austin', 30.27, -97.74, true],
  ['El Paso', 31.76, -106.48, true],
  ['Texline', 36.38, -103.02, true],
  ['Amarillo', 35.2, -101.83, true],
  ['Wichita Falls', 33.9, -98.49, true],
  ['Orange', 30.09, -93.74, true],
  ['Brownsville', 25.93, -97.48, true],
  ['Laredo', 27.51, -99.5, true],
  ['Terlingua', 29.32, -103.62, true],
  ['Oklahoma City', 35.47, -97.52, false],
  ['Santa Fe', 35.69, -105.94, false],
  ['Carlsbad', 32.42, -104.23, false],
  ['Shreveport', 32.52, -93.75, false],
  ['Omaha', 41.26, -95.93, false],
])('%s is in Texas or not', (_, latitude, longitude, isThere) => {
  expect(isInTexas({ latitude, longitude })).toBe(isThere);
});

it('nothing is called outside Texas in a district of another state within its box', () => {
  const oklahomaCity = { latitude: 35.47, longitude: -97.52 };
  expect(unlikelyPlace(36.8, -97.3, oklahomaCity)).toBeNull();
  expect(unlikelyPlace(25.8, -80.2, oklahomaCity)?.words).toBe('25.8, -80.2 is far from the district.');
});

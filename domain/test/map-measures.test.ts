import { expect, it } from 'vitest';
import { mapAcres, mapFeet, mapFeetToKilometers, mapSquareFeet } from '../src/map-measures.ts';

it.each([
  ['4,047 square metres in acres', mapAcres(4047), 1],
  ['100 square metres in square feet', mapSquareFeet(100), 1076.39],
  ['a radius of 1.5 km in feet', mapFeet(1.5), 4921.26],
  ['500 ft, there and back', mapFeet(mapFeetToKilometers(500)), 500],
])('the map shows %s with the factors of its specification', (_what, value, expected) => {
  expect(value).toBeCloseTo(expected, 9);
});

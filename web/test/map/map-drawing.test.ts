import { describe, expect, it } from 'vitest';
import { circleAround } from '@artesian/domain/circle-around';
import { type Drawing } from '@artesian/contract/map/drawings';
import { lineFeet, measure } from '../../src/map/drawing/drawing.ts';
import { asFeatures } from '../../src/map/drawing/drawn-shapes.ts';
import { asFeature, reshaped } from '../../src/map/drawing/reshaped.ts';
import { readTyped, typedOf } from '../../src/map/drawing/typed-drawing.ts';

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

/** About a hundred metres on each side, at the equator, where a degree is the same in both directions. */
const field: Drawing = {
  kind: 'polygon',
  places: [place(0, 0), place(0, 0.001), place(0.001, 0.001), place(0.001, 0)],
};

describe('what drawings measure', () => {
  it('is the latest of each shape, and all polygons together', () => {
    const { circleRadiusFt, lineFt, polygonSquareMetres, point } = measure([
      { kind: 'circle', places: [place(30, -97)], radiusFt: 500 },
      { kind: 'circle', places: [place(30, -97)], radiusFt: 750.5 },
      { kind: 'line', places: [place(0, 0), place(0, 1)] },
      { kind: 'line', places: [place(0, 0), place(0, 0.01)] },
      { kind: 'point', places: [place(30.1, -97.1)] },
      { kind: 'point', places: [place(30.2, -97.2)] },
      field,
      field,
    ]);
    expect(circleRadiusFt).toBe(750.5);
    // A hundredth of a degree on the equator of a sphere of 6,371.0088 km is 1.11195 km.
    expect(lineFt).toBeCloseTo(3648.13, 1);
    expect(polygonSquareMetres).toBeCloseTo(2 * 111.195 ** 2, -1);
    expect(point).toEqual(place(30.2, -97.2));
  });

  it('is nothing where nothing is drawn', () => {
    expect(Object.values(measure([])).filter((value) => value !== undefined)).toEqual([]);
  });

  it('stands on the map: at every corner of a line how far it is from its start', () => {
    const line: Drawing = { kind: 'line', places: [place(0, 0), place(0, 0.01), place(0, 0.02)] };
    const labels = asFeatures([line]).features.map(({ properties }) => properties?.['label']);
    expect(labels).toEqual(['', '', '3,648 ft', '7,296 ft']);
  });
});

it('a circle lies at the same distance from its center all around', () => {
  const center = place(30.16823, -97.85184);
  for (const corner of circleAround(center, 1.524)) expect(lineFeet([center, corner])).toBeCloseTo(5000, 0);
});

describe('a drawing under the mouse', () => {
  const circle: Drawing = { kind: 'circle', places: [place(30.16823, -97.85184)], radiusFt: 6000 };
  const shape = asFeature(circle);
  const [ring = []] = shape.geometry.coordinates as [number, number][][];
  const become = (change: (position: [number, number]) => [number, number]) =>
    reshaped(circle, shape, { ...shape, geometry: { type: 'Polygon', coordinates: [ring.map(change)] } });

  it('keeps the radius of a circle that is moved', () => {
    const moved = become(([longitude, latitude]) => [longitude + 0.01, latitude + 0.02]);
    expect(moved).toMatchObject({ radiusFt: 6000 });
    expect(moved?.places[0]?.latitude).toBeCloseTo(30.18823, 6);
    expect(moved?.places[0]?.longitude).toBeCloseTo(-97.84184, 6);
  });

  it('gives a circle that is stretched as much more radius', () => {
    const stretched = become(([longitude, latitude]) => [
      -97.85184 + 1.5 * (longitude + 97.85184),
      30.16823 + 1.5 * (latitude - 30.16823),
    ]);
    expect(stretched).toMatchObject({ kind: 'circle', radiusFt: expect.closeTo(9000, 0) as number });
  });

  it('is what it was where nothing was done', () => {
    expect(reshaped(circle, shape, shape)).toMatchObject({ radiusFt: 6000 });
    expect(reshaped(field, asFeature(field), asFeature(field))).toEqual(field);
  });

  it('is typed as it is drawn', () => {
    for (const drawing of [circle, field]) {
      const { shape: kind, coordinates, radius } = typedOf(drawing);
      expect(readTyped(kind, coordinates, radius)).toEqual({ drawing });
    }
  });
});

describe('drawing by coordinates', () => {
  it.each([
    ['point', 'Lat: 30.1 Lng: -97.8', '', { kind: 'point', places: [place(30.1, -97.8)] }],
    ['circle', '30.1, -97.8', '1,000', { kind: 'circle', places: [place(30.1, -97.8)], radiusFt: 1000 }],
    ['line', '30.1, -97.8\n\n30.2, -97.9\n', '', { kind: 'line', places: [place(30.1, -97.8), place(30.2, -97.9)] }],
  ] as const)('understands a %s', (shape, coordinates, radius, drawing) => {
    expect(readTyped(shape, coordinates, radius)).toEqual({ drawing });
  });

  it.each([
    ['point', '95, 200', '', { coordinates: 'Invalid coordinate' }],
    ['polygon', '30, -97\n31, -97\nhere', '', { coordinates: 'Invalid coordinate in line 3' }],
    [
      'polygon',
      '30, -97\n31, -97',
      '',
      { coordinates: 'A polygon needs at least three corners, each on its own line.' },
    ],
    ['circle', '', '500', { coordinates: 'Enter the latitude and the longitude of the center.' }],
    ['circle', '30, -97', '0', { radius: 'Enter a radius of more than 0 feet, up to 1,000,000.' }],
  ] as const)('says what is wrong with a %s (%#)', (shape, coordinates, radius, problem) => {
    expect(readTyped(shape, coordinates, radius)).toEqual(problem);
  });
});

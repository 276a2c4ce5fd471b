import area from '@turf/area';
import length from '@turf/length';
import { mapFeet, mapFeetToKilometers } from '@artesian/domain/map-measures';
import type { LineString, Polygon } from 'geojson';
import type { Place } from '../coordinates.ts';
import { circleAround } from './circle.ts';

/** What can be drawn. */
export const shapes = ['polygon', 'point', 'line', 'circle'] as const;
export type Shape = (typeof shapes)[number];

/** Something that the reader drew on the map. */
export type Drawing =
  | { kind: 'polygon' | 'line' | 'point'; places: readonly Place[] }
  | { kind: 'circle'; places: readonly Place[]; radiusFt: number };

/** How many places a shape needs before it is one. */
export const fewestPlaces: Readonly<Record<Shape, number>> = { polygon: 3, line: 2, point: 1, circle: 1 };

/** What the measurements box says: the latest of each shape, and all polygons together. */
export interface Measures {
  circleRadiusFt: number | undefined;
  lineFt: number | undefined;
  polygonSquareMetres: number | undefined;
  point: Place | undefined;
}

export function measure(drawings: readonly Drawing[]): Measures {
  const latest = (kind: Shape) => drawings.findLast((drawing) => drawing.kind === kind);
  const circle = latest('circle');
  const line = latest('line');
  const polygons = drawings.filter(({ kind }) => kind === 'polygon');
  return {
    circleRadiusFt: circle?.kind === 'circle' ? circle.radiusFt : undefined,
    lineFt: line && lineFeet(line.places),
    polygonSquareMetres:
      polygons.length > 0 ? polygons.reduce((sum, { places }) => sum + squareMetres(places), 0) : undefined,
    point: latest('point')?.places[0],
  };
}

/** How long the way over these places is, in feet. */
export const lineFeet = (places: readonly Place[]): number =>
  places.length < 2 ? 0 : mapFeet(length({ type: 'Feature', properties: {}, geometry: lineOf(places) }));

export const squareMetres = (places: readonly Place[]): number => area(polygonOf(places));

export const positionOf = ({ longitude, latitude }: Place): [number, number] => [longitude, latitude];

export const lineOf = (places: readonly Place[]): LineString => ({
  type: 'LineString',
  coordinates: places.map(positionOf),
});

export const polygonOf = (places: readonly Place[]): Polygon => ({
  type: 'Polygon',
  coordinates: [[...places, ...places.slice(0, 1)].map(positionOf)],
});

/** The ground within a shape; undefined where it has none. */
export function areaOf(drawing: Drawing): Polygon | undefined {
  if (drawing.kind === 'circle') return drawing.places[0] && circleOf(drawing.places[0], drawing.radiusFt);
  return drawing.kind === 'polygon' ? polygonOf(drawing.places) : undefined;
}

/** The line that a circle of so many feet draws on the ground. */
export const circleOf = (center: Place, radiusFt: number): Polygon =>
  polygonOf(circleAround(center, mapFeetToKilometers(radiusFt)));

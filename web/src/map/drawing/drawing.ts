import area from '@turf/area';
import length from '@turf/length';
import { polygonOf, positionOf, type Drawing, type Shape } from '@artesian/contract/map/drawings';
import { mapFeet } from '@artesian/domain/map-measures';
import type { LineString } from 'geojson';
import type { Place } from '../coordinates.ts';

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

export const lineOf = (places: readonly Place[]): LineString => ({
  type: 'LineString',
  coordinates: places.map(positionOf),
});

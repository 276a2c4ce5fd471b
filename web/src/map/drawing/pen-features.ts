import { mapFeet } from '@artesian/domain/map-measures';
import type { Position } from 'geojson';
import type { GeoJSONStoreFeatures } from 'terra-draw';
import type { Drawing, Shape } from '@artesian/contract/map/drawings';
import type { Place } from '../coordinates.ts';

/** Decimals of a degree that terra-draw keeps: a centimeter. */
export const penPrecision = 7;

/** What terra-draw calls the shapes. */
export const modeNames: Readonly<Record<Shape, string>> = {
  polygon: 'polygon',
  point: 'point',
  line: 'linestring',
  circle: 'circle',
};

/** The drawing that terra-draw holds; undefined for the points that only guide the mouse. */
export function asDrawing({ geometry, properties }: GeoJSONStoreFeatures): Drawing | undefined {
  const { mode, radiusKilometers } = properties;
  if (geometry.type === 'Polygon') {
    const corners = (geometry.coordinates[0] ?? []).slice(0, -1).map(placeOf);
    if (mode !== 'circle') return { kind: 'polygon', places: withoutRepeats(corners) };
    return { kind: 'circle', places: [middleOf(corners)], radiusFt: mapFeet(Number(radiusKilometers)) };
  }
  if (geometry.type === 'LineString') {
    return { kind: 'line', places: withoutRepeats(geometry.coordinates.map(placeOf)) };
  }
  return mode === 'point' ? { kind: 'point', places: [placeOf(geometry.coordinates)] } : undefined;
}

export const placeOf = ([longitude = 0, latitude = 0]: Position): Place => ({ latitude, longitude });

/** While the mouse rests, the growing corner lies on the one before. */
const withoutRepeats = (places: readonly Place[]) =>
  places.filter(({ latitude, longitude }, index) => {
    const before = places[index - 1];
    return !before || before.latitude !== latitude || before.longitude !== longitude;
  });

/** Halfway between the outermost places, which for a circle on the globe is its center. */
export function middleOf(places: readonly Place[]): Place {
  const halfway = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: halfway(places.map(({ latitude }) => latitude)),
    longitude: halfway(places.map(({ longitude }) => longitude)),
  };
}

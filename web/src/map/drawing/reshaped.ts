import { mapFeetToKilometers } from '@artesian/domain/map-measures';
import type { Position } from 'geojson';
import type { GeoJSONStoreFeatures } from 'terra-draw';
import { circleAround } from '@artesian/domain/circle-around';
import { polygonOf, positionOf, type Drawing } from '@artesian/contract/map/drawings';
import type { Place } from '../coordinates.ts';
import { lineOf } from './drawing.ts';
import { asDrawing, middleOf, modeNames, penPrecision, placeOf } from './pen-features.ts';

/** So many points of a circle can be taken hold of. */
const holds = 8;

/** A drawing as terra-draw takes it. A circle is given by the points that can be taken hold of. */
export function asFeature(drawing: Drawing): GeoJSONStoreFeatures {
  return { type: 'Feature', properties: { mode: modeNames[drawing.kind] }, geometry: geometryOf(drawing) };
}

function geometryOf(drawing: Drawing): GeoJSONStoreFeatures['geometry'] {
  const [first = { latitude: 0, longitude: 0 }] = drawing.places;
  if (drawing.kind === 'point') return { type: 'Point', coordinates: positionOf(first) };
  if (drawing.kind === 'line') return lineOf(drawing.places);
  if (drawing.kind !== 'circle') return polygonOf(drawing.places);
  return polygonOf(circleAround(first, mapFeetToKilometers(drawing.radiusFt), holds).map(shortened));
}

const shortened = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(penPrecision)),
  longitude: Number(longitude.toFixed(penPrecision)),
});

/** What a drawing has become whose shape was `old`. A circle keeps its radius while it is only moved. */
export function reshaped(
  before: Drawing,
  old: GeoJSONStoreFeatures,
  feature: GeoJSONStoreFeatures,
): Drawing | undefined {
  if (before.kind !== 'circle') return asDrawing(feature);
  const growth = widthOf(feature) / widthOf(old);
  const isMoved = Math.abs(growth - 1) < 1e-3;
  const center = middleOf(ringOf(feature).map(placeOf));
  return { kind: 'circle', places: [center], radiusFt: before.radiusFt * (isMoved ? 1 : growth) };
}

const ringOf = ({ geometry }: GeoJSONStoreFeatures): Position[] =>
  geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [];

/** From west to east in degrees, which moving leaves alone. */
function widthOf(feature: GeoJSONStoreFeatures): number {
  const longitudes = ringOf(feature).map(([longitude = 0]) => longitude);
  return Math.max(...longitudes) - Math.min(...longitudes);
}

import { locale, t } from '@artesian/domain/texts/translate';
import { mapAcres } from '@artesian/domain/map-measures';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { circleOf, polygonOf, positionOf, type Drawing } from '@artesian/contract/map/drawings';
import type { Place } from '../coordinates.ts';
import { lineFeet, lineOf, squareMetres } from './drawing.ts';

/** The shapes of drawings with what they measure as `label`s; lines say at every corner how far it is from their start. */
export const asFeatures = (drawings: readonly Drawing[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: drawings.flatMap(featuresOf),
});

function featuresOf(drawing: Drawing): Feature[] {
  const { kind, places } = drawing;
  const [first] = places;
  if (!first) return [];
  if (kind === 'circle') {
    return [feature('area', circleOf(first, drawing.radiusFt)), corner(first, `r = ${feet(drawing.radiusFt)}`)];
  }
  if (kind === 'point') return [corner(first, '', 'point')];
  if (kind === 'line' || places.length < 3) {
    return [
      feature('line', lineOf(places)),
      ...places.map((place, index) => corner(place, index === 0 ? '' : feet(lineFeet(places.slice(0, index + 1))))),
    ];
  }
  const acres = t('{area} acres', { area: formatLength(mapAcres(squareMetres(places)), 2) });
  return [
    feature('area', polygonOf(places)),
    ...places.map((place) => corner(place, '')),
    corner(middle(places), acres, 'label'),
  ];
}

const feature = (part: string, geometry: Geometry, label = ''): Feature => ({
  type: 'Feature',
  properties: { part, label },
  geometry,
});

const corner = (place: Place, label: string, part = 'corner') =>
  feature(part, { type: 'Point', coordinates: positionOf(place) }, label);

const middle = (places: readonly Place[]): Place => ({
  latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
  longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
});

export const formatLength = (value: number, decimals: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const feet = (value: number) => t('{distance} ft', { distance: formatLength(value, 0) });

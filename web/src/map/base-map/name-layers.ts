import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { even } from './by-zoom.ts';
import { isGreen, isLine } from './land-layers.ts';
import { mapFont, name, slantedFont, strongFont } from './lettering.ts';
import { isKind, placeRank, type FromTiles } from './tile-layers.ts';
import type { Tone } from './tones.ts';

/** Names of waters and parks, which give way to those of roads and towns. */
export const landNames = (from: FromTiles, { parkName, riverName, halo }: Tone): LayerSpecification[] => [
  ...from('parks', {
    id: 'base-park-names',
    type: 'symbol',
    minzoom: 12.5,
    filter: isGreen,
    layout: {
      'text-field': name,
      'text-font': mapFont,
      'text-size': even([12.5, 9.5], [17, 12]),
      'text-max-width': 7,
      'text-padding': 40,
    },
    paint: { 'text-color': parkName, 'text-halo-color': halo, 'text-halo-width': 1.3 },
  }),
  ...from('waterways', {
    id: 'base-waterway-names',
    type: 'symbol',
    minzoom: 9.5,
    filter: ['all', isLine, ['any', isKind('river'), ['>=', ['zoom'], 12]]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': name,
      'text-font': slantedFont,
      'text-size': even([10, 10], [16, 13]),
      'text-letter-spacing': 0.06,
      'text-max-angle': 32,
      'text-padding': 12,
    },
    paint: { 'text-color': riverName, 'text-halo-color': halo, 'text-halo-width': 1.3 },
  }),
  ...from('waterNames', {
    id: 'base-water-names',
    type: 'symbol',
    minzoom: 10,
    filter: ['!', isLine],
    layout: {
      'text-field': name,
      'text-font': slantedFont,
      'text-size': even([10, 10.5], [16, 14]),
      'text-letter-spacing': 0.06,
      'text-max-width': 6,
      'text-padding': 40,
    },
    paint: { 'text-color': riverName, 'text-halo-color': halo, 'text-halo-width': 1.3 },
  }),
];

/** Towns, the small ones as one comes nearer; gone where one is in the middle of them. */
export const placeNames = (from: FromTiles, { townName, halo }: Tone): LayerSpecification[] =>
  from('places', {
    id: 'base-places',
    type: 'symbol',
    maxzoom: 16,
    filter: ['all', ['>', placeRank, 0], isNear],
    layout: {
      'text-field': name,
      'text-font': strongFont,
      'text-size': even([7, sized(12, 9.5, 9, 9)], [11, sized(19, 14, 12, 10.5)], [15, sized(26, 20, 17, 14)]),
      'text-max-width': 7,
      'text-padding': 4,
      'symbol-sort-key': placeRank,
    },
    paint: { 'text-color': townName, 'text-halo-color': halo, 'text-halo-width': 1.8 },
  });

const isNear: ExpressionSpecification = ['<=', placeRank, ['step', ['zoom'], 1, 8, 2, 9.8, 3, 11.2, 4]];

const sized = (city: number, town: number, village: number, hamlet: number): ExpressionSpecification => [
  'match',
  placeRank,
  1,
  city,
  2,
  town,
  3,
  village,
  hamlet,
];

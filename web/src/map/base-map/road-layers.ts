import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { even, growing } from './by-zoom.ts';
import { isLine } from './land-layers.ts';
import { mapFont, name, strongFont } from './lettering.ts';
import { isKind, roadRank, type FromTiles } from './tile-layers.ts';
import type { Tone } from './tones.ts';

/** Roads with their edges, the large ones above the small. */
export const roadLayers = (from: FromTiles, tone: Tone): LayerSpecification[] => [
  ...from('roads', {
    id: 'base-road-edges',
    type: 'line',
    filter: isNear,
    layout,
    paint: { 'line-color': ['case', isMain, tone.roadEdge, tone.streetEdge], 'line-width': widerBy(edge) },
  }),
  ...from('roads', {
    id: 'base-roads',
    type: 'line',
    filter: isNear,
    layout,
    paint: { 'line-color': colorsOf(tone), 'line-width': widerBy([0, 0, 0, 0]) },
  }),
];

/** Names along the roads, and the numbers of highways on shields. */
export const roadNames = (from: FromTiles, tone: Tone): LayerSpecification[] => [
  ...from('roadNames', {
    id: 'base-road-names',
    type: 'symbol',
    minzoom: 11.5,
    filter: ['all', isLine, isNamedAt, ['!=', name, number]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 300,
      'symbol-sort-key': roadRank,
      'text-field': name,
      'text-font': mapFont,
      'text-size': even([12, ['case', isSmall, 9.5, 10.5]], [16, ['case', isSmall, 11.5, 13]], [18, 14]),
      'text-letter-spacing': 0.02,
      'text-padding': 6,
      'text-max-angle': 30,
    },
    paint: { 'text-color': tone.roadName, 'text-halo-color': tone.halo, 'text-halo-width': 1.5 },
  }),
  ...from('roadNames', {
    id: 'base-road-numbers',
    type: 'symbol',
    minzoom: 8.5,
    filter: ['all', isLine, isNear, ['>', roadRank, 0], ['<', roadRank, 5], ['!=', number, '']],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'symbol-sort-key': roadRank,
      'icon-image': shieldImage,
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [1, 2, 1, 2],
      'icon-rotation-alignment': 'viewport',
      'text-rotation-alignment': 'viewport',
      'text-field': number,
      'text-font': strongFont,
      'text-size': even([9, 9], [14, 10.5]),
      'text-padding': 24,
    },
    paint: {
      'icon-color': tone.halo,
      'icon-halo-color': tone.roadName,
      'icon-halo-width': 1,
      'text-color': tone.roadName,
    },
  }),
];

export const shieldImage = 'base-shield';

const layout: LineLayerSpecification['layout'] = {
  'line-cap': 'round',
  'line-join': 'round',
  'line-sort-key': ['-', 0, roadRank],
};

const isMain: ExpressionSpecification = ['<=', roadRank, 2];
const isSmall: ExpressionSpecification = ['>', roadRank, 3];
const isRamp = isKind('link', 'motorway_link', 'trunk_link', 'primary_link', 'secondary_link', 'tertiary_link');

/** What is drawn at a zoom: the small ones come last. A file may hold them earlier. */
const isNear: ExpressionSpecification = [
  'all',
  isLine,
  ['>', roadRank, 0],
  ['<=', roadRank, ['step', ['zoom'], 1, 7.5, 2, 8.8, 3, 10.6, 4, 12, 5]],
];

/** Names come later than lines, or they would cover them. */
const isNamedAt: ExpressionSpecification = [
  'all',
  ['>', roadRank, 0],
  ['<=', roadRank, ['step', ['zoom'], 3, 12.8, 4, 14.2, 5]],
];

/** Of a highway: `US 290`. */
const number: ExpressionSpecification = ['coalesce', ['get', 'ref'], ['get', 'shield_text'], ''];

const colorsOf = ({ motorway, mainRoad, road, street }: Tone): ExpressionSpecification => [
  'match',
  roadRank,
  1,
  motorway,
  2,
  mainRoad,
  [3, 4],
  road,
  street,
];

const byRank = (px: readonly [number, number, number, number, number], wider: number): ExpressionSpecification => [
  '+',
  wider,
  ['match', roadRank, 1, px[0], 2, px[1], 3, px[2], 4, px[3], ['case', isRamp, px[4] * 0.9, px[4]]],
];

/** In px on both sides together, at zooms 7, 11, 14 and 18. */
const edge: [number, number, number, number] = [0.4, 1, 1.8, 3];

const widerBy = ([far, middle, near, nearest]: readonly [number, number, number, number]) =>
  growing(
    [7, byRank([1.1, 0.8, 0.4, 0, 0], far)],
    [11, byRank([3, 2.2, 1.6, 1, 0.4], middle)],
    [14, byRank([7.5, 6, 5, 4.2, 2.8], near)],
    [18, byRank([30, 27, 24, 20, 15], nearest)],
  );

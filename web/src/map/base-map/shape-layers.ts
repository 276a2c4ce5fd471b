import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { even, growing } from './by-zoom.ts';
import { mapFont, strongFont, slantedFont } from './lettering.ts';
import type { Tone } from './tones.ts';

/** Rivers, roads and towns from the district's own layers, where no file has them. Rank 1 is the largest. */
export const shapeLayers = (tone: Tone): LayerSpecification[] => [rivers(tone), ...roads(tone)];

export const shapeNames = (tone: Tone): LayerSpecification[] => [riverNames(tone), roadNames(tone), ...towns(tone)];

const rank = (otherwise: number): ExpressionSpecification => ['coalesce', ['get', 'rank'], otherwise];

const thickness = (widest: number, step: number): ExpressionSpecification => [
  'max',
  0.4,
  ['-', widest, ['*', step, ['-', rank(4), 1]]],
];

const rivers = ({ river }: Tone): LayerSpecification => ({
  id: 'base-rivers',
  type: 'line',
  source: 'base-rivers',
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': river, 'line-width': growing([7, thickness(1.8, 0.4)], [15, thickness(9, 1.8)]) },
});

const riverNames = ({ riverName, halo }: Tone): LayerSpecification => ({
  id: 'base-river-names',
  type: 'symbol',
  source: 'base-rivers',
  minzoom: 9,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 380,
    'text-field': ['get', 'name'],
    'text-font': slantedFont,
    'text-size': even([9, 10], [14, 13]),
    'text-letter-spacing': 0.06,
    'text-max-angle': 32,
  },
  paint: { 'text-color': riverName, 'text-halo-color': halo, 'text-halo-width': 1.4 },
});

/** The edge is drawn under the road, as wide as the road and a little more. */
function roads({ road, mainRoad, roadEdge }: Tone): LayerSpecification[] {
  const line = (id: string, color: string | ExpressionSpecification, wider: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'base-roads',
    layout: { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': ['-', 0, rank(4)] },
    paint: {
      'line-color': color,
      'line-width': growing(
        [7, ['+', wider * 0.6, thickness(1.9, 0.4)]],
        [16, ['+', wider * 2, thickness(14, 2.4)]],
      ),
    },
  });
  const isMain: ExpressionSpecification = ['<=', rank(4), 2];
  return [line('base-road-edges', roadEdge, 1), line('base-roads', ['case', isMain, mainRoad, road], 0)];
}

const roadNames = ({ roadName, halo }: Tone): LayerSpecification => ({
  id: 'base-road-names',
  type: 'symbol',
  source: 'base-roads',
  minzoom: 9.5,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 320,
    'text-field': ['get', 'name'],
    'text-font': mapFont,
    'text-size': even([9, 9.5], [14, 12]),
    'text-rotation-alignment': 'viewport',
  },
  paint: { 'text-color': roadName, 'text-halo-color': halo, 'text-halo-width': 1.6 },
});

/** Small towns appear as one comes nearer. */
function towns({ town, townName, halo }: Tone): LayerSpecification[] {
  const near: ExpressionSpecification = ['<=', rank(5), ['step', ['zoom'], 1, 7, 2, 8.5, 3, 9.5, 4, 10.5, 5]];
  return [
    {
      id: 'base-towns',
      type: 'circle',
      source: 'base-towns',
      filter: near,
      maxzoom: 13,
      paint: {
        'circle-color': halo,
        'circle-radius': ['match', rank(5), 1, 4, 2, 3, 2.2],
        'circle-stroke-color': town,
        'circle-stroke-width': 1.4,
      },
    },
    {
      id: 'base-town-names',
      type: 'symbol',
      source: 'base-towns',
      filter: near,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': strongFont,
        'text-size': even([8, townSize(13)], [14, townSize(19)]),
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.6,
        'text-justify': 'auto',
        'symbol-sort-key': rank(5),
      },
      paint: { 'text-color': townName, 'text-halo-color': halo, 'text-halo-width': 1.6 },
    },
  ];
}

const townSize = (largest: number): ExpressionSpecification => [
  'match',
  rank(5),
  1,
  largest * 1.25,
  2,
  largest,
  3,
  largest * 0.9,
  largest * 0.82,
];

import type { Polygon } from 'geojson';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { even, growing } from './by-zoom.ts';
import { mapFont, slantedFont, strongFont } from './lettering.ts';
import type { Tone } from './tones.ts';

/** Whether the district has a source of shapes. */
export type Has = (source: string) => boolean;

/** Rivers and highways of the district's own layers. Rank 1 is the largest. */
export const shapeLayers = (has: Has, tone: Tone): LayerSpecification[] => [
  ...(has('rivers') ? [rivers(tone)] : []),
  ...(has('highways') ? highways(tone) : []),
];

/** Their names and those of towns; where a file of tiles covers `covered`, that has the names there and lines stay without. */
export const shapeNames = (has: Has, tone: Tone, covered: Polygon | undefined): LayerSpecification[] => [
  ...(has('rivers') && !covered ? [riverNames(tone)] : []),
  ...(has('highways') && !covered ? [highwayNames(tone)] : []),
  ...(has('towns') ? [towns(tone, covered)] : []),
];

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
  paint: { 'line-color': river, 'line-width': growing([7, thickness(1.6, 0.4)], [15, thickness(9, 1.8)]) },
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
function highways({ motorway, mainRoad, roadEdge }: Tone): LayerSpecification[] {
  const line = (id: string, color: string | ExpressionSpecification, wider: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'base-highways',
    layout: { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': ['-', 0, rank(4)] },
    paint: {
      'line-color': color,
      'line-width': growing(
        [7, ['+', wider * 0.5, thickness(1.2, 0.3)]],
        [11, ['+', wider, thickness(3, 0.7)]],
        [16, ['+', wider * 2, thickness(15, 2.8)]],
      ),
    },
  });
  const isMotorway: ExpressionSpecification = ['==', rank(4), 1];
  return [line('base-highway-edges', roadEdge, 1), line('base-highways', ['case', isMotorway, motorway, mainRoad], 0)];
}

const highwayNames = ({ roadName, halo }: Tone): LayerSpecification => ({
  id: 'base-highway-names',
  type: 'symbol',
  source: 'base-highways',
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
function towns({ townName, halo }: Tone, covered: Polygon | undefined): LayerSpecification {
  const near: ExpressionSpecification = ['<=', rank(5), ['step', ['zoom'], 1, 7, 2, 8.5, 3, 9.5, 4, 10.5, 5]];
  return {
    id: 'base-town-names',
    type: 'symbol',
    source: 'base-towns',
    filter: covered ? ['all', near, ['!', ['within', covered]]] : near,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': strongFont,
      'text-size': even([8, townSize(11)], [14, townSize(18)]),
      'text-max-width': 7,
      'symbol-sort-key': rank(5),
    },
    paint: { 'text-color': townName, 'text-halo-color': halo, 'text-halo-width': 1.6 },
  };
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

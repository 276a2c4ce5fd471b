import { mapSources } from '@artesian/contract/map/map';
import type { FeatureCollection, Point } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { Tone } from './tones.ts';

/** Counties with their names at one point each, because a name on an area is repeated in every tile. */
export interface Counties {
  areas: FeatureCollection;
  names: FeatureCollection<Point>;
}

export const mapFont = ['Inter Variable'];

/**
 * A base map that needs nobody else's server: counties, and the district's own land, rivers, roads and towns from `origin`.
 * A source that does not answer leaves its layers empty. Text comes from the page's font, so there are no glyphs.
 */
export function builtInStyle(tone: Tone, counties: Counties | undefined, origin: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      ...countySources(counties),
      'base-district': shapes(origin, 'district-boundary'),
      'base-rivers': shapes(origin, 'rivers'),
      'base-roads': shapes(origin, 'highways'),
      'base-towns': shapes(origin, 'towns'),
    },
    layers: [
      { id: 'base-beyond', type: 'background', paint: { 'background-color': tone.beyond } },
      ...countyAreas(tone),
      { id: 'base-district', type: 'fill', source: 'base-district', paint: { 'fill-color': tone.district } },
      countyLines(tone),
      rivers(tone),
      ...roads(tone),
      riverNames(tone),
      roadNames(tone),
      countyNames(tone),
      ...towns(tone),
    ],
  };
}

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

const countySources = (counties: Counties | undefined): Record<string, SourceSpecification> => ({
  'base-counties': {
    type: 'geojson',
    data: counties?.areas ?? nothing,
    attribution: 'Counties: U.S. Census Bureau',
  },
  'base-county-names': { type: 'geojson', data: counties?.names ?? nothing },
});

const shapes = (origin: string, source: string): SourceSpecification => ({
  type: 'geojson',
  data: `${origin}${mapSources.path}/${source}`,
});

/** From zoom 6 to 16, in px. */
const byZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  6,
  far,
  16,
  near,
];

const countyAreas = ({ land, neighbour }: Tone): LayerSpecification[] => [
  {
    id: 'base-land',
    type: 'fill',
    source: 'base-counties',
    paint: { 'fill-color': ['case', ['get', 'home'], land, neighbour] },
  },
];

const countyLines = ({ countyLine }: Tone): LayerSpecification => ({
  id: 'base-county-lines',
  type: 'line',
  source: 'base-counties',
  paint: { 'line-color': countyLine, 'line-width': byZoom(0.6, 2), 'line-dasharray': [4, 2, 1, 2] },
});

const countyNames = ({ countyName, halo }: Tone): LayerSpecification => ({
  id: 'base-county-names',
  type: 'symbol',
  source: 'base-county-names',
  minzoom: 6.5,
  maxzoom: 11.5,
  layout: {
    'text-field': ['upcase', ['concat', ['get', 'name'], ' County']],
    'text-font': mapFont,
    'text-size': ['interpolate', ['linear'], ['zoom'], 7, 9, 11, 12],
    'text-letter-spacing': 0.16,
    'text-max-width': 9,
  },
  paint: { 'text-color': countyName, 'text-halo-color': halo, 'text-halo-width': 1 },
});

/** Rank 1 is the widest. */
const rivers = ({ river }: Tone): LayerSpecification => ({
  id: 'base-rivers',
  type: 'line',
  source: 'base-rivers',
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': river,
    'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 7, thickness(1.8, 0.4), 15, thickness(9, 1.8)],
  },
});

const thickness = (widest: number, step: number): ExpressionSpecification => [
  'max',
  0.4,
  ['-', widest, ['*', step, ['-', ['coalesce', ['get', 'rank'], 4], 1]]],
];

const riverNames = ({ riverName, halo }: Tone): LayerSpecification => ({
  id: 'base-river-names',
  type: 'symbol',
  source: 'base-rivers',
  minzoom: 9,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 380,
    'text-field': ['get', 'name'],
    'text-font': mapFont,
    'text-size': ['interpolate', ['linear'], ['zoom'], 9, 10, 14, 13],
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
    layout: { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': ['-', 0, ['coalesce', ['get', 'rank'], 4]] },
    paint: {
      'line-color': color,
      'line-width': [
        'interpolate',
        ['exponential', 1.5],
        ['zoom'],
        7,
        ['+', wider * 0.6, thickness(1.9, 0.4)],
        16,
        ['+', wider * 2, thickness(14, 2.4)],
      ],
    },
  });
  const isMain: ExpressionSpecification = ['<=', ['coalesce', ['get', 'rank'], 4], 2];
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
    'text-size': ['interpolate', ['linear'], ['zoom'], 9, 9.5, 14, 12],
    'text-rotation-alignment': 'viewport',
  },
  paint: { 'text-color': roadName, 'text-halo-color': halo, 'text-halo-width': 1.6 },
});

/** Rank 1 is the largest town; small ones appear as one comes nearer. */
function towns({ town, townName, halo }: Tone): LayerSpecification[] {
  const rank: ExpressionSpecification = ['coalesce', ['get', 'rank'], 5];
  const near: ExpressionSpecification = ['<=', rank, ['step', ['zoom'], 1, 7, 2, 8.5, 3, 9.5, 4, 10.5, 5]];
  return [
    {
      id: 'base-towns',
      type: 'circle',
      source: 'base-towns',
      filter: near,
      maxzoom: 13,
      paint: {
        'circle-color': halo,
        'circle-radius': ['match', rank, 1, 4, 2, 3, 2.2],
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
        'text-font': mapFont,
        'text-size': ['interpolate', ['linear'], ['zoom'], 8, townSize(13), 14, townSize(19)],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.6,
        'text-justify': 'auto',
        'symbol-sort-key': rank,
      },
      paint: { 'text-color': townName, 'text-halo-color': halo, 'text-halo-width': 1.6 },
    },
  ];
}

const townSize = (largest: number): ExpressionSpecification => [
  'match',
  ['coalesce', ['get', 'rank'], 5],
  1,
  largest * 1.25,
  2,
  largest,
  3,
  largest * 0.9,
  largest * 0.82,
];

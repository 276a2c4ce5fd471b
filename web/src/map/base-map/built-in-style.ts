import { mapSources } from '@artesian/contract/map/map';
import type { FeatureCollection, Point } from 'geojson';
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { even, growing } from './by-zoom.ts';
import { landLayers } from './land-layers.ts';
import { mapFont } from './lettering.ts';
import { landNames, placeNames } from './name-layers.ts';
import type { Archive } from './open-archive.ts';
import { roadLayers, roadNames } from './road-layers.ts';
import { shapeLayers, shapeNames } from './shape-layers.ts';
import { fromTiles, tilesSource } from './tile-layers.ts';
import type { Tone } from './tones.ts';

/** Counties with their names at one point each, because a name on an area is repeated in every tile. */
export interface Counties {
  areas: FeatureCollection;
  names: FeatureCollection<Point>;
}

/** What lies on the ground: a file of tiles; the district's own shapes where there is none; nothing while the file is on its way. */
export type Streets = Archive | 'shapes' | 'pending';

export interface Ground {
  tone: Tone;
  counties: Counties | undefined;
  streets: Streets;
  /** Where the district's shapes are asked for. */
  origin: string;
}

/**
 * The base map that needs nobody else's server. A source that does not answer leaves its layers empty. Text comes from the page's
 * font, so there are no glyphs.
 */
export function builtInStyle({ tone, counties, streets, origin }: Ground): StyleSpecification {
  const [lines, names] = drawn(streets, tone);
  return {
    version: 8,
    sources: {
      ...countySources(counties),
      'base-district': shapes(origin, 'district-boundary'),
      ...streetSources(streets, origin),
    },
    layers: [
      { id: 'base-beyond', type: 'background', paint: { 'background-color': tone.beyond } },
      countyAreas(tone),
      { id: 'base-district', type: 'fill', source: 'base-district', paint: { 'fill-color': tone.district } },
      countyLines(tone),
      ...lines,
      countyNames(tone),
      ...names,
    ],
  };
}

/** Lines and areas, and the names above them. What comes later has the first choice of place. */
function drawn(streets: Streets, tone: Tone): [LayerSpecification[], LayerSpecification[]] {
  if (streets === 'pending') return [[], []];
  if (streets === 'shapes') return [shapeLayers(tone), shapeNames(tone)];
  const from = fromTiles(streets.layers);
  return [
    [...landLayers(from, tone), ...roadLayers(from, tone)],
    [...landNames(from, tone), ...roadNames(from, tone), ...placeNames(from, tone)],
  ];
}

function streetSources(streets: Streets, origin: string): Record<string, SourceSpecification> {
  if (streets === 'pending') return {};
  if (streets === 'shapes') {
    return {
      'base-rivers': shapes(origin, 'rivers'),
      'base-roads': shapes(origin, 'highways'),
      'base-towns': shapes(origin, 'towns'),
    };
  }
  const { tiles, minzoom, maxzoom, bounds, attribution = '' } = streets;
  return { [tilesSource]: { type: 'vector', tiles: [tiles], minzoom, maxzoom, bounds, attribution } };
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

const countyAreas = ({ land, neighbour }: Tone): LayerSpecification => ({
  id: 'base-land',
  type: 'fill',
  source: 'base-counties',
  paint: { 'fill-color': ['case', ['get', 'home'], land, neighbour] },
});

const countyLines = ({ countyLine }: Tone): LayerSpecification => ({
  id: 'base-county-lines',
  type: 'line',
  source: 'base-counties',
  paint: { 'line-color': countyLine, 'line-width': growing([6, 0.6], [16, 2]), 'line-dasharray': [4, 2, 1, 2] },
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
    'text-size': even([7, 9], [11, 12]),
    'text-letter-spacing': 0.16,
    'text-max-width': 9,
  },
  paint: { 'text-color': countyName, 'text-halo-color': halo, 'text-halo-width': 1 },
});

import { t } from '@artesian/domain/texts/translate';
import { districtBoundary, mapSources } from '@artesian/contract/map/sources';
import type { FeatureCollection, Point, Polygon } from 'geojson';
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { even, growing } from './by-zoom.ts';
import { landLayers } from './land-layers.ts';
import { mapFont } from './lettering.ts';
import { landNames, placeNames } from './name-layers.ts';
import type { Archive } from './open-archive.ts';
import { roadLayers, roadNames } from './road-layers.ts';
import { shapeLayers, shapeNames, type Has } from './shape-layers.ts';
import { fromTiles, tilesSource } from './tile-layers.ts';
import type { Tone } from './tones.ts';

/** Counties with their names at one point each, because a name on an area is repeated in every tile. */
export interface Counties {
  areas: FeatureCollection;
  names: FeatureCollection<Point>;
}

interface Ground {
  tone: Tone;
  counties: Counties | undefined;
  /** Where there is no file of tiles, or it cannot be had, the district's own shapes are all there is. */
  archive: Archive | undefined;
  /** Sources of shapes that the district has, by their ids. */
  shapes: readonly string[];
  /** Where they are asked for. */
  origin: string;
}

/**
 * The base map that needs nobody else's server: streets from a file of tiles, and around it, or without one, the district's own
 * rivers, roads and towns. Text comes from the page's font, so there are no glyphs.
 */
export function builtInStyle({ tone, counties, archive, shapes, origin }: Ground): StyleSpecification {
  const from = fromTiles(archive?.layers ?? []);
  const has = (id: string) => shapes.includes(id);
  return {
    version: 8,
    sources: {
      ...countySources(counties),
      ...shapeSources(has, origin),
      ...(archive && tileSources(archive)),
    },
    layers: [
      { id: 'base-beyond', type: 'background', paint: { 'background-color': tone.beyond } },
      countyAreas(tone),
      ...shapeLayers(has, tone),
      ...(archive ? [underTiles(tone)] : []),
      ...(has(districtBoundary) ? [district(tone)] : []),
      countyLines(tone),
      ...landLayers(from, tone),
      ...roadLayers(from, tone),
      countyNames(tone),
      ...shapeNames(has, tone, archive && areaOf(archive)),
      ...landNames(from, tone),
      ...roadNames(from, tone),
      ...placeNames(from, tone),
    ],
  };
}

/** Shapes by which the ground is drawn where no file has it. */
const shapeSources = (has: Has, origin: string): Record<string, SourceSpecification> =>
  Object.fromEntries(
    [districtBoundary, 'rivers', 'highways', 'towns']
      .filter(has)
      .map((id) => [`base-${id}`, { type: 'geojson', data: `${origin}${mapSources.path}/${id}` }]),
  );

export const tileSources = (archive: Archive): Record<string, SourceSpecification> => {
  const { tiles, minzoom, maxzoom, bounds, attribution = '' } = archive;
  return {
    'base-under-tiles': { type: 'geojson', data: areaOf(archive) },
    [tilesSource]: { type: 'vector', tiles: [tiles], minzoom, maxzoom, bounds, attribution },
  };
};

const areaOf = ({ bounds: [west, south, east, north] }: Archive): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

const countySources = (counties: Counties | undefined): Record<string, SourceSpecification> => ({
  'base-counties': {
    type: 'geojson',
    data: counties?.areas ?? nothing,
    attribution: t('Counties: U.S. Census Bureau'),
  },
  'base-county-names': { type: 'geojson', data: counties?.names ?? nothing },
});

const countyAreas = ({ land, neighbor }: Tone): LayerSpecification => ({
  id: 'base-land',
  type: 'fill',
  source: 'base-counties',
  paint: { 'fill-color': ['case', ['get', 'home'], land, neighbor] },
});

/** Hides the district's own roads where the file has better ones. */
const underTiles = ({ land }: Tone): LayerSpecification => ({
  id: 'base-under-tiles',
  type: 'fill',
  source: 'base-under-tiles',
  paint: { 'fill-color': land },
});

const district = ({ district: color }: Tone): LayerSpecification => ({
  id: 'base-district',
  type: 'fill',
  source: `base-${districtBoundary}`,
  paint: { 'fill-color': color },
});

const countyLines = ({ countyLine }: Tone): LayerSpecification => ({
  id: 'base-county-lines',
  type: 'line',
  source: 'base-counties',
  paint: { 'line-color': countyLine, 'line-width': growing([6, 0.6], [16, 2]), 'line-dasharray': [4, 2, 1, 2] },
});

/** What stands around the name of a county in the language of the page. */
const [beforeName = '', afterName = ''] = t('{county} County', { county: '|' }).split('|');

const countyNames = ({ countyName, halo }: Tone): LayerSpecification => ({
  id: 'base-county-names',
  type: 'symbol',
  source: 'base-county-names',
  minzoom: 6.5,
  maxzoom: 11.5,
  layout: {
    'text-field': ['upcase', ['concat', beforeName, ['get', 'name'], afterName]],
    'text-font': mapFont,
    'text-size': even([7, 9], [11, 12]),
    'text-letter-spacing': 0.16,
    'text-max-width': 9,
  },
  paint: { 'text-color': countyName, 'text-halo-color': halo, 'text-halo-width': 1 },
});

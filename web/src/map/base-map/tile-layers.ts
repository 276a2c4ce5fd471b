import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

/**
 * What the built-in map draws, with the names that the layers of a file may have: of the demonstration's own file, of Protomaps and of
 * OpenMapTiles, in the order in which they are looked for.
 */
const known = {
  parks: ['parks', 'park', 'landuse'],
  water: ['water'],
  waterways: ['waterways', 'waterway', 'water'],
  waterNames: ['water_name', 'water'],
  railways: ['railways', 'roads', 'transportation'],
  roads: ['roads', 'transportation'],
  roadNames: ['transportation_name', 'roads'],
  buildings: ['buildings', 'building'],
  places: ['places', 'place'],
} as const;

type Drawn = keyof typeof known;

/** The layer of the file that holds something; undefined where the file has none. */
const layerWith = (drawn: Drawn, layers: readonly string[]): string | undefined =>
  known[drawn].find((name) => layers.includes(name));

/** What a feature is, in the finest words that its file has. */
export const kind: ExpressionSpecification = [
  'coalesce',
  ['get', 'class'],
  ['get', 'kind_detail'],
  ['get', 'kind'],
  '',
];

export const isKind = (...kinds: string[]): ExpressionSpecification => ['in', kind, ['literal', kinds]];

/** 1 a motorway, 5 a street, 0 no road for cars. */
export const roadRank: ExpressionSpecification = [
  'match',
  kind,
  ['motorway'],
  1,
  ['trunk', 'primary'],
  2,
  ['secondary'],
  3,
  ['tertiary'],
  4,
  [
    'local',
    'link',
    'minor',
    'minor_road',
    'residential',
    'unclassified',
    'living_street',
    'service',
    'motorway_link',
    'trunk_link',
    'primary_link',
    'secondary_link',
    'tertiary_link',
  ],
  5,
  0,
];

/** 1 a city, 4 a hamlet, 0 what is no settlement. */
export const placeRank: ExpressionSpecification = [
  'match',
  kind,
  ['city'],
  1,
  ['town'],
  2,
  ['village'],
  3,
  ['hamlet'],
  4,
  0,
];

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Layers of a style that draw from the file: one, or none where the file lacks what it draws. */
export type FromTiles = (
  drawn: Drawn,
  layer: Without<LayerSpecification, 'source' | 'source-layer'>,
) => LayerSpecification[];

export const tilesSource = 'base-tiles';

export const fromTiles =
  (layers: readonly string[]): FromTiles =>
  (drawn, layer) => {
    const name = layerWith(drawn, layers);
    return name === undefined ? [] : [{ ...layer, source: tilesSource, 'source-layer': name } as LayerSpecification];
  };

import { labelledFromZoom } from '@artesian/contract/map/tiles';
import { measureColumns } from '@artesian/contract/map/well-measures';
import type { WellArea } from '@artesian/contract/map/well-area';
import Pbf from 'pbf';
import { thinWells, type Standing } from './thin-wells.ts';
import { flagColumns, textColumns, type Audience, type TileNumber } from './tile-row.ts';
import { insideArea, wellsOfTile, type WellIndex } from './well-index.ts';

/** Units across a tile. */
const extent = 4096;
const around = 64 / extent;

type Value = string | number | boolean;

/**
 * A Mapbox vector tile (version 2.1) with one layer `wells`, those in the area, or undefined when there is none.
 * Written directly: a general encoder wants an object for each well first, and takes five times as long.
 */
export function writeTile(
  index: WellIndex,
  tile: TileNumber,
  audience: Audience,
  area: WellArea,
): Uint8Array | undefined {
  const wells = insideArea(index, wellsOfTile(index, tile, around), area);
  if (wells.length === 0) return undefined;
  const standing =
    tile.z < index.thinnedBelow
      ? thinWells(index, wells, tile)
      : wells.map((well) => ({ well, count: 1, isLabelled: true }));
  const message = new Pbf();
  message.writeMessage(3, (layer: Layer, pbf: Pbf) => writeLayer(layer, pbf), { index, tile, audience, standing });
  return message.finish();
}

interface Layer {
  index: WellIndex;
  tile: TileNumber;
  audience: Audience;
  standing: Standing[];
}

/** A feature names its properties by their place here. */
const keys = [
  'well_ndx',
  ...measureColumns,
  ...textColumns,
  ...flagColumns,
  'count',
  'well_id',
  'well_name',
  'unlabelled',
];
const keyOf = Object.fromEntries(keys.map((key, place) => [key, place])) as Record<string, number>;

function writeLayer(layer: Layer, pbf: Pbf) {
  const values = new Values();
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, 'wells');
  for (const standing of layer.standing) {
    const tags = tagsOf(layer, standing, values);
    pbf.writeMessage(2, writeFeature, {
      ndx: layer.index.ndx[standing.well]!,
      tags,
      at: placeInTile(layer, standing.well),
    });
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values.entries) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, extent);
}

/** A well's properties as pairs of key and value, both by their place. */
function tagsOf({ index, tile, audience }: Layer, { well, count, isLabelled }: Standing, values: Values): number[] {
  const tags: number[] = [];
  const put = (key: string, value: Value) => tags.push(keyOf[key]!, values.place(value));
  put('well_ndx', index.ndx[well]!);
  for (const column of measureColumns) {
    const value = index.measures[column][well]!;
    if (!Number.isNaN(value)) put(column, value);
  }
  textColumns.forEach((column, place) => {
    const word = index.words[index.texts[place]![well]!]!;
    if (word && (audience === 'staff' || column !== 'aquifer_setting')) put(column, word);
  });
  flagColumns.forEach((column, bit) => put(column, (index.flags[well]! & (1 << bit)) > 0));
  if (count > 1) put('count', count);
  if (tile.z >= labelledFromZoom) {
    put('well_id', index.ids[well]!);
    const name = index.names[well];
    if (name) put('well_name', name);
    if (!isLabelled) put('unlabelled', true);
  }
  return tags;
}

function placeInTile({ index, tile }: Layer, well: number): [x: number, y: number] {
  const tiles = 2 ** tile.z;
  return [
    Math.round((index.x[well]! * tiles - tile.x) * extent),
    Math.round((index.y[well]! * tiles - tile.y) * extent),
  ];
}

function writeFeature({ ndx, tags, at: [x, y] }: { ndx: number; tags: number[]; at: [number, number] }, pbf: Pbf) {
  pbf.writeVarintField(1, ndx);
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, 1);
  pbf.writePackedVarint(4, [9, zigzag(x), zigzag(y)]);
}

function writeValue(value: Value, pbf: Pbf) {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else if (typeof value === 'boolean') pbf.writeBooleanField(7, value);
  else if (Number.isSafeInteger(value) && value >= 0) pbf.writeVarintField(5, value);
  else pbf.writeDoubleField(3, value);
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** Each value of the tile once, by its place. */
class Values {
  readonly entries: Value[] = [];
  readonly #places = new Map<Value, number>();

  place(value: Value): number {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    this.#places.set(value, this.entries.length);
    return this.entries.push(value) - 1;
  }
}

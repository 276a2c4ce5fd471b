import { labelledFromZoom } from '@artesian/contract/map';
import Pbf from 'pbf';
import { thinWells, type Standing } from './thin-wells.ts';
import { flagColumns, textColumns, type Audience, type TileNumber } from './tile-row.ts';
import { wellsOfTile, type WellIndex } from './well-index.ts';

/** Units across a tile. */
const extent = 4096;
const around = 64 / extent;

type Value = string | number | boolean;

/**
 * A Mapbox vector tile (version 2.1) with one layer `wells`, or undefined when there is no well.
 * Written directly: a general encoder wants an object for each well first, and takes five times as long.
 */
export function writeTile(index: WellIndex, tile: TileNumber, audience: Audience): Uint8Array | undefined {
  const wells = wellsOfTile(index, tile, around);
  if (wells.length === 0) return undefined;
  const standing =
    tile.z < index.thinnedBelow ? thinWells(index, wells, tile) : wells.map((well) => ({ well, count: 1 }));
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

function writeLayer(layer: Layer, pbf: Pbf) {
  const keys = new Vocabulary<string>();
  const values = new Vocabulary<Value>();
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, 'wells');
  for (const standing of layer.standing) {
    const tags = propertiesOf(layer, standing).flatMap(([key, value]) => [keys.place(key), values.place(value)]);
    pbf.writeMessage(2, writeFeature, {
      ndx: layer.index.ndx[standing.well]!,
      tags,
      at: placeInTile(layer, standing.well),
    });
  }
  for (const key of keys.entries) pbf.writeStringField(3, key);
  for (const value of values.entries) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, extent);
}

function propertiesOf({ index, tile, audience }: Layer, { well, count }: Standing): [string, Value][] {
  const properties: [string, Value][] = [['well_ndx', index.ndx[well]!]];
  textColumns.forEach((column, place) => {
    const word = index.words[index.texts[place]![well]!]!;
    if (word && (audience === 'staff' || column !== 'aquifer_setting')) properties.push([column, word]);
  });
  flagColumns.forEach((column, bit) => properties.push([column, (index.flags[well]! & (1 << bit)) > 0]));
  if (count > 1) properties.push(['count', count]);
  if (tile.z >= labelledFromZoom) {
    properties.push(['well_id', index.ids[well]!]);
    const name = index.names[well];
    if (name) properties.push(['well_name', name]);
  }
  return properties;
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
  else pbf.writeVarintField(5, value);
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** Each entry once, by its place. */
class Vocabulary<T> {
  readonly entries: T[] = [];
  readonly #places = new Map<T, number>();

  place(entry: T): number {
    const known = this.#places.get(entry);
    if (known !== undefined) return known;
    this.#places.set(entry, this.entries.length);
    return this.entries.push(entry) - 1;
  }
}

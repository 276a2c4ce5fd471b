import { deepestTileZoom } from '@artesian/contract/map/tiles';
import { measureColumns, type MeasureColumn } from '@artesian/contract/map/well-measures';
import { isInside, type WellArea } from '@artesian/contract/map/well-area';
import KDBush from 'kdbush';
import { mostThinned } from './tile-cells.ts';
import { flagColumns, textColumns, type TileNumber, type TileRow } from './tile-row.ts';

const firstMeasure = 5;
const firstText = firstMeasure + measureColumns.length;
const firstFlag = firstText + textColumns.length;
const kindColumns = [...textColumns, ...flagColumns];

/** All wells in columns: some 70 bytes for each, and an index by place. Coordinates are of the square world, 0 to 1. */
export interface WellIndex {
  ndx: Uint32Array;
  x: Float64Array;
  y: Float64Array;
  flags: Uint8Array;
  /** For each of `textColumns`, where in `words` the text of each well stands. */
  texts: Uint16Array[];
  words: string[];
  ids: string[];
  names: (string | null)[];
  /** The number of each well; NaN for none. */
  measures: Readonly<Record<MeasureColumn, Float64Array>>;
  /** For each well the place in `kinds` of what tells its kind: the texts and flags, which many wells share. */
  kindOf: Uint32Array;
  kinds: readonly Kind[];
  /** Tiles of zooms below this one hold one well for each cell. */
  thinnedBelow: number;
  within: (west: number, north: number, east: number, south: number) => number[];
}

/** What `textColumns` and `flagColumns` say of a well. */
export type Kind = Readonly<Record<string, string | boolean | null>>;

/** Takes rows in portions, then builds the index. */
export class WellIndexBuilder {
  readonly #rows: TileRow[] = [];

  add(rows: TileRow[]) {
    for (const row of rows) this.#rows.push(row);
  }

  finish(): WellIndex {
    const rows = this.#rows;
    const x = Float64Array.from(rows, (row) => row[1] / 360 + 0.5);
    const y = Float64Array.from(rows, (row) => mercatorY(row[2]));
    return {
      ndx: Uint32Array.from(rows, (row) => row[0]),
      x,
      y,
      flags: Uint8Array.from(rows, packFlags),
      ...packTexts(rows),
      ...packKinds(rows),
      ids: rows.map((row) => row[3]),
      names: rows.map((row) => row[4]),
      measures: packMeasures(rows),
      thinnedBelow: firstUncrowdedZoom(x, y),
      within: spatialIndex(x, y),
    };
  }
}

/** The wells of a tile and, as fractions of its width, a little around it, so that symbols on its edge are whole. */
export function wellsOfTile(index: WellIndex, { z, x, y }: TileNumber, around: number): number[] {
  const tiles = 2 ** z;
  return index.within((x - around) / tiles, (y - around) / tiles, (x + 1 + around) / tiles, (y + 1 + around) / tiles);
}

/** Those of the wells that are in an area. */
export function insideArea({ x, y }: WellIndex, wells: number[], area: WellArea): number[] {
  if (area.length === 0) return wells;
  const isInArea = isInside(area);
  return wells.filter((well) => isInArea((x[well]! - 0.5) * 360, latitudeOf(y[well]!)));
}

export function mercatorY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** The way back, in degrees. */
export const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

function packFlags(row: TileRow): number {
  return flagColumns.reduce((byte, _, bit) => byte | (row[firstFlag + bit] ? 1 << bit : 0), 0);
}

const packMeasures = (rows: TileRow[]): WellIndex['measures'] =>
  Object.fromEntries(
    measureColumns.map((column, place) => [
      column,
      Float64Array.from(rows, (row) => (row[firstMeasure + place] as number | null) ?? Number.NaN),
    ]),
  ) as Record<MeasureColumn, Float64Array>;

function packTexts(rows: TileRow[]): Pick<WellIndex, 'texts' | 'words'> {
  const words = [''];
  const places = new Map([['', 0]]);
  const placeOf = (word: string) => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, words.length);
    return words.push(word) - 1;
  };
  const texts = textColumns.map((_, column) =>
    Uint16Array.from(rows, (row) => placeOf(String(row[firstText + column] ?? ''))),
  );
  return { texts, words };
}

function packKinds(rows: TileRow[]): Pick<WellIndex, 'kindOf' | 'kinds'> {
  const kinds: Kind[] = [];
  const places = new Map<string, number>();
  const kindOf = Uint32Array.from(rows, (row) => {
    const values = row.slice(firstText);
    const name = values.join('\t');
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, kinds.length);
    // What comes after the names is words and flags alone.
    return (
      kinds.push(Object.fromEntries(kindColumns.map((column, place) => [column, values[place] as Kind[string]]))) - 1
    );
  });
  return { kindOf, kinds };
}

function spatialIndex(x: Float64Array, y: Float64Array): WellIndex['within'] {
  // kdbush refuses to index nothing.
  if (x.length === 0) return () => [];
  const tree = new KDBush(x.length, 64, Float64Array);
  for (let well = 0; well < x.length; well++) tree.add(x[well]!, y[well]!);
  tree.finish();
  const all = [...x.keys()];
  const [farWest, farEast] = extentOf(x);
  const [farNorth, farSouth] = extentOf(y);
  // Whoever looks at all of them need not look for them.
  return (west, north, east, south) =>
    west <= farWest && farEast <= east && north <= farNorth && farSouth <= south
      ? all
      : tree.range(west, north, east, south);
}

const extentOf = (places: Float64Array): [least: number, most: number] => [
  places.reduce((least, place) => Math.min(least, place)),
  places.reduce((most, place) => Math.max(most, place)),
];

/** A zoom with a tile of more wells than a thinned one holds is thinned as a whole, so that no seam shows. */
function firstUncrowdedZoom(x: Float64Array, y: Float64Array): number {
  const tiles = tilesOfWells(x, y).toSorted();
  for (let zoom = 0; zoom <= deepestTileZoom; zoom++) {
    if (longestRun(tiles, 2 * (deepestTileZoom - zoom)) <= mostThinned) return zoom;
  }
  return deepestTileZoom + 1;
}

/** The deepest tile of each well as one number whose leading bits name its parents, two for each zoom. */
function tilesOfWells(x: Float64Array, y: Float64Array): Uint32Array {
  const across = 2 ** deepestTileZoom;
  const column = (place: number) => Math.max(0, Math.min(across - 1, Math.floor(place * across)));
  return Uint32Array.from(x, (_, well) => spreadBits(column(x[well]!)) | (spreadBits(column(y[well]!)) << 1));
}

function spreadBits(value: number): number {
  let spread = value;
  spread = (spread | (spread << 8)) & 0x00ff00ff;
  spread = (spread | (spread << 4)) & 0x0f0f0f0f;
  spread = (spread | (spread << 2)) & 0x33333333;
  return (spread | (spread << 1)) & 0x55555555;
}

function longestRun(sorted: Uint32Array, ignoredBits: number): number {
  let longest = 0;
  let start = 0;
  for (let at = 1; at <= sorted.length; at++) {
    if (at < sorted.length && sorted[at]! >>> ignoredBits === sorted[start]! >>> ignoredBits) continue;
    longest = Math.max(longest, at - start);
    start = at;
  }
  return longest;
}

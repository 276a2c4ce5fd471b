import type { Geometry, Position } from 'geojson';
import { Unusable } from '../../unusable.ts';
import { polygonsOf } from './rings.ts';

const headerBytes = 100;
const fileCode = 9994;
const pairBytes = 16;

/**
 * The geometry of every record of a .shp, in its order and its own coordinates; null for a record without one. Heights and
 * measures are left out. Throws Unusable when the bytes are no shapefile, end too early or hold another kind of shape.
 */
export function readShp(bytes: Uint8Array): (Geometry | null)[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || view.getInt32(0) !== fileCode)
    throw new Unusable('The .shp file is not a shapefile.');
  const geometries: (Geometry | null)[] = [];
  let at = headerBytes;
  while (at + 8 <= bytes.length) {
    const length = view.getInt32(at + 4) * 2;
    at += 8;
    geometries.push(readRecord(recordAt(view, at, length, geometries.length + 1)));
    at += length;
  }
  return geometries;
}

function recordAt(view: DataView, at: number, length: number, number: number): DataView {
  if (length < 4 || at + length > view.byteLength) throw new Unusable(`The .shp is cut off at record ${number}.`);
  return new DataView(view.buffer, view.byteOffset + at, length);
}

/** Tens of the kind of shape tell whether heights or measures follow; its last digit tells what is drawn. */
function readRecord(record: DataView): Geometry | null {
  const kind = record.getInt32(0, true);
  try {
    if (kind === 0) return null;
    if (kind > 30) throw new Unusable(`The shapefile contains shapes of type ${kind}, which cannot be drawn.`);
    if (kind % 10 === 1) return { type: 'Point', coordinates: pairAt(record, 4) };
    if (kind % 10 === 8) return readPoints(record);
    if (kind % 10 === 3) return readLines(record);
    if (kind % 10 === 5) return readAreas(record);
  } catch (error) {
    if (error instanceof RangeError)
      throw new Unusable('The .shp file has a record that is shorter than its stated length.');
    throw error;
  }
  throw new Unusable(`The shapefile contains shapes of type ${kind}, which cannot be drawn.`);
}

const pairAt = (record: DataView, at: number): Position => [
  record.getFloat64(at, true),
  record.getFloat64(at + 8, true),
];

/** Behind the kind of shape and its extent comes how many there are. */
const countsAt = 36;

function pairsFrom(record: DataView, at: number, count: number): Position[] {
  if (count < 0 || at + count * pairBytes > record.byteLength) throw new RangeError('more points than bytes');
  return Array.from({ length: count }, (_, place) => pairAt(record, at + place * pairBytes));
}

function readPoints(record: DataView): Geometry | null {
  const coordinates = pairsFrom(record, countsAt + 4, record.getInt32(countsAt, true));
  return coordinates.length > 0 ? { type: 'MultiPoint', coordinates } : null;
}

function readLines(record: DataView): Geometry | null {
  const coordinates = readParts(record);
  if (coordinates.length === 0) return null;
  const [only, ...others] = coordinates as [Position[], ...Position[][]];
  return others.length > 0 ? { type: 'MultiLineString', coordinates } : { type: 'LineString', coordinates: only };
}

function readAreas(record: DataView): Geometry | null {
  const rings = readParts(record);
  if (rings.length === 0) return null;
  const [only, ...others] = polygonsOf(rings) as [Position[][], ...Position[][][]];
  return others.length > 0
    ? { type: 'MultiPolygon', coordinates: [only, ...others] }
    : { type: 'Polygon', coordinates: only };
}

function readParts(record: DataView): Position[][] {
  const parts = record.getInt32(countsAt, true);
  if (parts < 0) throw new RangeError('fewer parts than none');
  const points = record.getInt32(countsAt + 4, true);
  const startsAt = countsAt + 8;
  const pairs = pairsFrom(record, startsAt + parts * 4, points);
  const starts = Array.from({ length: parts }, (_, place) => record.getInt32(startsAt + place * 4, true));
  return starts.map((start, place) => pairs.slice(start, starts[place + 1])).filter((part) => part.length > 0);
}

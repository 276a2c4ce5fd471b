import { createHash } from 'node:crypto';
import { openRows } from '../file/open-rows.ts';
import type { GivenSystem } from '../layers/given-shapes.ts';
import { readGeoJson } from '../layers/read-geojson.ts';
import { readShapefileZip } from '../layers/shapefile/read-zip.ts';
import { Unusable } from '../unusable.ts';
import type { GivenLine } from './given-address.ts';
import { partsIn, readFeature, readRowOfAddress } from './read-points.ts';
import { readRanges } from './read-ranges.ts';

export interface AddressFile {
  fileName: string;
  fileHash: string;
  system: GivenSystem;
  /** Once. */
  lines: AsyncIterable<GivenLine> | Iterable<GivenLine>;
}

/** What a file of addresses holds, told by its content: a shapefile of address ranges, or addresses as a table or as GeoJSON. */
export async function readAddressFile(fileName: string, bytes: Buffer): Promise<AddressFile> {
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  return { fileName, fileHash, ...(await linesOf(bytes)) };
}

const inDegrees: GivenSystem = { epsg: 4326 };

async function linesOf(bytes: Buffer): Promise<Pick<AddressFile, 'system' | 'lines'>> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { shapes, system } = await readShapefileZip(bytes);
    return { system, lines: shapes.map((shape) => (isRange(shape.properties) ? readRanges : asFeature)(shape)) };
  }
  if (bytes.subarray(0, 100).toString().trimStart().startsWith('{')) return linesOfGeoJson(bytes);
  const { columns, rows } = await openRows(bytes);
  const parts = partsIn(columns);
  for (const part of ['longitude', 'latitude', 'number', 'street'] as const)
    if (!parts.has(part)) throw new Unusable(`The table has no column with the ${part} of an address.`);
  return { system: inDegrees, lines: readEach(rows, (row) => readRowOfAddress(row, parts)) };
}

const isRange = (properties: Record<string, unknown>) =>
  Object.keys(properties).some((name) => /^[lr]fromhn$/i.test(name));
const asFeature = ({
  number,
  geometry,
  properties,
}: {
  number: number;
  geometry: unknown;
  properties: Record<string, unknown>;
}) => readFeature(number, geometry, properties);

/** A collection of features, or a feature on each line as OpenAddresses writes them. */
function linesOfGeoJson(bytes: Buffer): Pick<AddressFile, 'system' | 'lines'> {
  const end = bytes.indexOf(0x0a);
  const first = bytes.subarray(0, end < 0 ? bytes.length : end).toString();
  if (!/"type"\s*:\s*"Feature"/.test(first) || first.includes('"FeatureCollection"')) {
    const { shapes, system } = readGeoJson(bytes);
    return { system, lines: shapes.map((shape) => (isRange(shape.properties) ? readRanges : asFeature)(shape)) };
  }
  return { system: inDegrees, lines: featuresByLine(bytes) };
}

function* featuresByLine(bytes: Buffer): Generator<GivenLine> {
  let number = 0;
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(0x0a, start);
    const text = bytes
      .subarray(start, end < 0 ? bytes.length : end)
      .toString()
      .trim();
    start = end < 0 ? bytes.length : end + 1;
    number += 1;
    if (text !== '') yield featureOf(number, text);
  }
}

function featureOf(number: number, text: string): GivenLine {
  try {
    const { geometry, properties } = JSON.parse(text) as { geometry?: unknown; properties?: Record<string, unknown> };
    return readFeature(number, geometry, properties ?? {});
  } catch {
    return { number, addresses: [], problem: 'It is no JSON.' };
  }
}

async function* readEach<Row>(rows: AsyncIterable<Row>, read: (row: Row) => GivenLine): AsyncGenerator<GivenLine> {
  for await (const row of rows) yield read(row);
}

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { readBytes } from '../file/read-table.ts';
import type { ShapeFile } from './given-shapes.ts';
import { readGeoJson } from './read-geojson.ts';
import { readShapefileZip } from './shapefile/read-zip.ts';

/** Reads a GeoJSON file or a zip with a shapefile. Throws Unusable when it is missing or neither. */
export const readShapeFile = (path: string): Promise<ShapeFile> => readShapes(basename(path), readBytes(path));

/** Of what was read already. */
export async function readShapes(fileName: string, bytes: Buffer): Promise<ShapeFile> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return {
    fileName,
    fileHash: createHash('sha256').update(bytes).digest('hex'),
    ...(isZip ? await readShapefileZip(bytes) : readGeoJson(bytes)),
  };
}

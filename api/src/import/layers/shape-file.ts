import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Unusable } from '../unusable.ts';
import { readGeoJson } from './read-geojson.ts';
import { readShapefileZip } from './shapefile/read-zip.ts';

/** A shape as its file has it; nothing is known yet of what its geometry is worth. */
export interface GivenShape {
  /** Its place in the file, from 1. */
  number: number;
  geometry: unknown;
  properties: Record<string, unknown>;
}

/** What a file says of its coordinates: as a .prj, as a number of the EPSG, or nothing at all. */
export type GivenSystem = { wellKnownText: string } | { epsg: number } | 'unknown';

export interface ShapeFile {
  fileName: string;
  fileHash: string;
  system: GivenSystem;
  shapes: GivenShape[];
}

/** Reads a GeoJSON file or a zip with a shapefile. Throws Unusable when it is missing or neither. */
export async function readShapeFile(path: string): Promise<ShapeFile> {
  const bytes = readBytes(path);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return {
    fileName: basename(path),
    fileHash: createHash('sha256').update(bytes).digest('hex'),
    ...(isZip ? await readShapefileZip(bytes) : readGeoJson(bytes)),
  };
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new Unusable(`The file ${path} cannot be read.`);
  }
}

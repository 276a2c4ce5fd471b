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

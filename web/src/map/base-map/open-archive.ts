import { FileSource, PMTiles, Protocol } from 'pmtiles';
import { keptArchive } from '../../offline/kept-archive.ts';
import { maplibre } from '../canvas/map-library.ts';

/** A PMTiles file that the map can draw from. */
export interface Archive {
  /** With {z}, {x} and {y}, as MapLibre asks for its tiles. */
  tiles: string;
  minzoom: number;
  maxzoom: number;
  /** West, south, east and north. */
  bounds: [number, number, number, number];
  /** The names of the layers inside its tiles. */
  layers: readonly string[];
  /** Who made it, as HTML. */
  attribution: string | undefined;
}

interface Metadata {
  attribution?: string;
  vector_layers?: { id: string }[];
}

const protocol = new Protocol();
maplibre.addProtocol('pmtiles', protocol.tile);

/** Reads what a file holds, and tells the map of it. Rejects when it cannot be had within `patience` ms. */
export async function openArchive(address: string, patience: number): Promise<Archive> {
  // What was taken into the field serves without a connection, and faster with one.
  const kept = await keptArchive(address);
  const url = kept?.name ?? new URL(address, window.location.href).href;
  const archive = new PMTiles(kept ? new FileSource(kept) : url);
  const [header, metadata] = await within(patience, Promise.all([archive.getHeader(), archive.getMetadata()]));
  protocol.add(archive);
  const { attribution, vector_layers = [] } = metadata as Metadata;
  return {
    tiles: `pmtiles://${url}/{z}/{x}/{y}`,
    minzoom: header.minZoom,
    maxzoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    layers: vector_layers.map(({ id }) => id),
    attribution,
  };
}

const within = <T>(patience: number, promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The base map server does not respond.')), patience);
    }),
  ]);

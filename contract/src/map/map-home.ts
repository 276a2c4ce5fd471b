import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

const camera = z.object({ latitude: z.number(), longitude: z.number(), zoom: z.number() });

/** Where a map looks. */
export type Camera = z.output<typeof camera>;

/** Where the map opens when nothing says where the district is (spec 1 §9). */
export const documentedHome: Camera = { latitude: 30.16823, longitude: -97.85184, zoom: 11 };

/** Reads `30.16823,-97.85184,11`; undefined where it is no place on earth with a zoom. */
export function cameraIn(text: string): Camera | undefined {
  const [latitude = NaN, longitude = NaN, zoom = NaN] = text.split(',').map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 24;
  return isOnEarth ? { latitude, longitude, zoom } : undefined;
}

/**
 * The whole district, where its map opens and what leads home: as the settings have it, else around the district's boundary, else around
 * its wells. Not in the specification: the path is ours.
 */
export const mapHome = endpoint({
  method: 'GET',
  path: '/api/public-map/home',
  access: 'open',
  summary: 'Where the map of the district opens',
  /** `is_known`: whether anything says where the district is. */
  answer: camera.extend({ is_known: z.boolean() }),
});

import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/**
 * The file of `baseMapTiles` in the settings, whole or by ranges. Its name tells its content, so it never changes under it.
 * Not in the specification: the path is ours.
 */
export const baseMapFile = endpoint({
  method: 'GET',
  path: '/api/public-map/base-map/{file}',
  access: 'open',
  summary: 'Streets, water and places of the base map as a PMTiles file, whole or by ranges',
  params: z.object({ file: z.string() }),
  answer: z.unknown(),
  file: 'application/vnd.pmtiles',
});

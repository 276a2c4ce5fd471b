import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { filterQuery } from './well-filters.ts';

/** Tiles are asked for up to this zoom; the map enlarges them beyond. */
export const deepestTileZoom = 14;

const tileNumber = z.coerce.number({ error: 'Tile coordinates must be whole numbers.' }).int().min(0);

/**
 * Wells as vector tiles, one layer `wells`. Features are named by `well_ndx` (id and property) and carry the categories,
 * measures and flags of `mapWell`; from zoom `labelledFromZoom` also `well_id` and `well_name`; `count` where one stands for several, and
 * `unlabelled` where there is no room for its number. `aquifer_setting` is in the tiles of staff alone. Answers 204 where there is no well.
 * With an area, only wells inside it are there. For all other filters the wells carry their columns.
 */
export const mapTile = endpoint({
  method: 'GET',
  path: '/api/public-map/tiles/{z}/{x}/{y}',
  access: 'open',
  summary: 'Wells as Mapbox vector tiles',
  params: z
    .object({
      z: tileNumber.max(deepestTileZoom, `Tiles end at zoom ${deepestTileZoom}.`),
      x: tileNumber,
      y: tileNumber,
    })
    .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom, { error: 'This tile does not exist.' }),
  query: filterQuery.pick({ area: true }),
  answer: z.unknown(),
});

/** From this zoom wells are labelled (spec 1 §9). */
export const labelledFromZoom = 12;

import { adjacentWell, mapWell } from '@artesian/contract/map';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';

/** No page shows more, and the answer stays within some megabytes. */
const mostWells = 5_000;

const mapColumns = Object.keys(adjacentWell.shape).filter((column) => column in mapWell.shape);

/**
 * Distances are along the ellipsoid, in international feet of 0.3048 m. They are rounded to a hundredth of a foot, as the
 * page shows them, before they are compared: a well that reads 300.00 is within 300 feet.
 */
const readAdjacent = `
  select ${mapColumns.map((column) => `map_well.${column}`).join(', ')},
         wells.tx_grid, nullif(aquifer_groups.aquifer_group_name, '') as aquifer_group,
         measured.distance_ft, (3 * measured.distance_ft)::float8 as "Distance"
  from (select st_setsrid(st_makepoint($2::float8, $1::float8), 4326)::geography as geog) place
  join wells on st_dwithin(wells.geog, place.geog, ($3::float8 + 0.005) * 0.3048)
  cross join lateral (
    select round((st_distance(wells.geog, place.geog) / 0.3048)::numeric, 2) as distance_ft
  ) measured
  join api.ui_map_wells map_well on map_well.well_ndx = wells.well_ndx
  left join aquifers using (aquifer_ndx)
  left join aquifer_groups using (aquifer_group_ndx)
  where measured.distance_ft <= $3
  order by measured.distance_ft, wells.well_ndx
  limit ${mostWells}`;

type AdjacentWell = z.output<typeof adjacentWell>;
type Place = FastifyRequest<{ Params: { lat: number; lon: number; distance: number } }>;

/** `GET /api/adjacent-wells/{lat}/{lon}/{distance}`: the published wells within so many feet, nearest first. */
export const answerAdjacentWells =
  ({ database }: Context) =>
  async (request: Place): Promise<AdjacentWell[]> => {
    const { lat, lon, distance } = request.params;
    const { rows } = await database.pool.query<AdjacentWell>({
      name: 'adjacent-wells',
      text: readAdjacent,
      values: [lat, lon, distance],
    });
    return rows;
  };

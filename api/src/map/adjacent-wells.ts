import { adjacentWell, adjacentWells } from '@artesian/contract/map/adjacent-wells';
import { mapWell } from '@artesian/contract/map/map-wells';
import type { z } from 'zod';
import { answer } from '../platform/calls/answer.ts';

/** No page shows more, and the answer stays within some megabytes. */
const mostWells = 5_000;

const mapColumns = Object.keys(adjacentWell.shape).filter((column) => column in mapWell.shape);

/**
 * Distances are along the ellipsoid, in international feet of 0.3048 m. They are rounded to a hundredth of a foot, as the
 * page shows them, before they are compared: a well that reads 300.00 is within 300 feet.
 */
const readAdjacent = `
  with place as (
    select st_setsrid(st_makepoint($2::float8, $1::float8), 4326)::geography as geog
  ),
  near as materialized (
    select well_ndx, tx_grid, aquifer_ndx,
           round((st_distance(wells.geog, place.geog) / 0.3048)::numeric, 2) as distance_ft
    from place
    join wells on st_dwithin(wells.geog, place.geog, ($3::float8 + 0.005) * 0.3048)
    where wells.is_published and not wells.removed
    -- Not in the order of their index: at the poles and the date line PostGIS fails with it.
    order by distance_ft
    limit ${mostWells}
  )
  select ${mapColumns.map((column) => `map_well.${column}`).join(', ')},
         near.tx_grid, nullif(aquifer_groups.aquifer_group_name, '') as aquifer_group,
         near.distance_ft, 3 * near.distance_ft as "Distance"
  from near
  join api.ui_map_wells map_well using (well_ndx)
  join aquifers using (aquifer_ndx)
  join aquifer_groups using (aquifer_group_ndx)
  -- Names the few wells outright; the planner would rather read the map's whole list first.
  where map_well.well_ndx = any (array(select well_ndx from near)) and near.distance_ft <= $3
  order by near.distance_ft, well_ndx`;

type AdjacentWell = z.output<typeof adjacentWell>;

/** `GET /api/adjacent-wells/{lat}/{lon}/{distance}`: the published wells within so many feet, nearest first. */
export const answerAdjacentWells = answer(adjacentWells, async ({ params: { lat, lon, distance } }, { database }) => {
  const { rows } = await database.pool.query<AdjacentWell>({
    ...database.named('adjacent-wells'),
    text: readAdjacent,
    values: [lat, lon, distance],
  });
  return rows;
});

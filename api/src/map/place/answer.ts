import { audiencesOf, type Audience } from '@artesian/contract/map/audiences';
import { placeAt, type KnownPlace } from '@artesian/contract/map/place';
import { texasGridCell, texasGridParts } from '@artesian/domain/texas-grid';
import type { Pool } from 'pg';
import { answerPrepared } from '../../platform/calls/answer.ts';
import { elevationsBy } from './elevation.ts';

/** `GET /api/places/{lat}/{lon}` */
export const answerPlaceAt = answerPrepared(placeAt, (_app, { config, database }) => {
  const elevationAt = elevationsBy(config);
  return async ({ params: { lat, lon }, user }) => {
    const [shapes, elevation] = await Promise.all([
      readShapes(database.pool, lat, lon, audiencesOf(user?.roles)),
      elevationAt(lat, lon),
    ]);
    return { ...shapes, ...gridAt(lat, lon), ...elevation };
  };
});

type OfShapes = 'county_ndx' | 'county_name' | 'in_district' | 'mgmtzone_ndx' | 'mgmtzone_name';

/** `$3` are the audiences of whoever asks: shapes that are not for them say nothing of the place. */
const shapesAt = `
  select county_ndx, county_name, in_district, mgmtzone_ndx, mgmtzone_name
  from (select st_setsrid(st_makepoint($2, $1), 4326) as point) as place
  cross join lateral (
    select
      case when api.is_shown_to('county-boundaries', $3) then api.county_at(point) end as county_name,
      case when api.is_shown_to('district-boundary', $3) then api.is_in_district(point) end as in_district,
      case when api.is_shown_to('management-zones', $3) then api.management_zone_at(point) end as mgmtzone_ndx
  ) as drawn
  left join counties using (county_name)
  left join management_zones using (mgmtzone_ndx)`;

export async function readShapes(pool: Pool, latitude: number, longitude: number, audiences: Audience[]) {
  const { rows } = await pool.query<Pick<KnownPlace, OfShapes>>(shapesAt, [latitude, longitude, audiences]);
  return rows[0]!;
}

export function gridAt(latitude: number, longitude: number) {
  const parts = texasGridParts(latitude, longitude);
  return {
    tx_grid: texasGridCell(latitude, longitude),
    tx_grid_deg: parts?.degree ?? null,
    tx_grid_sevmin: parts?.sevenMinute ?? null,
    tx_grid_twomin: parts?.twoMinute ?? null,
  };
}

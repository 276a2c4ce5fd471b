import type { Pool } from 'pg';

/** What the district's drawn shapes say of a place. */
interface DrawnPlace {
  in_district: boolean;
  mgmtzone_ndx: number | null;
}

/** One for each place, in their order. */
export async function readPlaces(
  client: Pick<Pool, 'query'>,
  places: readonly { lat_dd: unknown; lon_dd: unknown }[],
): Promise<DrawnPlace[]> {
  const { rows } = await client.query<DrawnPlace>(
    `select
       coalesce(api.is_in_district(place.point), false) as in_district,
       api.management_zone_at(place.point) as mgmtzone_ndx
     from (
       select st_setsrid(st_makepoint(longitude, latitude), 4326) as point, number
       from unnest($1::float8[], $2::float8[]) with ordinality as given (latitude, longitude, number)
     ) as place
     order by number`,
    [places.map(({ lat_dd }) => lat_dd), places.map(({ lon_dd }) => lon_dd)],
  );
  return rows;
}

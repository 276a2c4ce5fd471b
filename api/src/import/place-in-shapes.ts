import { UNSET } from '@artesian/contract/language/fields';
import { districtBoundary } from '@artesian/contract/map/sources';
import type pg from 'pg';
import type { Mapping } from './mapping.ts';
import type { WellRow } from './read-well.ts';

/** District and management zone follow from the district's drawn shapes, as far as the file does not tell them. */
export async function placeInShapes(client: pg.ClientBase, rows: WellRow[], { columns, constants }: Mapping) {
  const told = (field: string) => field in columns || field in constants;
  const places = await readPlaces(client, rows);
  for (const [index, { values }] of rows.entries()) {
    const { in_district, mgmtzone_ndx } = places[index]!;
    if (!told('in_district')) values.in_district = in_district;
    if (!told('mgmtzone_ndx')) values.mgmtzone_ndx = mgmtzone_ndx ?? UNSET;
  }
}

/** One for each row, in their order. Where zones overlap, the first of the list counts. */
async function readPlaces(client: pg.ClientBase, rows: WellRow[]) {
  const { rows: places } = await client.query<{ in_district: boolean; mgmtzone_ndx: number | null }>(
    `select
       exists (
         select from map_features
         where source_id = $3 and st_intersects(geom, place.point)
       ) as in_district,
       (
         select min(management_zones.mgmtzone_ndx) from map_features
         join management_zones on mgmtzone_name = properties ->> 'name'
         where source_id = 'management-zones' and st_intersects(geom, place.point)
       ) as mgmtzone_ndx
     from (
       select st_setsrid(st_makepoint(longitude, latitude), 4326) as point, number
       from unnest($1::float8[], $2::float8[]) with ordinality as given (latitude, longitude, number)
     ) as place
     order by number`,
    [rows.map(({ values }) => values.lat_dd), rows.map(({ values }) => values.lon_dd), districtBoundary],
  );
  return places;
}

import { UNSET } from '@artesian/contract/language/fields';
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

/** One for each row, in their order. */
async function readPlaces(client: pg.ClientBase, rows: WellRow[]) {
  const { rows: places } = await client.query<{ in_district: boolean; mgmtzone_ndx: number | null }>(
    `select
       coalesce(api.is_in_district(place.point), false) as in_district,
       api.management_zone_at(place.point) as mgmtzone_ndx
     from (
       select st_setsrid(st_makepoint(longitude, latitude), 4326) as point, number
       from unnest($1::float8[], $2::float8[]) with ordinality as given (latitude, longitude, number)
     ) as place
     order by number`,
    [rows.map(({ values }) => values.lat_dd), rows.map(({ values }) => values.lon_dd)],
  );
  return places;
}

import { t } from '@artesian/domain/texts/translate';
import type { Pool } from 'pg';
import type { Hit } from './find-wells.ts';
import type { Wanted } from './wanted.ts';

/** An area is where these many of its wells are. */
const mostLookedAt = 2_000;

interface FoundArea {
  area_name: string;
  lat_dd: number;
  lon_dd: number;
  extent: [number, number, number, number];
}

/** The middle nine tenths of its wells: an address may be placed wrongly. */
const whereTheyAre = `
  percentile_disc(0.5) within group (order by lat_dd) as lat_dd,
  percentile_disc(0.5) within group (order by lon_dd) as lon_dd,
  array[
    percentile_disc(0.05) within group (order by lon_dd), percentile_disc(0.05) within group (order by lat_dd),
    percentile_disc(0.95) within group (order by lon_dd), percentile_disc(0.95) within group (order by lat_dd)
  ] as extent`;

const readCity = `
  select
    coalesce(mode() within group (order by city) filter (where city <> upper(city)), initcap(min(city))) as area_name,
    ${whereTheyAre}
  from (select * from api.searchable_wells where plain_city = $1 limit ${mostLookedAt}) as found
  having count(*) > 0`;

/** Five digits after a letter: before the name of a street they are a house number. */
const readZip = `
  select $1 as area_name, ${whereTheyAre}
  from (
    select * from api.searchable_wells
    where words like '%' || $1 || '%'
      and physical_location_address || ' ' || coalesce(city, '') ~* ('[a-z][.,]? +' || $1 || '(-[0-9]{4})?([^0-9]|$)')
    limit ${mostLookedAt}
  ) as found
  having count(*) > 0`;

/** The city or the ZIP code that was typed, where the addresses of the wells on the map have it. */
export async function findAreas(pool: Pool, { text }: Wanted): Promise<Hit[]> {
  const isZip = /^\d{5}$/.test(text);
  const { rows } = await pool.query<FoundArea>(isZip ? readZip : readCity, [text]);
  return rows.map(({ area_name, lat_dd, lon_dd, extent }) => ({
    fit: 0,
    told: {
      kind: isZip ? 'place' : 'town',
      well_ndx: null,
      title: area_name,
      detail: isZip ? t('ZIP code') : t('City'),
      latitude: lat_dd,
      longitude: lon_dd,
      extent: extent[0] === extent[2] && extent[1] === extent[3] ? null : extent,
    },
  }));
}

import { UNSET } from '@artesian/contract/language/fields';
import { doubtfulPlace, isInTexas } from '@artesian/domain/doubtful-place';
import { stateWellNumberWarning } from '@artesian/domain/texas-grid';
import type pg from 'pg';
import type { Mapping } from './mapping.ts';
import type { ImportHooks, Remark, SheetRow } from './sheet-row.ts';

const mistakes = {
  missing: 'Coordinates are 0, 0',
  swapped: 'Latitude and longitude are the wrong way round',
  'wrong-sign': 'The longitude has the wrong sign',
};

export const hooksOfWells: ImportHooks = {
  /** Spreadsheets take the leading zero from State Well Numbers 01 to 09, and people write hyphens into them. */
  mend(field, text) {
    if (field !== 'state_well_num') return { text };
    const digits = text.replaceAll('-', '');
    if (!/^\d{6}$/.test(digits)) return { text: digits };
    const subject = 'State Well Numbers of six digits got their leading zero back';
    return {
      text: `0${digits}`,
      remark: { subject, words: `State Well Number ${text} was read as 0${digits}.`, isRoutine: true },
    };
  },

  /** Coordinates that are mistaken refuse the row; those that are merely odd are remarked. */
  judge({ lat_dd: latitude, lon_dd: longitude, state_well_num: number }, home) {
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return { refusals: [], remarks: [] };
    const doubt = doubtfulPlace(latitude, longitude, home);
    if (doubt && doubt.kind !== 'far-away')
      return { refusals: [{ subject: mistakes[doubt.kind], words: doubt.words }], remarks: [] };
    const mayBeOfTexas = home === null || isInTexas(home);
    const remarks: Remark[] = doubt
      ? [
          {
            subject: mayBeOfTexas ? 'Coordinates outside Texas' : 'Coordinates far from the district',
            words: doubt.words,
          },
        ]
      : [];
    const warning =
      typeof number === 'string' && mayBeOfTexas ? stateWellNumberWarning(number, latitude, longitude) : null;
    if (warning)
      remarks.push({ subject: 'State Well Numbers of another grid cell than the coordinates', words: warning });
    return { refusals: [], remarks };
  },

  /** District and management zone follow from the district's drawn shapes. */
  async complete(client, rows, { columns, constants }: Mapping) {
    const told = (field: string) => field in columns || field in constants;
    if (told('in_district') && told('mgmtzone_ndx')) return;
    for (const [index, { in_district, mgmtzone_ndx }] of (await readPlaces(client, rows)).entries()) {
      const { said } = rows[index]!;
      if (!told('in_district')) said.in_district = in_district;
      if (!told('mgmtzone_ndx')) said.mgmtzone_ndx = mgmtzone_ndx ?? UNSET;
    }
  },
};

/** One for each row, in their order. */
async function readPlaces(client: pg.PoolClient, rows: readonly SheetRow[]) {
  const { rows: places } = await client.query<{ in_district: boolean; mgmtzone_ndx: number | null }>(
    `select
       coalesce(api.is_in_district(place.point), false) as in_district,
       api.management_zone_at(place.point) as mgmtzone_ndx
     from (
       select st_setsrid(st_makepoint(longitude, latitude), 4326) as point, number
       from unnest($1::float8[], $2::float8[]) with ordinality as given (latitude, longitude, number)
     ) as place
     order by number`,
    [rows.map(({ said }) => said.lat_dd), rows.map(({ said }) => said.lon_dd)],
  );
  return places;
}

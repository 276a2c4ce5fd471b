import { t } from '@artesian/domain/texts/translate';
import type { Pool } from 'pg';
import type { Hit } from './find-wells.ts';
import { holdsAll } from './holds-all.ts';
import { houseNumberIn, type Wanted } from './wanted.ts';

/** While a name is typed many streets begin like it, and few of them have the number. */
const mostStreets = 400;
const mostAddresses = 8;
/** Between known numbers so far apart nobody can tell where one is. */
const MOST_APART = 200;
/** Some half a mile. */
const FARTHEST_APART_DEGREES = 0.008;

interface FoundAddress {
  street_name: string;
  city: string | null;
  zip: string | null;
  is_known: boolean;
  lat_dd: number;
  lon_dd: number;
}

/**
 * `$1` is the street as typed, `$2` the house number; the words follow. A number is where a file has it, else along the range that holds
 * it, else between the nearest known numbers on its side of the street.
 */
const statementOf = (words: number) => `
  with streets as (
    select street_ndx, street_name, city, zip, api.fit_of(plain_name, $1) as fit
    from address_streets
    where ${holdsAll(words, 3)}
    order by fit, street_name
    limit ${mostStreets}
  )
  select street_name, city, zip, is_known, st_y(place) as lat_dd, st_x(place) as lon_dd
  from streets
  cross join lateral (
    select place, is_known
    from (
      select 0 as turn, shape as place, true as is_known
      from street_addresses
      where street_ndx = streets.street_ndx and low_number = $2 and high_number = $2 and st_dimension(shape) = 0
      union all
      select 1, st_lineinterpolatepoint(shape, ($2 - low_number)::double precision / greatest(high_number - low_number, 1)), false
      from street_addresses
      where
        street_ndx = streets.street_ndx and low_number <= $2 and high_number >= $2
        and st_dimension(shape) = 1 and coalesce(parity, $2 % 2) = $2 % 2
      union all
      select
        2,
        st_lineinterpolatepoint(
          st_makeline(below.shape, above.shape), ($2 - below.low_number)::double precision / (above.low_number - below.low_number)
        ),
        false
      from (
        select low_number, shape from street_addresses
        where street_ndx = streets.street_ndx and low_number < $2 and low_number % 2 = $2 % 2 and st_dimension(shape) = 0
        order by low_number desc limit 1
      ) as below
      cross join (
        select low_number, shape from street_addresses
        where street_ndx = streets.street_ndx and low_number > $2 and low_number % 2 = $2 % 2 and st_dimension(shape) = 0
        order by low_number limit 1
      ) as above
      where
        above.low_number - below.low_number <= ${MOST_APART} and st_distance(below.shape, above.shape) <= ${FARTHEST_APART_DEGREES}
    ) as ways
    order by turn
    limit 1
  ) as found
  order by not is_known, fit, length(street_name), street_name, city, zip
  limit ${mostAddresses}`;

/** Addresses of a house number and the words of its street, from the files of addresses that were brought in. */
export async function findAddresses(pool: Pool, wanted: Wanted): Promise<Hit[]> {
  const asked = houseNumberIn(wanted);
  if (!asked) return [];
  const { number, street } = asked;
  const { rows } = await pool.query<FoundAddress>(statementOf(street.words.length), [
    street.text,
    number,
    ...street.words.map((forms) => forms.map((form) => `%${form}%`)),
  ]);
  // Several files may have one address: those that are known come before those that are estimated.
  const once = rows.filter((row, place) => !rows.slice(0, place).some((before) => isSame(before, row)));
  // A house number and its street are no chance hit, whichever words of the street were typed.
  return once.map(({ street_name, city, zip, is_known, lat_dd, lon_dd }) => ({
    fit: 0,
    told: {
      kind: 'place',
      well_ndx: null,
      title: `${number} ${street_name}`,
      detail: [
        is_known ? t('Address') : t('Address, estimated from known house numbers'),
        [city, zip].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(' · '),
      latitude: lat_dd,
      longitude: lon_dd,
      extent: null,
    },
  }));
}

const isSame = (one: FoundAddress, other: FoundAddress): boolean =>
  one.street_name.toLowerCase() === other.street_name.toLowerCase() &&
  Math.abs(one.lat_dd - other.lat_dd) < FARTHEST_APART_DEGREES &&
  Math.abs(one.lon_dd - other.lon_dd) < FARTHEST_APART_DEGREES;

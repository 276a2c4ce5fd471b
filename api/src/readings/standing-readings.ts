import type { EnteredField, ReadingToSave } from '@artesian/contract/metering/readings-entry';
import type pg from 'pg';
import { placesOf } from './places-of.ts';

/** A reading as it is kept. */
export type KeptReading = Record<EnteredField, unknown> & { meter_reading_ndx: number; version: number };

/** What stands where a reading is to be saved. */
export interface Standing {
  /** Null where there is no such meter. */
  meter_id: string | null;
  is_before_joining: boolean;
  is_after_retirement: boolean;
  is_in_future: boolean;
  /** Null where nothing was saved for the month. */
  was: KeptReading | null;
}

const standing = `
  select
    meters.meter_id,
    coalesce(date_trunc('month', meters.joined_date) > first_day, false) as is_before_joining,
    coalesce(meters.retired_date < first_day, false) as is_after_retirement,
    first_day > district_today() as is_in_future,
    to_jsonb(readings) as was
  from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality as named (meter_ndx, c_year, c_month, place)
  cross join lateral make_date(named.c_year, named.c_month, 1) as first_day
  left join meters on meters.meter_ndx = named.meter_ndx
  left join meter_readings as readings
    on readings.meter_ndx = named.meter_ndx and readings.c_year = named.c_year and readings.c_month = named.c_month
  order by named.place`;

/** For each of the readings what stands in its place, in the same order. */
export async function standingReadings(
  client: pg.PoolClient,
  readings: readonly ReadingToSave[],
): Promise<readonly Standing[]> {
  const { rows } = await client.query<Standing>(standing, placesOf(readings, 'meter_ndx'));
  return rows;
}

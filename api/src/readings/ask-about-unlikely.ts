import { dialOf, shownOn } from '@artesian/contract/metering/dials';
import type { ReadingToEnter, SavedReading } from '@artesian/contract/metering/readings-entry';
import { isoMonth } from '@artesian/domain/month';
import { warningForStaff, warningsOfReading } from '@artesian/domain/reading-warnings';
import type pg from 'pg';
import { unlikely } from '../platform/problems.ts';
import { placesOf } from './places-of.ts';

type Held = Pick<
  ReadingToEnter,
  | 'prev_meter_reading'
  | 'prev_dial_unit'
  | 'prev_dial_multiplier'
  | 'later_reading'
  | 'later_dial_unit'
  | 'later_dial_multiplier'
  | 'later_year'
  | 'later_month'
  | 'largest_monthly_gal'
  | 'joined_date'
  | 'retired_date'
>;

const held = `
  select held.*
  from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality as named (meter_ndx, c_year, c_month, place)
  cross join lateral api.held_against(named.meter_ndx, named.c_year, named.c_month) as held
  order by named.place`;

/**
 * Asks about readings that can hardly be meant, by the rules of the table in which people enter them: a dial that seems to run backwards, or
 * far more water than in any month of the year before. They are looked at as they are saved, each beside the others of the same save: the first `sent`
 * of those that were saved, where their gallons change.
 */
export async function askAboutUnlikely(
  client: pg.PoolClient,
  saved: readonly SavedReading[],
  sent: number,
  confirmed: readonly string[],
) {
  if (confirmed.includes(FIELD)) return;
  const changed = saved.flatMap((reading, index) =>
    index < sent && reading.calculated_gallons !== reading.gallons_before ? [{ reading, index }] : [],
  );
  const { rows } = await client.query<Held>(
    held,
    placesOf(
      changed.map(({ reading }) => reading),
      'meter_ndx',
    ),
  );
  const asked = changed.flatMap(({ reading, index }, place) =>
    warningsBeside(reading, rows[place]!).map((warning) => ({
      field: `${index}.${FIELD}`,
      message: `${reading.meter_id}, ${isoMonth({ year: reading.c_year, month: reading.c_month })}: ${warningForStaff(warning)}`,
    })),
  );
  if (asked.length > 0) throw unlikely(asked);
}

const FIELD = 'meter_reading';

function warningsBeside(saved: SavedReading, around: Held) {
  const later = shownOn(around.later_reading, around.later_dial_unit, around.later_dial_multiplier);
  return warningsOfReading(
    {
      meter: saved.meter_ndx,
      year: saved.c_year,
      month: saved.c_month,
      reading: saved.meter_reading,
      adjustment_gal: saved.adjustment,
      dial: dialOf(saved),
    },
    {
      previous: shownOn(around.prev_meter_reading, around.prev_dial_unit, around.prev_dial_multiplier),
      later: later && { ...later, year: around.later_year!, month: around.later_month! },
      largestMonthly_gal: around.largest_monthly_gal,
      joined: around.joined_date,
      retired: around.retired_date,
    },
  );
}

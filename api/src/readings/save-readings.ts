import {
  enteredFields,
  saveReadings,
  type EnteredField,
  type ReadingToSave,
  type SavedReading,
} from '@artesian/contract/metering/readings-entry';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { problemsOfReading } from './problems-of-reading.ts';
import { refuseRows } from './refuse-rows.ts';
import { askAboutUnlikely } from './ask-about-unlikely.ts';
import { refuseStaleRows } from './refuse-stale-rows.ts';
import { placesOf } from './places-of.ts';
import { standingReadings, type Standing } from './standing-readings.ts';

const blank: Record<EnteredField, number | null> = {
  meter_reading: null,
  adjustment: 0,
  mr_adjustment_reason_ndx: null,
  mr_report_status_ndx: 999,
  notes: null,
};

const table = { table: 'meter_readings', key: 'meter_reading_ndx', fields: enteredFields, blank };

/** `PUT /api/ui-meter-readings-edits/bulk-update` */
export const actSaveReadings = act(saveReadings, async ({ body, client, confirmed }) => {
  const saved = await keepReadings(client, body);
  await askAboutUnlikely(client, saved, body.length, confirmed);
  return saved;
});

/**
 * Saves readings, all or none. What follows from them, the chain of each meter and the months of its permits, is brought up to that by
 * triggers in the same transaction.
 */
export async function keepReadings(client: pg.PoolClient, readings: readonly ReadingToSave[]): Promise<SavedReading[]> {
  // Whoever saves readings of the same meters waits here, and then sees these.
  await client.query('select api.change_volumes()');
  const standing = await standingReadings(client, readings);
  refuseRows(readings, placeOf, (reading, index, isTwice) => problemsOfReading(reading, standing[index]!, isTwice));
  const were = standing.map(({ was }) => was);
  await refuseStaleRows(client, table, readings, were);
  const places = placesOf(readings, 'meter_ndx');
  const { rows: before } = await client.query<GallonsBefore>(gallonsBefore, places);
  const changed = readings.flatMap((reading, index) => withChanges(reading, standing[index]!));
  if (changed.length > 0) await client.query(save, [JSON.stringify(changed)]);
  const saved = await client.query<SavedReading>(asSaved, [...places, JSON.stringify(before)]);
  return saved.rows;
}

const placeOf = ({ meter_ndx, c_year, c_month }: ReadingToSave) => `${meter_ndx} ${c_year} ${c_month}`;

/** The whole reading as it is to stand; nothing where nothing would change. */
function withChanges(reading: ReadingToSave, { was }: Standing) {
  const names = Object.keys(enteredFields) as EnteredField[];
  const isChanged = names.some((name) => reading[name] !== undefined && reading[name] !== was?.[name]);
  if (was && !isChanged) return [];
  const { meter_ndx, c_year, c_month } = reading;
  const entered = names.map((name) => [
    name,
    reading[name] !== undefined ? reading[name] : (was?.[name] ?? blank[name]),
  ]);
  return [{ meter_ndx, c_year, c_month, ...Object.fromEntries(entered) }];
}

/** The previous reading and the dial come with it, so that it is not corrected at once: a reading that is entered is written once. */
const save = `
  insert into meter_readings
    (meter_ndx, c_year, c_month, prev_meter_reading, prev_gallons_per_unit, gallons_per_unit, meter_reading, adjustment,
     mr_adjustment_reason_ndx, mr_report_status_ndx, notes)
  select meter_ndx, c_year, c_month, before.previous, before.previous_gallons_per_unit, dial.gallons_per_unit, meter_reading,
    adjustment, mr_adjustment_reason_ndx, mr_report_status_ndx, notes
  from jsonb_populate_recordset(null::meter_readings, $1) as entered
  cross join lateral api.previous_reading(meter_ndx, c_year, c_month) as before
  cross join lateral api.dial_of(meter_ndx, make_date(c_year, c_month, 1)) as dial
  on conflict on constraint meter_readings_once_a_month do update set
    meter_reading = excluded.meter_reading,
    adjustment = excluded.adjustment,
    mr_adjustment_reason_ndx = excluded.mr_adjustment_reason_ndx,
    mr_report_status_ndx = excluded.mr_report_status_ndx,
    notes = excluded.notes`;

interface GallonsBefore {
  ndx: number;
  gallons: number | null;
}

/** The gallons that a save can change: of the readings themselves, and of the next one after each. */
const gallonsBefore = `
  with
  named as (
    select * from unnest($1::integer[], $2::integer[], $3::integer[]) as named (meter_ndx, c_year, c_month)
  )
  select meter_reading_ndx as ndx, calculated_gallons as gallons
  from named
  join meter_readings using (meter_ndx, c_year, c_month)
  union
  select later.meter_reading_ndx, later.calculated_gallons
  from named
  cross join lateral (
    select meter_reading_ndx, calculated_gallons
    from meter_readings as readings
    where readings.meter_ndx = named.meter_ndx
      and (readings.c_year, readings.c_month) > (named.c_year, named.c_month)
      and readings.meter_reading is not null
    order by readings.c_year, readings.c_month
    limit 1
  ) as later`;

/** Those that were named, in their order, then the others whose gallons are no longer what they were. */
const asSaved = `
  with
  before as (
    select * from jsonb_to_recordset($4) as before (ndx integer, gallons bigint)
  ),
  touched as (
    select readings.meter_reading_ndx, named.place
    from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality as named (meter_ndx, c_year, c_month, place)
    join meter_readings as readings using (meter_ndx, c_year, c_month)
    union all
    select before.ndx, null
    from before
    join meter_readings as readings on readings.meter_reading_ndx = before.ndx
    where readings.calculated_gallons is distinct from before.gallons
      and (readings.meter_ndx, readings.c_year, readings.c_month) not in (
        select * from unnest($1::integer[], $2::integer[], $3::integer[])
      )
  )
  select
    readings.meter_reading_ndx,
    readings.meter_ndx,
    meters.meter_id,
    readings.c_year,
    readings.c_month,
    dial.dial_unit,
    dial.dial_multiplier,
    dial.dial_digits,
    dial.dial_decimals,
    readings.prev_meter_reading,
    previous.prev_dial_unit,
    previous.prev_dial_multiplier,
    readings.meter_reading,
    readings.adjustment,
    readings.mr_adjustment_reason_ndx,
    readings.mr_report_status_ndx,
    readings.calculated_gallons,
    readings.notes,
    readings.version,
    touched.place is null as is_consequence,
    before.gallons as gallons_before
  from touched
  join meter_readings as readings on readings.meter_reading_ndx = touched.meter_reading_ndx
  join meters on meters.meter_ndx = readings.meter_ndx
  cross join lateral api.dial_of(readings.meter_ndx, make_date(readings.c_year, readings.c_month, 1)) as dial
  cross join lateral api.previous_reading(readings.meter_ndx, readings.c_year, readings.c_month) as previous
  left join before on before.ndx = readings.meter_reading_ndx
  order by touched.place, meters.meter_id, readings.c_year, readings.c_month`;

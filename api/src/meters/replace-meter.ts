import { replaceMeter } from '@artesian/contract/metering/replacement';
import type { Row } from '@artesian/contract/language/register';
import type pg from 'pg';
import { invalid, Refusal } from '../platform/problems.ts';
import { actOnRecord } from '../register/act-on-record.ts';
import { replacementNote, servedMeters } from './meter-to-replace.ts';

const monthOf = (place: string) => `extract(year from ${place}::date), extract(month from ${place}::date)`;

const readingOfMonth = `
  select meter_reading, api.dial_name(dial.dial_unit, dial.dial_multiplier) as dial, version
  from meter_readings
  cross join lateral api.dial_of(meter_ndx, $2) as dial
  where meter_ndx = $1 and (c_year, c_month) = (${monthOf('$2')})
  for update of meter_readings`;

const keepFinalReading = `
  insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
  values ($1, ${monthOf('$2')}, $3)
  on conflict on constraint meter_readings_once_a_month do update set meter_reading = excluded.meter_reading
  where meter_readings.meter_reading is distinct from excluded.meter_reading`;

const retire = 'update meters set retired_date = $2 where meter_ndx = $1';

/** As it was said, or as the old one was read; a meter that counts gallons one by one needs no word of it. */
const keepDial = `
  insert into meter_dials (meter_ndx, unit, multiplier, digits, decimals)
  select $1, unit, multiplier, digits, decimals
  from api.dial_of($2, $3) as old
  cross join lateral (
    select
      coalesce($4, old.dial_unit) as unit,
      coalesce($5::numeric, old.dial_multiplier) as multiplier,
      case when $4::text is null then old.dial_digits else $6::integer end as digits,
      case when $4::text is null then old.dial_decimals else coalesce($7::integer, 0) end as decimals
  ) as dial
  where (unit, multiplier, digits, decimals) is distinct from ('gal', 1, null, 0)`;

const linkSameWells = `
  insert into meter_wells (meter_ndx, well_ndx, start_date)
  select $3, well_ndx, $2
  from meter_wells
  where meter_ndx = $1 and start_date <= $2 and coalesce(end_date > $2, true)
  order by well_ndx`;
const endLinks = `
  update meter_wells set end_date = $2
  where meter_ndx = $1 and start_date <= $2 and coalesce(end_date > $2, true)`;

/** `POST /api/list-meters/{meter_ndx}/replacement`. The reading is written first, as whoever saves readings holds them first. */
export const actReplaceMeter = actOnRecord(
  servedMeters,
  replaceMeter,
  async ({ was: old, saved, client, body }) => {
    const { retired_date: day, final_reading, reading_version, unit, multiplier, digits, decimals, ...entered } = body;
    await refuseUnfit(client, old, day);
    await refuseOtherReading(client, old, day, reading_version);
    await client.query(keepFinalReading, [old.meter_ndx, day, final_reading]);
    await client.query(retire, [old.meter_ndx, day]);
    const replacement = await servedMeters.store.insert(client, {
      ...entered,
      setup_well_ndx: old.setup_well_ndx,
      shares_over_wells: old.shares_over_wells,
      joined_date: day,
      replaces_meter_ndx: old.meter_ndx,
    });
    await client.query(keepDial, [replacement, old.meter_ndx, day, unit, multiplier, digits, decimals]);
    await client.query(linkSameWells, [old.meter_ndx, day, replacement]);
    await client.query(endLinks, [old.meter_ndx, day]);
    return saved(replacement);
  },
  { note: replacementNote },
);

async function refuseUnfit(client: pg.PoolClient, { meter_ndx, meter_id, is_active }: Row, day: string) {
  if (is_active !== true) throw invalid('retired_date', `${String(meter_id)} is already retired.`);
  const { rows } = await client.query<{ is_ahead: boolean; replaced_by: string | null }>(
    `select $2::date > district_today() as is_ahead,
       (select min(meter_id) from meters where replaces_meter_ndx = $1) as replaced_by`,
    [meter_ndx, day],
  );
  const { is_ahead, replaced_by } = rows[0]!;
  if (is_ahead) throw invalid('retired_date', 'This date is in the future. Record the replacement once it is done.');
  if (replaced_by !== null) throw invalid('retired_date', `${replaced_by} has already replaced ${String(meter_id)}.`);
}

interface KnownReading {
  meter_reading: number | null;
  /** What one of it stands for. */
  dial: string;
  version: number;
}

const inWords = ({ meter_reading, dial }: KnownReading) =>
  meter_reading === null ? 'none' : `${meter_reading.toLocaleString('en-US')} ${dial}`;

/** Whoever replaces a meter saw what was read of it in that month: nobody's reading is overwritten unseen. */
async function refuseOtherReading(client: pg.PoolClient, old: Row, day: string, seen: number | null) {
  const { rows } = await client.query<KnownReading>(readingOfMonth, [old.meter_ndx, day]);
  const [known] = rows;
  if (known?.version === (seen ?? undefined)) return;
  const words = known
    ? `Someone has entered another reading of ${String(old.meter_id)} for this month meanwhile: ${inWords(known)}.`
    : `The reading of ${String(old.meter_id)} for this month was deleted meanwhile.`;
  throw new Refusal(409, 'changed', 'Changed meanwhile', `${words} Check it, then replace the meter again.`);
}

import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import type { Examined, ImportHooks } from '../file/sheet-row.ts';

const UNEXPLAINED = 'It changes gallons of saved readings without a reason';
const CORRECTION = 'It corrects gallons of saved readings';

/** As `demand_reason_for_dials` has it: of which meters readings that are saved would mean other gallons. */
const changed = `
  with given as (
    select place::integer, (record ->> 'meter_ndx')::integer as meter_ndx, (record ->> 'meter_dial_ndx')::integer as meter_dial_ndx,
      (record ->> 'holds_from')::date as holds_from, record ->> 'unit' as unit, (record ->> 'multiplier')::numeric as multiplier
    from jsonb_array_elements($1) with ordinality as records (record, place)
  ),
  dials as (
    select meter_ndx, holds_from, unit, multiplier from given
    union all
    select meter_ndx, holds_from, unit, multiplier from meter_dials
    where meter_ndx in (select meter_ndx from given)
      and meter_dial_ndx not in (select meter_dial_ndx from given where meter_dial_ndx is not null)
  )
  select given.place, count(*)::integer as readings, to_char(min(month), 'YYYY-MM') as first, to_char(max(month), 'YYYY-MM') as last
  from given
  join meters
    on meters.meter_ndx = given.meter_ndx
    and (meters.created_timestamp at time zone district_time_zone())::date < date_trunc('month', district_today())
  join meter_readings as readings on readings.meter_ndx = given.meter_ndx and readings.meter_reading is not null
  cross join lateral (select make_date(c_year, c_month, 1) as month) as read
  cross join lateral api.dial_of(readings.meter_ndx, month) as held
  left join lateral (
    select unit, multiplier from dials
    where dials.meter_ndx = given.meter_ndx and (holds_from is null or holds_from < month + interval '1 month')
    order by holds_from desc nulls last
    limit 1
  ) as holding on true
  where (held.dial_unit, held.dial_multiplier) is distinct from (coalesce(holding.unit, 'gal'), coalesce(holding.multiplier, 1))
  group by given.place`;

/** A dial that changes past months is a correction: the file, or whoever brings it in, gives its reason. */
export const hooksOfDials: ImportHooks = {
  async examine(client, records) {
    const dials = records.map(({ was, values }) => ({ ...was, ...values }));
    const { rows } = await client.query<Changed>(changed, [JSON.stringify(dials)]);
    for (const one of rows) tell(records[one.place - 1]!, one);
  },
  write: {
    hold: (client) => giveReason(client, 'The import was undone.'),
    async add(client, records) {
      const keys: number[] = [];
      for (const { row, values } of records) {
        await giveReason(client, row.said.correction_reason);
        keys.push(await insertDial(client, values));
      }
      return keys;
    },
    async change(client, records) {
      for (const { row, was, changes } of records) {
        if (row) await giveReason(client, row.said.correction_reason);
        await updateDial(client, { ...was, ...changes });
      }
    },
  },
};

interface Changed {
  place: number;
  readings: number;
  first: string;
  last: string;
}

function tell({ row: { said, refusals, remarks } }: Examined, { readings, first, last }: Changed) {
  const which = `${readings === 1 ? '1 reading' : `${readings} readings`}, ${first === last ? `of ${first}` : `from ${first} to ${last}`}`;
  if (said.correction_reason) remarks.push({ subject: CORRECTION, words: `It corrects the gallons of ${which}.` });
  else
    refusals.push({
      subject: UNEXPLAINED,
      words: `It changes the gallons of ${which}. Give a reason for the correction, in a column of the file or once for all rows.`,
    });
}

const giveReason = (client: pg.PoolClient, reason: unknown) =>
  client.query("select set_config('app.correction', $1, true)", [reason ?? '']);

const columns = 'meter_ndx, holds_from, unit, multiplier, digits, decimals, notes';

async function insertDial(client: pg.PoolClient, values: Values): Promise<number> {
  const { rows } = await client.query<{ key: number }>(
    `insert into meter_dials (${columns}) select ${columns} from jsonb_populate_record(null::meter_dials, $1)
     returning meter_dial_ndx as key`,
    [JSON.stringify(values)],
  );
  return rows[0]!.key;
}

const updateDial = (client: pg.PoolClient, values: Values) =>
  client.query(
    `update meter_dials set (${columns}) = (select ${columns} from jsonb_populate_record(null::meter_dials, $1))
     where meter_dial_ndx = ($1::jsonb ->> 'meter_dial_ndx')::integer`,
    [JSON.stringify(values)],
  );

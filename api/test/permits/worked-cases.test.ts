import { readFileSync } from 'node:fs';
import { meterDials } from '@artesian/contract/metering/dials';
import { saveReadings } from '@artesian/contract/metering/readings-entry';
import { replaceMeter } from '@artesian/contract/metering/replacement';
import { amendments } from '@artesian/contract/permits/amendments';
import { closedYears } from '@artesian/contract/permits/closed-years';
import { monthlyDistribution } from '@artesian/contract/permits/permit-rows';
import type { Values } from '@artesian/contract/language/register';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { refusalOf } from '../support/refusal-of.ts';
import { sharedProduct } from '../support/product.ts';

// The worked cases of docs/conventions.md: what is decided in each is done here, and its gallons are those that stand there.

interface WorkedCase {
  name: string;
  /** `Sep 2024` to gallons. */
  months: [month: string, gallons: number][];
  year: number;
}

/** The rows of the table below its heading: name, what is decided, months, year. */
function casesOf(document: string): WorkedCase[] {
  const [, section] = document.split('\n## Worked cases\n');
  const [, , ...rows] = section!
    .split('\n\n')
    .find((block) => block.startsWith('|'))!
    .split('\n');
  return rows.map((line) => {
    const [name, , months, year] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { name: name!, months: months!.split('; ').map(monthIn), year: gallonsIn(year!) };
  });
}
const gallonsIn = (text: string) => Number(text.replaceAll(',', ''));
function monthIn(text: string): [string, number] {
  const [, month, gallons] = /^(\w{3} \d{4}) ([\d,]+)$/.exec(text)!;
  return [month!, gallonsIn(gallons!)];
}
const cases = casesOf(readFileSync(new URL('../../../docs/conventions.md', import.meta.url), 'utf8'));

const { product, staff } = await sharedProduct();
const sql = <R extends object>(text: string, values?: unknown[]) => product.database.pool.query<R>(text, values);

const SHARES = [6, 6, 7, 8, 9, 11, 12, 11, 9, 8, 7, 6];
const [HISTORICAL, CONDITIONAL] = [1, 2];
const [ACTIVE, PENDING, EXPIRED, SUSPENDED] = [1, 2, 5, 6];
const [NO_DROUGHT, ALARM] = [0, 2];
const WHY = 'The Board’s order was entered wrongly.';

beforeAll(async () => {
  await sql(`
    insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional)
      values (1, 'Historical', 'H', false), (2, 'Conditional', 'C', true);
    insert into allocation_distribution_shares
      select 4, c_month, share * 1000 from unnest(array[${SHARES.join(', ')}]) with ordinality as given (share, c_month)
      on conflict (allocation_distribution_ndx, c_month) do update set share = excluded.share;
    insert into drought_stage_history (d_year, d_month)
      select extract(year from month), extract(month from month)
      from generate_series('2024-09-01'::date, '2025-12-01', interval '1 month') as months (month)
      on conflict do nothing`);
});

/** Entered long ago, so that its past is closed to changes that give no reason. */
let permit = 0;
beforeEach(async () => {
  await sql(`
    delete from closed_years;
    delete from permit_type_reductions;
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (1, '1900-01-01', 0.2), (2, '1900-01-01', 0.5);
    delete from stage_rules;
    insert into stage_rules values ('0001-01-01', true);
    update drought_stage_history set drought_stage_ndx = 999 where drought_stage_ndx <> 999;
    select set_config('app.bringing_back', 'on', true);
    insert into permits (permit_number, permit_year, authorized_volume_gal, permit_type_ndx, allocation_distribution_ndx,
      created_timestamp)
    values ('H' || gen_random_uuid(), 2024, 12000000, 1, 4, '2024-01-01')`);
  permit = (await sql<{ ndx: number }>('select max(permit_ndx) as ndx from permits')).rows[0]!.ndx;
});

/** A change of volume or status is noted in the permit as well. */
const change = (values: Values, holdsFrom?: string) =>
  staff.send('PUT', `/api/list-permits/${permit}`, {
    body: { administrative_note: WHY, ...values },
    ...(holdsFrom && { holdsFrom }),
    correctionReason: WHY,
  });

async function shareFrom(holdsFrom: string, percents: readonly number[]) {
  const rows = await staff.register(monthlyDistribution).listOf(permit);
  const body = rows.map(({ ndx, c_month }) => ({ ndx, alloc_percentage: percents[c_month - 1]! / 100 }));
  await staff.send('PUT', '/api/data-permits-monthly-distributions', { body, holdsFrom, correctionReason: WHY });
}

const amend = (values: Values) =>
  staff.send('POST', '/api/data-permit-amendments', {
    body: {
      permit_ndx: permit,
      pamend_status_ndx: 2,
      approval_date: values.effective_date,
      approval_body_ndx: 1,
      ...values,
    },
    correctionReason: WHY,
  });
const moreFromMarch = () =>
  amend({ pamend_type_ndx: 15, effective_date: '2025-03-15', proposed_volume_change: 1_200_000 });

const stageFrom = (month: string, stage: number) =>
  sql(
    `update drought_stage_history set drought_stage_ndx = $2 where make_date(d_year, d_month, 1) = ($1 || '-01')::date`,
    [month, stage],
  );

const acts: Record<string, () => Promise<unknown>> = {
  'Nothing is decided': async () => undefined,
  'Other shares in mid-year': () => shareFrom('2025-01', SHARES.with(0, 5).with(11, 7)),
  'Another type in mid-year': async () => {
    await stageFrom('2025-03', ALARM);
    await stageFrom('2025-04', NO_DROUGHT);
    await change({ permit_type_ndx: CONDITIONAL }, '2025-03');
  },
  'An amendment in mid-year': moreFromMarch,
  'An amendment that is taken back': async () => {
    await moreFromMarch();
    const [amended] = await staff.register(amendments).listOf(permit);
    await staff.register(amendments).update(amended!.pamend_ndx, { should_remove: true }, undefined);
  },
  Suspended: async () => {
    await change({ permit_status_ndx: SUSPENDED }, '2025-06');
    await change({ permit_status_ndx: ACTIVE }, '2025-08');
  },
  'Pending until March': async () => {
    await change({ permit_status_ndx: PENDING }, '2024-01');
    await change({ permit_status_ndx: ACTIVE }, '2025-03');
  },
  Expired: () => change({ permit_status_ndx: EXPIRED }, '2025-05'),
  'A term that starts in mid-year': () => change({ start_date: '2025-02-10' }),
  'A term within the year': () => change({ start_date: '2025-02-10', ended_date: '2025-06-30' }),
  'A stage declared ahead': () => stageFrom('2025-06', ALARM),
  'A stage that is rescinded': async () => {
    await stageFrom('2024-12', ALARM);
    await stageFrom('2025-04', NO_DROUGHT);
  },
  'A stage where none goes on': async () => {
    await sql('update stage_rules set stages_go_on = false');
    await stageFrom('2024-12', ALARM);
  },
  'Other reductions in mid-year': async () => {
    await stageFrom('2024-12', ALARM);
    await sql(`select api.change_reductions($1, 0.3, null, null, null, '2025-03-01')`, [HISTORICAL]);
  },
  'A correction of a closed year': async () => {
    await staff.register(closedYears).create({ fiscal_year: 2025 });
    const body = { permit_type_ndx: CONDITIONAL };
    const unexplained = staff.send('PUT', `/api/list-permits/${permit}`, { body, holdsFrom: '2025-03' });
    expect(await refusalOf(unexplained)).toMatchObject({ code: 'needs-reason' });
    await change({ authorized_volume_gal: 9_000_000 }, '2025-03');
  },
  'A meter in hundreds of cubic feet': meterInCubicFeet,
};

/** A dial of six digits and one decimal, past its end and over a swap to one that counts thousands of gallons. */
async function meterInCubicFeet() {
  const { rows } = await sql<{ well: number; meter: number }>(
    `with well as (insert into wells (lat_dd, lon_dd) values (30.1, -97.8) returning well_ndx),
       link as (insert into permit_wells (permit_ndx, well_ndx, start_date) select $1, well_ndx, '2024-01-01' from well),
       meter as (
         insert into meters (setup_well_ndx, joined_date, start_reading) select well_ndx, '2024-09-01', 999812.5 from well
         returning meter_ndx)
     select well_ndx as well, meter_ndx as meter from well, meter`,
    [permit],
  );
  const meter_ndx = rows[0]!.meter;
  await staff.register(meterDials).create({ meter_ndx, unit: 'cu ft', multiplier: 100, digits: 6, decimals: 1 });
  const save = (of: number, c_month: number, values: Values) =>
    staff.call(saveReadings, {
      body: [{ meter_ndx: of, c_year: 2024, c_month, ...values }],
      confirmed: ['meter_reading'],
    });
  await save(meter_ndx, 9, { meter_reading: 999_901.2 });
  await save(meter_ndx, 10, { meter_reading: 12.4, adjustment: 748_051_948, mr_adjustment_reason_ndx: 1 });
  const body = {
    retired_date: '2024-11-10',
    final_reading: 55,
    start_reading: 0,
    unit: 'gal',
    multiplier: 1000,
  } as const;
  const fresh = await staff.call(replaceMeter, { params: { meter_ndx }, body: { ...body, digits: 7 } });
  await save(fresh.meter_ndx, 11, { meter_reading: 21 });
}

/** What each month of fiscal year 2025 allows under its stage, or has pumped. */
async function year2025(column: 'reduced_gal' | 'metered_gal') {
  const { rows } = await sql<{ month: string; gallons: number }>(
    `select to_char(make_date(c_year, c_month, 1), 'Mon YYYY') as month, ${column} as gallons
     from permit_months where permit_ndx = $1 and fiscal_year = 2025`,
    [permit],
  );
  return new Map(rows.map(({ month, gallons }) => [month, gallons]));
}

it('are all in the table, and nothing else is', () => {
  expect(cases.map(({ name }) => name).toSorted()).toEqual(Object.keys(acts).toSorted());
});

it.each(cases)('$name: $year gallons in the year', async ({ name, months, year }) => {
  await acts[name]!();
  const counted = await year2025(name.startsWith('A meter') ? 'metered_gal' : 'reduced_gal');
  expect(months.map(([month]) => [month, counted.get(month) ?? 0])).toEqual(months);
  expect([...counted.values()].reduce((sum, gallons) => sum + gallons, 0)).toBe(year);
});

import { monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import { permitBalances, workWaiting } from '@artesian/contract/dashboard/work-waiting';
import { permitAtAGlance } from '@artesian/contract/glance/at-a-glance';
import { declareStage } from '@artesian/contract/drought/declarations';
import {
  complianceRow,
  droughtCompliance,
  exportCompliance,
  permitsBehindCompliance,
} from '@artesian/contract/drought/drought';
import { metaOf } from '@artesian/contract/language/register';
import { monthsOfGroup, readingsByMonth } from '@artesian/contract/metering/readings';
import { ownerStatement } from '@artesian/contract/owners/submitted-readings';
import { managedPermits, permitVolumes } from '@artesian/contract/permits/permit-lists';
import { permitMonths, permitYears } from '@artesian/contract/permits/permit-years';
import { permits } from '@artesian/contract/permits/permits';
import { permitsToRenew } from '@artesian/contract/permits/renewals';
import { firstDayOf, monthNumber, monthOfDay, monthsAfter, type Month } from '@artesian/domain/month';
import { monthlyVolumes_gal, reducedVolume_gal } from '@artesian/domain/oracle/allocation';
import { fiscalYear, monthsOfFiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { stageOfMonth } from '@artesian/domain/oracle/stage-of-month';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

// A stage is declared, the volume amended and the permit suspended, all of it for months to come: every screen says the same of the
// fiscal year, which is what the functions of the domain say.

const SHARES = [6, 6, 7, 8, 9, 11, 12, 11, 9, 8, 7, 6].map((percent) => percent * 1000);
const SUSPENDED = 6;
const ALARM = 2;
const PERMIT = 1;
/** A permit by itself has the group number that is minus its own. */
const GROUPING = -PERMIT;

const { product, staff } = await sharedProduct();
const owner = await product.as('well-owner');
const sql = <R extends object>(text: string, values?: unknown[]) => product.database.pool.query<R>(text, values);

const today = (await sql<{ today: string }>('select district_today()::text as today')).rows[0]!.today;
const present = monthOfDay(today);
const year = fiscalYear(present);
const [STAGE_FROM, AMENDED_FROM, SUSPENDED_FROM] = [1, 2, 3].map((months) => monthsAfter(present, months)) as [
  Month,
  Month,
  Month,
];
const isFrom = (month: Month, first: Month) => monthNumber(month) >= monthNumber(first);

/** What the domain says of a month. */
function oracle(month: Month): { permitted: number; reduced: number } {
  const volume = isFrom(month, AMENDED_FROM) ? 15_000_000 : 12_000_000;
  const permitted = isFrom(month, SUSPENDED_FROM) ? 0 : monthlyVolumes_gal(volume, SHARES)[month.month - 1]!;
  const entered = (one: Month) => (monthNumber(one) === monthNumber(STAGE_FROM) ? ALARM : null);
  const stage = stageOfMonth(month, STAGE_FROM, entered, [{ holds_from: null, stages_go_on: true }]);
  return { permitted, reduced: reducedVolume_gal(permitted, stage === ALARM ? 0.2 : 0) };
}
const sum = (months: readonly Month[], of: 'permitted' | 'reduced') =>
  months.reduce((gallons, month) => gallons + oracle(month)[of], 0);
const months = monthsOfFiscalYear(year);
const soFar = months.filter((month) => monthNumber(month) <= monthNumber(present));
const expected = {
  permitted: sum(months, 'permitted'),
  reduced: sum(months, 'reduced'),
  reducedSoFar: sum(soFar, 'reduced'),
  // Above four fifths, so that it is on the work list.
  pumped: Math.floor(sum(months, 'reduced') * 0.9),
};

beforeAll(async () => {
  await sql(`
    insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional) values (1, 'Historical', 'H', false);
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (1, '1900-01-01', 0.2);
    update permit_statuses set allows_pumping = false where permit_status_ndx = ${SUSPENDED};
    insert into allocation_distribution_shares
      select 4, c_month, share from unnest(array[${SHARES.join(', ')}]) with ordinality as given (share, c_month)
      on conflict (allocation_distribution_ndx, c_month) do update set share = excluded.share;
    insert into wells (well_ndx, lat_dd, lon_dd) values (1, 30.1, -97.8);
    select set_config('app.bringing_back', 'on', true);
    insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, allocation_distribution_ndx,
      created_timestamp) values (${PERMIT}, 'H1', 2020, 12000000, 1, 4, '2020-01-01');
    insert into permit_wells (permit_ndx, well_ndx, start_date) values (${PERMIT}, 1, '2020-01-01');
    insert into meters (meter_ndx, setup_well_ndx, joined_date) values (1, 1, '2020-01-01');
    insert into account_permits (sub, permit_ndx) values ('demo|well-owner', ${PERMIT})`);
  await sql('insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (1, $1, $2, $3)', [
    present.year,
    present.month,
    expected.pumped,
  ]);
  await staff.call(declareStage, { body: { declared_on: today, drought_stage_ndx: ALARM } });
  const effective_date = firstDayOf(AMENDED_FROM);
  await staff.send('POST', '/api/data-permit-amendments', {
    body: {
      permit_ndx: PERMIT,
      pamend_type_ndx: 15,
      pamend_status_ndx: 2,
      effective_date,
      approval_date: today,
      approval_body_ndx: 1,
      proposed_volume_change: 3_000_000,
    },
  });
  await staff.send('PUT', `/api/list-permits/${PERMIT}`, {
    body: { permit_status_ndx: SUSPENDED, administrative_note: 'By order of the Board.' },
    holdsFrom: firstDayOf(SUSPENDED_FROM).slice(0, 7),
  });
});

const filters = {
  tiers: [0, 1, 2, 3],
  is_overpumped: null,
  start_cal_year: present.year,
  start_cal_month: present.month,
  end_cal_year: present.year,
  end_cal_month: present.month,
  aq_group_names: ['Edwards', 'Trinity', 'Other'],
};

it('the one standing of the database is the oracle’s', async () => {
  const { rows } = await sql('select * from api.standing_of_years where permit_ndx = $1 and fiscal_year = $2', [
    PERMIT,
    year,
  ]);
  expect(rows).toMatchObject([
    {
      permitted_gal: expected.permitted,
      reduced_gal: expected.reduced,
      reduced_so_far_gal: expected.reducedSoFar,
      pumped_gal: expected.pumped,
      unknown_months: 0,
    },
  ]);
});

it('the dashboard says it, also of parts of the district that begin in a month to come', async () => {
  const rows = (await staff.view(monthlyPumpage)).filter(({ fiscal_year }) => fiscal_year === year);
  const parts = new Map(rows.map((row) => [row.permit_status_desc, row]));
  const total = (of: 'annual_permitted_volume' | 'annual_reduced_volume') =>
    [...parts.values()].reduce((gallons, row) => gallons + row[of]!, 0);
  expect(total('annual_permitted_volume')).toBe(expected.permitted);
  expect(total('annual_reduced_volume')).toBe(expected.reduced);
});

it('the work list and the tracking of readings say it', async () => {
  const pct = Math.round((10_000 * expected.pumped) / expected.reduced) / 100;
  const waiting = (await staff.view(workWaiting)).filter(({ work }) => work === 'over-warning');
  expect(waiting).toMatchObject([{ record_ndx: GROUPING, detail: `${pct.toFixed(1)} % of the year's target` }]);
  const tracked = await staff.view(readingsByMonth, { years: { start_year: year, end_year: year } });
  const ofGroup = await staff.view(monthsOfGroup, { params: { fiscal_year: year, grouping_ndx: GROUPING } });
  for (const row of [...tracked, ...ofGroup]) expect(row).toMatchObject({ reduced_annual_volume: expected.reduced });
  expect(ofGroup.at(-1)).toMatchObject({ cumulative_metered_gallons: expected.pumped, pct_reduced_pumped: pct });
});

it('the compliance report, what is behind it and its workbook say it', async () => {
  const { data } = await staff.call(droughtCompliance, { body: filters });
  const said = { permitted_gallons: expected.permitted, reduced_permitted_gal: expected.reduced };
  expect(data.reports).toMatchObject([{ ...said, ytd_metered_gal: expected.pumped }]);
  const params = { grouping_ndx: GROUPING, c_year: present.year, c_month: present.month };
  expect(await staff.view(permitsBehindCompliance, { params })).toMatchObject([said]);

  const response = await product.fetch('administrator', exportCompliance.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(filters),
  });
  const [sheet] = (await readXlsx(new Uint8Array(await response.arrayBuffer()))).sheets;
  const [headers, row] = sheet!.rows;
  const { label } = metaOf({ fields: complianceRow.shape }, 'reduced_permitted_gal');
  expect(row![headers!.findIndex((header) => String(header).startsWith(label))]).toBe(expected.reduced);
});

it('the sheet of its years says it, year by year and month by month, as its page does', async () => {
  const params = { permit_ndx: PERMIT };
  const years = await staff.view(permitYears, { params });
  expect(years.at(-1)).toMatchObject({
    fiscal_year: year,
    is_over: false,
    permitted_gal: expected.permitted,
    reduced_gal: expected.reduced,
    reduced_so_far_gal: expected.reducedSoFar,
    pumped_gal: expected.pumped,
    pct_of_year: Math.round((10_000 * expected.pumped) / expected.reduced) / 100,
    exceeding_gal: 0,
    exceeding_so_far_gal: Math.max(0, expected.pumped - expected.reducedSoFar),
    amendments: fiscalYear(AMENDED_FROM) === year ? 1 : 0,
  });
  expect(await staff.view(permitAtAGlance, { params })).toMatchObject({
    allowed_gal: expected.reducedSoFar,
    used_gal: expected.pumped,
  });

  const ofYear = (await staff.view(permitMonths, { params })).filter(({ fiscal_year }) => fiscal_year === year);
  expect(ofYear.map(({ permitted_gal, reduced_gal }) => [permitted_gal, reduced_gal])).toEqual(
    months.map((month) => [oracle(month).permitted, oracle(month).reduced]),
  );
});

it('the permit, its list and renewals say the volume that holds now, and what is coming', async () => {
  const volumes = {
    volume_now_gal: 12_000_000,
    coming_volume_gal: 15_000_000,
    coming_volume_from: firstDayOf(AMENDED_FROM),
  };
  expect(await staff.register(permits).get(PERMIT)).toMatchObject({ authorized_volume_gal: 15_000_000, ...volumes });
  expect(await staff.view(managedPermits)).toMatchObject([volumes]);
  expect(await staff.view(permitsToRenew, { params: { fiscal_year: year } })).toMatchObject([volumes]);
  expect(await staff.view(permitVolumes, { params: { permit_ndx: PERMIT } })).toEqual([
    { permit_ndx: PERMIT, holds_from: firstDayOf(present), authorized_volume_gal: 12_000_000 },
    { permit_ndx: PERMIT, holds_from: firstDayOf(AMENDED_FROM), authorized_volume_gal: 15_000_000 },
  ]);
});

it('the owner’s home and statement say it, and what the next month allows', async () => {
  const next = oracle(STAGE_FROM).reduced;
  expect(await owner.view(permitBalances)).toMatchObject([
    {
      year_limit_gal: expected.reduced,
      allowed_gal: expected.reducedSoFar,
      used_gal: expected.pumped,
      next_drought_stage: 'Stage 2 Alarm',
      next_reduction: 0.2,
      next_month_limit_gal: next,
    },
  ]);
  const statement = await owner.view(ownerStatement, { params: { permit_ndx: PERMIT } });
  expect(statement.at(-1)).toMatchObject({ allowed_gal: expected.reducedSoFar, used_gal: expected.pumped });
});

import { monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import { workWaiting } from '@artesian/contract/dashboard/work-waiting';
import { droughtCompliance } from '@artesian/contract/drought/drought';
import { pumpageByFiscalYear } from '@artesian/contract/metering/pumpage';
import { readingSummaries } from '@artesian/contract/metering/readings';
import { pumpedInAll, waterUnderNoPermit } from '@artesian/contract/metering/under-no-permit';
import { dataQuality } from '@artesian/contract/wells/data-quality';
import { beforeAll, expect, it } from 'vitest';
import { everyGroup, monthsOfYear } from '../support/any-district.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
const query = async <R extends object>(text: string) => (await product.database.pool.query<R>(text)).rows;
const sum = <R>(rows: readonly R[], of: (row: R) => number) => rows.reduce((total, row) => total + of(row), 0);

let year = 0;
beforeAll(async () => {
  year = (await query<{ year: number }>('select api.fiscal_year(district_today()) - 1 as year'))[0]!.year;
  // A third of the links are taken away, and a third end or begin within the year.
  await product.database.asOwner((client) =>
    client.query(`
      select set_config('app.correction', 'Taken away at random.', true), setseed(0.34);
      delete from permit_wells where random() < 0.3;
      update permit_wells set end_date = make_date(${year}, 2, 14) where random() < 0.4 and end_date is null;
      insert into wells (well_ndx, lat_dd, lon_dd) values (9001, 30.1, -97.8);
      insert into well_production (well_ndx, c_year, c_month, production_gallons) values (9001, ${year}, 3, 12345)`),
  );
});

const pumped = async () =>
  (await staff.view(pumpedInAll, { years: { start_year: year, end_year: year } })).filter(
    ({ fiscal_year }) => fiscal_year === year,
  );

it('totals a year the same on the dashboard, in compliance, in the Pumpage Report and in tracking', async () => {
  const months = await pumped();
  const noPermit = sum(months, ({ no_permit_gallons }) => no_permit_gallons);
  const all = sum(months, ({ gallons }) => gallons);
  expect(noPermit).toBeGreaterThan(1_000_000);

  const report = await staff.view(pumpageByFiscalYear, { years: { start_year: year, end_year: year } });
  expect(sum(report, ({ tot_gallons }) => tot_gallons)).toBe(all);

  const dashboard = (await staff.view(monthlyPumpage)).filter(({ fiscal_year }) => fiscal_year === year);
  expect(sum(dashboard, ({ actual_production }) => actual_production) + noPermit).toBe(all);

  const tracking = (await staff.view(readingSummaries)).filter(({ fiscal_year }) => fiscal_year === year);
  expect(sum(tracking, ({ metered_gallons }) => metered_gallons) + noPermit).toBe(all);

  const [first, last] = await monthsOfYear(product.database, year);
  const body = {
    ...(await everyGroup(product.database)),
    start_cal_year: first.year,
    start_cal_month: first.month,
    end_cal_year: last.year,
    end_cal_month: last.month,
  };
  const { data } = await staff.call(droughtCompliance, { body });
  expect(sum(data.reports, ({ mo_metered_gallons }) => mo_metered_gallons) + noPermit).toBe(all);
});

it('names the wells and the months, which total the line', async () => {
  const months = await pumped();
  const water = (await staff.view(waterUnderNoPermit)).filter(({ fiscal_year }) => fiscal_year === year);
  expect(sum(water, ({ gallons }) => gallons)).toBe(sum(months, ({ no_permit_gallons }) => no_permit_gallons));
  for (const { mo, wells_without_permit } of months) {
    const named = water.filter((row) => row.mo === mo).map(({ district_well_id }) => district_well_id);
    expect(wells_without_permit.toSorted()).toEqual(named.toSorted());
  }
  expect(water.find(({ gallons }) => gallons === 12_345)).toMatchObject({ mo: `${year}-03-01` });
});

it('is work that waits and a rule of Data Quality, a line for each well', async () => {
  const wells = new Set((await staff.view(waterUnderNoPermit)).map(({ well_ndx }) => well_ndx));
  const recent = new Set(
    (await staff.view(waterUnderNoPermit, { years: { start_year: year } })).map(({ well_ndx }) => well_ndx),
  );
  const found = (await staff.view(dataQuality)).filter(({ rule }) => rule === 'Water under no permit');
  expect(new Set(found.map(({ record_ndx }) => record_ndx))).toEqual(wells);
  expect(found).toHaveLength(wells.size);
  const waiting = (await staff.view(workWaiting)).filter(({ work }) => work === 'under-no-permit');
  expect(new Set(waiting.map(({ record_ndx }) => record_ndx))).toEqual(recent);
  expect(waiting[0]!.detail).toMatch(/^Water of [A-Z][a-z]+ \d{4}( to [A-Z][a-z]+ \d{4})?, [\d,]+ gal$/);
});

it('keeps the names of wells to staff', async () => {
  const months = await (await product.as('well-owner')).view(pumpedInAll);
  expect(months.length).toBeGreaterThan(0);
  for (const month of months) expect(month).not.toHaveProperty('wells_without_permit');
});

it('counts nothing twice, nor a removed permit as one', async () => {
  const [link] = await query<{ permit_ndx: number }>('select min(permit_ndx) as permit_ndx from permit_wells');
  const before = sum(await pumped(), ({ gallons }) => gallons);
  await product.database.asOwner((client) =>
    client.query(`
      select set_config('app.correction', 'Taken away at random.', true);
      update permits set removed = true where permit_ndx = ${link!.permit_ndx}`),
  );
  expect(sum(await pumped(), ({ gallons }) => gallons)).toBe(before);
});

import { publicSettings } from '@artesian/contract/language/settings';
import { permitMonths } from '@artesian/contract/permits/permit-years';
import { permits } from '@artesian/contract/permits/permits';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { DistrictYear, yearsNamedFor, type YearNamedFor } from '@artesian/domain/fiscal-year';
import { firstDayOf } from '@artesian/domain/month';
import { lastMonthOfPeriod } from '@artesian/domain/oracle/report-terms';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { readDistrictYear } from '../../src/settings/district-year.ts';
import { openLiveConfig } from '../../src/settings/live-config.ts';
import { aPermit, buildPermitType } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

const { product, staff } = await sharedProduct();
const { pool } = product.database;
const developer = await product.as('developer');
const visitor = await product.as('visitor');
const change = (name: string, value: string | null) =>
  developer.call(changeDistrictSetting, { params: { name }, body: { value } });

const all = yearsNamedFor.flatMap((namedFor) =>
  Array.from({ length: 12 }, (_, index): [number, YearNamedFor] => [index + 1, namedFor]),
);

describe('the fiscal year', () => {
  it.each(all)('from month %i, named for its %s, is the same in the database and on the screens', async (...begins) => {
    await pool.query('select set_district_year($1, $2)', begins);
    const years = new DistrictYear(...begins);
    // By its name, so that the connection keeps its plan from one year to the next.
    const { rows } = await pool.query<{ year: number; month: number; fiscal: number; of_day: number }>({
      name: 'fiscal years of months',
      text: `select years.year, month, api.fiscal_year(years.year, month) as fiscal,
         api.fiscal_year(make_date(years.year, month, 28)) as of_day
       from generate_series(2024, 2026) as years (year), generate_series(1, 12) as month`,
    });
    expect(rows.map(({ fiscal }) => fiscal)).toEqual(rows.map((month) => years.ofMonth(month)));
    expect(rows.map(({ of_day }) => of_day)).toEqual(rows.map(({ fiscal }) => fiscal));
    const ends = await pool.query<{ first: string; last: string }>(
      'select api.first_month_of(2026)::text as first, api.last_month_of(2026)::text as last',
    );
    expect(ends.rows).toEqual([{ first: years.firstDayOf(2026), last: firstDayOf(years.lastMonthOf(2026)) }]);
    expect((await readDistrictYear(pool)).inDays).toBe(years.inDays);
    const periods = await pool.query<{ month: number; months: number; last: string }>(
      `select month, months, api.last_month_of_period(make_date(2025, month, 1), months)::text as last
       from generate_series(1, 12) as month, unnest(array[1, 3, 6, 12]) as months`,
    );
    expect(periods.rows.map(({ last }) => last)).toEqual(
      periods.rows.map(({ month, months }) => firstDayOf(lastMonthOfPeriod({ year: 2025, month }, months, begins[0]))),
    );
    // A report of one year finds its readings by their index.
    const plan = await pool.query<{ 'QUERY PLAN': string }>({
      text: `explain select from meter_readings where meter_ndx = 1 and api.fiscal_year(c_year, c_month) = 2026`,
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('meter_readings_by_fiscal_year');
  });

  it('begins when the district says, and permits have its months', async () => {
    await pool.query("select set_district_year(9, 'END')");
    await change('DISTRICT_YEAR_FIRST_MONTH', '10');
    await change('DISTRICT_YEAR_NAMED_FOR', 'BEGINNING');
    expect(await visitor.call(publicSettings, {})).toMatchObject({ yearFirstMonth: 10, yearNamedFor: 'BEGINNING' });
    const permit_type_ndx = await buildPermitType(staff);
    const { permit_ndx } = await staff.register(permits).create(aPermit({ permit_type_ndx, start_date: '2024-10-01' }));
    const months = await staff.view(permitMonths, { params: { permit_ndx } });
    const of2024 = months.filter(({ fiscal_year }) => fiscal_year === 2024);
    expect(of2024.map(({ c_year, c_month }) => [c_year, c_month])).toEqual(
      new DistrictYear(10, 'BEGINNING').months.map((month) => [month >= 10 ? 2024 : 2025, month]),
    );
  });

  it('stays once a permit is kept by it, and the refusal says so', async () => {
    for (const [name, value] of [
      ['DISTRICT_YEAR_FIRST_MONTH', '1'],
      ['DISTRICT_YEAR_FIRST_MONTH', null],
      ['DISTRICT_YEAR_NAMED_FOR', 'END'],
    ] as const) {
      const { status, errors } = await refusalOf(change(name, value));
      expect({ status, message: errors?.[0]?.message }).toEqual({
        status: 400,
        message: expect.stringContaining('can no longer be changed, because permits or closed years exist') as string,
      });
    }
    expect(await visitor.call(publicSettings, {})).toMatchObject({ yearFirstMonth: 10, yearNamedFor: 'BEGINNING' });
    // What it is already may be said again.
    await change('DISTRICT_YEAR_FIRST_MONTH', '10');
  });

  it('keeps a server from starting that was told another one', async () => {
    await pool.query("delete from district_settings where name like 'DISTRICT_YEAR_%'");
    const told = readConfig({ DISTRICT_YEAR_FIRST_MONTH: '1' }, {});
    await expect(openLiveConfig(told, product.database)).rejects.toThrow(
      /^DISTRICT_YEAR_FIRST_MONTH and DISTRICT_YEAR_NAMED_FOR: The fiscal year can no longer be changed/,
    );
  });

  it.each([
    ['DISTRICT_YEAR_FIRST_MONTH', '13', /number of a month, 1 to 12/],
    ['DISTRICT_YEAR_FIRST_MONTH', 'October', /number of a month, 1 to 12/],
    ['DISTRICT_YEAR_NAMED_FOR', 'MIDDLE', /END or BEGINNING/],
  ])('%s is not %s', async (name, value, words) => {
    const { status, errors } = await refusalOf(change(name, value));
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toMatch(words);
  });
});

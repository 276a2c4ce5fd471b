import {
  lateMeterReadings,
  monthlyPumpage,
  permitsByAquiferGroup,
  permitsByStatus,
  permitsByTier,
  permittedVolumesOverTime,
  wellCountSummary,
  wellsByAquifer,
} from '@artesian/contract/dashboard/dashboard';
import { droughtCompliance } from '@artesian/contract/drought/drought';
import type { Client } from '@artesian/contract/language/client';
import type { View } from '@artesian/contract/language/view';
import { managedPermits, permitsManagedInYear } from '@artesian/contract/permits/permit-lists';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { managedWells } from '@artesian/contract/wells/well-lists';
import { daysLate } from '@artesian/domain/oracle/late-report';
import { monthly } from '@artesian/domain/oracle/report-terms';
import { beforeAll, describe, expect, it } from 'vitest';
import { enough, everyGroup, isDemonstration } from '../support/any-district.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
});

const query = async <Row>(text: string) => (await product.database.pool.query(text)).rows as Row[];

/** Adds up by month what `rows` have of gallons; months without any are left out. */
function byMonth<R extends { mo: string }>(rows: readonly R[], gallonsOf: (row: R) => number): Record<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.mo, (sums.get(row.mo) ?? 0) + gallonsOf(row));
  return Object.fromEntries([...sums].filter(([, gallons]) => gallons > 0).toSorted());
}

it('the dashboard, unfiltered, exceeds in every month by what the compliance report finds group by group', async () => {
  const chart = await visitor.view(monthlyPumpage);
  const last = chart.at(-1)!;
  const { data } = await staff.call(droughtCompliance, {
    body: {
      ...(await everyGroup(product.database)),
      start_cal_year: chart[0]!.c_year,
      start_cal_month: chart[0]!.c_month,
      end_cal_year: last.c_year,
      end_cal_month: last.c_month,
    },
  });
  // What stands in the last month of a reporting period is of all of it. What a reserve has for it does not exceed.
  const overBy = ({ period_metered_gal, period_reduced_gal, reserve_gal }: (typeof data.reports)[number]) =>
    period_metered_gal === null || period_reduced_gal === null
      ? 0
      : period_metered_gal - period_reduced_gal - (reserve_gal ?? 0);
  const exceeding = data.reports.filter((row) => overBy(row) > 0);

  const gallons = byMonth(exceeding, overBy);
  expect(Object.keys(gallons).length).toBeGreaterThan(enough(100));
  expect(byMonth(chart, (row) => row.exceedance_volume)).toEqual(gallons);
  expect(byMonth(chart, (row) => row.exceedance_count)).toEqual(byMonth(exceeding, () => 1));
});

interface Reading {
  meter_ndx: number;
  setup_well_ndx: number;
  start_reading: number;
  mo: string;
  meter_reading: number | null;
  adjustment: number;
  gallons_per_unit: number;
}

/** Gallons by month of the meters whose wells are linked to a permit in it: what a register gained since it was last read. */
async function pumpedByHand(): Promise<Record<string, number>> {
  const readings = await query<Reading>(`
    select meter_ndx, setup_well_ndx, start_reading::float8 as start_reading,
      make_date(c_year, c_month, 1)::text as mo, meter_reading::float8 as meter_reading, adjustment::float8 as adjustment,
      coalesce((select gallons_per_unit from meter_dials where meter_dials.meter_ndx = meters.meter_ndx), 1)::float8 as gallons_per_unit
    from meter_readings join meters using (meter_ndx) order by meter_ndx, c_year, c_month`);
  const links = await query<{ well_ndx: number; first: string; last: string }>(`
    select well_ndx, to_char(permit_wells.start_date, 'YYYY-MM-01') as first, coalesce(permit_wells.end_date::text, '9999-12-31') as last
    from permit_wells join permits using (permit_ndx) where not permits.removed`);
  const before = new Map<number, number>();
  const water = readings.map(
    ({ meter_ndx, setup_well_ndx: well, start_reading, mo, meter_reading: read, adjustment, gallons_per_unit }) => {
      const shown = read === null ? 0 : read - (before.get(meter_ndx) ?? start_reading);
      const gained = Math.round(shown * gallons_per_unit);
      if (read !== null) before.set(meter_ndx, read);
      const counts = links.some(({ well_ndx, first, last }) => well_ndx === well && first <= mo && mo <= last);
      return { mo, gallons: counts ? gained + adjustment : 0 };
    },
  );
  return byMonth(water, ({ gallons }) => gallons);
}

describe('each chart, added up by hand from what was entered', () => {
  it('months: what the registers of the meters gained', async () => {
    const byHand = await pumpedByHand();
    expect(Object.keys(byHand).length).toBeGreaterThan(enough(100, 5));
    expect(byMonth(await visitor.view(monthlyPumpage), (row) => row.actual_production)).toEqual(byHand);
  });

  it('volumes: every chart of them has the same total in each fiscal year', async () => {
    type Year = { fiscal_year: number };
    const totals = <R extends Year>(rows: readonly R[], gallonsOf: (row: R) => number | null) =>
      byMonth(
        rows.map((row) => ({ mo: String(row.fiscal_year), gallons: gallonsOf(row) ?? 0 })),
        ({ gallons }) => gallons,
      );
    const overTime = totals(await visitor.view(permittedVolumesOverTime), (row) => row.total_authorized_volume_gallons);
    expect(Object.keys(overTime).length).toBeGreaterThan(enough(10, 3));
    const pies: { fiscal_year: number; total_permitted_gallons: number | null }[][] = [
      await visitor.view(permitsByAquiferGroup),
      await visitor.view(permitsByTier),
      await visitor.view(permitsByStatus),
    ];
    for (const pie of pies) expect(totals(pie, (row) => row.total_permitted_gallons)).toEqual(overTime);
  });

  it('wells: published ones of a permitted class, use by use', async () => {
    const rows = await query<{ use: string; aquifer: string; aquifer_group_ndx: number }>(`
      select well_use_name as use, aq_group_summary_name as aquifer, aquifer_group_ndx
      from wells
      join well_uses on well_use_ndx = primary_use_ndx
      join well_classes using (well_class_ndx)
      join aquifers using (aquifer_ndx)
      join aquifer_groups using (aquifer_group_ndx)
      where is_published and not removed and well_use_ndx <> 999
        and well_class_name in ('Nonexempt', 'Limited Production', 'Dewatering')`);
    const counts = await visitor.view(wellCountSummary);
    expect(counts.length).toBeGreaterThan(enough(3, 1));
    for (const { summary_category, ...count } of counts) {
      const ofUse = rows.filter(({ use }) => use === summary_category);
      expect([summary_category, count.total_well_count, count.edwards_well_count, count.trinity_well_count]).toEqual([
        summary_category,
        ofUse.length,
        ofUse.filter(({ aquifer }) => aquifer === 'Edwards').length,
        ofUse.filter(({ aquifer }) => aquifer === 'Trinity').length,
      ]);
    }
  });

  it.runIf(isDemonstration())(
    'late readings: days since the due day of the month after the one that lacks a reading, which the district sets',
    async () => {
      const [{ today }] = (await query<{ today: string }>('select district_today()::text as today')) as [
        { today: string },
      ];
      const last = await query<{ meter_id: string; year: number; month: number }>(`
      select distinct on (meter_id) meter_id, c_year as year, c_month as month
      from meter_readings
      join meters using (meter_ndx)
      join wells on well_ndx = setup_well_ndx
      where meters.is_active and is_published and not removed and meter_reading is not null
      order by meter_id, c_year desc, c_month desc`);
      const byHand = (dueDay?: number) =>
        last
          .map((one) => [one.meter_id, daysLate(one, today, monthly(dueDay))] as const)
          .filter(([, days]) => days > 0)
          .toSorted();
      const shown = async () =>
        (await staff.view(lateMeterReadings))
          .filter(({ c_year }) => c_year !== null)
          .map((row) => [row.meter_id, row.days_late])
          .toSorted();
      const developer = await product.as('developer');
      const change = (value: string | null) =>
        developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_READING_DUE_DAY' }, body: { value } });
      expect(byHand().length).toBeGreaterThan(5);
      expect(await shown()).toEqual(byHand());
      await change('20');
      expect(await shown()).toEqual(byHand(20));
      await change(null);
      expect(await shown()).toEqual(byHand());
    },
  );
});

describe('the list behind a number', () => {
  it('of permits says the number of each slice of each pie in each year, also where a permit changed its group since', async () => {
    // Whoever is in tier 1 goes to another tier in the present year, and stays in tier 1 before.
    await query(`
      insert into permit_memberships (permit_ndx, from_year, permit_group_ndx)
      select permit_ndx, api.fiscal_year(district_today()), (select min(permit_group_ndx) from permit_groups where permit_tier_ndx = 2)
      from api.named_groupings
      where permit_tier_ndx = 1 and to_year = 9999 and from_year < api.fiscal_year(district_today())`);
    const pies = [
      ['aquifer_group_name', permitsByAquiferGroup],
      ['permit_tier_name', permitsByTier],
      ['permit_status_desc', permitsByStatus],
    ] as const;
    let moved = 0;
    const now = new Map((await staff.view(managedPermits)).map((one) => [one.permit_ndx, one.permit_tier_name]));
    const slices: Record<string, unknown>[][] = await Promise.all(pies.map(([, pie]) => visitor.view(pie as View)));
    const years = [...new Set(slices[0]!.map(({ fiscal_year }) => fiscal_year as number))];
    expect(years.length).toBeGreaterThan(enough(10, 3));
    for (const fiscal_year of years) {
      const permits = await staff.view(permitsManagedInYear, { params: { fiscal_year } });
      moved += permits.filter((one) => one.permit_tier_name !== now.get(one.permit_ndx)).length;
      for (const [index, [column]] of pies.entries()) {
        const ofYear = slices[index]!.filter((slice) => slice.fiscal_year === fiscal_year);
        const said = ofYear.map((slice) => [slice[column], slice.total_permitted_gallons ?? 0]);
        const behind = ofYear.map((slice) => [
          slice[column],
          permits
            .filter((one) => one[column] === slice[column] && one.fiscal_years.includes(fiscal_year))
            .reduce((sum, one) => sum + (one.permitted_gal ?? 0), 0),
        ]);
        expect([fiscal_year, behind]).toEqual([fiscal_year, said]);
      }
    }
    expect(moved).toBeGreaterThan(enough(10, -1));
  });

  it('of wells has as many rows as its bar says', async () => {
    const wells = (await staff.view(managedWells)).filter((well) => well.is_non_exempt);
    const byAquifer = await visitor.view(wellsByAquifer);
    for (const count of await visitor.view(wellCountSummary)) {
      const drawn = byAquifer.filter(({ summary_category }) => summary_category === count.summary_category);
      const drawnOf = (aquifer: string) => drawn.find((row) => row.aq_group_summary_name === aquifer)?.well_count ?? 0;
      expect([
        drawn.reduce((sum, row) => sum + row.well_count, 0),
        ...['Edwards', 'Trinity', 'Other'].map(drawnOf),
      ]).toEqual([count.total_well_count, count.edwards_well_count, count.trinity_well_count, count.other_well_count]);
      const ofUse = wells.filter(({ primary_use }) => primary_use === count.summary_category);
      const of = (aquifer: string) => ofUse.filter((well) => well.aq_group_summary_name === aquifer).length;
      expect([ofUse.length, of('Edwards'), of('Trinity'), of('Other')]).toEqual([
        count.total_well_count,
        count.edwards_well_count,
        count.trinity_well_count,
        count.other_well_count,
      ]);
    }
  });
});

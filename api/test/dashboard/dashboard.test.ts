import {
  dashboardViews,
  lateMeterReadings,
  monthlyPumpage,
  permitsByAquiferGroup,
  permitsByStatus,
  permitsByTier,
  permittedVolumesOverTime,
  wellCountSummary,
} from '@artesian/contract/dashboard/dashboard';
import type { Client } from '@artesian/contract/language/client';
import { viewPath } from '@artesian/contract/language/addresses';
import { publicSettings } from '@artesian/contract/language/settings';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { daysLate } from '@artesian/domain/oracle/late-report';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
});

const query = async (text: string) => (await product.database.pool.query(text)).rows as Record<string, unknown>[];

it('an empty district has empty charts', async () => {
  for (const view of dashboardViews) {
    expect(await (await product.fetch('visitor', viewPath(view))).json()).toEqual([]);
  }
});

describe('a district of four permits', () => {
  // Group 'Two Creeks' of tier 2 has a permit that pumps too much and one that makes good for some of it.
  beforeAll(async () => {
    await query(`
      insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional, counted_as)
        values (1, 'Historical', 'H', false, null), (2, 'Conditional B', 'B', true, 'Conditional');
      insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction)
        values (1, '1900-01-01', 0.2), (2, '1900-01-01', 0.5);
      insert into permit_groups (permit_group_ndx, permit_group_name, permit_tier_ndx) values (1, 'Two Creeks', 2);
      insert into permits (permit_ndx, permit_number, permit_name, permit_year, authorized_volume_gal, permit_type_ndx,
          aquifer_group_ndx, start_date)
        values (1, 'H1', 'East Creek', 2024, 12000000, 1, 1, '2024-09-01'),
          (2, 'H2', 'West Creek', 2024, 12000000, 1, 1, '2024-09-01'),
          (3, 'B1', 'Lone Star', 2024, 1000000, 2, 2, '2024-09-01'),
          (4, 'B2', 'Half Entered', 2024, 5000000, 2, 2, '2024-09-01');
      insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (1, 2024, 1), (2, 2024, 1);
      update permit_distributions set share = 0 where permit_ndx = 4 and c_month = 1;
      insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values (2024, 11, 2)
        on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx;
      insert into wells (well_ndx, lat_dd, lon_dd, is_published, primary_use_ndx, well_class_ndx, aquifer_ndx)
        values (1, 30.1, -97.8, true, 4, 2, 1), (2, 30.1, -97.8, true, 4, 2, 999), (3, 30.1, -97.8, true, 3, 2, 1),
          (4, 30.1, -97.8, true, 4, 1, 1), (5, 30.1, -97.8, false, 4, 2, 1), (6, 30.1, -97.8, true, 999, 2, 1);
      insert into permit_wells (permit_ndx, well_ndx, start_date) values (1, 1, '2024-09-01'), (3, 3, '2024-09-01');
      insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date, retired_date)
        values (1, 'M-1', 1, '2024-09-01', null), (2, 'M-2', 3, '2024-10-15', null), (3, 'M-3', 1, '2024-09-01', '2025-01-31'),
          (4, 'M-4', 5, '2024-09-01', null);
      insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
        values (1, 2024, 11, 1700000), (2, 2024, 11, 50000);
    `);
  });

  it('counts published wells that are not exempt by use; an unset aquifer counts in the total alone', async () => {
    expect(await visitor.view(wellCountSummary)).toEqual([
      {
        summary_category: 'Irrigation',
        sort_order: 3,
        total_well_count: 1,
        edwards_well_count: 1,
        trinity_well_count: 0,
        other_well_count: 0,
      },
      {
        summary_category: 'Public Supply',
        sort_order: 4,
        total_well_count: 2,
        edwards_well_count: 1,
        trinity_well_count: 0,
        other_well_count: 0,
      },
    ]);
  });

  it('permits the whole year of each permit, and counts those whose shares do not total 100 %', async () => {
    const of2025 = <R extends { fiscal_year: number }>(rows: R[]) => rows.filter((row) => row.fiscal_year === 2025);
    expect(of2025(await visitor.view(permitsByAquiferGroup))).toEqual([
      { fiscal_year: 2025, total_permitted_gallons: 24_000_000, incomplete_permits: 0, aquifer_group_name: 'Edwards' },
      { fiscal_year: 2025, total_permitted_gallons: 1_000_000, incomplete_permits: 1, aquifer_group_name: 'Trinity' },
    ]);
    expect(of2025(await visitor.view(permitsByTier))).toMatchObject([
      { permit_tier_name: 'Tier 0', total_permitted_gallons: 1_000_000 },
      { permit_tier_name: 'Tier 2', total_permitted_gallons: 24_000_000 },
    ]);
    expect(of2025(await visitor.view(permitsByStatus))).toMatchObject([
      { permit_status_desc: 'Active', total_permitted_gallons: 25_000_000, incomplete_permits: 1 },
    ]);
    expect(of2025(await visitor.view(permittedVolumesOverTime))).toMatchObject([
      { type_group: 'Conditional', aq_group_summary_name: 'Trinity', total_authorized_volume_gallons: 1_000_000 },
      { type_group: 'Historical', aq_group_summary_name: 'Edwards', total_authorized_volume_gallons: 24_000_000 },
    ]);
  });

  it('finds what exceeds group by group', async () => {
    const november = (await visitor.view(monthlyPumpage)).filter(({ mo }) => mo === '2024-11-01');
    // The even distribution gives November 8333 of 100,000; stage 2 leaves four fifths of it to Historical permits.
    expect(november).toMatchObject([
      {
        drought_stage: 'Stage 2 Alarm',
        aq_group_summary_name: 'Edwards',
        permit_tier_name: 'Tier 2',
        permit_status_desc: 'Active',
        fiscal_year: 2025,
        monthly_permitted_volume: 1_999_920,
        reduced_monthly_volume: 1_599_936,
        monthly_permit_reduction: 399_984,
        actual_production: 1_700_000,
        exceedance_volume: 100_064,
        exceedance_count: 1,
        annual_permitted_volume: 24_000_000,
        permits_count: 2,
        incomplete_permits: 0,
      },
      {
        aq_group_summary_name: 'Trinity',
        monthly_permitted_volume: 83_330,
        reduced_monthly_volume: 41_665,
        actual_production: 50_000,
        exceedance_volume: 8335,
        exceedance_count: 1,
        permits_count: 2,
        incomplete_permits: 1,
      },
    ]);
  });

  it('ends with the present month', async () => {
    const [{ present }] = (await query(`select date_trunc('month', district_today())::date::text as present`)) as [
      { present: string },
    ];
    expect((await visitor.view(monthlyPumpage)).at(-1)!.mo).toBe(present);
  });

  it('names meters whose next reading is overdue, but none that is retired or on an unpublished well', async () => {
    const [{ today }] = (await query('select district_today()::text as today')) as [{ today: string }];
    const days_late = daysLate({ year: 2024, month: 11 }, today);
    expect(await staff.view(lateMeterReadings)).toEqual([
      { grouping_name: 'Two Creeks', meter_id: 'M-1', days_late, c_year: 2024, c_month: 11 },
      { grouping_name: 'Lone Star', meter_id: 'M-2', days_late, c_year: 2024, c_month: 11 },
    ]);
  });

  it('names nobody who is late to others than staff, unless the district says so', async () => {
    const [owner, developer] = [await product.as('well-owner'), await product.as('developer')];
    const change = (value: string | null) =>
      developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_LATE_READINGS_PUBLIC' }, body: { value } });
    const seen = async () => [
      (await visitor.view(lateMeterReadings)).length,
      (await owner.view(lateMeterReadings)).length,
      (await staff.view(lateMeterReadings)).length,
    ];
    expect(await seen()).toEqual([0, 0, 2]);
    await change('true');
    expect(await seen()).toEqual([2, 2, 2]);
    expect((await visitor.call(publicSettings, {})).lateReadingsArePublic).toBe(true);
    await change(null);
    expect(await seen()).toEqual([0, 0, 2]);
  });

  it('is not late on the day that a reading is due, and a day late the day after', async () => {
    // The reading of last month is due on the fifth of this one.
    await query(`
      update meter_readings set c_year = extract(year from before), c_month = extract(month from before)
      from (select district_today() - interval '2 months' as before) as dates where meter_ndx = 1`);
    const late = (await staff.view(lateMeterReadings)).find(({ meter_id }) => meter_id === 'M-1');
    const [{ day }] = (await query('select extract(day from district_today())::integer as day')) as [{ day: number }];
    expect(late?.days_late ?? 0).toBe(Math.max(0, day - 5));
  });
});

import {
  meterReadingsOfMonth,
  productionOfWell,
  waterLevelsOfWell,
  type MeterReadingOfMonth,
} from '@artesian/contract/map/graphs';
import type { Client } from '@artesian/contract/language/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

// Well 1 has a meter of its own and a third of one that it shares with wells 2 and 3; 4 is unpublished, 5 removed, and
// nothing was ever measured at 6. Wells 7 and 8 shared a meter until the end of September 2024. The meter of well 1 is linked
// to well 3 without sharing its water.
const district = `
  insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional)
    values (1, 'Historical', 'H', false), (2, 'Conditional B', 'B', true);
  insert into contacts (rolo_ndx, r_name, r_organization) values (1, 'Wanda Waters', 'Creek Water Supply');
  insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, start_date, rolo_ndx, primary_use_ndx)
    values (1, 'H1', 2023, 12000, 1, '2023-09-01', 1, 1), (2, 'B1', 2024, 3000, 2, '2024-09-01', 1, 1),
      (3, 'H2', 2023, 5000, 1, '2023-09-01', 999999, 999), (4, 'H3', 2023, 7000, 1, '2023-09-01', 1, 1);
  update permit_distributions set share = 0 where permit_ndx = 3 and c_month = 1;
  insert into wells (well_ndx, district_well_id, lat_dd, lon_dd, is_published, removed, well_depth_ft)
    values (1, '58-50-4-1', 30.1, -97.8, true, false, 250), (2, '58-50-4-2', 30.1, -97.8, true, false, null),
      (3, '58-50-4-3', 30.1, -97.8, true, false, null), (4, '58-50-4-4', 30.1, -97.8, false, false, null),
      (5, '58-50-4-5', 30.1, -97.8, true, true, null), (6, '58-50-4-6', 30.1, -97.8, true, false, null),
      (7, '58-50-4-7', 30.1, -97.8, true, false, null), (8, '58-50-4-8', 30.1, -97.8, true, false, null);
  insert into permit_wells (permit_ndx, well_ndx, start_date)
    values (1, 1, '2023-09-01'), (2, 1, '2024-09-15'), (3, 2, '2023-09-01'),
      (1, 7, '2023-09-01'), (3, 7, '2023-09-01'), (4, 8, '2023-09-01');
  update permits set removed = true where permit_ndx = 4;
  insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date, shares_over_wells)
    values (1, 'M-1', 1, '2024-01-01', false), (2, 'M-2', 1, '2024-01-01', true), (4, 'M-4', 4, '2024-01-01', false),
      (5, 'M-5', 5, '2024-01-01', false), (7, 'M-7', 7, '2024-01-01', true);
  insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
    values (2, 1, '2024-01-01', null), (2, 2, '2024-01-01', null), (2, 3, '2024-01-01', null), (1, 3, '2024-01-01', null),
      (7, 7, '2024-01-01', null), (7, 8, '2024-01-01', '2024-09-30');
  insert into meter_readings (meter_ndx, c_year, c_month, meter_reading, adjustment, mr_adjustment_reason_ndx)
    values (1, 2024, 7, 1000, 0, null), (1, 2024, 8, 1500, 0, null), (1, 2024, 9, 1700, 10, 5), (1, 2024, 10, null, 0, null),
      (1, 2025, 1, 2000, 0, null), (1, 2025, 2, 1900, 0, null), (2, 2024, 9, 100, 0, null), (4, 2024, 9, 400, 0, null),
      (5, 2024, 9, 500, 0, null), (7, 2024, 9, 101, 0, null), (7, 2024, 10, 301, 0, null);
  insert into well_components (well_ndx, well_component_ndx, top_depth_ft, bottom_depth_ft)
    select 1, well_component_ndx, top_ft, bottom_ft
    from (values ('Casing', 0, 95), ('Screen', 180, 220), ('Screen', 100, 150), ('Plug', 230, 250))
      as parts (component, top_ft, bottom_ft)
    join well_component_types on well_component_desc = component;
  insert into daily_water_levels (well_ndx, collect_day, dtw_ft, is_pumping)
    values (1, '2024-05-07', 212.34, true), (1, '2021-03-01', 198.7, false), (1, '2024-05-06', 201.05, false),
      (2, '2024-05-06', -1.5, false), (4, '2024-05-06', 90, false), (5, '2024-05-06', 80, false);
`;

type Row = Record<string, unknown>;
const { product } = await sharedProduct();
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
  await product.database.pool.query(district);
});

const production = (well_ndx: number) => visitor.view(productionOfWell, { params: { well_ndx } });
const levels = (well_ndx: number) => visitor.view(waterLevelsOfWell, { params: { well_ndx } });

describe('the production of a well', () => {
  it('cumulates within each fiscal year, the latest month first, and leaves out months without a reading', async () => {
    const months = (await production(1)).map((row) => [
      row.graph_date,
      row.report_year,
      row.production_gallons,
      row.cum_production_gallons,
    ]);
    // September: 200 and an adjustment of 10 through its own meter, and 34 of the 100 that three wells share. In February the
    // meter ran backwards.
    expect(months).toEqual([
      ['2025-02-01', 2025, -100, 444],
      ['2025-01-01', 2025, 300, 544],
      ['2024-09-01', 2025, 244, 244],
      ['2024-08-01', 2024, 500, 1500],
      ['2024-07-01', 2024, 1000, 1000],
    ]);
  });

  it('stands beside what the permits of the well in that month allow in the whole fiscal year', async () => {
    const allowed = (await production(1)).map((row) => [row.graph_date, row.allocation_gallons]);
    expect(allowed).toEqual([
      ['2025-02-01', 15_000],
      ['2025-01-01', 15_000],
      ['2024-09-01', 15_000],
      ['2024-08-01', 12_000],
      ['2024-07-01', 12_000],
    ]);
  });

  it('says in which months a reading was adjusted', async () => {
    const rows = await production(1);
    expect(rows.filter((row) => row.adjustments_applied)).toMatchObject([
      { well_ndx: 1, district_well_id: '58-50-4-1', c_year: 2024, c_month: 9, calendar_month: 'September' },
    ]);
  });

  it('is its share of a meter that it shares, in whole gallons that total the meter', async () => {
    const of = async (well_ndx: number) => (await production(well_ndx)).map((row) => row.production_gallons);
    expect([await of(2), await of(3)]).toEqual([[33], [33]]);
  });

  it('is that of a shared meter as long as they share it, then of the wells that are left', async () => {
    const of = async (well_ndx: number) =>
      (await production(well_ndx)).map((row) => [row.graph_date, row.production_gallons]);
    expect(await of(7)).toEqual([
      ['2024-10-01', 200],
      ['2024-09-01', 51],
    ]);
    expect(await of(8)).toEqual([['2024-09-01', 50]]);
  });

  it.each([
    ['its permit is not known', 2],
    ['one of its permits is not known, though the other is', 7],
    ['its permit was removed', 8],
    ['no permit stands', 3],
  ])('has no allocation where %s', async (_why, well_ndx) => {
    const allowed = (await production(well_ndx)).map((row) => row.allocation_gallons);
    expect(allowed.length).toBeGreaterThan(0);
    expect(new Set(allowed)).toEqual(new Set([null]));
  });

  it.each([
    ['is unpublished', 4],
    ['was removed', 5],
    ['was never metered', 6],
    ['does not exist', 99],
  ])('is empty for a well that %s', async (_why, well_ndx) => {
    expect(await production(well_ndx)).toEqual([]);
  });
});

describe('the readings behind a month', () => {
  const behind = (well_ndx: number, c_year: number, c_month: number) =>
    visitor.view(meterReadingsOfMonth, { params: { well_ndx, c_year, c_month } });

  it('are those of every meter of the well, a shared one whole, with what was adjusted and why', async () => {
    const expected: MeterReadingOfMonth[] = [
      {
        well_ndx: 1,
        district_well_id: '58-50-4-1',
        meter_id: 'M-1',
        c_year: 2024,
        c_month: 9,
        production_gallons: 210,
        adjustment_applied: 10,
        adjustment_reason: 'Leak',
        meter_reading: 1700,
        prev_meter_reading: 1500,
        dial: 'gal',
      },
      {
        well_ndx: 1,
        district_well_id: '58-50-4-1',
        meter_id: 'M-2',
        c_year: 2024,
        c_month: 9,
        production_gallons: 100,
        adjustment_applied: 0,
        adjustment_reason: null,
        meter_reading: 100,
        prev_meter_reading: 0,
        dial: 'gal',
      },
    ];
    expect(await behind(1, 2024, 9)).toEqual(expected);
  });

  it('show a month in which nobody read', async () => {
    expect(await behind(1, 2024, 10)).toMatchObject([
      { meter_reading: null, production_gallons: null, prev_meter_reading: 1700 },
    ]);
  });

  it('are those whose water counts at the well in that month', async () => {
    const meters = async (well_ndx: number, c_month: number) =>
      (await behind(well_ndx, 2024, c_month)).map((row) => [row.meter_id, row.production_gallons]);
    expect(await meters(8, 9)).toEqual([['M-7', 101]]);
    expect(await meters(8, 10)).toEqual([]);
    expect(await meters(7, 10)).toEqual([['M-7', 200]]);
    expect(await meters(3, 9)).toEqual([['M-2', 100]]);
  });

  it('of an unpublished or removed well stay private', async () => {
    expect([await behind(4, 2024, 9), await behind(5, 2024, 9)]).toEqual([[], []]);
  });
});

describe('the water levels of a well', () => {
  it('come day by day with the depth of the well and the ends of its screens', async () => {
    const known = {
      well_depth_ft: 250,
      top_of_screen: 100,
      bottom_of_screen: 220,
      last_measured_year: 2024,
      years_measured: 2,
      days_measured: 3,
    };
    expect(await levels(1)).toEqual([
      { collect_day: '2021-03-01', dtw_ft: 198.7, is_pumping: false, is_approved: false, ...known },
      { collect_day: '2024-05-06', dtw_ft: 201.05, is_pumping: false, is_approved: false, ...known },
      { collect_day: '2024-05-07', dtw_ft: 212.34, is_pumping: true, is_approved: false, ...known },
    ]);
  });

  it('are shown where nothing of the well is known, also above the land surface', async () => {
    expect(await levels(2)).toMatchObject([
      { dtw_ft: -1.5, well_depth_ft: null, top_of_screen: null, bottom_of_screen: null, years_measured: 1 },
    ]);
  });

  it('are empty for an unpublished, a removed and an unmeasured well', async () => {
    expect([await levels(4), await levels(5), await levels(6)]).toEqual([[], [], []]);
  });
});

describe('pumpage in a table of months', () => {
  const table = async (kind: 'calendar' | 'fiscal') => {
    const response = await product.fetch('administrator', `/api/ui-cq-pumpage-${kind}-crosstab`);
    return (await response.json()) as Row[];
  };
  const total = (rows: Row[]) => rows.reduce((sum, row) => sum + (row['tot_gallons'] as number), 0);

  it('has a line for each calendar year of a well', async () => {
    const rows = (await table('calendar')).filter((row) => row['district_well_id'] === '58-50-4-1');
    expect(rows).toMatchObject([
      { c_year: 2024, june: null, july: 1000, august: 500, september: 244, october: null, tot_gallons: 1744 },
      { c_year: 2025, january: 300, february: -100, march: null, tot_gallons: 200 },
    ]);
  });

  it('has a line for each fiscal year of a well, with the permits that it stood under', async () => {
    const rows = (await table('fiscal')).filter((row) => row['district_well_id'] === '58-50-4-1');
    expect(rows).toMatchObject([
      { fiscal_year: 2024, july: 1000, august: 500, september: null, tot_gallons: 1500 },
      { fiscal_year: 2025, september: 244, january: 300, february: -100, august: null, tot_gallons: 444 },
    ]);
    expect(rows[0]).toMatchObject({
      // A type that says no name is counted under its own.
      permit_type_group: 'Conditional B, Historical',
      permit_use: ['Domestic'],
      permittee_info: 'Creek Water Supply',
    });
  });

  it('totals all water that was metered, by either year', async () => {
    // 1,910 of meter 1, 100 and 301 that are shared, 400 of the unpublished and 500 of the removed well.
    expect([total(await table('calendar')), total(await table('fiscal'))]).toEqual([3211, 3211]);
  });

  it('leaves blank what is unset, and says nothing of permits where there are none', async () => {
    const rows = await table('fiscal');
    expect(rows.find((row) => row['district_well_id'] === '58-50-4-2')).toMatchObject({
      permit_use: [],
      permittee_info: null,
      aquifer_group_name: null,
    });
    expect(rows.find((row) => row['district_well_id'] === '58-50-4-3')).toMatchObject({
      permit_use: [],
      permit_type_group: null,
      permit_status: null,
    });
  });
});

import { ApiError } from '@artesian/contract/language/client';
import { droughtCompliance } from '@artesian/contract/drought/drought';
import { readingsByMonth, readingSummaries } from '@artesian/contract/metering/readings';
import {
  importReadings,
  previewReadings,
  readingsImports,
  undoReadingsImport,
} from '@artesian/contract/metering/readings-files';
import { measuringFactors } from '@artesian/contract/metering/measuring-factors';
import { productionToEdit, saveProduction, type ProductionToSave } from '@artesian/contract/metering/well-production';
import { readingsToEdit, saveReadings, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import { WARNING_PERCENT } from '@artesian/domain/warning';
import { meteredMonths } from '@artesian/domain/oracle/meter-chain';
import { fiscalYearAt, monthAt, monthsOfFiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct, type Caller } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

// The fiscal year 2025, September 2024 to August 2025, of one group of two permits and of permits that stand for
// themselves. Both permits of the group pump in September and November alone; the Well Owner's account has the first.
const district = `
  insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (1, 'Historical', 'H');
  insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (1, '1900-01-01', 0.2);
  insert into permit_groups (permit_group_ndx, permit_group_name, permit_tier_ndx) values (1, 'Two Creeks', 2);
  insert into permits (permit_ndx, permit_number, permit_name, permit_year, authorized_volume_gal, permit_type_ndx,
      start_date, permit_status_ndx, ended_date, removed)
    values (1, 'H1', 'East Creek', 2024, 12000, 1, '2024-09-01', 1, null, false),
      (2, 'H2', 'West Creek', 2024, 8000, 1, '2024-09-01', 1, null, false),
      (3, 'H3', 'Lone Star', 2024, 1000, 1, '2024-09-01', 3, '2025-08-31', false),
      (4, 'H4', 'Nothing Allowed', 2024, 0, 1, '2024-09-01', 1, null, false),
      (5, 'H5', 'Half Entered', 2024, 1000, 1, '2024-09-01', 1, null, false),
      (6, 'H6', null, 2024, 1000, 1, '2024-09-01', 1, null, false),
      (7, 'H7', 'Removed', 2024, 1000, 1, '2024-09-01', 1, null, true);
  insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (1, 2024, 1), (2, 2024, 1);
  update permit_distributions set share = case when c_month in (9, 11) then 50000 else 0 end where permit_ndx in (1, 2);
  update permit_distributions set share = 0 where permit_ndx = 5 and c_month = 1;
  insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values (2024, 11, 2)
    on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx;
  insert into wells (well_ndx, district_well_id, well_name, lat_dd, lon_dd)
    select number, '58-50-4-' || number, 'Well ' || number, 30.1, -97.8 from generate_series(1, 6) as number;
  insert into permit_wells (permit_ndx, well_ndx, start_date)
    select number, number, '2024-09-01' from generate_series(1, 6) as number;
  insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date, retired_date, start_reading, replaces_meter_ndx)
    values (1, 'M-1', 1, '2024-09-01', null, 9998200, null),
      (2, 'M-2', 2, '2024-09-01', '2025-01-20', 840000, null),
      (3, 'M-3', 2, '2025-01-20', null, 120, 2),
      (4, 'M-4', 3, '2024-09-01', null, 0, null),
      (5, 'M-5', 4, '2024-09-01', null, 0, null),
      (6, 'M-6', 5, '2024-09-01', null, 0, null),
      (7, 'M-7', 6, '2024-09-01', null, 0, null);
  insert into meter_readings (meter_reading_ndx, meter_ndx, c_year, c_month, meter_reading, adjustment, mr_adjustment_reason_ndx)
    values (1011, 1, 2024, 9, 1500, 10000000, 1),
      (1012, 1, 2024, 10, null, 0, null),
      (1013, 1, 2024, 11, 2000, 0, null),
      (1014, 1, 2024, 12, 1900, 0, null),
      (1021, 2, 2024, 12, 845000, 0, null),
      (1022, 2, 2025, 1, 851250, 0, null),
      (1031, 3, 2025, 1, 4120, 0, null),
      (1032, 3, 2025, 2, 4121, 0, null),
      (1041, 4, 2024, 9, 1000, 0, null),
      (1051, 5, 2024, 9, 10, 0, null),
      (1061, 6, 2024, 9, 70, 0, null),
      (1071, 7, 2024, 9, 800, 0, null);
  insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1);
`;

/** The tests' district lies where the database takes one to lie that says nothing of it. */
const thisFiscalYear = fiscalYearAt(new Date(), 'America/Denver');

type Row = Record<string, unknown>;
const { product, staff } = await sharedProduct();

async function read<A = Row[]>(path: string, caller: Caller = 'administrator'): Promise<A> {
  const response = await product.fetch(caller, `/api/${path}`);
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return (await response.json()) as A;
}
const statusOf = async (path: string, caller: Caller = 'administrator') =>
  (await product.fetch(caller, `/api/${path}`)).status;

it('a district without permits has no readings to show or to choose', async () => {
  expect(await read('ui-meter-readings-entry-top-table')).toEqual([]);
  expect(await read('ui-meter-readings-tracking-detail')).toEqual([]);
  expect(await read('ui-meter-readings-edits/2025/All/1')).toEqual([]);
  expect(await read('ui-lookup-mr-filters-permitgroupings')).toEqual([]);
  expect(await read('ui-lookup-mr-filters-years')).toEqual([]);
});

describe('a fiscal year', () => {
  beforeAll(() => product.database.pool.query(district));

  const yearOf = async (grouping_name: string) => {
    const rows = await read('ui-meter-readings-entry-top-table');
    return rows.filter((row) => row['fiscal_year'] === 2025 && row['grouping_name'] === grouping_name);
  };

  it('of a group adds up its permits, their meters and every month that was read', async () => {
    // 3,300 over the end of the register, 500 and 100 backwards at one well; 5,000, 10,250 and 1 at the other. 94.755 %.
    expect(await yearOf('Two Creeks')).toEqual([
      {
        fiscal_year: 2025,
        grouping_ndx: 1,
        grouping_name: 'Two Creeks',
        grouped_permits: [1, 2],
        permitted_gallons: 20_000,
        metered_gallons: 18_951,
        remaining_gallons: 1049,
        pct_pumped: 94.76,
        is_over80pct: true,
        is_overpumped: false,
        has_no_allocation: false,
        has_negative: true,
        incomplete_permits: 0,
        last_report: '2025-02',
      },
    ]);
  });

  it('is overpumped when all of it is pumped, and warned about only above the percent of the warning', async () => {
    expect(await yearOf('Lone Star')).toMatchObject([
      { grouping_ndx: -3, pct_pumped: 100, is_over80pct: true, is_overpumped: true, remaining_gallons: 0 },
    ]);
    expect(await yearOf('H6')).toMatchObject([
      {
        grouping_ndx: -6,
        pct_pumped: 80,
        is_over80pct: 80 > WARNING_PERCENT,
        is_overpumped: false,
        has_negative: false,
      },
    ]);
  });

  it('without an allocation has no percentage but a flag', async () => {
    expect(await yearOf('Nothing Allowed')).toMatchObject([
      { permitted_gallons: 0, metered_gallons: 10, remaining_gallons: -10, pct_pumped: null, has_no_allocation: true },
    ]);
  });

  it('whose shares do not total 100 % shows that nobody knows what is allowed', async () => {
    expect(await yearOf('Half Entered')).toMatchObject([
      {
        permitted_gallons: null,
        metered_gallons: 70,
        remaining_gallons: null,
        pct_pumped: null,
        incomplete_permits: 1,
        is_over80pct: false,
        is_overpumped: false,
        has_no_allocation: false,
      },
    ]);
  });

  it('of a removed permit is not shown', async () => {
    expect(await yearOf('Removed')).toEqual([]);
  });

  it('is tracked month by month against what the drought leaves of it, and begins anew in September', async () => {
    const rows = (await read('ui-meter-readings-tracking-detail')).filter((row) => row['grouping_ndx'] === 1);
    const months = rows.map((row) => [
      [row['c_year'], row['c_month']].join('-'),
      row['metered_gallons'],
      row['cumulative_metered_gallons'],
      row['pct_reduced_pumped'],
    ]);
    // November's 10,000 are cut by a fifth.
    expect(rows[0]).toMatchObject({ fiscal_year: 2025, reduced_annual_volume: 18_000 });
    expect(months.slice(0, 6)).toEqual([
      ['2024-9', 3300, 3300, 18.33],
      ['2024-10', 0, 3300, 18.33],
      ['2024-11', 500, 3800, 21.11],
      ['2024-12', 4900, 8700, 48.33],
      ['2025-1', 10_250, 18_950, 105.28],
      ['2025-2', 1, 18_951, 105.28],
    ]);
    expect(months.slice(11, 13)).toEqual([
      ['2025-8', 0, 18_951, 105.28],
      ['2025-9', 0, 0, 0],
    ]);
  });
});

it('one fiscal year of a group is those months of all, with what stands out of it', async () => {
  const all = await read('ui-meter-readings-tracking-detail');
  const year = await read('ui-meter-readings-tracking-detail/2025/1');
  const own = all.filter((row) => row['grouping_ndx'] === 1 && row['fiscal_year'] === 2025);
  expect(year.map(({ is_over80pct: _over, is_overpumped: _overpumped, ...row }) => row)).toEqual(own);
  expect(year.map((row) => row['is_overpumped'])).toEqual([...Array(4).fill(false), ...Array(8).fill(true)]);
  const years = await read('ui-meter-readings-tracking-detail?start_year=2025&end_year=2025');
  expect(years).toEqual(all.filter((row) => row['fiscal_year'] === 2025));
  expect(await read('ui-meter-readings-tracking-detail/2025/-99')).toEqual([]);
  expect(await statusOf('ui-meter-readings-tracking-detail/next/1')).toBe(400);
  expect(await statusOf('ui-meter-readings-tracking-detail/2025/1', 'well-owner')).toBe(403);
});

describe('readings to edit', () => {
  const edits = async (month: string | number, grouping = 1, caller: Caller = 'administrator') => {
    const path = caller === 'administrator' ? 'ui-meter-readings-edits' : 'field-services/meter-reading/meters';
    return read(`${path}/2025/${month}/${grouping}`, caller);
  };
  const briefly = (rows: Row[]) =>
    rows.map((row) => [row['meter_id'], row['prev_meter_reading'], row['meter_reading'], row['calculated_gallons']]);

  it('carry what was before, also over a month without a reading', async () => {
    expect(briefly(await edits(9))).toEqual([
      ['M-1', 9_998_200, 1500, 3300],
      ['M-2', 840_000, null, null],
    ]);
    expect(briefly(await edits(11))[0]).toEqual(['M-1', 1500, 2000, 500]);
    expect(briefly(await edits(12))).toEqual([
      ['M-1', 2000, 1900, -100],
      ['M-2', 840_000, 845_000, 5000],
    ]);
  });

  it('ask for both meters in the month of a replacement, which total 10,250 gallons', async () => {
    expect(briefly(await edits(1))).toEqual([
      ['M-1', 1900, null, null],
      ['M-2', 845_000, 851_250, 6250],
      ['M-3', 120, 4120, 4000],
    ]);
  });

  it('ask for a month that nobody read yet, and for no meter that is retired', async () => {
    const february = await edits(2);
    expect(briefly(february)).toEqual([
      ['M-1', 1900, null, null],
      ['M-3', 4120, 4121, 1],
    ]);
    expect(february[0]).toMatchObject({
      meter_reading_ndx: null,
      fiscal_year: 2025,
      c_year: 2025,
      c_month: 2,
      grouping_ndx: 1,
      grouping_name: 'Two Creeks',
      adjustment: 0,
      version: null,
    });
    expect(february[1]).toMatchObject({ meter_reading_ndx: 1032, c_month: 2 });
  });

  it('of all months are those of each meter while it was there', async () => {
    const all = await edits('All');
    const ofFirstMeter = all.filter((row) => row['meter_id'] === 'M-1');
    expect(ofFirstMeter.map((row) => ({ year: row['c_year'], month: row['c_month'] }))).toEqual(
      monthsOfFiscalYear(2025),
    );
    const meters = all.map((row) => row['meter_id']);
    // Twelve months, five until January, and eight from January.
    expect(['M-1', 'M-2', 'M-3'].map((id) => meters.filter((other) => other === id).length)).toEqual([12, 5, 8]);
    expect(await edits(0)).toHaveLength(25);
  });

  it('of a permit without a group are found by minus its number', async () => {
    expect(briefly(await edits(9, -3))).toEqual([['M-4', 0, 1000, 1000]]);
    expect(await edits(9, -99)).toEqual([]);
    expect(await read('ui-meter-readings-edits/2024/All/-3')).toEqual([]);
  });

  it('are not asked for in a month that there is not', async () => {
    expect(await statusOf('ui-meter-readings-edits/2025/13/1')).toBe(400);
    expect(await statusOf('ui-meter-readings-edits/2025/Every/1')).toBe(400);
  });

  it('are those of their own meters for a Well Owner', async () => {
    expect(briefly(await edits(1, 1, 'well-owner'))).toEqual([['M-1', 1900, null, null]]);
    expect(await edits('All', -3, 'well-owner')).toEqual([]);
  });
});

describe('one reading', () => {
  const path = 'field-services/meter-reading';

  it('says what it was before and what it comes to', async () => {
    expect(await read<Row>(`${path}/1011`)).toMatchObject({
      meter_ndx: 1,
      meter_id: 'M-1',
      c_year: 2024,
      c_month: 9,
      prev_meter_reading: 9_998_200,
      meter_reading: 1500,
      adjustment: 10_000_000,
      mr_adjustment_reason_ndx: 1,
      calculated_gallons: 3300,
    });
  });

  it('of somebody else is not there for a Well Owner', async () => {
    expect(await read<Row>(`${path}/1013`, 'well-owner')).toMatchObject({ meter_id: 'M-1' });
    expect(await statusOf(`${path}/1021`, 'well-owner')).toBe(404);
    expect(await statusOf(`${path}/1021`)).toBe(200);
    expect(await statusOf(`${path}/1099`)).toBe(404);
  });
});

describe('what to choose from', () => {
  it('is every fiscal year since the first permit, the latest first', async () => {
    const years = (await read('ui-lookup-mr-filters-years')).map((row) => row['fiscal_year']);
    expect([years[0], years.at(-1), years.length]).toEqual([thisFiscalYear, 2025, thisFiscalYear - 2024]);
  });

  it('is each group in the years of its permits, a permit that ended until then', async () => {
    const groupings = await read('ui-lookup-mr-filters-permitgroupings');
    const yearsOf = (grouping_ndx: number) =>
      groupings.filter((row) => row['grouping_ndx'] === grouping_ndx).map((row) => row['fiscal_year']);
    expect(yearsOf(-3)).toEqual([2025]);
    expect(yearsOf(1)).toHaveLength(thisFiscalYear - 2024);
    expect(groupings.find((row) => row['grouping_ndx'] === -6)).toMatchObject({ grouping_name: 'H6' });
  });
});

describe('a meter', () => {
  it('is listed with its well and permit, also when it is retired', async () => {
    const rows = await read('ui-meters-management-top-table');
    expect(rows.find((row) => row['meter_id'] === 'M-2')).toMatchObject({
      meter_ndx: 2,
      permit_name: 'West Creek',
      district_well_id: '58-50-4-2',
      is_active: false,
      joined_date: '2024-09-01',
      retired_date: '2025-01-20',
    });
  });

  it('says which wells it stood for, the first one first, and all permits that it stands for today', async () => {
    await product.database.pool.query(
      `insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
       values (7, 5, '2025-03-01', null), (7, 6, '2024-09-01', '2025-02-28')`,
    );
    expect(await read('list-wells-associated-meters/7')).toMatchObject([
      { well_ndx: 6, linked_well_identifier: '58-50-4-6 · Well 6', start_date: '2024-09-01', end_date: '2025-02-28' },
      { well_ndx: 5, start_date: '2025-03-01', end_date: null },
    ]);
    expect(await read('list-wells-associated-meters/1')).toEqual([]);
    // Set up at the well of H6, linked to that of Half Entered today.
    const listed = (await read('ui-meters-management-top-table')).find((row) => row['meter_ndx'] === 7);
    expect(listed).toMatchObject({ permit_name: 'Half Entered, H6', district_well_id: '58-50-4-6' });
  });
});

// After all that only reads: of permit 4, whose only meter was read once, in September 2024.
describe('saving readings', () => {
  beforeAll(() =>
    product.database.pool.query(`
      insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date, retired_date, start_reading)
        values (8, 'M-8', 4, '2024-10-15', '2025-06-20', 1000);
      insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (8, 2024, 11, 1500), (8, 2025, 2, 1900);`),
  );

  const place = (c_month: number, c_year = c_month >= 9 ? 2024 : 2025) => ({ meter_ndx: 8, c_year, c_month });
  const save = (...readings: ReadingToSave[]) =>
    staff.call(saveReadings, { body: readings, confirmed: ['meter_reading'] });
  const refused = async (...readings: object[]) => {
    const error = await save(...(readings as ReadingToSave[])).catch((caught: unknown) => caught);
    if (!(error instanceof ApiError)) throw new Error('It was saved.');
    const { status, problem } = error;
    return [status, ...(problem.errors ?? []).map(({ field, message }) => `${field}: ${message}`)];
  };
  const kept = async (c_month: number) => {
    const list = await staff.call(readingsToEdit, { params: { year: 2025, month: c_month, grouping_ndx: -4 } });
    return list.find((row) => row.meter_ndx === 8)!;
  };
  const pumped = async () => {
    const rows = await staff.view(readingSummaries);
    return rows.find((row) => row.fiscal_year === 2025 && row.grouping_ndx === -4)!.metered_gallons;
  };

  it('tells what a reading is held against: the later one, the most of the year before, the life of the meter', async () => {
    expect(await kept(1)).toMatchObject({
      prev_meter_reading: 1500,
      later_reading: 1900,
      later_year: 2025,
      later_month: 2,
      largest_monthly_gal: 500,
      allowed_gal: 0,
      joined_date: '2024-10-15',
      retired_date: '2025-06-20',
      version: null,
    });
    expect(await kept(2)).toMatchObject({ later_reading: null, later_month: null, largest_monthly_gal: 500 });
  });

  it('adds one, and tells which later reading means other gallons by it', async () => {
    expect(await save({ ...place(12), meter_reading: 1600, version: null })).toMatchObject([
      {
        meter_id: 'M-8',
        c_month: 12,
        prev_meter_reading: 1500,
        calculated_gallons: 100,
        is_consequence: false,
      },
      { meter_id: 'M-8', c_month: 2, gallons_before: 400, calculated_gallons: 300, is_consequence: true },
    ]);
  });

  it('saves many as one act, in their order, as the rules of readings have them', async () => {
    const readings = [
      { ...place(3), meter_reading: 2100, mr_report_status_ndx: 1 },
      { ...place(1), adjustment: 250, mr_adjustment_reason_ndx: 3, notes: 'Broken; estimated' },
      { ...place(4), meter_reading: 50, adjustment: 10_000, mr_adjustment_reason_ndx: 1 },
    ];
    const saved = await save(...readings);
    expect(saved.map(({ c_month, calculated_gallons }) => [c_month, calculated_gallons])).toEqual([
      [3, 200],
      [1, 250],
      [4, 7950],
    ]);
    const all = await staff.call(readingsToEdit, { params: { year: 2025, month: 'All', grouping_ndx: -4 } });
    const ofMeter = all.filter(({ meter_ndx }) => meter_ndx === 8);
    const expected = meteredMonths(
      ofMeter.map((row) => ({
        year: row.c_year,
        month: row.c_month,
        meter_reading: row.meter_reading,
        adjustment_gal: row.adjustment,
      })),
      1000,
    );
    expect(
      ofMeter.toSorted((a, b) => a.c_year - b.c_year || a.c_month - b.c_month).map((row) => row.calculated_gallons),
    ).toEqual(expected.map(({ calculated_gal }) => calculated_gal));
    expect(await pumped()).toBe(10 + 500 + 100 + 250 + 300 + 200 + 7950);
  });

  it('changes only what is named, and nothing where nothing changes', async () => {
    const before = await kept(1);
    const [saved] = await save({ ...place(1), notes: 'Broken' });
    expect(saved).toMatchObject({
      adjustment: 250,
      mr_adjustment_reason_ndx: 3,
      notes: 'Broken',
      calculated_gallons: 250,
    });
    expect(await save({ ...place(1), notes: 'Broken' })).toMatchObject([{ version: before.version! + 1 }]);
  });

  it('refuses all of them with what is wrong with each', async () => {
    const before = await staff.call(readingsToEdit, { params: { year: 2025, month: 'All', grouping_ndx: -4 } });
    expect(
      await refused(
        { ...place(5), meter_reading: 100 },
        { ...place(9), meter_reading: 100 },
        { ...place(7), meter_reading: 100 },
        { ...place(6), adjustment: 5 },
        { ...place(6), adjustment: 0, mr_adjustment_reason_ndx: 2 },
        { ...place(1), mr_adjustment_reason_ndx: null },
        { ...place(1, 2190), meter_reading: 100 },
        { meter_ndx: 99, c_year: 2025, c_month: 1 },
      ),
    ).toEqual([
      400,
      '1.c_month: The meter was not installed yet in this month.',
      '2.c_month: The meter was removed before this month.',
      '3.mr_adjustment_reason_ndx: There has been adjustment; select an adjustment reason',
      '4.c_month: This meter already has a reading for this month.',
      '4.mr_adjustment_reason_ndx: There cannot be an adjustment reason for a zero adjustment',
      '5.mr_adjustment_reason_ndx: There has been adjustment; select an adjustment reason',
      '6.c_month: The meter was removed before this month.',
      '6.c_month: This month has not started yet.',
      '7.meter_ndx: This meter does not exist. Choose one from the list.',
    ]);
    expect(
      await refused(
        { ...place(5), adjustment: null },
        { ...place(5), adjustment: 1.5 },
        { ...place(5), meter_reading: -1 },
        { ...place(5), meter_reading: '12e3' },
        { ...place(5), meter_reading: 2 ** 53 },
      ),
    ).toEqual([
      400,
      '0.adjustment: This value is required',
      '1.adjustment: Enter a whole number.',
      '2.meter_reading: Enter 0 or more.',
      '3.meter_reading: Enter a number.',
      '4.meter_reading: Enter 9007199254740991 or less.',
    ]);
    expect(await staff.call(readingsToEdit, { params: { year: 2025, month: 'All', grouping_ndx: -4 } })).toEqual(
      before,
    );
  });

  it('tells whoever saves second who saved what, and takes what the other did not touch', async () => {
    const { version } = await kept(3);
    await save({ ...place(3), meter_reading: 2150, version });
    expect(
      await refused({ ...place(3), meter_reading: 2200, version }, { ...place(5), meter_reading: 60, version: null }),
    ).toEqual([
      412,
      expect.stringMatching(
        /^0\.meter_reading: Ada Administrator saved 2,150 here on \w+ \d+, \d{4}, .* Save again to use yours\.$/,
      ),
    ]);
    expect(await refused({ ...place(12), meter_reading: 1, version: null })).toMatchObject([412, expect.any(String)]);
    expect(await save({ ...place(3), notes: 'Read twice', version })).toMatchObject([
      { meter_reading: 2150, notes: 'Read twice' },
    ]);
  });

  it('is not late for whoever entered nothing that the correction of an earlier one changed', async () => {
    const { version } = await kept(4);
    await save({ ...place(3), meter_reading: 2160 });
    expect((await kept(4)).version).toBeGreaterThan(version!);
    expect(await save({ ...place(4), meter_reading: 55, version })).toMatchObject([
      { calculated_gallons: 55 - 2160 + 10_000 },
    ]);
  });

  it('adds one reading for a month, however many save it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        save({ ...place(5), meter_reading: 100 + index, version: null }).then(
          () => 200,
          (error: ApiError) => error.status,
        ),
      ),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 412).length).toBeGreaterThan(0);
  });

  it('of the present month reaches the summary, the dashboard, the compliance report and the owner', async () => {
    const { year: c_year, month: c_month } = monthAt(new Date(), 'America/Denver');
    const whatIsTold = async () => {
      const summaries = await staff.view(readingSummaries);
      const balances = await read('ui-dashboard-permit-balances', 'well-owner');
      const { data } = await staff.call(droughtCompliance, {
        body: {
          tiers: [0, 1, 2, 3],
          start_cal_year: c_year,
          start_cal_month: c_month,
          end_cal_year: c_year,
          end_cal_month: c_month,
          aq_group_names: ['Edwards', 'Trinity', 'Other'],
        },
      });
      return [
        summaries.find((row) => row.fiscal_year === thisFiscalYear && row.grouping_ndx === 1)!.metered_gallons,
        balances.find((row) => row['permit_ndx'] === 1)!['month_used_gal'],
        data.reports.find((row) => row.grouping_ndx === 1)!.mo_metered_gallons,
      ] as number[];
    };
    const before = await whatIsTold();
    // 1,900 is the last reading of this meter.
    await save({ meter_ndx: 1, c_year, c_month, meter_reading: 3000, version: null });
    expect(await whatIsTold()).toEqual(before.map((gallons) => gallons + 1100));
    const own = await read(`field-services/meter-reading/meters/${thisFiscalYear}/${c_month}/1`, 'well-owner');
    expect(own).toMatchObject([{ meter_id: 'M-1', meter_reading: 3000, calculated_gallons: 1100 }]);
  });
});

// Wells 7 and 8 stand under permit 4: one with a meter since March 2025, the other without.
describe('production that is reported without a meter', () => {
  beforeAll(() =>
    product.database.pool.query(`
      insert into wells (well_ndx, district_well_id, well_name, lat_dd, lon_dd, is_published)
        values (7, '58-50-4-7', 'Metered Later', 30.1, -97.8, true), (8, '58-50-4-8', 'Never Metered', 30.1, -97.8, true);
      insert into permit_wells (permit_ndx, well_ndx, start_date) values (4, 7, '2024-09-01'), (4, 8, '2025-02-01');
      insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date) values (9, 'M-9', 7, '2025-03-10');`),
  );
  const rowsIn = (month: number | 'All') =>
    staff.call(productionToEdit, { params: { year: 2025, month, grouping_ndx: -4 } });
  const february = { c_year: 2025, c_month: 2 };
  const pumpedInFebruary = async () => {
    const rows = await staff.view(readingsByMonth);
    return rows.find((row) => row.grouping_ndx === -4 && row.c_year === 2025 && row.c_month === 2)!.metered_gallons;
  };

  it('is asked for of the wells of a group in the months that no meter measures them', async () => {
    expect((await rowsIn(2)).map((row) => [row.district_well_id, row.version, row.is_metered])).toEqual([
      ['58-50-4-7', null, false],
      ['58-50-4-8', null, false],
    ]);
    expect((await rowsIn(3)).map((row) => row.district_well_id)).toEqual(['58-50-4-8']);
    // Six months of the one until February, seven of the other from then on.
    expect(await rowsIn('All')).toHaveLength(13);
  });

  it('counts against the permit, in the graph of the well and in the pumpage report', async () => {
    const before = await pumpedInFebruary();
    const saved = await staff.call(saveProduction, {
      body: [
        { well_ndx: 8, ...february, production_gallons: 4000, version: null },
        { well_ndx: 7, ...february, production_gallons: 500, notes: 'By phone', version: null },
      ],
    });
    expect(saved).toMatchObject([{ production_gallons: 4000, version: 1 }, { notes: 'By phone' }]);
    expect(await pumpedInFebruary()).toBe(before + 4500);
    const crosstab = await read('ui-cq-pumpage-fiscal-crosstab');
    expect(crosstab.find((row) => row['district_well_id'] === '58-50-4-8')).toMatchObject({ february: 4000 });
    expect(await read('ui-graph-production-final/8')).toMatchObject([{ c_month: 2, production_gallons: 4000 }]);
    await staff.call(saveProduction, { body: [{ well_ndx: 8, ...february, production_gallons: null }] });
    expect(await pumpedInFebruary()).toBe(before + 500);
  });

  it('is refused for a well with a meter, a month to come, and whoever saves second', async () => {
    const refused = async (...body: ProductionToSave[]) => {
      const error = await staff.call(saveProduction, { body }).catch((caught: unknown) => caught as ApiError);
      return (error as ApiError).problem.errors?.map(({ field, message }) => `${field}: ${message}`);
    };
    expect(
      await refused(
        { well_ndx: 7, c_year: 2025, c_month: 3, production_gallons: 1 },
        { well_ndx: 8, c_year: 2190, c_month: 3, production_gallons: 1 },
        { well_ndx: 99, c_year: 2025, c_month: 3, production_gallons: 1 },
        { well_ndx: 8, c_year: 2190, c_month: 3 },
      ),
    ).toEqual([
      '0.production_gallons: This well has a meter in this month. Enter its reading instead.',
      '1.c_month: This month has not started yet.',
      '2.well_ndx: This well does not exist. Choose one from the list.',
      '3.c_month: This month has not started yet.',
      '3.c_month: This well already has a report for this month.',
    ]);
    expect(await refused({ well_ndx: 7, ...february, production_gallons: 600, version: null })).toEqual([
      expect.stringMatching(/^0\.production_gallons: Ada Administrator saved 500 gal here on /),
    ]);
    expect(await refused({ well_ndx: 8, ...february, production_gallons: -1 })).toEqual([
      '0.production_gallons: Enter 0 or more.',
    ]);
  });
});

describe('production that is measured without a meter', () => {
  const factors = staff.register(measuringFactors);
  const march = { c_year: 2025, c_month: 3 };
  const HOURS = 1;
  const HOUSES = 3;
  const ENERGY = 2;
  const save = async (change: Partial<ProductionToSave>) =>
    (await staff.call(saveProduction, { body: [{ well_ndx: 8, ...march, ...change }] }))[0]!;
  const refused = async (change: Partial<ProductionToSave>) =>
    (await refusalOf(save(change))).errors!.map(({ field, message }) => `${field}: ${message}`);
  const rowOf8 = async () => {
    const rows = await staff.call(productionToEdit, { params: { year: 2025, month: 3, grouping_ndx: -4 } });
    return rows.find(({ well_ndx }) => well_ndx === 8)!;
  };

  beforeAll(async () => {
    const hours = { measuring_method_ndx: HOURS, unit: 'hours' };
    await factors.create({ ...hours, holds_from: '2020-01-01', gal_per_unit: 3000 });
    await factors.create({ ...hours, holds_from: '2020-01-01', gal_per_unit: 5000, well_ndx: 8 });
    await factors.create({ ...hours, holds_from: '2025-01-01', gal_per_unit: 6000, well_ndx: 8 });
    await factors.create({ ...hours, holds_from: '2025-04-01', gal_per_unit: 9000, well_ndx: 8 });
    await factors.create({ ...hours, holds_from: '2020-01-01', gal_per_unit: 7777, well_ndx: 7 });
    await factors.create({
      measuring_method_ndx: HOUSES,
      unit: 'houses',
      holds_from: '2020-01-01',
      gal_per_unit: 100_000,
      applies: 'Once a Year',
    });
  });

  it('follows from hours and the rate of the well in that month, and both are kept with it', async () => {
    expect((await rowOf8()).factors).toEqual([
      { measuring_method_ndx: HOURS, unit: 'hours', gal_per_unit: 6000, applies: 'Once a Month' },
      { measuring_method_ndx: HOUSES, unit: 'houses', gal_per_unit: 100_000, applies: 'Once a Year' },
    ]);
    expect(await save({ measuring_method_ndx: HOURS, quantity: 120.5 })).toMatchObject({
      quantity: 120.5,
      production_gallons: 723_000,
      unit: 'hours',
      gal_per_unit: 6000,
      applies: 'Once a Month',
    });
  });

  it('stays when the factor changes, and follows when the quantity does', async () => {
    const [rate] = (await factors.list()).filter(
      ({ factor_name, holds_from }) => factor_name === 'Hours × Rate, 58-50-4-8' && holds_from === '2025-01-01',
    );
    await factors.update(rate!.measuring_factor_ndx, { gal_per_unit: 6500 }, rate!.version);
    expect(await save({ notes: 'Read from the panel' })).toMatchObject({
      production_gallons: 723_000,
      gal_per_unit: 6000,
    });
    expect(await rowOf8()).toMatchObject({
      production_gallons: 723_000,
      gal_per_unit: 6000,
      factors: [{ gal_per_unit: 6500 }, {}],
    });
    expect(await save({ quantity: 100 })).toMatchObject({ production_gallons: 650_000, gal_per_unit: 6500 });
  });

  it('is counted by another method, and told as a volume again', async () => {
    expect(await save({ measuring_method_ndx: HOUSES, quantity: 40 })).toMatchObject({
      production_gallons: 333_333,
      unit: 'houses',
      applies: 'Once a Year',
    });
    const told = { measuring_method_ndx: null, quantity: null, unit: null, gal_per_unit: null, applies: null };
    expect(await save({ production_gallons: 5000 })).toMatchObject({ ...told, production_gallons: 5000 });
    await save({ measuring_method_ndx: HOURS, quantity: 2 });
    expect(await save({ measuring_method_ndx: null, quantity: null })).toMatchObject({
      ...told,
      production_gallons: null,
    });
  });

  it('is refused in words where something is missing or does not agree', async () => {
    const both = 'Enter a method and its quantity, or only a volume.';
    expect(await refused({ quantity: 3 })).toEqual([`0.quantity: ${both}`]);
    expect(await refused({ measuring_method_ndx: HOURS })).toEqual([`0.quantity: ${both}`]);
    expect(await refused({ measuring_method_ndx: HOURS, quantity: 3, production_gallons: 1 })).toEqual([
      `0.quantity: ${both}`,
    ]);
    await save({ measuring_method_ndx: HOURS, quantity: 3 });
    expect(await refused({ quantity: 3, production_gallons: 1 })).toEqual([`0.quantity: ${both}`]);
    expect(await save({ quantity: 3, production_gallons: 19_500 })).toMatchObject({ production_gallons: 19_500 });
    expect(await save({ production_gallons: null })).toMatchObject({ quantity: null, production_gallons: null });
    expect(await refused({ measuring_method_ndx: ENERGY, quantity: 3 })).toEqual([
      '0.measuring_method_ndx: This method has no factor for the well in this month. Add one on the Measuring Factors screen.',
    ]);
    expect(await refused({ measuring_method_ndx: HOURS, quantity: -1 })).toEqual(['0.quantity: Enter 0 or more.']);
    expect(await refused({ measuring_method_ndx: 77, quantity: 1 })).toHaveLength(1);
    expect(await refused({ well_ndx: 7, measuring_method_ndx: HOURS, quantity: 1 })).toEqual([
      '0.production_gallons: This well has a meter in this month. Enter its reading instead.',
    ]);
  });
});

// Of permit 3, which no test saves to but these; its only meter was read in September 2024 with 1,000.
describe('a file of readings', () => {
  const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes as string).toString('base64');
  const fileOf = (content: string | Uint8Array, changes: object = {}) => ({
    file_name: 'readings.csv',
    content: base64(content),
    fiscal_year: 2025,
    ...changes,
  });
  const csv =
    'Meter,Period,Reading (gal),Reason,Adjustment,Remarks\nm-4,Nov 2024,"1,600",,,Read by phone\nM-4,12/31/2024,2000,,,\nM-4,9/2024,1000,,,\n';
  const readings = async () => {
    const { rows } = await product.database.pool.query<Row>(
      'select c_month, meter_reading::integer, calculated_gallons::integer, notes from meter_readings where meter_ndx = 4 order by c_year, c_month',
    );
    return rows.map((row) => [row['c_month'], row['meter_reading'], row['calculated_gallons']]);
  };
  const before = [[9, 1000, 1000]];

  it('is read by its headings and shown before anything is kept', async () => {
    const preview = await staff.call(previewReadings, { body: fileOf(csv) });
    expect(preview.mapping).toMatchObject({
      meter_id: 'Meter',
      c_month: 'Period',
      meter_reading: 'Reading (gal)',
      notes: 'Remarks',
      c_year: null,
    });
    expect(preview.rows.map((row) => [row.line, row.month, row.calculated_gallons, row.is_known])).toEqual([
      [2, '2024-11', 600, false],
      [3, '2024-12', 400, false],
      [4, '2024-09', 1000, true],
    ]);
    expect(await readings()).toEqual(before);
  });

  it('is imported as one act, and taken back as far as nobody changed it since', async () => {
    const { import_ndx, ...counts } = await staff.call(importReadings, { body: fileOf(csv) });
    expect(counts).toEqual({ rows_added: 2, rows_known: 1 });
    expect(await readings()).toEqual([...before, [11, 1600, 600], [12, 2000, 400]]);
    expect(await staff.view(readingsImports)).toMatchObject([
      {
        import_ndx,
        file_name: 'readings.csv',
        rows_read: 3,
        rows_added: 2,
        imported_by: 'Ada Administrator',
        undone_at: null,
      },
    ]);
    await staff.call(saveReadings, {
      body: [{ meter_ndx: 4, c_year: 2024, c_month: 12, meter_reading: 2100 }],
      confirmed: ['meter_reading'],
    });
    const undone = await staff.call(undoReadingsImport, { params: { import_ndx } });
    expect(undone).toEqual({ undone: 1, kept: ['M-4, Dec 2024'] });
    expect(await readings()).toEqual([...before, [12, 2100, 1100]]);
    const again = await staff.call(undoReadingsImport, { params: { import_ndx } }).catch((error: unknown) => error);
    expect((again as ApiError).problem.detail).toBe(`Import ${import_ndx} was already undone.`);
  });

  it('can be a workbook, and puts back what it changed', async () => {
    const content = await writeXlsx({
      sheets: [
        {
          name: 'Readings',
          rows: [
            ['Meter ID', 'Date', 'Ending reading'],
            ['M-4', new Date(Date.UTC(2024, 11, 31)), 2200],
            ['M-4', new Date(Date.UTC(2025, 0, 31)), 2300],
          ],
        },
      ],
    });
    const mapping = { meter_reading: 'Ending reading' };
    const { import_ndx } = await staff.call(importReadings, {
      body: fileOf(content, { file_name: 'readings.xlsx', mapping }),
    });
    expect(await readings()).toEqual([...before, [12, 2200, 1200], [1, 2300, 100]]);
    expect(await staff.call(undoReadingsImport, { params: { import_ndx } })).toEqual({ undone: 2, kept: [] });
    expect(await readings()).toEqual([...before, [12, 2100, 1100]]);
  });

  it('with something wrong in it is refused whole, with what is wrong in each row', async () => {
    const wrong = [
      'Meter,Month,Reading,Adjustment,Reason',
      'M-4,Oct 2024,1500,,',
      'M-99,Oct 2024,1,,',
      'M-4,Smarch,1,,',
      ',Nov 2024,1,,',
      'M-4,Nov 2024,12x,,',
      'M-4,Jan 2025,1.0005,-7,Boredom',
      'M-4,Oct 2024,1600,,',
      'M-4,Feb 2025,1600,50,',
      'M-2,Feb 2025,1600,,',
    ].join('\n');
    const { rows } = await staff.call(previewReadings, { body: fileOf(wrong) });
    expect(
      rows.flatMap(({ line, problems }) => problems.map(({ column, message }) => `${line} ${column}: ${message}`)),
    ).toEqual([
      '3 meter_id: Unknown meter: M-99.',
      '4 c_month: “Smarch” is not a month we recognize. Use 2/2026 or Feb 2026.',
      '5 meter_id: *Required field',
      '6 meter_reading: Enter a number.',
      '7 meter_reading: Use at most three decimals.',
      '7 mr_adjustment_reason_ndx: Unknown reason: Boredom.',
      '8 c_month: This meter already has a reading for this month.',
      '9 mr_adjustment_reason_ndx: There has been adjustment; select an adjustment reason',
      '10 c_month: The meter was removed before this month.',
    ]);
    const refused = (await staff
      .call(importReadings, { body: fileOf(wrong) })
      .catch((error: unknown) => error)) as ApiError;
    expect([refused.status, refused.problem.errors?.length]).toEqual([400, 9]);
    expect(await readings()).toEqual([...before, [12, 2100, 1100]]);
  });

  it('that is none is refused in words', async () => {
    const wordsFor = async (content: string | Uint8Array, changes: object = {}) => {
      const error = await staff
        .call(previewReadings, { body: fileOf(content, changes) })
        .catch((caught: unknown) => caught);
      return (error as ApiError).problem.detail;
    };
    expect(await wordsFor('')).toBe('The file is empty.');
    expect(await wordsFor('Meter,Month,Reading\n')).toBe('The file has no rows below its headings.');
    expect(await wordsFor('Meter,Meter\n1,2\n')).toBe('The file has two columns called Meter.');
    expect(await wordsFor(csv, { mapping: { notes: 'Nowhere' } })).toBe('The file has no column Nowhere.');
    expect(await wordsFor('PK\u0003\u0004 is no workbook')).toBe(
      'The zip cannot be opened: it is damaged or incomplete.',
    );
    expect(await wordsFor(`Meter\n${'M-4\n'.repeat(1001)}`)).toBe(
      'The file has more than 1,000 rows. Split it into smaller files.',
    );
  });
});

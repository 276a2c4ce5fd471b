import { readFileSync } from 'node:fs';
import {
  droughtCompliance,
  productionBehindCompliance,
  readingsBehindCompliance,
} from '@artesian/contract/drought/drought';
import { lateMeterReadings, monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import { saveProduction } from '@artesian/contract/metering/well-production';
import { draftReminder } from '@artesian/contract/notices/notices';
import { permits } from '@artesian/contract/permits/permits';
import { permitYears } from '@artesian/contract/permits/permit-years';
import { permitTypes } from '@artesian/contract/permits/permit-types';
import { monthOfDay } from '@artesian/domain/month';
import { daysLate } from '@artesian/domain/oracle/late-report';
import { beforeAll, expect, it } from 'vitest';
import { applyFile } from '../../src/district/apply-file.ts';
import { readDistrictFile } from '../../src/district/read-file.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openLiveConfig } from '../../src/settings/live-config.ts';
import { aPermit, buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

// A district that is unlike the demonstration's, made of nothing but the file in districts/.

const { product, staff } = await sharedProduct();
const { database } = product;
const text = readFileSync(new URL('../../../districts/half-years.yaml', import.meta.url), 'utf8');
const rows = async <T extends object>(statement: string, values: unknown[] = []) =>
  (await database.pool.query<T>(statement, values)).rows;

let permit: number;
let meter: string;
beforeAll(async () => {
  const live = await openLiveConfig(readConfig({}, {}), database);
  live.close();
  const applying = { database, live, fileName: 'half-years.yaml', text };
  const { problems } = await applyFile(readDistrictFile(text), applying);
  if (problems[0]) throw new Error(`Line ${problems[0].line}: ${problems[0].words}`);

  const [operating] = (await staff.register(permitTypes).list()).filter(
    ({ permit_type_desc }) => permit_type_desc === 'Operating',
  );
  const { permit_type_ndx } = operating!;
  const [woodbine] = await rows<{ ndx: number }>(
    `select aquifer_group_ndx as ndx from aquifer_groups where aquifer_group_name = 'Woodbine'`,
  );
  const made = await staff
    .register(permits)
    .create(aPermit({ permit_type_ndx, aquifer_group_ndx: woodbine!.ndx, start_date: '2024-01-01' }));
  permit = made.permit_ndx;
  const metered = await buildMeter(staff, { joined_date: '2024-12-31' });
  const counted = await buildWell(staff);
  meter = metered.meter_id;
  await rows(
    `insert into permit_wells (permit_ndx, well_ndx, start_date) values ($1, $2, '2024-01-01'), ($1, $3, '2024-01-01')`,
    [permit, metered.setup_well_ndx, counted.well_ndx],
  );
  // Of half a year, and of none since.
  await rows(
    `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, 2024, 12, 0), ($1, 2025, 6, 4310400)`,
    [metered.meter_ndx],
  );
  const houses = await rows<{ ndx: number }>(
    `select measuring_method_ndx as ndx from measuring_methods where measuring_method_name = 'Houses'`,
  );
  await staff.call(saveProduction, {
    body: [1, 2, 3, 4, 5, 6].map((c_month) => ({
      well_ndx: counted.well_ndx,
      c_year: 2025,
      c_month,
      measuring_method_ndx: houses[0]!.ndx,
      quantity: 12,
    })),
  });
});

it('holds what a half-year pumped against half of the year’s volume, metered and counted', async () => {
  const { data } = await staff.call(droughtCompliance, {
    body: {
      tiers: [0, 1, 2, 3],
      start_cal_year: 2025,
      start_cal_month: 1,
      end_cal_year: 2025,
      end_cal_month: 12,
      // The district's own aquifer, which reports count under its own name.
      aq_group_names: ['Woodbine'],
    },
  });
  const shown = data.reports.filter(({ grouping_ndx }) => grouping_ndx === -permit);
  // 12 houses × 100,000 gallons ÷ 12 are 100,000 gallons a month.
  expect(shown.map(({ mo_metered_gallons }) => mo_metered_gallons)).toEqual([
    ...Array<number>(5).fill(100_000),
    4_410_400,
    ...Array<number>(6).fill(0),
  ]);
  // 4,910,400 of 6,000,000 gallons are 81.84 %.
  expect(shown.map(({ pct_of_month }) => pct_of_month)).toEqual([
    ...Array<null>(5).fill(null),
    81.84,
    ...Array<null>(5).fill(null),
    0,
  ]);
  const behind = { params: { grouping_ndx: -permit, c_year: 2025, c_month: 6 } };
  const readings = await staff.call(readingsBehindCompliance, behind);
  const counted = await staff.call(productionBehindCompliance, behind);
  expect(readings.map(({ gallons }) => gallons)).toEqual([4_310_400]);
  expect(counted).toMatchObject([
    { measuring_method_name: 'Houses', quantity: 12, unit: 'houses', applies: 'Once a Year', gallons: 100_000 },
  ]);
  expect(shown.at(-1)).toMatchObject({ ytd_metered_gal: 4_910_400, permitted_gallons: 12_000_000 });
});

it('has calendar years, and a report that is due August 1 and February 1', async () => {
  const years = await staff.view(permitYears, { params: { permit_ndx: permit } });
  expect(years.find(({ fiscal_year }) => fiscal_year === 2025)).toMatchObject({
    pumped_gal: 4_910_400,
    permitted_gal: 12_000_000,
  });
  const [{ today }] = (await rows<{ today: string }>('select district_today()::text as today')) as [{ today: string }];
  const late = (await staff.view(lateMeterReadings)).find(({ meter_id }) => meter_id === meter);
  const halfYears = { months: 6, dueMonthsAfter: 2, dueDay: 1 };
  expect(late?.days_late).toBe(daysLate(monthOfDay('2025-06-30'), today, halfYears, 1));
});

it('drafts the reminder of the half-year that is under way, and of the one whose report was due last', async () => {
  const [{ today } = { today: '' }] = await rows<{ today: string }>('select district_today()::text as today');
  const dueDays = [-1, 0, 1].flatMap((years) =>
    ['02-01', '08-01'].map((day) => `${Number(today.slice(0, 4)) + years}-${day}`),
  );
  const monthOf = (due: string) => {
    const year = Number(due.slice(0, 4));
    return due.endsWith('02-01') ? `${year - 1}-12-01` : `${year}-06-01`;
  };
  const next = dueDays.find((day) => day >= today)!;
  const last = dueDays.findLast((day) => day < today)!;
  const drafted = (kind: 'reminder' | 'overdue') => staff.call(draftReminder, { params: { kind } });
  expect(await drafted('reminder')).toMatchObject({ due_day: next, reading_month: monthOf(next) });
  expect(await drafted('overdue')).toMatchObject({ due_day: last, reading_month: monthOf(last) });
});

it('leaves months of the half-year that is under way out of what the dashboard holds against what was pumped', async () => {
  const [{ today } = { today: '' }] = await rows<{ today: string }>('select district_today()::text as today');
  const { year, month } = monthOfDay(today);
  const [ofMonths] = await rows<{ gallons: number }>(
    `select coalesce(sum(reduced_gal), 0)::float8 as gallons from permit_months
     where c_year = $1 and c_month between $2 and $3`,
    [year, month > 6 ? 7 : 1, month],
  );
  const shown = (await staff.view(monthlyPumpage)).filter(({ volume_to_report }) => volume_to_report > 0);
  expect(shown.reduce((sum, row) => sum + row.volume_to_report, 0)).toBe(ofMonths!.gallons);
  expect(ofMonths!.gallons).toBeGreaterThan(0);
});

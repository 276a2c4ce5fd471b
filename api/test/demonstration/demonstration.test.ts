import { loadDemonstration } from '@artesian/demo/load';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/open-database.ts';
import { drawDemonstrationFiles } from '../../src/demonstration.ts';
import { openFolder } from '../../src/platform/file-store/folder.ts';
import { freshDatabase } from '../support/fresh-database.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ demo: true });
});
afterAll(() => database.close());

async function one<Row>(text: string): Promise<Row> {
  return (await database.pool.query(text)).rows[0] as Row;
}

it('draws its photos and documents once, each what it is called', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-files-'));
  const files = openFolder(folder);
  await drawDemonstrationFiles(database, files);
  const names = readdirSync(folder);
  const { count } = await one<{ count: number }>('select count(*)::integer as count from attachments');
  expect(names).toHaveLength(count);
  for (const name of names) {
    const bytes = Buffer.from((await files.read(name))!);
    expect(bytes.length).toBeLessThan(100_000);
    expect(bytes.subarray(0, 5).toString('latin1')).toBe(name.endsWith('.png') ? '\x89PNG\r' : '%PDF-');
  }
  const before = statSync(join(folder, names[0]!)).mtimeMs;
  await drawDemonstrationFiles(database, files);
  expect(statSync(join(folder, names[0]!)).mtimeMs).toBe(before);
  rmSync(folder, { recursive: true });
});

const tables = ['contacts', 'wells', 'permits', 'meters', 'meter_readings', 'water_levels', 'water_quality_samples'];
const sizes = () =>
  one<Record<string, number>>(
    `select ${tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`).join(', ')}`,
  );

describe('the demonstration district in the database', () => {
  it('holds enough of everything to try it out', async () => {
    const counts = await sizes();
    expect(counts.wells).toBe(3000);
    expect(counts.contacts).toBeGreaterThan(800);
    expect(counts.permits).toBe(150);
    expect(counts.meters).toBe(200);
    expect(counts.meter_readings).toBeGreaterThan(20_000);
    expect(counts.water_levels).toBeGreaterThan(1000);
    expect(counts.water_quality_samples).toBeGreaterThan(100);
  });

  /** What the district is there to show, and how to find it: each is one row or more. */
  it.each([
    ['a permit of every type', 'select 7 - count(distinct permit_type_ndx) = 0 as found from permits'],
    [
      '90 groups in all tiers',
      'select count(*) = 90 and count(distinct permit_tier_ndx) = 4 as found from permit_groups',
    ],
    ['all three aquifers', 'select count(distinct aquifer_group_ndx) = 3 as found from permits'],
    [
      'a retired and a terminated permit',
      'select count(distinct permit_status_ndx) = 2 as found from permits where permit_status_ndx in (3, 7)',
    ],
    [
      'permits on the same wells',
      'select exists (select well_ndx from permit_wells group by 1 having count(distinct permit_ndx) > 1) as found',
    ],
    [
      'one incomplete distribution',
      'select count(distinct permit_ndx) = 1 as found from permit_months where permitted_gal is null',
    ],
    [
      'replaced meters',
      'select count(*) >= 10 as found from meters where replaces_meter_ndx is not null and start_reading is not null',
    ],
    [
      'rollovers with a reason',
      'select count(*) >= 10 as found from meter_readings where adjustment > 0 and mr_adjustment_reason_ndx = 1 and calculated_gallons >= 0',
    ],
    [
      'one negative month that nobody explained',
      'select count(*) = 1 as found from meter_readings where calculated_gallons < 0',
    ],
    ['meters shared over wells', 'select exists (select from meters where shares_over_wells) as found'],
    ['late reporters', 'select count(*) >= 5 as found from ui_dashboard_late_meter_readings where days_late > 30'],
    [
      'groups over their permits, and most not',
      'select count(*) filter (where is_overpumped) between 3 and 40 as found from ui_meter_readings_entry_top_table where fiscal_year = 2025',
    ],
    ['amendments of each type', 'select count(distinct pamend_type_ndx) = 4 as found from permit_amendments'],
    [
      'approved amendments that agree with their permits',
      'select bool_and(new_volume = authorized_volume_gal) as found from permit_amendments join permits using (permit_ndx) where pamend_type_ndx = 15 and pamend_status_ndx = 2',
    ],
    [
      'loggers in 25 wells for 20 years',
      "select count(distinct well_ndx) >= 25 and count(*) > 170000 and min(collect_day) < date '2007-01-01' as found from daily_water_levels",
    ],
    [
      'what was found in the water, and what was not',
      'select bool_or(is_nondetect) and not bool_and(is_nondetect) as found from water_quality_results',
    ],
    [
      'registrations in each state',
      'select count(distinct (completed, disregard, new_owner)) >= 4 as found from registrations',
    ],
    [
      'water-level rules, each of which found something that waits',
      'select count(distinct rule_ndx) = 3 and bool_and(not is_looked_at) as found from level_findings',
    ],
    ['uploads that came through and that failed', 'select count(distinct status) = 2 as found from logger_uploads'],
    [
      'photos, documents and visits',
      'select exists (select from attachments where photo_gallery) and exists (select from attachments where permit_ndx is not null) and exists (select from inspections) as found',
    ],
  ])('tells of %s', async (_story, text) => {
    expect(await one(text)).toEqual({ found: true });
  });

  it('had the drought stages of 2022 to 2024 that the model district declared', async () => {
    const { rows } = await database.pool.query<{ d_year: number; d_month: number; stage: number }>(
      `select d_year, d_month, drought_stage_ndx as stage from drought_stage_history
       where (d_year, d_month) in ((2022, 6), (2022, 7), (2022, 10), (2022, 11), (2023, 12), (2024, 1), (2024, 2), (2024, 3), (2024, 10), (2024, 11))
       order by d_year, d_month`,
    );
    // Declared in June 2022, in force from July; eased in February and March 2024, in force at once.
    expect(rows.map(({ stage }) => stage)).toEqual([1, 2, 2, 3, 3, 4, 3, 2, 2, 3]);
  });

  it('pumps more in summer, and less where a drought is heeded', async () => {
    const { summer, winter } = await one<{ summer: number; winter: number }>(
      `select sum(calculated_gallons) filter (where c_month in (7, 8))::float8 as summer,
              sum(calculated_gallons) filter (where c_month in (1, 2))::float8 as winter from meter_readings`,
    );
    expect(summer).toBeGreaterThan(1.5 * winter);
    const { dry, wet } = await one<{ dry: number; wet: number }>(
      `select sum(metered_gal) filter (where fiscal_year = 2024)::float8 as dry,
              sum(metered_gal) filter (where fiscal_year = 2017)::float8 as wet
       from permit_months join permits using (permit_ndx) where permit_year < 2015 and ended_date is null`,
    );
    expect(dry).toBeLessThan(wet);
  });

  it.each([
    'is_active',
    'in_district',
    'is_permited',
    'is_monitoring',
    'has_water_levels_data',
    'has_wq_data',
    'has_production_data',
    'has_geo_log',
    'is_index_well',
  ])('has wells on both sides of the map’s %s', async (column) => {
    const { yes, no } = await one<{ yes: number; no: number }>(
      `select count(*) filter (where ${column})::integer as yes, count(*) filter (where not ${column})::integer as no from ui_map_wells`,
    );
    expect(yes).toBeGreaterThan(10);
    expect(no).toBeGreaterThan(10);
  });

  it.each(['county', 'well_class', 'well_subclass', 'well_status', 'primary_use', 'management_zone', 'aquifer'])(
    'has several kinds of %s',
    async (column) => {
      const { kinds } = await one<{ kinds: number }>(
        `select count(distinct ${column})::integer as kinds from ui_map_wells`,
      );
      expect(kinds).toBeGreaterThan(2);
    },
  );

  it('gives its Well Owner two permits with wells and meters', async () => {
    expect(
      await one(
        `select count(distinct permit_ndx)::integer as permits, count(distinct permit_wells.well_ndx) > 0 as wells,
           count(distinct meter_ndx) > 0 as meters
         from account_permits join permit_wells using (permit_ndx) join meters on setup_well_ndx = permit_wells.well_ndx
         where sub = 'demo|well-owner'`,
      ),
    ).toEqual({ permits: 2, wells: true, meters: true });
  });

  it('is loaded once: a second time adds nothing, and what people add is numbered after it', async () => {
    const before = await sizes();
    await database.asOwner((client) => loadDemonstration(client));
    expect(await sizes()).toEqual(before);
    const added = await one<{ rolo_ndx: number }>("insert into contacts (r_name) values ('New') returning rolo_ndx");
    expect(added.rolo_ndx).toBe(before.contacts);
  });

  it('begins its history with what people do', async () => {
    const { loaded } = await one<{ loaded: number }>(
      `select count(*)::integer as loaded from history.changes where who = 'system' and table_name in ('wells', 'permits')`,
    );
    expect(loaded).toBe(0);
  });
});

it('reads no meter before it joined, after it was retired or in a month to come', async () => {
  const { count } = await one<{ count: number }>(
    `select count(*)::integer as count from meter_readings join meters using (meter_ndx)
     where not api.is_in_month(coalesce(joined_date, '-infinity'), retired_date, c_year, c_month)
       or make_date(c_year, c_month, 1) > district_today()`,
  );
  expect(count).toBe(0);
});

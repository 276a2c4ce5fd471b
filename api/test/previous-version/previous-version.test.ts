import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@artesian/contract/language/client';
import { droughtCompliance, refreshCompliance } from '@artesian/contract/drought/drought';
import { meters } from '@artesian/contract/metering/meters';
import { wells } from '@artesian/contract/wells/wells';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { emptyDatabase } from '../support/fresh-database.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';

// A version before this one is its migrations and the rows that it wrote: rows/<its last migration>. What the rows are
// of stands in district.sql; CONTRIBUTING.md says how they are renewed.

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const TIME_ZONE = 'America/Chicago';
const levels = readdirSync(path('rows'));

/** A view of every table: what hangs on the tables must never keep a migration from changing them. */
const viewsOfThatVersion = `
  do $$
  declare
    tables record;
  begin
    for tables in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('create view api.%1$I as table public.%1$I', tables.relname);
    end loop;
  end $$`;

async function migrateTo(database: Database, level: string) {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-version-'));
  const [migrations, views] = [join(folder, 'migrations'), join(folder, 'views')];
  cpSync(path('../../migrations'), migrations, { recursive: true, filter: (source) => !isAfter(source, level) });
  mkdirSync(views);
  await migrate(database, { migrations, views });
  rmSync(folder, { recursive: true });
}

async function bringToVersion(database: Database, level: string) {
  await migrateTo(database, level);
  await database.asOwner(async (owner) => {
    // Rows are laid as they were; nothing follows from them.
    await owner.query('set session_replication_role = replica');
    await owner.query(readFileSync(path(`rows/${level}`), 'utf8'));
    await owner.query(viewsOfThatVersion);
  });
}

const isAfter = (file: string, level: string) => file.endsWith('.sql') && file.split(/[\\/]/).at(-1)! > level;

/** What is kept of each month, and what it is kept by. */
const sums = {
  permit_months: ['permit_ndx', 'permitted_gal, reduced_gal, metered_gal, drought_stage_ndx, reduction'],
  permit_years: ['permit_ndx', 'permitted_gal, metered_gal, has_negative'],
  grouping_months: [
    'grouping_ndx, aq_group_summary_name, permit_tier_ndx, permit_status_ndx',
    'permits, running_permits, incomplete_permits, permitted_gal, reduced_gal, metered_gal, exceeding_gal',
  ],
  kind_months: [
    'aq_group_summary_name, permit_tier_ndx, permit_status_ndx',
    'permits, exceeding_groupings, permitted_gal, reduced_gal, metered_gal, exceeding_gal',
  ],
} as const;
type Sums = Record<keyof typeof sums, Map<string, unknown>>;

/** By what they are of: the year, and the month where it has one. */
async function sumsOf(database: Database): Promise<Sums> {
  const read = async (owner: ClientBase, table: keyof typeof sums) => {
    const [of, columns] = sums[table];
    const month = table === 'permit_years' ? '' : 'c_year, c_month, ';
    const { rows } = await owner.query<{ of: string; sums: unknown }>(
      `select row(fiscal_year, ${month}${of})::text as of, (select to_jsonb(kept) from (select ${columns}) as kept) as sums from public.${table}`,
    );
    return new Map(rows.map((row) => [row.of, row.sums]));
  };
  return database.asOwner(async (owner) => ({
    permit_months: await read(owner, 'permit_months'),
    permit_years: await read(owner, 'permit_years'),
    grouping_months: await read(owner, 'grouping_months'),
    kind_months: await read(owner, 'kind_months'),
  }));
}

describe.each(levels)('a database of the version that ended with %s', (level) => {
  let product: Product;
  let staff: Client;
  /** As that version computed them. */
  let before: Sums;
  beforeAll(async () => {
    const database = await emptyDatabase();
    await bringToVersion(database, level);
    before = await sumsOf(database);
    await migrate(database, { timeZone: TIME_ZONE });
    product = await serveProduct(database, { DISTRICT_TIME_ZONE: TIME_ZONE });
    staff = await product.as('administrator');
  });
  afterAll(() => product.close());

  async function read<A>(address: string): Promise<A> {
    const response = await product.fetch('administrator', address);
    expect({ address, status: response.status }).toEqual({ address, status: 200 });
    return (await response.json()) as A;
  }

  it('has its wells, with their people, history and files', async () => {
    expect(await read('/api/list-wells/1')).toMatchObject({
      district_well_id: '58-50-4-0001',
      well_name: 'Mill',
      contact_ndx: 1,
      lat_dd: 30.16823,
      created_by: 'system',
    });
    expect(await read('/api/list-rolodex/1')).toMatchObject({ r_name: 'Wanda Waters', version: 2 });
    expect(await read('/api/history/list-rolodex/1')).toMatchObject([
      {
        who: 'own|1',
        operation: 'update',
        changes: expect.arrayContaining([expect.objectContaining({ field: 'r_phone' })]),
      },
    ]);
    expect(await read('/api/assoc-wells-to-attachments/1')).toMatchObject([{ original_filename: 'log.pdf' }]);
  });

  it('has its permits, with their monthly shares and the wells that they cover', async () => {
    expect(await read('/api/list-permits/3')).toMatchObject({
      permit_number: 'B1-25-1',
      authorized_volume_gal: 1_000_000,
      start_date: '2025-09-01',
    });
    expect(await read('/api/data-permits-monthly-distributions/1')).toHaveLength(12);
    expect(await read('/api/list-permits-associated-wells/1')).toMatchObject([
      { well_ndx: 1, start_date: '2025-09-01' },
    ]);
  });

  it('has its readings and what they come to', async () => {
    expect(await read('/api/field-services/meter-reading/2')).toMatchObject({
      meter_id: 'M-00001',
      prev_meter_reading: 500_500,
      meter_reading: 2_100_420,
      calculated_gallons: 1_599_920,
    });
  });

  const october = async () => {
    const { data } = await staff.call(droughtCompliance, {
      body: {
        tiers: [0, 2],
        is_overpumped: null,
        start_cal_year: 2025,
        start_cal_month: 10,
        end_cal_year: 2025,
        end_cal_month: 11,
        aq_group_names: ['Edwards', 'Trinity'],
      },
    });
    return data.reports.map((row) => [row.grouping_name, row.mo, row.mo_metered_gallons, row.mo_reduced_target]);
  };

  it('has its volumes, by month and by what drought left of them', async () => {
    // Of 999,960 gallons for each of two permits a fifth is gone in October and two fifths in November. Of the 600,000 a year that the
    // third one had before its amendment, October has 6.5 %, and half of that is gone; November leaves none.
    const expected = [
      ['Lone Star', '2025-10-01', 0, 19_500],
      ['Lone Star', '2025-11-01', 250, 0],
      ['Two Creeks', '2025-10-01', 1_849_920, 1_599_936],
      ['Two Creeks', '2025-11-01', 400_000, 1_199_952],
    ];
    expect(await october()).toEqual(expected);
    await staff.call(refreshCompliance, {});
    expect(await october()).toEqual(expected);
  });

  /** Of what was known then; months have been added since. */
  async function sumsNow(): Promise<Sums> {
    const now = await sumsOf(product.database);
    for (const [table, rows] of Object.entries(now))
      for (const of of rows.keys()) if (!before[table as keyof Sums].has(of)) rows.delete(of);
    return now;
  }

  it('has every sum as that version computed it, to the gallon, also computed anew', async () => {
    expect(before.permit_months.size).toBeGreaterThan(80);
    expect(await sumsNow()).toEqual(before);
    await product.database.pool.query('select api.rebuild_volumes()');
    expect(await sumsNow()).toEqual(before);
  });

  it('has its water levels', async () => {
    expect(await read('/api/ui-graph-daily-waterlevels/1')).toMatchObject([
      { collect_day: '2025-10-01', dtw_ft: 214.13 },
      { collect_day: '2025-10-02', dtw_ft: 215.5 },
      { collect_day: '2025-10-03', dtw_ft: 230 },
    ]);
  });

  it('is where its settings said that it was, with no day to be counted anew', async () => {
    const { rows } = await product.database.pool.query(
      'select district_time_zone() as zone, (select count(*)::integer from level_recounts) as recounts',
    );
    expect(rows).toEqual([{ zone: TIME_ZONE, recounts: 0 }]);
  });

  it('goes on from there: records are changed, and new ones get the next numbers', async () => {
    const { version } = await staff.register(wells).get(1);
    expect(await staff.register(wells).update(1, { well_name: 'Old Mill' }, version)).toMatchObject({
      well_name: 'Old Mill',
    });
    const well_ndx = (await staff.register(wells).list()).length + 1;
    const well = await staff.register(wells).create({ lat_dd: 30.16823, lon_dd: -97.85184, primary_use_ndx: 1 });
    const numberInId = (number: number, digits: number) => String(number).padStart(digits, '0');
    expect(well).toMatchObject({ well_ndx, district_well_id: `58-50-4-${numberInId(well_ndx, 4)}` });
    const next = (await staff.register(meters).list()).length + 1;
    const meter = await staff.register(meters).create({ setup_well_ndx: well_ndx, joined_date: '2026-01-01' });
    expect(meter).toMatchObject({ meter_id: `M-${numberInId(next, 5)}` });
  });
});

describe('wells that were plugged before they were drilled', () => {
  const BEFORE = '0139-wells-removed.sql';
  let product: Product;
  beforeAll(async () => {
    const database = await emptyDatabase();
    await bringToVersion(database, levels[0]!);
    await migrateTo(database, BEFORE);
    await database.asOwner(async (owner) => {
      await owner.query('set session_replication_role = replica');
      await owner.query(`
        update wells set drilled_date = plugged.drilled, drilled_year_only = year_only, plugging_date = '2001-05-20', comments = said
        from (values
          (1, date '2003-04-17', false, 'Cap rusted.'),
          (2, date '2002-01-01', true, null),
          (3, date '1990-06-01', false, 'In order.')
        ) as plugged (well_ndx, drilled, year_only, said)
        where wells.well_ndx = plugged.well_ndx`);
    });
    await migrate(database, { timeZone: TIME_ZONE });
    product = await serveProduct(database, { DISTRICT_TIME_ZONE: TIME_ZONE });
  });
  afterAll(() => product.close());

  it('keep the plugging date, and their drilled date moves to the comments', async () => {
    const { rows } = await product.database.pool.query(
      `select well_ndx, plugging_date::text, drilled_date::text, drilled_year_only, comments from wells order by well_ndx`,
    );
    const removed = (day: string) => `Drilled Date ${day} was after the plugging date and was removed.`;
    const plugged = { plugging_date: '2001-05-20', drilled_year_only: false };
    expect(rows).toEqual([
      { ...plugged, well_ndx: 1, drilled_date: null, comments: `Cap rusted.\n${removed('04/17/2003')}` },
      { ...plugged, well_ndx: 2, drilled_date: null, comments: removed('01/01/2002') },
      { ...plugged, well_ndx: 3, drilled_date: '1990-06-01', comments: 'In order.' },
    ]);
  });

  it('can be saved again, and not with the dates the wrong way round', async () => {
    const staff = await product.as('administrator');
    const { version } = await staff.register(wells).get(1);
    const saved = await staff.register(wells).update(1, { well_name: 'Plugged Mill' }, version);
    expect(saved).toMatchObject({ well_name: 'Plugged Mill' });
    await expect(
      product.database.pool.query(`update wells set drilled_date = '2010-01-01' where well_ndx = 1`),
    ).rejects.toMatchObject({ constraint: 'wells_plugged_after_drilled' });
  });
});

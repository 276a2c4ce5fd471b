import { loadDemonstration } from '@artesian/demo/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/database/open-database.ts';
import { freshDatabase } from './support/fresh-database.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ demo: true });
});
afterAll(() => database.close());

async function one<Row>(text: string): Promise<Row> {
  return (await database.pool.query(text)).rows[0] as Row;
}

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
    expect(counts.meter_readings).toBeGreaterThan(4000);
    expect(counts.water_levels).toBeGreaterThan(1000);
    expect(counts.water_quality_samples).toBeGreaterThan(100);
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDistrict } from '../../src/demonstration.ts';
import { districtNames, readConfig } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { readPresets } from '../../src/district/presets.ts';
import { freshDatabase } from '../support/fresh-database.ts';

// The example districts that a server can start with: each made by its file, then filled with invented records.

it('are those that the product comes with', async () => {
  expect((await readPresets()).map(({ name }) => name)).toEqual([...districtNames]);
});

describe.each(districtNames)('the example district %s', (name) => {
  let database: Database;
  const rowsOf = async <R extends object>(text: string) => (await database.pool.query<R>(text)).rows;
  const one = async <R extends object>(text: string) => (await rowsOf<R>(text))[0]!;
  beforeAll(async () => {
    database = await freshDatabase();
    await prepareDistrict(database, readConfig({}, {}), name);
  });
  afterAll(() => database.close());

  it('has wells, permits of each aquifer group, meters and a reading of each reporting period through the last one', async () => {
    const { groups, permits, wells, readings, isThrough } = await one<Record<string, number | boolean>>(`
      select
        (select count(distinct aquifer_group_ndx)::integer from permits) as groups,
        (select count(*)::integer from permits) as permits,
        (select count(*)::integer from wells where geom is not null and district_well_id is not null) as wells,
        (select min(readings)::integer from (select count(*) as readings from meter_readings group by meter_ndx) as counted) as readings,
        (
          select max(api.last_month_of_period((make_date(c_year, c_month, 1) + interval '1 month')::date, period_months)) >= date_trunc('month', district_today())
          from meter_readings
          cross join api.report_terms(null, district_today())
        ) as "isThrough"`);
    expect({ permits, readings, isThrough }).toEqual({
      permits: 9 * (groups as number),
      readings: { 'two-pools': 36, 'half-years': 6, 'land-and-reserve': 6 }[name],
      isThrough: true,
    });
    expect(wells).toBeGreaterThan(permits as number);
  });

  it('allows and counts what its permits pump, as a computation of all of it says', async () => {
    const kept = () =>
      one<{ kept: string }>(`
        select md5(string_agg(months::text, ';' order by months::text)) as kept from permit_months as months where metered_gal > 0`);
    const { over, under } = await one<{ over: number; under: number }>(`
      select
        count(*) filter (where metered_gal > reduced_gal)::integer as over,
        count(*) filter (where metered_gal < reduced_gal)::integer as under
      from (
        select permit_ndx, fiscal_year, sum(metered_gal) as metered_gal, sum(reduced_gal) as reduced_gal
        from permit_months where make_date(c_year, c_month, 1) < district_today()
        group by permit_ndx, fiscal_year
      ) as years`);
    expect(over).toBeGreaterThan(0);
    expect(under).toBeGreaterThan(over);
    const before = await kept();
    await database.asOwner((client) => client.query('select api.rebuild_volumes()'));
    expect(await kept()).toEqual(before);
  });

  it('is left alone by another start', async () => {
    expect(await prepareDistrict(database, readConfig({}, {}), name)).toBe(false);
  });

  it.runIf(name === 'land-and-reserve')('keeps reserves that are opened, earned, spent, capped and lost', async () => {
    const moves = await one<Record<string, number>>(`
      select
        count(*) filter (where added_gal > 0)::integer as opened,
        count(*) filter (where earned_gal > 0)::integer as earned,
        count(*) filter (where spent_gal > 0)::integer as spent,
        count(*) filter (where over_cap_gal > 0)::integer as capped,
        count(*) filter (where lost_gal > 0)::integer as lost,
        count(*) filter (where exceeding_gal > 0)::integer as exceeded,
        count(*) filter (where earns_nothing = 'Late Report')::integer as late
      from api.ui_list_reserve_accounts`);
    expect(Object.entries(moves).filter(([, count]) => count === 0)).toEqual([]);
    // Most years keep to what they were allowed and had.
    expect(moves.exceeded).toBeLessThan(moves.spent!);
  });

  it.runIf(name === 'two-pools')(
    'declares in both pools what its triggers call for, and small permits lose nothing',
    async () => {
      const areas = await rowsOf<{ area: string; stages: number; is_now: boolean }>(`
      select
        drought_area_name as area,
        count(distinct changes.drought_stage_ndx)::integer as stages,
        bool_or(changes.drought_stage_ndx = called.drought_stage_ndx) as is_now
      from drought_stage_changes as changes
      join drought_areas using (drought_area_ndx)
      join api.stages_called_for as called using (drought_area_ndx)
      group by drought_area_name
      order by drought_area_name`);
      expect(areas.map(({ area }) => area)).toEqual(['East Pool', 'West Pool']);
      for (const { stages, is_now } of areas)
        expect({ isSeveral: stages > 2, is_now }).toEqual({ isSeveral: true, is_now: true });
      // So nothing waits to be declared, although the stages of months lag behind.
      expect(await rowsOf(`select from api.ui_dashboard_work_waiting where work = 'stage-called-for'`)).toEqual([]);
      const { least, of_small } = await one<Record<'least' | 'of_small', number>>(`
      select
        min(left_over)::float8 as least,
        min(left_over) filter (where authorized_volume_gal < 1000000)::float8 as of_small
      from (
        select permits.authorized_volume_gal, sum(reduced_gal) / sum(permitted_gal) as left_over
        from permit_months join permits using (permit_ndx)
        group by permits.permit_ndx, permits.authorized_volume_gal, fiscal_year
      ) as years`);
      expect(least).toBeLessThan(0.95);
      expect(of_small).toBe(1);
    },
  );
});

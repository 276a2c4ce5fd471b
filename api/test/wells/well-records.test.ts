import { mapWells } from '@artesian/contract/map/map-wells';
import { managedWells, wellRecords } from '@artesian/contract/wells/well-lists';
import { wellDetails, wellHydrogeology, wellLocationDetails } from '@artesian/contract/wells/well-parts';
import {
  associatedActiveMeters,
  associatedInspections,
  associatedPermits,
} from '@artesian/contract/wells/well-relations';
import { wellFormations } from '@artesian/contract/wells/well-rows';
import { wells } from '@artesian/contract/wells/wells';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPermitOn } from '../support/around-wells.ts';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct, type Product } from '../support/product.ts';

const { product, staff } = await sharedProduct();
let pool: Product['database']['pool'];
beforeAll(async () => {
  pool = product.database.pool;
});

const onMap = async (well_ndx: number) => (await staff.view(mapWells)).find((well) => well.well_ndx === well_ndx)!;
const managed = async (well_ndx: number) =>
  (await staff.view(managedWells)).find((well) => well.well_ndx === well_ndx)!;
const of = ({ well_ndx }: { well_ndx: number }) => ({ params: { well_ndx } });

describe('a well', () => {
  it('has its parts from its first moment, unset as they are, under the one version of its record', async () => {
    const well = await buildWell(staff);
    expect(await staff.register(wellLocationDetails).get(well.well_ndx)).toMatchObject({
      well_ndx: well.well_ndx,
      in_district: false,
      county_ndx: 999,
      dist_septic_ft: null,
      version: well.version,
    });
    expect(await staff.register(wellHydrogeology).get(well.well_ndx)).toMatchObject({
      watershed_ndx: 1,
      available_logs_list: [],
    });
    await staff.register(wells).update(well.well_ndx, { well_name: 'Named' }, well.version);
    expect(await staff.register(wellHydrogeology).get(well.well_ndx)).toMatchObject({ version: well.version + 1 });
  });

  it('that does not exist has no parts: 404 in words', async () => {
    await expect(staff.register(wellDetails).get(987654)).rejects.toMatchObject({
      status: 404,
      message: 'There is no well.',
    });
    expect(await staff.register(wellFormations).listOf(987654)).toEqual([]);
  });

  it('passes its rocks from the top down', async () => {
    const well = await buildWell(staff);
    await pool.query(
      `insert into well_formations (well_ndx, formation_ndx, ft_to_top, ft_to_bottom)
       values ($1, 7, 220, 480), ($1, 1, 0, 20), ($1, 6, 20, 220)`,
      [well.well_ndx],
    );
    const rows = await staff.register(wellFormations).listOf(well.well_ndx);
    expect(rows.map(({ formation_ndx, ft_to_top, ft_to_bottom }) => [formation_ndx, ft_to_top, ft_to_bottom])).toEqual([
      [1, 0, 20],
      [6, 20, 220],
      [7, 220, 480],
    ]);
  });
});

describe('the permits of a well', () => {
  it('count from the first through the last day of their link, and neither removed nor ended', async () => {
    const permitted = async (link: Parameters<typeof buildPermitOn>[2]) => {
      const well = await buildWell(staff);
      const { permit_number } = await buildPermitOn(pool, well.well_ndx, link);
      const { is_permited, permits_info } = await onMap(well.well_ndx);
      const { permitted_well } = await staff.register(wellDetails).get(well.well_ndx);
      expect([(await managed(well.well_ndx)).is_permited, permitted_well]).toEqual([is_permited, is_permited]);
      expect(permits_info).toBe(is_permited ? permit_number : null);
      return is_permited;
    };
    expect(await permitted({})).toBe(true);
    expect(await permitted({ until: 30 })).toBe(true);
    expect(await permitted({ until: 0 })).toBe(true);
    expect(await permitted({ until: -1 })).toBe(false);
    expect(await permitted({ from: 1 })).toBe(false);
    expect(await permitted({ ended: true })).toBe(false);
    expect(await permitted({ removed: true })).toBe(false);
  });

  it('are all listed that it ever stood under, those of today first, each once', async () => {
    const well = await buildWell(staff);
    const past = await buildPermitOn(pool, well.well_ndx, { until: -200 });
    const present = await buildPermitOn(pool, well.well_ndx, {});
    await buildPermitOn(pool, well.well_ndx, { removed: true });
    await pool.query(
      `insert into permit_wells (permit_ndx, well_ndx, start_date, end_date) values ($1, $2, '2015-01-01', '2015-12-31')`,
      [past.permit_ndx, well.well_ndx],
    );
    expect(await staff.view(associatedPermits, of(well))).toEqual([
      { permit_ndx: present.permit_ndx, permit_number: present.permit_number, is_current: true },
      { permit_ndx: past.permit_ndx, permit_number: past.permit_number, is_current: false },
    ]);
    expect(await staff.register(wellDetails).get(well.well_ndx)).toMatchObject({
      assoc_permit_ndx: [past.permit_ndx, present.permit_ndx],
      assoc_enforcement_ndx: [],
    });
    const choice = (await staff.view(wellRecords)).find(({ well_ndx }) => well_ndx === well.well_ndx)!;
    expect(choice.permit_name).toBe(present.permit_name);
    expect(choice.concatenated_well_info).toContain(choice.permit_name);
  });
});

describe('meters and visits of a well', () => {
  it('are the meters that measure it today, by its set-up or by a link', async () => {
    const well = await buildWell(staff);
    const own = await buildMeter(staff, { setup_well_ndx: well.well_ndx });
    await buildMeter(staff, { setup_well_ndx: well.well_ndx, retired_date: '2025-01-31' });
    const linked = await buildMeter(staff);
    const formerly = await buildMeter(staff);
    await pool.query(
      `insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
       values ($1, $2, '2024-02-01', null), ($3, $2, '2024-02-01', '2024-03-01')`,
      [linked.meter_ndx, well.well_ndx, formerly.meter_ndx],
    );
    expect(await staff.view(associatedActiveMeters, of(well))).toEqual(
      [own, linked].map(({ meter_ndx, meter_id }) => ({ meter_ndx, meter_id })),
    );
  });

  it('are the latest visit first, and tell staff on the map', async () => {
    const well = await buildWell(staff);
    await pool.query(
      `insert into inspections (well_ndx, inspection_date, ir_type_ndx, inspected_by)
       values ($1, '2024-05-02T15:00Z', 1, 'Ira'), ($1, '2025-06-03T15:00Z', 999, 'Ivy')`,
      [well.well_ndx],
    );
    await pool.query(
      `insert into inspections (well_ndx, inspection_date, ir_type_ndx, inspected_by)
       select $1, '2025-07-01T15:00Z', ir_type_ndx, 'Eve' from inspection_types where is_enforcement`,
      [well.well_ndx],
    );
    const rows = await staff.view(associatedInspections, of(well));
    expect(rows.map(({ ir_type_desc, inspected_by }) => [ir_type_desc, inspected_by])).toEqual([
      ['Enforcement', 'Eve'],
      [null, 'Ivy'],
      ['Routine', 'Ira'],
    ]);
    expect(await onMap(well.well_ndx)).toMatchObject({
      inspections_info: '2025-07-01 Enforcement, 2025-06-03, 2024-05-02 Routine',
      enforcements_info: '2025-07-01 Enforcement',
    });
    const seen = await (await product.as('visitor')).view(mapWells);
    expect(seen[0]).not.toHaveProperty('inspections_info');
    expect(seen[0]).not.toHaveProperty('enforcements_info');
  });
});

describe('production and levels on the map', () => {
  it('are there from the first gallons of a meter, for the wells that share it too', async () => {
    const [single, shared, setUp] = [await buildWell(staff), await buildWell(staff), await buildWell(staff)];
    const meter = await buildMeter(staff, { setup_well_ndx: single.well_ndx });
    const common = await buildMeter(staff, { setup_well_ndx: setUp.well_ndx });
    await pool.query('update meters set shares_over_wells = true, start_reading = 0 where meter_ndx = $1', [
      common.meter_ndx,
    ]);
    await pool.query(`insert into meter_wells (meter_ndx, well_ndx, start_date) values ($1, $2, '2024-01-01')`, [
      common.meter_ndx,
      shared.well_ndx,
    ]);
    const has = async () =>
      Promise.all([single, shared, setUp].map(async ({ well_ndx }) => (await onMap(well_ndx)).has_production_data));
    await pool.query('insert into meter_readings (meter_ndx, c_year, c_month) values ($1, 2024, 2)', [meter.meter_ndx]);
    expect(await has()).toEqual([false, false, false]);
    await pool.query(
      `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
       values ($1, 2024, 3, 100), ($1, 2024, 4, 300), ($2, 2024, 3, 100), ($2, 2024, 4, 300)`,
      [meter.meter_ndx, common.meter_ndx],
    );
    expect(await has()).toEqual([true, true, false]);
  });

  it('are there when a day of levels was published', async () => {
    const well = await buildWell(staff);
    expect((await onMap(well.well_ndx)).has_water_levels_data).toBe(false);
    await pool.query(
      `insert into daily_water_levels (well_ndx, collect_day, dtw_ft) values ($1, '2025-01-02', 120.5)`,
      [well.well_ndx],
    );
    expect((await onMap(well.well_ndx)).has_water_levels_data).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

type Row = Record<string, unknown>;
const { product, staff } = await sharedProduct();

const sql = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);
const ask = (path: string) => product.fetch('administrator', `/api/field-services/${path}`);
async function read<T = Row>(path: string): Promise<T> {
  const response = await ask(path);
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return (await response.json()) as T;
}
const rows = (path: string) => read<Row[]>(path);

/** An inspection of the well on this day at noon. */
async function inspect(well_ndx: number, day: string, ir_type_ndx = 1) {
  const inserted = await sql(
    `insert into inspections (well_ndx, inspection_date, ir_type_ndx, inspected_by, chk_meter)
     values ($1, $2::timestamptz, $3, 'Field crew', true) returning ir_ndx`,
    [well_ndx, `${day}T18:00Z`, ir_type_ndx],
  );
  return (inserted.rows[0] as { ir_ndx: number }).ir_ndx;
}

describe('a well', () => {
  it('is found by its District Well Id, also unpublished', async () => {
    const { well_ndx, district_well_id } = await buildWell(staff, { well_name: 'Gate', is_published: false });
    expect(await read(`wells/${district_well_id}`)).toMatchObject({
      well_ndx,
      district_well_id,
      well_name: 'Gate',
      well_class_ndx: 999,
      is_published: false,
      removed: false,
      version: 1,
    });
  });

  it.each(['no-such-well', 'a%2Fb', '100%25', '%27%3B%20drop%20table%20wells', '2147483647'])(
    '%s, which there is not, answers 404 in words',
    async (id) => {
      for (const path of [`wells/${id}`, `well-actions/well-record/${id}`]) {
        const response = await ask(path);
        expect({ path, status: response.status }).toEqual({ path, status: 404 });
        expect(await response.json()).toMatchObject({ code: 'not-found', detail: 'There is no well.' });
      }
    },
  );

  it('is found whatever signs its District Well Id has', async () => {
    const { well_ndx } = await buildWell(staff);
    await sql('update wells set district_well_id = $2 where well_ndx = $1', [well_ndx, '58/50 #1 %']);
    expect(await read(`wells/${encodeURIComponent('58/50 #1 %')}`)).toMatchObject({ well_ndx });
  });
});

describe('the full record of a well', () => {
  it('holds how to get in, the Texas grid in its parts, and what else stands at the well', async () => {
    const { well_ndx, district_well_id, tx_grid } = await buildWell(staff);
    await sql(
      `update wells set gate_code = '1234#', access_notes = 'Beware of the dog', setback_septic_system_ft = 150
       where well_ndx = $1`,
      [well_ndx],
    );
    const active = await buildMeter(staff, { setup_well_ndx: well_ndx });
    await buildMeter(staff, { setup_well_ndx: well_ndx, retired_date: '2025-01-31' });
    const linked = await buildMeter(staff);
    const unlinked = await buildMeter(staff);
    const coming = await buildMeter(staff);
    await sql(
      `insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
       values ($1, $4, '2024-02-01', district_today()), ($2, $4, '2024-02-01', district_today() - 1),
         ($3, $4, district_today() + 1, null)`,
      [linked.meter_ndx, unlinked.meter_ndx, coming.meter_ndx, well_ndx],
    );
    const record = await read(`well-actions/well-record/${district_well_id}`);
    expect(record).toMatchObject({
      gate_code: '1234#',
      access_notes: 'Beware of the dog',
      setback_septic_system_ft: 150,
      system_type_ndx: 999,
      permitted_well: false,
      active_assoc_meters_ndx: [active.meter_ndx, linked.meter_ndx],
    });
    expect([record['tx_grid_deg'], record['tx_grid_sevmin'], record['tx_grid_twomin']].join('-')).toBe(tx_grid);
  });

  it('is permitted while a permit covers it today', async () => {
    const { well_ndx, district_well_id } = await buildWell(staff);
    await sql(
      `insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal) values (1, 'H1-20-1', 2020, 1)`,
    );
    await sql(`insert into permit_wells (permit_ndx, well_ndx, start_date) values (1, $1, district_today())`, [
      well_ndx,
    ]);
    expect(await read(`well-actions/well-record/${district_well_id}`)).toMatchObject({ permitted_well: true });
    await sql(`update permits set ended_date = district_today() - 1, permit_status_ndx = 7 where permit_ndx = 1`);
    expect(await read(`well-actions/well-record/${district_well_id}`)).toMatchObject({ permitted_well: false });
  });
});

describe('the inspections of a well', () => {
  it('come with the latest first, and are none at the beginning', async () => {
    const { well_ndx } = await buildWell(staff);
    expect(await rows(`well-actions/${well_ndx}/inspections`)).toEqual([]);
    const first = await inspect(well_ndx, '2024-03-01', 999);
    const second = await inspect(well_ndx, '2025-03-01');
    expect(await rows(`well-actions/${well_ndx}/inspections`)).toMatchObject([
      { ir_ndx: second, ir_type_desc: 'Routine', chk_meter: true, chk_identity: false },
      { ir_ndx: first, ir_type_desc: null },
    ]);
  });

  it('are those of no other well', async () => {
    const [own, other] = [await buildWell(staff), await buildWell(staff)];
    const ir_ndx = await inspect(own.well_ndx, '2024-03-01');
    expect(await rows(`well-actions/${other.well_ndx}/inspections`)).toEqual([]);
    expect(await read(`well-actions/${own.well_ndx}/inspections/${ir_ndx}`)).toMatchObject({ ir_ndx });
    const foreign = await ask(`well-actions/${other.well_ndx}/inspections/${ir_ndx}`);
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toMatchObject({ detail: 'There is no inspection.' });
  });
});

describe('the map of the field crews', () => {
  it('has unpublished wells and no removed ones', async () => {
    const kept = await buildWell(staff, { is_published: false, lat_dd: 30.25, lon_dd: -97.75 });
    const gone = await buildWell(staff);
    await sql('update wells set removed = true where well_ndx = $1', [gone.well_ndx]);
    const wells = await rows('map-wells');
    expect(wells.find(({ well_ndx }) => well_ndx === kept.well_ndx)).toMatchObject({
      well_id: kept.district_well_id,
      location_geometry: { type: 'Point', coordinates: [-97.75, 30.25] },
      owner_name: null,
      well_class: null,
      primary_use: 'Domestic',
    });
    expect(wells.some(({ well_ndx }) => well_ndx === gone.well_ndx)).toBe(false);
  });
});

describe('a reading', () => {
  it('is found by its fiscal year, its month, its permit and its meter, as they are chosen one after the other', async () => {
    const { well_ndx } = await buildWell(staff);
    const { meter_ndx } = await buildMeter(staff, { setup_well_ndx: well_ndx });
    await sql(
      `insert into permits (permit_ndx, permit_number, permit_name, permit_year, authorized_volume_gal, start_date, ended_date, permit_status_ndx)
       values (2, 'H2-24-1', 'Mill Creek', 2024, 12000, '2024-01-01', '2024-08-31', 3)`,
    );
    await sql(`insert into permit_wells (permit_ndx, well_ndx, start_date) values (2, $1, '2024-01-01')`, [well_ndx]);
    await sql(
      `insert into meter_readings (meter_reading_ndx, meter_ndx, c_year, c_month, meter_reading)
       values (1, $1, 2024, 3, 1500), (2, $1, 2024, 4, 1750)`,
      [meter_ndx],
    );
    expect(await rows('lookup/ui-lookup-mr-filters-years-new')).toContainEqual({ fiscal_year: 2024 });
    const groupings = await rows('lookup/ui-lookup-mr-filters-permitgroupings');
    expect(groupings.filter((row) => row['grouping_name'] === 'Mill Creek')).toEqual([
      { grouping_ndx: -2, grouping_name: 'Mill Creek', fiscal_year: 2024 },
    ]);
    const meters = await rows('meter-reading/meters/2024/4/-2');
    expect(meters).toMatchObject([{ meter_ndx, meter_reading_ndx: 2 }]);
    expect(await read('meter-reading/2')).toMatchObject({
      meter_ndx,
      prev_meter_reading: 1500,
      meter_reading: 1750,
      calculated_gallons: 250,
    });
  });
});

describe('the lists to choose from', () => {
  it('name their rows as the forms ask for them', async () => {
    expect((await rows('lookup/list-months'))[0]).toEqual({ month_number: 1, month_name: 'January' });
    const types = await rows('lookup/inspection-types');
    expect(types).toContainEqual({ ir_type_ndx: 4, ir_type_desc: 'Meter check' });
    expect(types).toContainEqual({ ir_type_ndx: 999, ir_type_desc: '' });
    expect((await rows('lookup/ui-list-wq-parameters'))[1]).toMatchObject({
      param_abbrev: 'pH',
      dataentry_primary: true,
    });
    expect(await rows('lookup/well-statuses')).toContainEqual({ status_ndx: 1, status_type_desc: 'Active' });
  });

  it('offer active meters alone, and no parameter that is ignored', async () => {
    const { meter_ndx, meter_id } = await buildMeter(staff, { meter_serial_number: 'SN 7' });
    const retired = await buildMeter(staff, { retired_date: '2025-01-31' });
    const meters = await rows('lookup/meters');
    expect(meters.find((row) => row['meter_ndx'] === meter_ndx)).toMatchObject({ meter_sn: 'SN 7' });
    expect(meters.find((row) => row['meter_ndx'] === meter_ndx)!['meter_info']).toContain(meter_id);
    expect(meters.some((row) => row['meter_ndx'] === retired.meter_ndx)).toBe(false);

    await sql(`update aqsci_parameters set ignore = true where parameter_name = 'Turbidity'`);
    const names = (await rows('lookup/ui-list-wq-parameters')).map((row) => row['parameter_name']);
    expect(names).toContain('pH');
    expect(names).not.toContain('Turbidity');
  });

  it.each(['accounts', 'wells', 'well_uses', 'pg-roles', "well-uses'--"])('have none of %s', async (name) => {
    const response = await ask(`lookup/${encodeURIComponent(name)}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404 });
  });
});

describe('water quality parameters', () => {
  it('are listed with those that are ignored, and one by one with the names that laboratories print', async () => {
    const response = await product.fetch('administrator', '/api/list-aqsci-parameters-all');
    const parameters = (await response.json()) as Row[];
    expect(parameters.find((row) => row['parameter_name'] === 'Turbidity')).toMatchObject({ ignore: true });
    const conductance = parameters.find((row) => row['parameter_name'] === 'Specific Conductance')!;
    const one = await product.fetch(
      'administrator',
      `/api/list-aqsci-parameters-with-akas/${String(conductance['aqsci_parameter_ndx'])}`,
    );
    expect(await one.json()).toMatchObject({ unit_abbrev: 'µS/cm', akas: ['Conductivity'], version: 1 });
  });
});

describe('uploads of logger files', () => {
  it('say how far they came, and are active while they are processed, the oldest first', async () => {
    await sql(`
      insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx, status, progress, file_count, error)
      values (1, 'Done', 'Crew', 1, 'completed', 100, 2, null), (2, 'Bad', 'Crew', 1, 'failed', 10, 1, 'Line 3 has no date.'),
        (3, 'On its way', 'Crew', 1, 'processing', 40, 3, null), (4, 'Waits', 'Crew', 1, 'processing', 0, 1, null)`);
    const active = await product.fetch('administrator', '/api/upload-logger-data/active');
    expect(((await active.json()) as Row[]).map(({ id }) => id)).toEqual([3, 4]);
    const failed = await product.fetch('administrator', '/api/upload-logger-data/status/2');
    expect(await failed.json()).toEqual({
      uploadId: 2,
      status: 'failed',
      progress: 10,
      fileCount: 1,
      error: 'Line 3 has no date.',
    });
    expect((await product.fetch('administrator', '/api/upload-logger-data/status/9')).status).toBe(404);
  });
});

import { addFieldReading, changeFieldReading } from '@artesian/contract/field/meter-reading';
import { addInspection, changeInspection } from '@artesian/contract/field/inspections';
import { addWaterLevel } from '@artesian/contract/field/water-levels';
import { addWaterQuality } from '@artesian/contract/field/water-quality';
import { changeWellRecord, createWell, createWellRecord } from '@artesian/contract/field/well-record';
import { wellDetails } from '@artesian/contract/wells/well-parts';
import { wells } from '@artesian/contract/wells/wells';
import { describe, expect, it } from 'vitest';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

type Row = Record<string, unknown>;
const { product, staff } = await sharedProduct();
const owner = await product.as('well-owner');

const place = { lat_dd: 30.16823, lon_dd: -97.85184 };
const read = async (path: string) => (await product.fetch('administrator', `/api/${path}`)).json() as Promise<Row[]>;

describe('a well that is created in the field', () => {
  it('is answered with its District Well Id and Texas grid, not published, by whoever signed in', async () => {
    const body = { ...place, well_name: 'Gate', created_by: 'somebody else', is_published: true };
    const well = await staff.call(createWell, { body });
    expect(well).toMatchObject({ well_name: 'Gate', is_published: false, primary_use_ndx: 999, version: 1 });
    expect(well.district_well_id).toContain([well.tx_grid_deg, well.tx_grid_sevmin, well.tx_grid_twomin].join('-'));
    expect(well.created_by).not.toBe('somebody else');
    expect(await staff.register(wells).get(well.well_ndx)).toMatchObject({ well_name: 'Gate', ...place });
  });

  it.each([
    [{}, 'lat_dd', '*Required field'],
    [{ ...place, lat_dd: 90.1 }, 'lat_dd', 'Latitude must be between -90 and 90'],
    [{ ...place, lon_dd: -181 }, 'lon_dd', 'Longitude must be between -180 and 180'],
    [
      { ...place, well_class_ndx: 4711 },
      'well_class_ndx',
      'This classification does not exist. Choose one from the list.',
    ],
  ])('is refused as %j', async (body, field, message) => {
    expect((await refusalOf(staff.call(createWell, { body: body as never }))).errors).toContainEqual({
      field,
      message,
    });
  });
});

describe('the full record of a well', () => {
  it('is the row that the office edits: both see what the other saved, and its history has both', async () => {
    const well = await staff.call(createWellRecord, { body: { ...place, gate_code: '1234#', is_slab: true } });
    const params = { id: well.district_well_id };
    await staff.register(wellDetails).update(well.well_ndx, { has_geo_log: true }, well.version);
    const body = { lat_dd: 30.6, well_status_ndx: 1, owner_primary_contact_email: null };
    const changed = await staff.call(changeWellRecord, { params, body, version: well.version });
    expect(changed).toMatchObject({ gate_code: '1234#', is_slab: true, lat_dd: 30.6, well_status_ndx: 1 });
    expect(changed.tx_grid_sevmin).not.toBe(well.tx_grid_sevmin);
    expect(await staff.register(wellDetails).get(well.well_ndx)).toMatchObject({
      has_geo_log: true,
      well_status_ndx: 1,
    });
    const history = await read(`history/list-wells-details/${well.well_ndx}`);
    expect(history.map(({ changes }) => changes)).toContainEqual([{ field: 'well_status_ndx', before: 999, after: 1 }]);
    const ofField = encodeURIComponent('field-services/well-actions/well-record');
    expect((await read(`history/${ofField}/${well.well_ndx}`)).map(({ changes }) => changes)).toMatchObject([
      [{ field: 'lat_dd', after: 30.6 }, { field: 'well_status_ndx' }],
      expect.arrayContaining([{ field: 'gate_code', before: null, after: '1234#' }]),
    ]);
  });

  it('refuses what is no e-mail address, below nothing or of a well that there is not', async () => {
    const { district_well_id: id } = await staff.call(createWell, { body: place });
    const change = (body: object, params = { id }) => refusalOf(staff.call(changeWellRecord, { params, body }));
    expect((await change({ owner_primary_contact_email: 'nobody' })).errors).toEqual([
      { field: 'owner_primary_contact_email', message: 'Invalid email format' },
    ]);
    expect((await change({ pump_depth_ft: -1 })).errors).toEqual([
      { field: 'pump_depth_ft', message: 'Enter 0 or more.' },
    ]);
    expect(await change({ city: 'Buda' }, { id: 'no-such-well' })).toMatchObject({
      status: 404,
      detail: 'There is no well.',
    });
  });
});

describe('an inspection', () => {
  it('is written down, and changed field by field', async () => {
    const { well_ndx: wellNdx } = await buildWell(staff);
    const body = { inspected_by: 'Crew', ir_type_ndx: 1, chk_meter: true, follow_up_date: '2030-01-31' };
    const added = await staff.call(addInspection, { params: { wellNdx }, body });
    expect(added).toMatchObject({ ...body, well_ndx: wellNdx, ir_type_desc: 'Routine', chk_use: false, version: 1 });
    expect(Math.abs(Date.now() - Date.parse(added.inspection_date))).toBeLessThan(60_000);
    const params = { wellNdx, ir_ndx: added.ir_ndx };
    expect(
      await staff.call(changeInspection, { params, body: { field_notes: 'Leaks', chk_meter: false } }),
    ).toMatchObject({ ...body, chk_meter: false, field_notes: 'Leaks', version: 2 });
  });

  it('names who inspected, and belongs to its well', async () => {
    const [one, other] = [await buildWell(staff), await buildWell(staff)];
    const params = { wellNdx: one.well_ndx };
    expect((await refusalOf(staff.call(addInspection, { params, body: { inspected_by: ' ' } }))).errors).toEqual([
      { field: 'inspected_by', message: '*Required field' },
    ]);
    const { ir_ndx } = await staff.call(addInspection, { params, body: { inspected_by: 'Crew' } });
    const foreign = staff.call(changeInspection, { params: { wellNdx: other.well_ndx, ir_ndx }, body: {} });
    expect(await refusalOf(foreign)).toMatchObject({ status: 404, detail: 'There is no inspection.' });
  });
});

describe('a water level', () => {
  const measure = async (body: object, wellNdx?: number) =>
    staff.call(addWaterLevel, {
      params: { wellNdx: wellNdx ?? (await buildWell(staff)).well_ndx },
      body: body as { wl_meas_val_ft: number },
    });

  it.each([
    [{ wl_meas_val_ft: 215.63, wl_meas_point_height_in: 18 }, 214.13],
    [{ wl_meas_val_ft: 198.4, wl_meas_point_height_in: -24 }, 200.4],
    [{ wl_meas_val_ft: 215.63, wl_meas_point_height_in: 18, wl_meas_from_ndx: 2 }, 215.63],
    [{ wl_meas_val_ft: 100, wl_meas_val_ft_2: 100.02, wl_meas_val_ft_3: 103, is_pumping: false }, 100.01],
    [{ wl_meas_val_ft: 100, wl_meas_val_ft_2: 101, remarks: 'Water falls: the pump ran.' }, 100.5],
  ])('of %j stands %d ft below land surface', async (body, dtw_ft) => {
    expect(await measure(body)).toMatchObject({ is_pumping: true, ...body, dtw_ft });
  });

  it('needs a measurement, and a remark where measurements differ', async () => {
    expect((await refusalOf(measure({}))).errors).toEqual([{ field: 'wl_meas_val_ft', message: '*Required field' }]);
    expect((await refusalOf(measure({ wl_meas_val_ft: 100, wl_meas_val_ft_2: 101 }))).errors).toEqual([
      {
        field: 'remarks',
        message: 'The readings differ by 1 ft, more than 0.02 ft. Measure again, or explain in a remark.',
      },
    ]);
  });

  it('stands in the series of the well, and in its graph when levels are published', async () => {
    const { well_ndx } = await buildWell(staff);
    const body = { wl_meas_val_ft: 88, is_pumping: false, collect_timestamp: '2025-05-05T15:00:00Z' };
    await measure(body, well_ndx);
    const series = (await read(`level-series/${well_ndx}`)) as unknown as { by_hand: Row[] };
    expect(JSON.stringify(series)).toContain('"dtw_ft":88');
    await product.database.pool.query('select api.publish_water_levels()');
    expect(await read(`ui-graph-daily-waterlevels/${well_ndx}`)).toMatchObject([{ dtw_ft: 88 }]);
    expect(await read(`field-services/well-actions/${well_ndx}/water-levels`)).toMatchObject([{ dtw_ft: 88 }]);
  });
});

describe('a sample of water', () => {
  const sample = (wellNdx: number, parameters: object[]) =>
    staff.call(addWaterQuality, { params: { wellNdx }, body: { parameters: parameters as never, aqsci_lab_ndx: 2 } });

  it('is kept with all of its results, without those that were not measured', async () => {
    const { well_ndx } = await buildWell(staff);
    const results = [
      { parameter_ndx: 2, result_value: 7.1, is_nondetect: false },
      { parameter_ndx: 15, result_value: 0.05, is_nondetect: true },
    ];
    const saved = await sample(well_ndx, [...results, { parameter_ndx: 3, result_value: null }]);
    expect(saved).toMatchObject({ well_ndx, well_purged: true, aqsci_lab_ndx: 2, parameters: results });
    expect(await read(`field-services/well-actions/${well_ndx}/water-quality`)).toMatchObject([
      { parameters: results },
    ]);
  });

  it('is not kept at all where one of its results is wrong, which is named by its place', async () => {
    const { well_ndx } = await buildWell(staff);
    const good = { parameter_ndx: 2, result_value: 7 };
    const nondetect = refusalOf(sample(well_ndx, [good, { parameter_ndx: 3, is_nondetect: true }]));
    expect((await nondetect).errors).toEqual([
      { field: 'parameters.1.result_value', message: 'Enter detection limit as a value if result is a non-detect.' },
    ]);
    expect((await refusalOf(sample(well_ndx, [good, { parameter_ndx: 4711, result_value: 1 }]))).errors).toEqual([
      { field: 'parameters.1.parameter_ndx', message: 'This parameter does not exist. Choose one from the list.' },
    ]);
    expect((await refusalOf(sample(well_ndx, [good, good]))).errors).toMatchObject([
      { field: 'parameters.1.parameter_ndx' },
    ]);
    expect(await read(`field-services/well-actions/${well_ndx}/water-quality`)).toEqual([]);
    expect(await refusalOf(sample(2147483647, [good]))).toMatchObject({
      status: 404,
      detail: 'Invalid well or wellNdx not found.',
    });
  });
});

describe('a reading of a meter', () => {
  it('follows the one before it, and takes its reason away with its adjustment', async () => {
    const { meter_ndx } = await buildMeter(staff);
    const enter = (c_month: number, entered: object) =>
      staff.call(addFieldReading, { body: { meter_ndx, c_year: 2024, c_month, ...entered } });
    await enter(3, { meter_reading: 1000 });
    const second = await enter(4, { meter_reading: 900, adjustment: 250, mr_adjustment_reason_ndx: 1 });
    expect(second).toMatchObject({ prev_meter_reading: 1000, calculated_gallons: 150, version: 1 });
    const params = { meter_reading_ndx: second.meter_reading_ndx };
    const changed = await staff.call(changeFieldReading, {
      params,
      body: { meter_reading: 1300, adjustment: 0 },
      version: 1,
    });
    expect(changed).toMatchObject({ calculated_gallons: 300, mr_adjustment_reason_ndx: null });
    expect(await refusalOf(enter(5, { meter_reading: 1400, adjustment: 7 }))).toMatchObject({
      status: 400,
      errors: [{ field: 'mr_adjustment_reason_ndx', message: 'Adjustment Reason is required' }],
    });
    expect((await refusalOf(enter(13, { meter_reading: 1 }))).status).toBe(400);
    expect(
      (await refusalOf(staff.call(addFieldReading, { body: { meter_ndx, c_year: 2023, c_month: 5 } }))).errors,
    ).toEqual([{ field: 'c_month', message: 'The meter was not installed yet in this month.' }]);
  });

  it('comes from staff alone: a Well Owner sends it in for approval', async () => {
    const { meter_ndx } = await buildMeter(staff);
    const body = { meter_ndx, c_year: 2024, c_month: 3, meter_reading: 10 };
    expect(await refusalOf(owner.call(addFieldReading, { body }))).toMatchObject({ status: 403 });
    const { meter_reading_ndx } = await staff.call(addFieldReading, { body });
    const foreign = owner.call(changeFieldReading, { params: { meter_reading_ndx }, body: { meter_reading: 11 } });
    expect(await refusalOf(foreign)).toMatchObject({ status: 404, detail: 'There is no meter reading.' });
  });
});

import { restoreRecord } from '@artesian/contract/language/history';
import { meterAccuracyTests } from '@artesian/contract/metering/accuracy-tests';
import { meterDials } from '@artesian/contract/metering/dials';
import { meters } from '@artesian/contract/metering/meters';
import { saveReadings, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import { readingsOfChain, replaceMeter, undoReplacement } from '@artesian/contract/metering/replacement';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { describe, expect, it } from 'vitest';
import { buildMeter } from './support/builders.ts';
import { sharedProduct } from './support/product.ts';

const { product, staff } = await sharedProduct();

const dialsOf = (meter_ndx: number) => staff.register(meterDials).listOf(meter_ndx);
const sayDial = (meter_ndx: number, dial: object) =>
  staff.register(meterDials).create({ meter_ndx, ...dial } as Parameters<typeof create>[0]);
const { create } = staff.register(meterDials);
const save = (meter_ndx: number, c_year: number, c_month: number, values: Partial<ReadingToSave>) =>
  staff.call(saveReadings, { body: [{ meter_ndx, c_year, c_month, ...values }] });
const chainOf = async (meter_ndx: number) =>
  (await staff.view(readingsOfChain, { params: { meter_ndx } })).map((row) => [
    `${row.c_year}-${row.c_month}`,
    row.prev_meter_reading,
    row.meter_reading,
    row.dial,
    row.calculated_gallons,
  ]);

/** The worked case of docs/conventions.md. */
it('counts hundreds of cubic feet over the end of its dial and over a swap, to the gallon', async () => {
  const meter = await buildMeter(staff, { joined_date: '2024-09-01', start_reading: 999_812.5 });
  await sayDial(meter.meter_ndx, { unit: 'cu ft', multiplier: 100, digits: 6, decimals: 1 });
  const [first] = await save(meter.meter_ndx, 2024, 9, { meter_reading: 999_901.2 });
  expect(first).toMatchObject({ dial_unit: 'cu ft', dial_multiplier: 100, calculated_gallons: 66_352 });
  const rolled = { meter_reading: 12.4, adjustment: 748_051_948, mr_adjustment_reason_ndx: 1 };
  await save(meter.meter_ndx, 2024, 10, rolled);
  const fresh = await staff.call(replaceMeter, {
    params: { meter_ndx: meter.meter_ndx },
    body: { retired_date: '2024-11-10', final_reading: 55, start_reading: 0, unit: 'gal', multiplier: 1000, digits: 7 },
  });
  await save(fresh.meter_ndx, 2024, 11, { meter_reading: 21 });
  expect(await chainOf(meter.meter_ndx)).toEqual([
    ['2024-11', 0, 21, '× 1,000 gal', 21_000],
    ['2024-11', 12.4, 55, '× 100 cu ft', 31_867],
    ['2024-10', 999_901.2, 12.4, '× 100 cu ft', 83_183],
    ['2024-9', 999_812.5, 999_901.2, '× 100 cu ft', 66_352],
  ]);
  expect(await dialsOf(fresh.meter_ndx)).toMatchObject([
    { holds_from: null, unit: 'gal', multiplier: 1000, digits: 7, decimals: 0 },
  ]);
});

describe('a dial', () => {
  it('is said, changed and taken back with the gallons of every reading that was read from it', async () => {
    const meter = await buildMeter(staff);
    const gallons = async () => (await chainOf(meter.meter_ndx)).map((row) => row.at(-1));
    await save(meter.meter_ndx, 2024, 2, { meter_reading: 100 });
    await save(meter.meter_ndx, 2024, 3, { meter_reading: 250.5 });
    expect(await gallons()).toEqual([151, 100]);
    const dial = await sayDial(meter.meter_ndx, { unit: 'cu ft' });
    expect(await gallons()).toEqual([1126, 748]);
    await staff
      .register(meterDials)
      .update(dial.meter_dial_ndx, { unit: 'gal', multiplier: 1000, holds_from: '2024-03-20' }, dial.version);
    expect(await gallons()).toEqual([250_400, 100]);
    await staff.register(meterDials).delete(dial.meter_dial_ndx);
    expect(await gallons()).toEqual([151, 100]);
  });

  it('is said once from a day on, and nothing of it is beyond what a dial can be', async () => {
    const meter = await buildMeter(staff);
    await sayDial(meter.meter_ndx, { unit: 'cu ft' });
    const refused = (dial: object) => expect(sayDial(meter.meter_ndx, dial)).rejects;
    await refused({ unit: 'gal' }).toMatchObject({ status: 422, message: /from this day already/ });
    await refused({ unit: 'liters' }).toMatchObject({ status: 400, message: /Choose one of/ });
    await refused({ unit: 'gal', holds_from: '2024-05-01', multiplier: 0.00001 }).toMatchObject({ status: 400 });
    await refused({ unit: 'gal', holds_from: '2024-05-01', multiplier: 1.23456 }).toMatchObject({
      status: 422,
      message: /three decimals/,
    });
    await refused({ unit: 'gal', holds_from: '2024-05-01', digits: 2 }).toMatchObject({ status: 400 });
  });

  it('refuses what cannot be counted, of a reading and of its own unit, in words', async () => {
    const meter = await buildMeter(staff);
    await expect(save(meter.meter_ndx, 2024, 2, { meter_reading: 1.0005 })).rejects.toMatchObject({
      status: 400,
      message: /three decimals/,
    });
    await save(meter.meter_ndx, 2024, 2, { meter_reading: 9_000_000_000_000 });
    await expect(sayDial(meter.meter_ndx, { unit: 'acre-ft' })).rejects.toMatchObject({
      status: 422,
      message: /more water than can be counted/,
    });
    await sayDial(meter.meter_ndx, { unit: 'acre-ft', holds_from: '2024-03-01' });
    await expect(save(meter.meter_ndx, 2024, 3, { meter_reading: 9_000_000_000_000 })).rejects.toMatchObject({
      status: 422,
      message: /more water than can be counted/,
    });
  });

  it('goes over to the meter that replaces its own, and goes with it where that is taken back', async () => {
    const meter = await buildMeter(staff);
    await sayDial(meter.meter_ndx, { unit: 'gal', multiplier: 10, digits: 8, decimals: 1 });
    const params = { meter_ndx: meter.meter_ndx };
    const body = { retired_date: '2024-11-10', final_reading: 55.5, start_reading: 0 };
    const fresh = await staff.call(replaceMeter, { params, body });
    const [dial] = await dialsOf(fresh.meter_ndx);
    expect(dial).toMatchObject({ holds_from: null, unit: 'gal', multiplier: 10, digits: 8, decimals: 1 });
    await staff.call(undoReplacement, { params });
    const again = await staff.call(replaceMeter, { params, body });
    const [copied] = await dialsOf(again.meter_ndx);
    await staff.register(meterDials).update(copied!.meter_dial_ndx, { digits: 7 }, copied!.version);
    await expect(staff.call(undoReplacement, { params })).rejects.toMatchObject({ status: 409 });
  });

  it('is deleted with a meter that was made by mistake, and comes back with it', async () => {
    const meter = await buildMeter(staff);
    await sayDial(meter.meter_ndx, { unit: 'cu ft' });
    await staff.register(meters).delete(meter.meter_ndx, meter.version);
    await staff.call(restoreRecord, { params: { register: meters.path, key: meter.meter_ndx } });
    expect(await dialsOf(meter.meter_ndx)).toMatchObject([{ unit: 'cu ft', multiplier: 1 }]);
  });
});

it('a test of accuracy is out of tolerance from the percentage that the district sets', async () => {
  const meter = await buildMeter(staff);
  const test = (tested_on: string, registered_pct: number) =>
    staff.register(meterAccuracyTests).create({ meter_ndx: meter.meter_ndx, tested_on, registered_pct });
  await test('2024-05-02', 95);
  await test('2025-05-02', 94.99);
  await test('2026-05-02', 105.01);
  const found = async () =>
    (await staff.register(meterAccuracyTests).listOf(meter.meter_ndx)).map((row) => row.is_out_of_tolerance);
  expect(await found()).toEqual([true, true, false]);
  const developer = await product.as('developer');
  const setTolerance = (value: string | null) =>
    developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_METER_TOLERANCE' }, body: { value } });
  await setTolerance('5.005');
  expect(await found()).toEqual([true, true, false]);
  await setTolerance('6');
  expect(await found()).toEqual([false, false, false]);
  await setTolerance(null);
  expect(await found()).toEqual([true, true, false]);
});

import { meters } from '@artesian/contract/metering/meters';
import { meterWells } from '@artesian/contract/metering/meter-wells';
import { meterChain, readingsOfChain, replaceMeter, undoReplacement } from '@artesian/contract/metering/replacement';
import { recordHistory, restoreRecord } from '@artesian/contract/language/history';
import { describe, expect, it } from 'vitest';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

it('begins with what its register shows, and shares its water over its wells when it is told to', async () => {
  const meter = await buildMeter(staff, { start_reading: 9_500_000_000, shares_over_wells: true });
  expect(meter).toMatchObject({ start_reading: 9_500_000_000, shares_over_wells: true });
  const changed = await staff
    .register(meters)
    .update(meter.meter_ndx, { start_reading: 120, shares_over_wells: false }, meter.version);
  expect(changed).toMatchObject({ start_reading: 120, shares_over_wells: false });
  expect(await staff.register(meters).get(meter.meter_ndx)).toEqual(changed);
});

it('begins with nothing at one well unless told, and never with less', async () => {
  expect(await buildMeter(staff)).toMatchObject({ start_reading: 0, shares_over_wells: false });
  await expect(buildMeter(staff, { start_reading: -1 })).rejects.toMatchObject({ status: 400 });
});

it('keeps its readings within its dates, in words for a person', async () => {
  const meter = await buildMeter(staff, { joined_date: '2024-02-10' });
  await product.database.pool.query(
    'insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, 2024, 2, 5), ($1, 2024, 6, 9)',
    [meter.meter_ndx],
  );
  const retire = (retired_date: string) =>
    staff.register(meters).update(meter.meter_ndx, { retired_date }, meter.version);
  await expect(retire('2024-05-31')).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'retired_date' }], detail: expect.stringContaining('has readings') },
  });
  expect(await retire('2024-06-01')).toMatchObject({ is_active: false });
});

it('that was made by mistake is deleted with its links and comes back with them; one that was read stays', async () => {
  const meter = await buildMeter(staff);
  const well = await buildWell(staff);
  await staff
    .register(meterWells)
    .create({ meter_ndx: meter.meter_ndx, well_ndx: well.well_ndx, start_date: '2024-01-01' });
  const links = async () => (await staff.register(meterWells).listOf(meter.meter_ndx)).length;
  const linked = await links();
  const at = { register: meters.path, key: meter.meter_ndx };
  await staff.register(meters).delete(meter.meter_ndx, meter.version);
  await expect(staff.register(meters).get(meter.meter_ndx)).rejects.toMatchObject({ status: 404 });
  await staff.call(restoreRecord, { params: at });
  expect(await staff.register(meters).get(meter.meter_ndx)).toMatchObject({ meter_id: meter.meter_id });
  expect(await links()).toBe(linked);

  await product.database.pool.query(
    'insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, 2025, 2, 5)',
    [meter.meter_ndx],
  );
  await expect(staff.register(meters).delete(meter.meter_ndx)).rejects.toMatchObject({
    status: 422,
    problem: { detail: 'This meter is still in use: meter readings refer to it.' },
  });
});

describe('a replacement', () => {
  const query = async <R extends object>(text: string, values: unknown[] = []) =>
    (await product.database.pool.query<R>(text, values)).rows;
  const wellsOf = (meter_ndx: number) => staff.register(meterWells).listOf(meter_ndx);
  const chainOf = (meter_ndx: number) => staff.view(meterChain, { params: { meter_ndx } });
  const readingsOf = async (meter_ndx: number) =>
    (await staff.view(readingsOfChain, { params: { meter_ndx } })).map((row) => [
      row.meter_id,
      `${row.c_year}-${row.c_month}`,
      row.prev_meter_reading,
      row.meter_reading,
      row.calculated_gallons,
    ]);
  const replace = (meter: { meter_ndx: number; version?: number }, changes: object = {}, idempotencyKey?: string) =>
    staff.call(replaceMeter, {
      params: { meter_ndx: meter.meter_ndx },
      body: { retired_date: '2025-01-20', final_reading: 851_250, start_reading: 120, ...changes },
      version: meter.version,
      idempotencyKey,
    });
  const undo = (meter_ndx: number) => staff.call(undoReplacement, { params: { meter_ndx } });

  /** Read in December, linked to one well for good and to another that it left. */
  async function aMeterInUse() {
    const meter = await buildMeter(staff, {
      joined_date: '2024-09-01',
      start_reading: 840_000,
      shares_over_wells: true,
    });
    await query(
      'insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, 2024, 12, 845000)',
      [meter.meter_ndx],
    );
    const other = await buildWell(staff);
    await query(
      `insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
       values ($1, $2, '2024-09-01', null), ($1, $3, '2024-09-01', '2024-10-31')`,
      [meter.meter_ndx, meter.setup_well_ndx, other.well_ndx],
    );
    return meter;
  }
  const everythingOf = async (meter_ndx: number) => ({
    meter: await query('select retired_date, is_active from meters where meter_ndx = $1', [meter_ndx]),
    links: await query('select well_ndx, start_date, end_date from meter_wells where meter_ndx = $1 order by 1', [
      meter_ndx,
    ]),
    readings: await query(
      'select c_year, c_month, meter_reading, prev_meter_reading from meter_readings where meter_ndx = $1 order by 1, 2',
      [meter_ndx],
    ),
    all: await query('select (select count(*) from meters) as meters, (select count(*) from meter_wells) as links'),
  });

  it('is the last of the old meter, the first of the new one and the wells of both, written as one act', async () => {
    const old = await aMeterInUse();
    const key = `replacement-of-${old.meter_ndx}`;
    const fresh = await replace(old, { meter_serial_number: 'SN-99' }, key);
    expect(fresh).toMatchObject({
      is_active: true,
      joined_date: '2025-01-20',
      start_reading: 120,
      replaces_meter_ndx: old.meter_ndx,
      setup_well_ndx: old.setup_well_ndx,
      shares_over_wells: true,
      meter_serial_number: 'SN-99',
    });
    expect(await replace(old, { meter_serial_number: 'SN-99' }, key)).toEqual(fresh);
    expect(await staff.register(meters).get(old.meter_ndx)).toMatchObject({
      is_active: false,
      retired_date: '2025-01-20',
    });
    expect((await wellsOf(old.meter_ndx)).map((row) => row.end_date).toSorted()).toEqual(['2024-10-31', '2025-01-20']);
    expect(await wellsOf(fresh.meter_ndx)).toMatchObject([
      { well_ndx: old.setup_well_ndx, start_date: '2025-01-20', end_date: null },
    ]);
    // 6,250 of the old one and 4,000 of the new one in the month of the replacement.
    await query('insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, 2025, 1, 4120)', [
      fresh.meter_ndx,
    ]);
    expect(await readingsOf(old.meter_ndx)).toEqual([
      [fresh.meter_id, '2025-1', 120, 4120, 4000],
      [old.meter_id, '2025-1', 845_000, 851_250, 6250],
      [old.meter_id, '2024-12', 840_000, 845_000, 5000],
    ]);
    expect(await chainOf(fresh.meter_ndx)).toMatchObject([
      { meter_id: old.meter_id, last_reading: 851_250, metered_gallons: 11_250, replaces_meter_ndx: null },
      { meter_id: fresh.meter_id, last_reading: 4120, metered_gallons: 4000, replaces_meter_ndx: old.meter_ndx },
    ]);
    const [newest] = await staff.call(recordHistory, { params: { register: 'list-meters', key: old.meter_ndx } });
    expect(newest).toMatchObject({
      note: `Replacement of ${old.meter_id}`,
      changes: expect.arrayContaining([{ field: 'retired_date', before: null, after: '2025-01-20' }]),
    });
  });

  it('is refused in words, and then nothing of it is written', async () => {
    const old = await aMeterInUse();
    const retired = await buildMeter(staff, { retired_date: '2024-12-31' });
    const before = await everythingOf(old.meter_ndx);
    const tomorrow = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const refusals: [object, number, RegExp][] = [
      [{ retired_date: '2024-11-30' }, 422, /has readings before its installation or after its removal/],
      [{ retired_date: '2024-08-31' }, 422, /before its installation|not installed yet|removal date/],
      [{ retired_date: tomorrow }, 400, /in the future/],
      [{ retired_date: '2025-02-30' }, 400, /Invalid date/],
      [{ retired_date: '' }, 400, /Invalid date/],
      [{ retired_date: null }, 400, /Invalid date/],
      [{ final_reading: -1 }, 400, /Enter 0 or more/],
      [{ final_reading: 1.0005 }, 400, /Use at most three decimals/],
      [{ final_reading: '12' }, 400, /Enter a number/],
      [{ final_reading: null }, 400, /Enter a number/],
      [{ final_reading: 2 ** 60 }, 400, /or less/],
      [{ start_reading: -5 }, 400, /Enter 0 or more/],
      [{ start_reading: 'none' }, 400, /Enter a number/],
      [{ unit: 'barrels' }, 400, /Choose one of: gal, cu ft, acre-ft/],
      [{ unit: 'gal', multiplier: 0 }, 400, /Enter 0.001 or more/],
      [{ unit: 'gal', multiplier: 1.00005 }, 422, /three decimals/],
      [{ unit: 'gal', digits: 40 }, 400, /Enter 12 or less/],
      [{ meter_serial_number: 'x'.repeat(81) }, 400, /Use at most 80 characters/],
      [{ brand: '\u0000' }, 400, /invisible character/],
      [{ meter_type: 7 }, 400, /meter_type/],
      [{ notes: 'x'.repeat(4001) }, 400, /Use at most 4000 characters/],
      [{ reading_version: 'first' }, 400, /Enter a whole number/],
      [{ reading_version: 3 }, 409, /was deleted meanwhile/],
      // Read in December already, by somebody else.
      [{ retired_date: '2024-12-31' }, 409, /another reading .* meanwhile: 845,000 gal/],
    ];
    for (const [changes, status, words] of refusals) {
      await expect(replace(old, changes)).rejects.toMatchObject({ status, message: expect.stringMatching(words) });
    }
    await expect(replace(retired)).rejects.toMatchObject({ message: expect.stringMatching(/is already retired/) });
    await expect(replace({ meter_ndx: 2_000_000 })).rejects.toMatchObject({ status: 404 });
    await expect(replace({ ...old, version: old.version + 1 })).rejects.toMatchObject({ status: 412 });
    const owner = await product.as('well-owner');
    const params = { meter_ndx: old.meter_ndx };
    for (const call of [
      () => owner.call(undoReplacement, { params }),
      () => owner.view(meterChain, { params }),
      () => owner.view(readingsOfChain, { params }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403 });
    expect(await everythingOf(old.meter_ndx)).toEqual(before);
  });

  it('takes the place of the reading that was seen in its month', async () => {
    const old = await aMeterInUse();
    const [seen] = await staff.view(readingsOfChain, { params: { meter_ndx: old.meter_ndx } });
    await replace(old, { retired_date: '2024-12-31', final_reading: 846_000, reading_version: seen!.version });
    expect(await readingsOf(old.meter_ndx)).toEqual([[old.meter_id, '2024-12', 840_000, 846_000, 6000]]);
    await undo(old.meter_ndx);
    expect(await readingsOf(old.meter_ndx)).toEqual([[old.meter_id, '2024-12', 840_000, 845_000, 5000]]);
  });

  it('is taken back as one act, so that everything is as it was', async () => {
    const old = await aMeterInUse();
    const before = await everythingOf(old.meter_ndx);
    const first = await replace(old);
    await undo(old.meter_ndx);
    expect(await everythingOf(old.meter_ndx)).toEqual(before);
    await expect(staff.register(meters).get(first.meter_ndx)).rejects.toMatchObject({ status: 404 });
    await expect(undo(old.meter_ndx)).rejects.toMatchObject({ status: 409, message: /was not replaced in one step/ });
    const second = await replace({ meter_ndx: old.meter_ndx });
    await expect(replace({ meter_ndx: old.meter_ndx })).rejects.toMatchObject({ message: /is already retired/ });
    expect(await chainOf(old.meter_ndx)).toHaveLength(2);
    expect((await chainOf(second.meter_ndx)).map((row) => row.meter_id)).toEqual([old.meter_id, second.meter_id]);
  });

  it('stays once somebody has worked on with what it left', async () => {
    const [read, renamed] = [await aMeterInUse(), await aMeterInUse()];
    const ofRead = await replace(read);
    await query('insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, 2025, 2, 900)', [
      ofRead.meter_ndx,
    ]);
    await expect(undo(read.meter_ndx)).rejects.toMatchObject({ status: 409, message: /Readings have been entered/ });
    const ofRenamed = await replace(renamed);
    await staff.register(meters).update(ofRenamed.meter_ndx, { brand: 'Sensus' }, ofRenamed.version);
    await expect(undo(renamed.meter_ndx)).rejects.toMatchObject({
      message: /The meters have been changed since the replacement, by Ada Administrator/,
    });
    expect(await staff.register(meters).get(renamed.meter_ndx)).toMatchObject({ is_active: false });
  });

  it('is done once, whoever asks at the same time', async () => {
    const old = await aMeterInUse();
    const answers = await Promise.allSettled([replace(old), replace(old), replace(old)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await chainOf(old.meter_ndx)).toHaveLength(2);
  });
});

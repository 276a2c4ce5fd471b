import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreRecord } from '@artesian/contract/language/history';
import { meterAccuracyTests } from '@artesian/contract/metering/accuracy-tests';
import { meterDials } from '@artesian/contract/metering/dials';
import { meters } from '@artesian/contract/metering/meters';
import { saveReadings, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import { readingsOfChain, replaceMeter, undoReplacement } from '@artesian/contract/metering/replacement';
import { closedYears } from '@artesian/contract/permits/closed-years';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { completeMapping, noMapping, type Mode } from '../../src/import/mapping.ts';
import { readTable } from '../../src/import/file/read-table.ts';
import { findSubject } from '../../src/import/subject.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { buildPermitOn } from '../support/around-wells.ts';
import { buildMeter, buildWell } from '../support/builders.ts';
import { importRows } from '../support/import-rows.ts';
import { sharedProduct } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

const { product, staff } = await sharedProduct();
const folder = mkdtempSync(join(tmpdir(), 'artesian-dials-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dialsOf = (meter_ndx: number) => staff.register(meterDials).listOf(meter_ndx);
const sayDial = (meter_ndx: number, dial: object) =>
  staff.register(meterDials).create({ meter_ndx, ...dial } as Parameters<typeof create>[0]);
const { create } = staff.register(meterDials);
const save = (meter_ndx: number, c_year: number, c_month: number, values: Partial<ReadingToSave>) =>
  staff.call(saveReadings, { body: [{ meter_ndx, c_year, c_month, ...values }], confirmed: ['meter_reading'] });
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
    const refused = (dial: object) => refusalOf(sayDial(meter.meter_ndx, dial));
    expect(await refused({ unit: 'gal' })).toMatchObject({
      status: 422,
      detail: expect.stringMatching(/already has a dial from this day/) as string,
    });
    expect(await refused({ unit: 'liters' })).toMatchObject({
      status: 400,
      detail: expect.stringMatching(/Choose one of/) as string,
    });
    expect(await refused({ unit: 'gal', holds_from: '2024-05-01', multiplier: 0.00001 })).toMatchObject({
      status: 400,
    });
    expect(await refused({ unit: 'gal', holds_from: '2024-05-01', multiplier: 1.23456 })).toMatchObject({
      status: 422,
      detail: expect.stringMatching(/three decimals/) as string,
    });
    expect(await refused({ unit: 'gal', holds_from: '2024-05-01', digits: 2 })).toMatchObject({ status: 400 });
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
      message: /more water than the system can store/,
    });
    await sayDial(meter.meter_ndx, { unit: 'acre-ft', holds_from: '2024-03-01' });
    await expect(save(meter.meter_ndx, 2024, 3, { meter_reading: 9_000_000_000_000 })).rejects.toMatchObject({
      status: 422,
      message: /more water than the system can store/,
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

describe('a reading that can hardly be meant', () => {
  const body = (meter_ndx: number, ...shown: number[]) =>
    shown.map((meter_reading, index) => ({ meter_ndx, c_year: 2024, c_month: index + 1, meter_reading }));

  it('is asked about, each by its row, and saved when it is confirmed', async () => {
    const { meter_ndx, meter_id } = await buildMeter(staff);
    const readings = body(meter_ndx, 1000, 2000, 1500);
    expect(await refusalOf(staff.call(saveReadings, { body: readings }))).toMatchObject({
      status: 422,
      code: 'unlikely',
      errors: [
        {
          field: '1.meter_reading',
          message: `${meter_id}, 2024-02: Above the later reading of March 2024, 1,500 gal.`,
        },
        {
          field: '2.meter_reading',
          message: `${meter_id}, 2024-03: Below the previous reading, 2,000 gal. Explain it by an adjustment.`,
        },
      ],
    });
    expect(await chainOf(meter_ndx)).toEqual([]);
    await staff.call(saveReadings, { body: readings, confirmed: ['meter_reading'] });
    expect((await chainOf(meter_ndx)).map((row) => row.at(-1))).toEqual([-500, 1000, 1000]);
    // What it was is not asked about again.
    await staff.call(saveReadings, { body: [{ ...readings[2]!, notes: 'Seen' }] });
  });

  it('is one that the dial does not show', async () => {
    const { meter_ndx, meter_id } = await buildMeter(staff);
    await sayDial(meter_ndx, { unit: 'cu ft', multiplier: 100, digits: 4 });
    const asked = await refusalOf(staff.call(saveReadings, { body: body(meter_ndx, 10_000) }));
    expect(asked).toMatchObject({ code: 'unlikely', detail: `${meter_id}, 2024-01: The dial has 4 digits.` });
  });
});

describe('a change of a dial that reaches into past months', () => {
  const WHY = 'The register reads cubic feet.';
  const sql = <R extends object>(text: string) => product.database.pool.query<R>(text);
  /** A meter that was entered two years ago and read twice since; its water counts for a permit. */
  let meter_ndx = 0;
  beforeEach(async () => {
    await sql('delete from closed_years');
    const { well_ndx } = await buildWell(staff);
    await buildPermitOn(product.database.pool, well_ndx, { from: -1200 });
    await sql(`
      select set_config('app.bringing_back', 'on', true);
      insert into meters (setup_well_ndx, joined_date, created_timestamp) values (${well_ndx}, '2024-01-01', '2024-01-01')`);
    meter_ndx = (await sql<{ ndx: number }>('select max(meter_ndx) as ndx from meters')).rows[0]!.ndx;
    await save(meter_ndx, 2024, 2, { meter_reading: 100 });
    await save(meter_ndx, 2024, 11, { meter_reading: 300 });
  });
  const say = (more: object, dial: object = { unit: 'cu ft' }) =>
    staff.send('POST', '/api/list-meter-dials', { body: { meter_ndx, ...dial }, ...more });
  const gallons = async () => (await chainOf(meter_ndx)).map((row) => row.at(-1));

  it('shows its months before it is saved, and saves nothing', async () => {
    const { effects } = await refusalOf(say({ asksEffects: true }));
    expect(effects).toMatchObject({ asks_month: false, needs_reason: true, closed_years: [] });
    expect(effects!.months.map((month) => [month.c_month, month.metered_before_gal, month.metered_after_gal])).toEqual([
      [2, 100, 748],
      [11, 200, 1496],
    ]);
    expect(await gallons()).toEqual([200, 100]);
    expect(await dialsOf(meter_ndx)).toEqual([]);
  });

  it('needs a reason, which is kept with the months and in the history', async () => {
    expect(await refusalOf(say({}))).toMatchObject({
      status: 422,
      code: 'needs-reason',
      detail: 'This changes the gallons of readings that are saved. Give a reason for the correction.',
    });
    expect(await gallons()).toEqual([200, 100]);
    await say({ correctionReason: WHY });
    expect(await gallons()).toEqual([1496, 748]);
    const { rows } = await sql(`
      select distinct reason, changes.note from month_corrections, history.changes
      where table_name = 'meter_dials' and record_key = (select max(meter_dial_ndx)::text from meter_dials)
        and corrected_at = (select max(corrected_at) from month_corrections)`);
    expect(rows).toEqual([{ reason: WHY, note: WHY }]);
  });

  it('leaves a closed year as it is, unless it gives a reason', async () => {
    await staff.register(closedYears).create({ fiscal_year: 2024 });
    const { effects } = await refusalOf(say({ asksEffects: true }));
    expect(effects).toMatchObject({ needs_reason: true, closed_years: [2024] });
    expect(await refusalOf(say({}))).toMatchObject({ status: 422, code: 'needs-reason' });
    await say({ correctionReason: WHY });
    expect(await gallons()).toEqual([1496, 748]);
  });

  describe('in a file', () => {
    interface Bringing {
      dryRun?: boolean;
      constants?: Record<string, string>;
      mode?: Mode;
    }
    async function bringIn(rows: readonly string[], { dryRun = false, constants = {}, mode = 'add' }: Bringing = {}) {
      const path = join(folder, 'dials.csv');
      writeFileSync(path, rows.join('\n'));
      const subject = findSubject('meter-dials')!;
      const table = await readTable(path);
      const mapping = completeMapping(subject, table.columns, { ...noMapping, constants }, mode);
      return importRows(product.database, subject, table, mapping, { dryRun, mode });
    }
    const reason = { correction_reason: WHY };
    const file = async () => ['Meter,From,Units,Factor', `${await meterId()},,cu ft,1`];
    const meterId = async () => (await staff.register(meters).get(meter_ndx)).meter_id;

    it('is refused without a reason, already in the preview, which says what to do', async () => {
      for (const dryRun of [true, false]) {
        const { outcomes } = await bringIn(await file(), { dryRun });
        expect(outcomes).toMatchObject([
          {
            verdict: 'refused',
            reason:
              'It changes the gallons of 2 readings, from 2024-02 to 2024-11. Give a reason for the correction, in a column of the file or once for all rows.',
          },
        ]);
      }
      expect(await gallons()).toEqual([200, 100]);
    });

    it('is a correction with the reason that is given once, seen in the preview and undone with the import', async () => {
      const previewed = await bringIn(await file(), { constants: reason, dryRun: true });
      expect(previewed.outcomes).toMatchObject([
        { verdict: 'added', remarks: [{ words: 'It corrects the gallons of 2 readings, from 2024-02 to 2024-11.' }] },
      ]);
      expect(await gallons()).toEqual([200, 100]);
      const { importNdx } = await bringIn(await file(), { constants: reason });
      expect(await gallons()).toEqual([1496, 748]);
      const { rows } = await sql(`
        select distinct reason from month_corrections where corrected_at = (select max(corrected_at) from month_corrections)`);
      expect(rows).toEqual([{ reason: WHY }]);
      expect(await undoImport(product.database, importNdx!)).toMatchObject({ removed: 1, kept: [] });
      expect(await gallons()).toEqual([200, 100]);
    });

    it('takes a reason from a column, also where it changes a dial that is there', async () => {
      await say({ correctionReason: WHY }, { unit: 'cu ft', holds_from: '2024-01-01' });
      const head = 'Meter,From,Units,Factor,Reason';
      const { outcomes, importNdx } = await bringIn([head, `${await meterId()},01/01/2024,cu ft,10,Times ten`], {
        mode: 'overwrite',
      });
      expect(outcomes).toMatchObject([{ verdict: 'changed' }]);
      expect(await gallons()).toEqual([14_961, 7481]);
      expect(await undoImport(product.database, importNdx!)).toMatchObject({ restored: 1, kept: [] });
      expect(await gallons()).toEqual([1496, 748]);
    });

    it('asks for none where no reading means other gallons by it', async () => {
      const { outcomes } = await bringIn(['Meter,From,Units', `${await meterId()},01/01/2025,cu ft`]);
      expect(outcomes).toMatchObject([{ verdict: 'added' }]);
      expect(await gallons()).toEqual([200, 100]);
    });
  });

  it('is asked of nothing where no reading means other gallons by it', async () => {
    await say({ asksEffects: true }, { unit: 'cu ft', holds_from: '2025-01-01' });
    await say({ asksEffects: true }, { unit: 'gal', digits: 6, decimals: 1 });
    expect(await gallons()).toEqual([200, 100]);
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

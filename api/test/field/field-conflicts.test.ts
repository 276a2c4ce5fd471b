import { addInspection, changeInspection } from '@artesian/contract/field/inspections';
import { addFieldReading, changeFieldReading } from '@artesian/contract/field/meter-reading';
import { addWaterLevel } from '@artesian/contract/field/water-levels';
import { changeWellRecord, createWell } from '@artesian/contract/field/well-record';
import { meters } from '@artesian/contract/metering/meters';
import { wellLocationDetails } from '@artesian/contract/wells/well-parts';
import { wells } from '@artesian/contract/wells/wells';
import { describe, expect, it } from 'vitest';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { isAnyoneWaiting } from '../support/is-anyone-waiting.ts';
import { refusalOf } from '../support/refusal-of.ts';

const { product, staff: crew } = await sharedProduct();
const office = await product.as('developer');

/** The values that a field of a record ever had, by its history. */
async function everHad(table: string, key: number, field: string): Promise<unknown[]> {
  const { rows } = await product.database.pool.query<{ value: unknown }>(
    `select after -> $3 as value from history.changes where table_name = $1 and record_key = $2 order by change_ndx`,
    [table, String(key), field],
  );
  return rows.map(({ value }) => value);
}

/** What the crew has with it. */
const tablet = 'tablet-of-the-crew';

/** A crew takes a well into the field; the office works on it meanwhile. */
async function wellInTheField() {
  const well = await buildWell(crew, { well_name: 'Old', city: 'Buda' });
  const { well_ndx, version } = well;
  const params = { id: well.district_well_id };
  return {
    well_ndx,
    version,
    crewSaves: (body: object, base = version) =>
      crew.call(changeWellRecord, { params, body, version: base, device: tablet }),
    officeSaves: (change: object, base?: number) => office.register(wells).update(well_ndx, change, base),
  };
}

/** The same of a reading of a meter. */
async function readingInTheField() {
  const { meter_ndx } = await buildMeter(crew);
  const body = { meter_ndx, c_year: 2024, c_month: 6, meter_reading: 1000 };
  const { meter_reading_ndx, version } = await crew.call(addFieldReading, { body });
  const save = (client: typeof crew, change: object, base?: number, device?: string) =>
    client.call(changeFieldReading, { params: { meter_reading_ndx }, body: change, version: base, device });
  return {
    meter_reading_ndx,
    crewSaves: (change: object) => save(crew, change, version, tablet),
    officeSaves: (change: object) => save(office, change),
    officeRetires: (retired_date: string) => office.register(meters).update(meter_ndx, { retired_date }, undefined),
  };
}

/** O4: (the same field, a different one) × (edited, removed, retired) × (the office first, the crew first). */
describe('the crew and the office at once', () => {
  it('1. edit different fields, the office first: both stay', async () => {
    const { crewSaves, officeSaves } = await wellInTheField();
    await officeSaves({ city: 'Kyle' });
    expect(await crewSaves({ well_name: 'New' })).toMatchObject({ well_name: 'New', city: 'Kyle' });
  });

  it('2. edit different fields, the crew first: both stay', async () => {
    const { well_ndx, version, crewSaves } = await wellInTheField();
    await crewSaves({ well_name: 'New' });
    const saved = await office.register(wellLocationDetails).update(well_ndx, { directions_to_well: 'Left' }, version);
    expect(saved).toMatchObject({ directions_to_well: 'Left' });
    expect(await office.register(wells).get(well_ndx)).toMatchObject({ well_name: 'New' });
  });

  it('3. edit the same field, the office first: the crew is told both values, who and when, and chooses', async () => {
    const { well_ndx, crewSaves, officeSaves } = await wellInTheField();
    await officeSaves({ well_name: 'Theirs' });
    const refused = await refusalOf(crewSaves({ well_name: 'Mine', city: 'Kyle' }));
    expect(refused).toMatchObject({ status: 409, code: 'conflict', current: { well_name: 'Theirs', city: 'Buda' } });
    expect(refused.conflicts).toEqual([
      {
        field: 'well_name',
        base: 'Old',
        mine: 'Mine',
        theirs: 'Theirs',
        who: 'Dee Developer',
        at: expect.any(String),
      },
    ]);
    expect(Math.abs(Date.now() - Date.parse(refused.conflicts![0]!.at))).toBeLessThan(60_000);
    const chosen = await crewSaves({ well_name: 'Mine', city: 'Kyle' }, refused.current!['version'] as number);
    expect(chosen).toMatchObject({ well_name: 'Mine', city: 'Kyle' });
    expect(await everHad('wells', well_ndx, 'well_name')).toEqual(['Old', 'Theirs', 'Mine']);
  });

  it('4. edit the same field, the crew first: the office is told', async () => {
    const { well_ndx, version, crewSaves, officeSaves } = await wellInTheField();
    await crewSaves({ well_name: 'Mine' });
    expect(await refusalOf(officeSaves({ well_name: 'Theirs' }, version))).toMatchObject({
      status: 412,
      code: 'conflict',
      current: { well_name: 'Mine' },
    });
    expect(await everHad('wells', well_ndx, 'well_name')).toEqual(['Old', 'Mine']);
  });

  it.each([
    ['5. a different field', { city: 'Kyle' }],
    ['6. the same field', { well_name: 'Theirs' }],
  ])('%s, and the well is removed, the office first: the crew is told who removed it and when', async (_, change) => {
    const { crewSaves, officeSaves, well_ndx } = await wellInTheField();
    await officeSaves(change);
    await officeSaves({ should_remove: true });
    expect(await refusalOf(crewSaves({ well_name: 'Mine' }))).toMatchObject({
      status: 409,
      code: 'removed',
      detail: expect.stringMatching(/^Dee Developer removed this well on \w+ \d+, \d{4}\. Restore it first/),
      current: { removed: true, ...change },
    });
    await officeSaves({ should_remove: false });
    const isSame = 'well_name' in change;
    if (isSame) expect(await refusalOf(crewSaves({ well_name: 'Mine' }))).toMatchObject({ code: 'conflict' });
    else expect(await crewSaves({ well_name: 'Mine' })).toMatchObject({ well_name: 'Mine', city: 'Kyle' });
    expect(await everHad('wells', well_ndx, 'well_name')).toContain(isSame ? 'Theirs' : 'Mine');
  });

  it.each([
    ['7. a different field', { city: 'Kyle' }],
    ['8. the same field', { well_name: 'Mine' }],
  ])('%s, and the well is removed, the crew first: the office sees it before it removes', async (_, change) => {
    const { well_ndx, version, crewSaves, officeSaves } = await wellInTheField();
    await crewSaves(change);
    const refused = await refusalOf(officeSaves({ should_remove: true }, version));
    expect(refused).toMatchObject({ status: 412, current: change });
    await officeSaves({ should_remove: true }, refused.current!['version'] as number);
    expect(await office.register(wells).get(well_ndx)).toMatchObject({ removed: true, ...change });
  });

  it.each([
    ['9. a different field', { notes: 'Theirs' }],
    ['10. the same field', { meter_reading: 1100 }],
  ])(
    '%s of a reading, and the meter is retired, the office first: both hold for the months it served',
    async (_, change) => {
      const { crewSaves, officeSaves, officeRetires } = await readingInTheField();
      await officeSaves(change);
      await officeRetires('2024-06-30');
      const isSame = 'meter_reading' in change;
      if (isSame)
        expect(await refusalOf(crewSaves({ meter_reading: 1200 }))).toMatchObject({
          status: 409,
          conflicts: [{ field: 'meter_reading', base: 1000, mine: 1200, theirs: 1100, who: 'Dee Developer' }],
        });
      else expect(await crewSaves({ meter_reading: 1200 })).toMatchObject({ meter_reading: 1200, notes: 'Theirs' });
    },
  );

  it.each([
    ['11. a different field', { notes: 'Mine' }],
    ['12. the same field', { meter_reading: 1200 }],
  ])('%s of a reading, and the meter is retired, the crew first: the reading stays', async (_, change) => {
    const { meter_reading_ndx, crewSaves, officeRetires } = await readingInTheField();
    await crewSaves(change);
    expect((await refusalOf(officeRetires('2024-05-31'))).status).toBe(422);
    await officeRetires('2024-06-30');
    const kept = await product.fetch('administrator', `/api/field-services/meter-reading/${meter_reading_ndx}`);
    expect(await kept.json()).toMatchObject(change);
  });
});

describe('one account on two devices, or in the field and the office', () => {
  it('is told of the newer value in the record of a well, whoever wrote it', async () => {
    const { well_ndx, crewSaves } = await wellInTheField();
    await crew.register(wells).update(well_ndx, { well_name: 'Office' }, undefined);
    const refused = await refusalOf(crewSaves({ well_name: 'Field' }));
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect(refused.conflicts).toMatchObject([{ field: 'well_name', base: 'Old', mine: 'Field', theirs: 'Office' }]);
    expect(await everHad('wells', well_ndx, 'well_name')).toEqual(['Old', 'Office']);
  });

  it.each([
    ['another tablet', 'tablet-of-another-crew'],
    ['a caller that names no device', undefined],
  ])('is told of the newer value in an inspection that %s changed', async (_, device) => {
    const { well_ndx: wellNdx } = await buildWell(crew);
    const visit = await crew.call(addInspection, { params: { wellNdx }, body: { inspected_by: 'Crew' } });
    const { ir_ndx, version } = visit;
    const saves = (field_notes: string, from: string | undefined) =>
      crew.call(changeInspection, { params: { wellNdx, ir_ndx }, body: { field_notes }, version, device: from });
    await saves('First', device);
    expect(await refusalOf(saves('Second', tablet))).toMatchObject({
      status: 409,
      conflicts: [{ field: 'field_notes', mine: 'Second', theirs: 'First' }],
    });
    expect(await everHad('inspections', ir_ndx, 'field_notes')).toEqual([null, 'First']);
  });

  it('is told of the newer value of a reading', async () => {
    const { meter_reading_ndx, crewSaves } = await readingInTheField();
    await crew.call(changeFieldReading, { params: { meter_reading_ndx }, body: { meter_reading: 1100 } });
    expect(await refusalOf(crewSaves({ meter_reading: 1200 }))).toMatchObject({
      status: 409,
      conflicts: [{ field: 'meter_reading', base: 1000, mine: 1200, theirs: 1100 }],
    });
  });

  it('is told of a change that came between two of its own from one tablet', async () => {
    const { crewSaves, officeSaves } = await wellInTheField();
    await officeSaves({ city: 'Kyle' });
    await crewSaves({ well_name: 'First' });
    expect(await refusalOf(crewSaves({ city: 'Driftwood' }))).toMatchObject({
      conflicts: [{ field: 'city', base: 'Buda', mine: 'Driftwood', theirs: 'Kyle' }],
    });
  });

  it('must name the device as a name', async () => {
    const { well_ndx } = await buildWell(crew);
    const named = crew.call(addInspection, {
      params: { wellNdx: well_ndx },
      body: { inspected_by: 'Crew' },
      device: 'a b',
    });
    expect((await refusalOf(named)).detail).toMatch(/^Device-Id must have 8 to 200 letters/);
  });
});

describe('what is added in the field', () => {
  it('is refused in words for a month that the meter was retired before', async () => {
    const { meter_ndx, meter_id } = await buildMeter(crew, { retired_date: '2024-05-31' });
    const body = { meter_ndx, c_year: 2024, c_month: 6, meter_reading: 5 };
    expect(await refusalOf(crew.call(addFieldReading, { body }))).toMatchObject({
      status: 409,
      code: 'removed',
      detail: expect.stringContaining(`Meter ${meter_id} was retired before this month.`),
    });
  });

  it('never conflicts: it stays with a well that was removed, and goes to the one that its well was merged into', async () => {
    const [removed, keep, drop] = [await buildWell(crew), await buildWell(crew), await buildWell(crew)];
    await office.register(wells).update(removed.well_ndx, { should_remove: true }, undefined);
    await product.database.pool.query('update wells set removed = true, merged_into = $1 where well_ndx = $2', [
      keep.well_ndx,
      drop.well_ndx,
    ]);
    const addTo = (wellNdx: number) =>
      crew.call(addInspection, { params: { wellNdx }, body: { inspected_by: 'Crew' } });
    expect(await addTo(removed.well_ndx)).toMatchObject({ well_ndx: removed.well_ndx });
    const visit = await addTo(drop.well_ndx);
    expect(visit).toMatchObject({ well_ndx: keep.well_ndx });
    const params = { wellNdx: drop.well_ndx, ir_ndx: visit.ir_ndx };
    expect(await crew.call(changeInspection, { params, body: { chk_use: true } })).toMatchObject({ chk_use: true });
    const record = crew.call(changeWellRecord, { params: { id: drop.district_well_id }, body: { city: 'Kyle' } });
    expect(await refusalOf(record)).toMatchObject({
      code: 'removed',
      detail: expect.stringContaining(`merged this well into ${keep.district_well_id}`),
    });
  });

  it('goes to the well that its own is just being merged into', async () => {
    const [keep, drop] = [await buildWell(crew), await buildWell(crew)];
    const merge = await product.database.pool.connect();
    await merge.query('begin');
    await merge.query('update wells set removed = true, merged_into = $1 where well_ndx = $2', [
      keep.well_ndx,
      drop.well_ndx,
    ]);
    const visit = crew.call(addInspection, { params: { wellNdx: drop.well_ndx }, body: { inspected_by: 'Crew' } });
    await expect.poll(() => isAnyoneWaiting(product.database)).toBe(true);
    await merge.query('commit');
    merge.release();
    expect(await visit).toMatchObject({ well_ndx: keep.well_ndx });
  });

  it('of two readings of one month is settled where they agree, and refused where they do not', async () => {
    const { meter_ndx } = await buildMeter(crew);
    const enter = (client: typeof crew, entered: object) =>
      client.call(addFieldReading, { body: { meter_ndx, c_year: 2024, c_month: 7, ...entered } });
    const first = await enter(office, { meter_reading: 500 });
    const again = await enter(crew, { meter_reading: 500, notes: 'Glass is broken' });
    expect(again).toMatchObject({ meter_reading_ndx: first.meter_reading_ndx, notes: 'Glass is broken' });
    expect(await refusalOf(enter(crew, { meter_reading: 510 }))).toMatchObject({
      status: 409,
      conflicts: [{ field: 'meter_reading', mine: 510, theirs: 500 }],
    });
  });
});

describe('a device that was away', () => {
  it('sends one change after the other, all based on what it took along', async () => {
    const { crewSaves, officeSaves } = await wellInTheField();
    await officeSaves({ city: 'Kyle' });
    await crewSaves({ well_name: 'First' });
    expect(await crewSaves({ well_name: 'Second' })).toMatchObject({ well_name: 'Second', city: 'Kyle' });
  });

  it('is held to what stands: not to a value that went back to the old one, nor to one of its own in the place of another’s', async () => {
    const { crewSaves, officeSaves } = await wellInTheField();
    await officeSaves({ city: 'Kyle' });
    await officeSaves({ city: 'Buda' });
    expect(await crewSaves({ city: 'Driftwood' })).toMatchObject({ city: 'Driftwood' });

    await officeSaves({ well_name: 'Theirs' });
    const { current } = await refusalOf(crewSaves({ well_name: 'First' }));
    await crewSaves({ well_name: 'First' }, current!['version'] as number);
    expect(await crewSaves({ well_name: 'Second' })).toMatchObject({ well_name: 'Second' });
  });

  it('sends the same again when the answer was lost, and it counts once, for whoever it is', async () => {
    const key = crypto.randomUUID();
    const { well_ndx } = await buildWell(crew);
    const body = { wl_meas_val_ft: 12, collect_timestamp: '2025-05-05T15:00:00Z' };
    const send = (client: typeof crew, more = {}) =>
      client.call(addWaterLevel, { params: { wellNdx: well_ndx }, body: { ...body, ...more }, idempotencyKey: key });
    const [first, second] = await Promise.all([send(crew), send(crew)]);
    expect(second).toEqual(first);
    await product.database.pool.query(`update idempotency_keys set at = now() - interval '40 days' where key = $1`, [
      key,
    ]);
    expect(await send(crew)).toEqual(first);
    expect(await refusalOf(send(crew, { wl_meas_val_ft: 13 }))).toMatchObject({ status: 422, code: 'idempotency-key' });
    expect(await send(office, { collect_timestamp: '2025-05-05T16:00:00Z' })).not.toEqual(first);
  });

  it('creates a well once', async () => {
    const idempotencyKey = crypto.randomUUID();
    const body = { lat_dd: 30.1, lon_dd: -97.9 };
    const create = () => crew.call(createWell, { body, idempotencyKey });
    expect(await create()).toEqual(await create());
  });
});

import { publicSettings } from '@artesian/contract/language/settings';
import { waterLevelsOfWell } from '@artesian/contract/map/graphs';
import { publishWaterLevels } from '@artesian/contract/map/publishing';
import { mergeRecords, undoMerge } from '@artesian/contract/merging/merging';
import { levelSeries } from '@artesian/contract/science/level-series';
import { undoLoggerUpload } from '@artesian/contract/science/logger-uploads';
import {
  changeDistrictSetting,
  listDistrictSettings,
  listTimeZones,
} from '@artesian/contract/settings/district-settings';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotOpen } from '../../src/platform/database/cannot-open.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { buildWell } from '../support/builders.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { sharedProduct } from '../support/product.ts';
import { serveProduct } from '../support/serve-product.ts';

const SOON = { timeout: 30_000 };
const TIME_ZONE = 'DISTRICT_TIME_ZONE';
const { product, staff } = await sharedProduct({ settings: { [TIME_ZONE]: 'America/Chicago' } });
const [developer, visitor] = [await product.as('developer'), await product.as('visitor')];

const query = async <R extends object>(sql: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(sql, values)).rows;
const zoneOf = async ({ pool }: Pick<Database, 'pool'>) =>
  (await pool.query<{ zone: string }>('select district_time_zone() as zone')).rows[0]!.zone;
const change = (value: string | null, version?: number) =>
  developer.call(changeDistrictSetting, { params: { name: TIME_ZONE }, body: { value }, version });
const now = async () => (await developer.call(listDistrictSettings, {})).find(({ name }) => name === TIME_ZONE)!;

await query(
  `insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx) values (1, 'Spring', 'Crew', 1)`,
);
const log = (well_ndx: number, at: string, dtw_ft: number) =>
  query('insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx) values ($1, $2, $3, 1)', [
    well_ndx,
    at,
    dtw_ft,
  ]);
const measure = (well_ndx: number, at: string, dtw_ft: number) =>
  query('insert into water_levels (well_ndx, collect_timestamp, dtw_ft) values ($1, $2, $3)', [well_ndx, at, dtw_ft]);
async function graphOf(well_ndx: number) {
  const days = await staff.view(waterLevelsOfWell, { params: { well_ndx } });
  return days.map(({ collect_day, dtw_ft }) => [collect_day, dtw_ft]);
}
const lastDayByHand = async (well_ndx: number) =>
  (await staff.view(levelSeries)).find((series) => series.well_ndx === well_ndx)!.last_day_by_hand;
/** Until the work that the last change left is done. */
const counted = () => expect.poll(async () => (await now()).underWay, SOON).toBeNull();

it('moves to another time zone, with the days of levels that were measured around midnight, and back', async () => {
  const { well_ndx } = await buildWell(staff);
  // In Chicago half past ten and half past eleven in the evening of the 2nd; in New York one of them is of the 3rd.
  await log(well_ndx, '2025-03-03T04:30Z', 110);
  await log(well_ndx, '2025-03-03T05:30Z', 112);
  await measure(well_ndx, '2025-07-02T04:30Z', 100);
  await query(`insert into daily_water_levels (well_ndx, collect_day, dtw_ft) values ($1, '2001-05-01', 90)`, [
    well_ndx,
  ]);
  await staff.call(publishWaterLevels, {});
  const inChicago = [
    ['2001-05-01', 90],
    ['2025-03-02', 111],
    ['2025-07-01', 100],
  ];
  expect(await graphOf(well_ndx)).toEqual(inChicago);
  expect(await lastDayByHand(well_ndx)).toBe('2025-07-01');

  await change('America/New_York');
  // What is read from the database has it with the commit; days that are kept, when they were counted anew.
  expect(await lastDayByHand(well_ndx)).toBe('2025-07-02');
  await counted();
  expect(await graphOf(well_ndx)).toEqual([
    ['2001-05-01', 90],
    ['2025-03-02', 110],
    ['2025-03-03', 112],
    ['2025-07-02', 100],
  ]);
  expect(await visitor.call(publicSettings, {})).toMatchObject({ timeZone: 'America/New_York' });
  expect(await query(`select distinct timezone from pgboss.schedule`)).toEqual([{ timezone: 'America/New_York' }]);
  expect(await now()).toMatchObject({
    value: 'America/New_York',
    isChanged: true,
    changes: [{ who: 'Dee Developer', from: null, to: 'America/New_York' }],
  });

  await change(null);
  await counted();
  expect(await graphOf(well_ndx)).toEqual(inChicago);
  expect(await now()).toMatchObject({ value: 'America/Chicago', isChanged: false });
});

it('counts each day once, however often it is moved before the days are counted', async () => {
  const { well_ndx } = await buildWell(staff);
  await measure(well_ndx, '2025-07-02T04:30Z', 100);
  await staff.call(publishWaterLevels, {});
  for (const zone of ['America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu', 'Asia/Tokyo'])
    await query('select set_district_time_zone($1)', [zone]);
  expect(await graphOf(well_ndx)).toEqual([['2025-07-01', 100]]);
  expect((await now()).underWay).toMatch(/recalculated: \d+ wells? (is|are) left/);
  await query('select api.publish_water_levels()');
  expect(await graphOf(well_ndx)).toEqual([['2025-07-02', 100]]);
  await query('select set_district_time_zone($1)', ['America/Chicago']);
  await query('select api.publish_water_levels()');
  await query('select api.publish_water_levels()');
  expect(await graphOf(well_ndx)).toEqual([['2025-07-01', 100]]);
});

it('forgets the days of an upload that is undone before its days are counted anew', async () => {
  const { well_ndx } = await buildWell(staff);
  await query(
    `insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx, status) values (2, 'Summer', 'Crew', 1, 'completed')`,
  );
  await query(
    `insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx) values ($1, '2025-03-03 05:30Z', 112, 2)`,
    [well_ndx],
  );
  await staff.call(publishWaterLevels, {});
  await query('select set_district_time_zone($1)', ['America/New_York']);
  expect(await staff.call(undoLoggerUpload, { params: { uploadId: 2 } })).toEqual({ readings: 1, days: 1 });
  await query('select api.publish_water_levels()');
  expect(await graphOf(well_ndx)).toEqual([]);
  await query('select set_district_time_zone($1)', ['America/Chicago']);
});

it('counts the days anew of a well that a merge gives back while they are counted, or when they were', async () => {
  for (const isCountedBefore of [false, true]) {
    const [keep, drop] = [await buildWell(staff), await buildWell(staff)];
    // Both have the day in Chicago: the merge sets that of the second aside.
    for (const { well_ndx } of [keep, drop]) await measure(well_ndx, '2025-07-02T04:30Z', 100 + well_ndx);
    await staff.call(publishWaterLevels, {});
    const { merge_ndx } = await staff.call(mergeRecords, {
      params: { register: 'list-wells' },
      body: {
        keep: keep.well_ndx,
        drop: drop.well_ndx,
        keep_version: keep.version,
        drop_version: drop.version,
        values: {},
      },
    });
    await query('select set_district_time_zone($1)', ['America/New_York']);
    if (isCountedBefore) await query('select api.publish_levels_of($1)', [[keep.well_ndx]]);
    await staff.call(undoMerge, { params: { register: 'list-wells', merge_ndx } });
    await counted();
    expect(await graphOf(keep.well_ndx)).toEqual([['2025-07-02', 100 + keep.well_ndx]]);
    expect(await graphOf(drop.well_ndx)).toEqual([['2025-07-02', 100 + drop.well_ndx]]);
    await query('select set_district_time_zone($1)', ['America/Chicago']);
    await query('select api.publish_water_levels()');
    await query('delete from level_recounts');
  }
});

it('counts the days anew that a merge moves to a well whose own are counted', async () => {
  const [keep, drop] = [await buildWell(staff), await buildWell(staff)];
  await measure(drop.well_ndx, '2025-07-02T04:30Z', 100);
  await staff.call(publishWaterLevels, {});
  await query('select set_district_time_zone($1)', ['America/New_York']);
  await staff.call(mergeRecords, {
    params: { register: 'list-wells' },
    body: { keep: keep.well_ndx, drop: drop.well_ndx, keep_version: 1, drop_version: 1, values: {} },
  });
  await counted();
  expect(await graphOf(keep.well_ndx)).toEqual([['2025-07-02', 100]]);
  await query('select set_district_time_zone($1)', ['America/Chicago']);
  await query('delete from level_recounts');
});

it('takes the names that this program and PostgreSQL know, and offers them, those of the United States first', async () => {
  const before = await now();
  for (const [value, words] of [
    ['Texas', /must be a time zone such as America\/Chicago/],
    // A link of old that one keeps and the other gave up.
    ['US/Pacific-New', /PostgreSQL does not know the time zone/],
  ] as const)
    await expect(change(value)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(words) });
  expect(await now()).toEqual(before);
  await change('america/new_york');
  expect((await now()).value).toBe('America/New_York');
  const zones = await developer.call(listTimeZones, {});
  expect(zones[0]).toEqual({ name: 'America/Chicago', is_of_united_states: true });
  expect(zones).toContainEqual({ name: 'Asia/Tokyo', is_of_united_states: false });
  const first = zones.filter(({ is_of_united_states: isFirst }) => isFirst);
  expect(first.length).toBeGreaterThan(20);
  expect(zones.slice(0, first.length)).toEqual(first);
});

it('is not moved by owners, nor over a change that came between', async () => {
  const { version } = await now();
  const zone = await zoneOf(product.database);
  const owner = await product.as('well-owner');
  await expect(
    owner.call(changeDistrictSetting, { params: { name: TIME_ZONE }, body: { value: 'Asia/Tokyo' } }),
  ).rejects.toMatchObject({ status: 403 });
  await expect(change('Asia/Tokyo', version - 1)).rejects.toMatchObject({ status: 412 });
  expect(await zoneOf(product.database)).toBe(zone);
});

it.skipIf(product.database.kind === 'embedded')(
  'is not moved while days are being counted',
  async () => {
    const zone = await zoneOf(product.database);
    const publishing = await product.database.pool.connect();
    try {
      await publishing.query('begin; select api.publish_levels_of(array[1])');
      await expect(change('Asia/Tokyo')).rejects.toMatchObject({
        status: 409,
        message: expect.stringMatching(/being published/),
      });
    } finally {
      await publishing.query('rollback');
      publishing.release();
    }
    expect(await zoneOf(product.database)).toBe(zone);
  },
  30_000,
);

describe('a server that starts', async () => {
  const database = await freshDatabase();
  afterAll(() => database.close());
  const startIn = async (zone?: string) => {
    const started = await serveProduct(
      { ...database, close: () => Promise.resolve() },
      zone === undefined ? {} : { [TIME_ZONE]: zone },
    );
    return started;
  };
  const zoneAfterStartIn = async (zone?: string) => {
    await (await startIn(zone)).close();
    return zoneOf(database);
  };

  it('is right over one that started before it, and leaves it where nothing is told', async () => {
    expect(await zoneAfterStartIn('America/New_York')).toBe('America/New_York');
    expect(await zoneAfterStartIn()).toBe('America/New_York');
    expect(await zoneAfterStartIn('america/phoenix')).toBe('America/Phoenix');
  });

  it('leaves it where a Developer has set it', async () => {
    const started = await startIn('America/Phoenix');
    const client = await started.as('developer');
    await client.call(changeDistrictSetting, { params: { name: TIME_ZONE }, body: { value: 'Pacific/Honolulu' } });
    await started.close();
    expect(await zoneAfterStartIn('America/Chicago')).toBe('Pacific/Honolulu');
    await database.pool.query('delete from district_settings');
  });

  it('does not, in plain words, with a name that this program knows and PostgreSQL does not', async () => {
    const starting = startIn('US/Pacific-New');
    await expect(starting).rejects.toBeInstanceOf(CannotOpen);
    await expect(starting).rejects.toThrow(
      /^PostgreSQL does not know the time zone US\/Pacific-New: set DISTRICT_TIME_ZONE/,
    );
    expect(await zoneAfterStartIn('America/Chicago')).toBe('America/Chicago');
  });
});

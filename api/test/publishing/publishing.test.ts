import { waterLevelsOfWell } from '@artesian/contract/map/graphs';
import {
  lastPublished,
  levelsSincePublication,
  publishWaterLevels,
  publishWaterLevelsByPost,
  rebuildMapWells,
  rebuildMapWellsByPost,
  wellsSinceRefresh,
} from '@artesian/contract/map/publishing';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
beforeAll(async () => {
  await product.database.pool.query(
    `insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx) values (1, 'Spring', 'Crew', 1)`,
  );
});

const measure = (well_ndx: number, at: string, dtw_ft: number, is_pumping: boolean) =>
  product.database.pool.query(
    'insert into water_levels (well_ndx, collect_timestamp, dtw_ft, is_pumping) values ($1, $2, $3, $4)',
    [well_ndx, at, dtw_ft, is_pumping],
  );
const log = (well_ndx: number, at: string, dtw_ft: number) =>
  product.database.pool.query(
    'insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx) values ($1, $2, $3, 1)',
    [well_ndx, at, dtw_ft],
  );
async function graphOf(well_ndx: number) {
  const days = await staff.view(waterLevelsOfWell, { params: { well_ndx } });
  return days.map(({ collect_day, dtw_ft, is_pumping }) => [collect_day, dtw_ft, is_pumping]);
}

describe('publishing water levels', () => {
  it.each([publishWaterLevels, publishWaterLevelsByPost])(
    'shows in the graph what was measured since ($method)',
    async (publish) => {
      const { well_ndx } = await buildWell(staff);
      // 17:00Z is 11 in the morning in the district; 03:00Z of the 3rd is still the 2nd there.
      await measure(well_ndx, '2025-03-01T17:00Z', 100.5, false);
      await log(well_ndx, '2025-03-02T17:00Z', 110);
      await log(well_ndx, '2025-03-03T03:00Z', 112);
      expect(await graphOf(well_ndx)).toEqual([]);
      await staff.call(publish, {});
      expect(await graphOf(well_ndx)).toEqual([
        ['2025-03-01', 100.5, false],
        ['2025-03-02', 111, false],
      ]);
    },
  );

  it('prefers the logger to a measurement by hand, and rest to pumping', async () => {
    const { well_ndx } = await buildWell(staff);
    await measure(well_ndx, '2025-03-01T17:00Z', 250, true);
    await measure(well_ndx, '2025-03-01T18:00Z', 200, false);
    await measure(well_ndx, '2025-03-02T17:00Z', 260, true);
    await measure(well_ndx, '2025-03-03T17:00Z', 210, false);
    await log(well_ndx, '2025-03-03T17:00Z', 190);
    await staff.call(publishWaterLevels, {});
    expect(await graphOf(well_ndx)).toEqual([
      ['2025-03-01', 200, false],
      ['2025-03-02', 260, true],
      ['2025-03-03', 190, false],
    ]);
  });

  it('corrects a day that is measured again, and keeps days that only an older publication knows', async () => {
    const { well_ndx } = await buildWell(staff);
    await measure(well_ndx, '2025-03-01T17:00Z', 100, false);
    await measure(well_ndx, '2025-03-02T17:00Z', 101, false);
    await staff.call(publishWaterLevels, {});
    await product.database.pool.query('delete from water_levels where well_ndx = $1 and dtw_ft = 101', [well_ndx]);
    await product.database.pool.query('update water_levels set dtw_ft = 99 where well_ndx = $1', [well_ndx]);
    await staff.call(publishWaterLevels, {});
    expect(await graphOf(well_ndx)).toEqual([
      ['2025-03-01', 99, false],
      ['2025-03-02', 101, false],
    ]);
  });

  it('makes a published day again what its measurements say, whatever has become of it', async () => {
    const { well_ndx } = await buildWell(staff);
    await measure(well_ndx, '2025-03-01T17:00Z', 100, false);
    await measure(well_ndx, '2025-03-02T17:00Z', 101, true);
    await staff.call(publishWaterLevels, {});
    const published = await graphOf(well_ndx);
    await product.database.pool.query(
      `update daily_water_levels set dtw_ft = dtw_ft + 5, is_pumping = not is_pumping where well_ndx = ${well_ndx} and collect_day = '2025-03-01'`,
    );
    await product.database.pool.query(
      `delete from daily_water_levels where well_ndx = ${well_ndx} and collect_day = '2025-03-02'`,
    );
    expect(await graphOf(well_ndx)).not.toEqual(published);
    await staff.call(publishWaterLevels, {});
    expect(await graphOf(well_ndx)).toEqual(published);
  });
});

it('tells staff which wells have levels that the graphs do not show, until they are published', async () => {
  const { well_ndx } = await buildWell(staff);
  await measure(well_ndx, '2025-04-01T17:00Z', 100, false);
  await measure(well_ndx, '2025-04-01T18:00Z', 101, false);
  await measure(well_ndx, '2025-04-09T17:00Z', 102, true);
  const ofWell = async () => (await staff.view(levelsSincePublication)).filter((row) => row.well_ndx === well_ndx);
  expect(await ofWell()).toMatchObject([{ days: 2, first_day: '2025-04-01', last_day: '2025-04-09' }]);
  await staff.call(publishWaterLevels, {});
  expect(await ofWell()).toEqual([]);
  await product.database.pool.query('update water_levels set dtw_ft = 99 where well_ndx = $1 and dtw_ft = 102', [
    well_ndx,
  ]);
  expect(await ofWell()).toMatchObject([{ days: 1, first_day: '2025-04-09' }]);
});

it('tells staff which wells were changed since the map was last drawn anew, and when that was', async () => {
  const { well_ndx } = await buildWell(staff);
  const changed = async () => (await staff.view(wellsSinceRefresh)).map((row) => row.well_ndx);
  expect(await changed()).toContain(well_ndx);
  const before = new Date();
  await staff.call(rebuildMapWells, {});
  expect(await changed()).toEqual([]);
  const runs = await staff.view(lastPublished);
  const at = runs.find(({ published }) => published === 'rebuild-map-wells-layer')!.last_run;
  // The clock of the database may be another machine's.
  expect(Math.abs(Date.parse(at) - before.getTime())).toBeLessThan(60_000);
});

describe('drawing the wells of the map anew', () => {
  it('shows what came into the database without being counted as a change', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Before' });
    const nameOnMap = async () => {
      const wells = (await (await product.fetch('visitor', '/api/ui-map-wells')).json()) as Record<string, unknown>[];
      return wells.find((well) => well['well_ndx'] === well_ndx)!['well_name'];
    };
    expect(await nameOnMap()).toBe('Before');
    // As a restored backup can do it: other wells, and a count of changes that was there before.
    await product.database.pool.query(`
      begin;
      create temporary table counted on commit drop as select * from data_versions;
      update wells set well_name = 'After' where well_ndx = ${well_ndx};
      delete from data_versions;
      insert into data_versions select * from counted;
      commit`);
    expect(await nameOnMap()).toBe('Before');
    await staff.call(rebuildMapWells, {});
    expect(await nameOnMap()).toBe('After');
  });

  const tag = async () => (await product.fetch('visitor', '/api/public-map/tiles/0/0/0')).headers.get('etag');

  it.each([rebuildMapWells, rebuildMapWellsByPost])(
    'makes what readers keep of the map stale ($method)',
    async (rebuild) => {
      const before = await tag();
      await staff.call(rebuild, {});
      // The tiles of before are shown until the new ones are there.
      await expect.poll(tag, { timeout: 30_000 }).not.toBe(before);
    },
  );
});

it.each(['rebuild-map-wells-layer', 'publish-water-levels'])('%s answers 204 to both methods', async (path) => {
  const statusOf = async (method: string) =>
    (await product.fetch('administrator', `/api/publish-data/${path}`, { method })).status;
  expect([await statusOf('GET'), await statusOf('POST')]).toEqual([204, 204]);
});

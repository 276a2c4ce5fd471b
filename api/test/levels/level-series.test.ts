import { waterLevelsOfWell } from '@artesian/contract/map/graphs';
import { levelsSincePublication, publishWaterLevels } from '@artesian/contract/map/publishing';
import {
  levelMarks,
  levelSeries,
  levelSeriesFile,
  levelSeriesHistory,
  levelSeriesWindow,
  markLevels,
  previewLevelSteps,
  publishOnlyApproved,
  saveLevelSteps,
  undoLevelMark,
  type LevelStep,
} from '@artesian/contract/science/level-series';
import { replay } from '@artesian/domain/levels/replay-steps';
import { beforeAll, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const query = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);

const HOUR = 3_600_000;
const begin = Date.parse('2025-03-01T00:00Z');
const at = (hours: number) => new Date(begin + hours * HOUR).toISOString();

beforeAll(async () => {
  await query(
    `insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx) values (1, 'Spring', 'Crew', 1)`,
  );
});

/** A hundred hours from midnight of 1 March, UTC: 100 ft, 0.1 ft more each hour, with none from hour 40 through 49. */
async function buildSeries() {
  const { well_ndx } = await buildWell(staff);
  await query(
    `insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx)
     select $1, '2025-03-01T00:00Z'::timestamptz + hour * interval '1 hour', 100 + hour / 10.0, 1
     from generate_series(0, 99) as hour
     where hour not between 40 and 49`,
    [well_ndx],
  );
  await query(
    `insert into water_levels (well_ndx, collect_timestamp, dtw_ft, is_pumping)
     values ($1, '2025-03-01T10:00Z', 101.5, false), ($1, '2025-03-03T12:00Z', 107, false), ($1, '2025-03-03T13:00Z', 140, true)`,
    [well_ndx],
  );
  return well_ndx;
}

const windowOf = (well_ndx: number, asked: { from?: string; to?: string; points?: number } = {}) =>
  staff.call(levelSeriesWindow, { params: { well_ndx }, query: asked });
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);
const reach = { from: null, to: null, is_on: true, note: '' };

it('a window is answered reading by reading, or by stretches that keep the least and the greatest', async () => {
  const well_ndx = await buildSeries();
  const all = await windowOf(well_ndx);
  expect(all).toMatchObject({
    from: begin,
    to: begin + 99 * HOUR,
    readings: 90,
    stretch_ms: null,
    corrected: null,
    version: 0,
  });
  expect(all.gaps).toEqual([{ from: begin + 39 * HOUR, to: begin + 50 * HOUR }]);
  expect(all.by_hand.map(({ measured_residual_ft }) => rounded(measured_residual_ft))).toEqual([0.5, 1, 33.9]);

  const ten = await windowOf(well_ndx, { points: 10 });
  expect(ten.readings).toBe(90);
  expect(ten.measured.map(([, , readings]) => readings).reduce((sum, one) => sum + one, 0)).toBe(90);
  expect(ten.measured[0]!.slice(2).map((value) => rounded(value))).toEqual([12, 100, 101.1]);
  expect(ten.gaps).toEqual(all.gaps);

  // Stretches shorter than the blocks that readings are kept in besides.
  const short = await windowOf(well_ndx, { from: at(0), to: at(39), points: 10 });
  expect([short.stretch_ms! / HOUR, short.readings]).toEqual([3.9, 40]);
  expect(short.measured[0]!.slice(2).map((value) => rounded(value))).toEqual([4, 100, 100.3]);

  const day = await windowOf(well_ndx, { from: at(24), to: at(30) });
  expect(day.measured.map(([time]) => (time - begin) / HOUR)).toEqual([24, 25, 26, 27, 28, 29, 30]);
  await expect(windowOf(well_ndx, { from: at(30), to: at(24) })).rejects.toMatchObject({ status: 400 });
  await expect(windowOf(999_999)).rejects.toMatchObject({ status: 404 });
  await expect(windowOf(well_ndx, { from: '0001-01-01T00:00:00Z' })).rejects.toMatchObject({ status: 400 });
  expect(await staff.view(levelSeries)).toContainEqual(
    expect.objectContaining({ well_ndx, first_logger_day: '2025-02-28', levels_by_hand: 3, steps: 0 }),
  );
});

it('blocks of readings follow them, whatever becomes of them', async () => {
  const [well_ndx, other] = [await buildSeries(), (await buildWell(staff)).well_ndx];
  await query('delete from logger_readings where well_ndx = $1 and read_at < $2', [well_ndx, at(14)]);
  await query('update logger_readings set well_ndx = $2 where well_ndx = $1 and read_at < $3', [
    well_ndx,
    other,
    at(20),
  ]);
  const { rows } = await query(
    `select well_ndx, block_at, readings, least_ft, greatest_ft from logger_blocks where well_ndx in ($1, $2)
     except
     select well_ndx, date_bin('6 hours', read_at, '2000-01-01 00:00Z'), count(*)::integer, min(dtw_ft), max(dtw_ft)
     from logger_readings group by 1, 2`,
    [well_ndx, other],
  );
  expect(rows).toEqual([]);
  expect((await windowOf(other)).readings).toBe(6);
  expect((await windowOf(well_ndx)).readings).toBe(70);
});

it('steps are previewed, saved on their version and replayed as the domain replays them; what was measured stays', async () => {
  const well_ndx = await buildSeries();
  const steps: LevelStep[] = [
    { step: 'shift', ...reach, shift_minutes: 60 },
    { step: 'drift', ...reach, from: at(10), to: at(60), start_ft: 0.6, end_ft: 1.1 },
    { step: 'remove', ...reach, from: at(70), to: at(75), least_ft: null, greatest_ft: null },
    { step: 'remove', ...reach, least_ft: null, greatest_ft: 109.75 },
    { step: 'offset', ...reach, offset_ft: 50, is_on: false },
  ];
  const { rows } = await query(
    `select extract(epoch from read_at)::float8 * 1000 as at, dtw_ft as value from logger_readings where well_ndx = $1 order by 1`,
    [well_ndx],
  );
  const expected = replay(
    rows as { at: number; value: number }[],
    steps.map((step) => ({
      ...step,
      from: step.from && Date.parse(step.from),
      to: step.to && Date.parse(step.to),
    })) as Parameters<typeof replay>[1],
  );

  const shown = await staff.call(previewLevelSteps, { params: { well_ndx }, body: { steps } });
  const values = shown.corrected!.map(([time, , , value]) => [time, rounded(value)]);
  const inSight = expected.filter((point) => point.at <= begin + 99 * HOUR);
  expect(values).toEqual(inSight.map((point) => [point.at, rounded(point.value)]));
  expect(shown.measured).toHaveLength(90);
  // At hour 10 the logger said 100.9 an hour before, and 0.6 was added.
  expect(shown.by_hand.map(({ corrected_residual_ft }) => rounded(corrected_residual_ft))[0]).toBe(0);
  expect((await windowOf(well_ndx)).steps).toEqual([]);

  const save = (some: LevelStep[], version: number) =>
    staff.call(saveLevelSteps, { params: { well_ndx }, body: { steps: some }, version });
  const { version } = await save(steps, 0);
  await expect(save([], version - 1)).rejects.toMatchObject({ status: 412 });
  expect(await windowOf(well_ndx)).toMatchObject({ version, steps, corrected: shown.corrected });
  const together = await windowOf(well_ndx, { points: 10 });
  expect(together.corrected!.reduce((sum, [, , readings]) => sum + readings, 0)).toBe(expected.length);
  const backwards = { step: 'drift' as const, ...reach, from: at(5), to: at(5), start_ft: 0, end_ft: 1 };
  await expect(save([backwards], version)).rejects.toMatchObject({ status: 400 });
});

it('what is flagged Suspect is not published, approved is, and everything can be gone back on', async () => {
  const well_ndx = await buildSeries();
  const params = { well_ndx };
  const mark = (body: object) =>
    staff.call(markLevels, { params, body: { of_what: 'both', from_at: at(0), to_at: at(0), ...body } });
  const published = async () => {
    await staff.call(publishWaterLevels, {});
    const days = await staff.view(waterLevelsOfWell, { params });
    return days.map(({ collect_day, dtw_ft, is_approved }) => [collect_day.slice(8), dtw_ft, is_approved]);
  };
  await staff.call(saveLevelSteps, { params, body: { steps: [{ step: 'offset', ...reach, offset_ft: 2 }] } });
  // The district's day begins at 7:00 UTC in winter: the first has the hours 0 through 6.
  const before = await published();
  expect(before).toEqual([
    ['28', 102.3, false],
    ['01', 103.85, false],
    ['02', 106.11, false],
    ['03', 108.65, false],
    ['04', 110.9, false],
  ]);

  const { mark_ndx } = await mark({ to_at: at(30), flag: 'Suspect', note: 'Cable was moved' });
  await mark({ from_at: at(50), to_at: at(200), standing: 'approved' });
  const without = await published();
  expect(without.map(([day]) => day)).toEqual(['02', '03', '04']);
  expect(without.map(([, , isApproved]) => isApproved)).toEqual([false, true, true]);
  const open = await product.fetch('visitor', '/ogc/collections/water-levels/items?limit=1000');
  const { features } = (await open.json()) as { features: { properties: Record<string, unknown> }[] };
  const ofWell = features.filter(({ properties }) => properties['well_ndx'] === well_ndx);
  expect(ofWell.map(({ properties }) => properties['approval'])).toEqual(['provisional', 'approved', 'approved']);
  const file = await product.fetch('visitor', `/api/wells/${String(ofWell[0]!.properties['well_id'])}/measurements`);
  const [head = '', ...lines] = (await file.text()).trim().split('\r\n');
  expect(head.split(',').at(-1)).toBe('approval');
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['provisional', 'approved', 'approved']);
  expect(await staff.view(levelsSincePublication)).not.toContainEqual(expect.objectContaining({ well_ndx }));

  await staff.call(publishOnlyApproved, { params, body: { only_approved: true } });
  expect(await staff.view(levelsSincePublication)).toContainEqual(expect.objectContaining({ well_ndx }));
  expect((await published()).map(([day, , isApproved]) => [day, isApproved])).toEqual([
    ['02', true],
    ['03', true],
    ['04', true],
  ]);
  await staff.call(publishOnlyApproved, { params, body: { only_approved: false } });
  await staff.call(undoLevelMark, { params: { well_ndx, mark_ndx } });
  await expect(staff.call(undoLevelMark, { params: { well_ndx, mark_ndx } })).rejects.toMatchObject({ status: 404 });
  expect((await published()).map(([, value]) => value)).toEqual(before.map(([, value]) => value));
  expect(await staff.view(levelMarks, { params })).toMatchObject([
    { standing: 'approved', undone_at: null },
    { flag: 'Suspect', note: 'Cable was moved', undone_by: expect.any(String) },
  ]);
  await expect(mark({})).rejects.toMatchObject({ status: 400 });
});

it('the CSV has every level of exactly the window', async () => {
  const well_ndx = await buildSeries();
  const params = { well_ndx };
  await staff.call(saveLevelSteps, { params, body: { steps: [{ step: 'offset', ...reach, offset_ft: 2 }] } });
  await staff.call(markLevels, {
    params,
    body: { of_what: 'hand', from_at: at(10), to_at: at(10), flag: 'Good', standing: 'approved' },
  });
  const address = `${levelSeriesFile.path.replace('{well_ndx}', String(well_ndx))}?from=${at(9)}&to=${at(10)}`;
  const response = await product.fetch('administrator', address);
  expect(response.headers.get('content-disposition')).toContain('_2025-03-01_2025-03-01.csv');
  const lines = (await response.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').slice(1));
  expect(lines).toEqual([
    ['logger', at(9), '100.9', at(9), '102.9', '', '', '', 'provisional', 'no'],
    expect.arrayContaining([at(10)]),
    expect.arrayContaining([at(10)]),
  ]);
  expect(lines).toContainEqual(['hand', at(10), '101.5', at(10), '101.5', '', '', 'Good', 'approved', 'no']);
});

it('the history of a series tells who saved which steps, and what is published, with what was before', async () => {
  const well_ndx = await buildSeries();
  const params = { well_ndx };
  expect(await staff.call(levelSeriesHistory, { params })).toEqual([]);
  const offset: LevelStep = { step: 'offset', ...reach, offset_ft: 0.5, note: 'tape' };
  await staff.call(saveLevelSteps, { params, body: { steps: [offset] } });
  await staff.call(saveLevelSteps, { params, body: { steps: [{ ...offset, is_on: false }] } });
  await staff.call(publishOnlyApproved, { params, body: { only_approved: true } });
  const history = await staff.call(levelSeriesHistory, { params });
  expect(history.map(({ before, after }) => [before, after])).toEqual([
    [
      { steps: [{ ...offset, is_on: false }], only_approved: false },
      { steps: [{ ...offset, is_on: false }], only_approved: true },
    ],
    [
      { steps: [offset], only_approved: false },
      { steps: [{ ...offset, is_on: false }], only_approved: false },
    ],
    [
      { steps: [], only_approved: false },
      { steps: [offset], only_approved: false },
    ],
  ]);
  expect(history[0]!.who_name ?? history[0]!.who).toBeTruthy();
  await expect(staff.call(levelSeriesHistory, { params: { well_ndx: 999_999 } })).rejects.toMatchObject({
    status: 404,
  });
});

it('depths are elevations of the water too, above the datum and by the land surface that stood then', async () => {
  const well_ndx = await buildSeries();
  const survey = (hour: number, elevation: number, datum: string) =>
    query(
      `update water_levels set land_surface_elevation_ft = $3, vertical_datum = $4
       where well_ndx = $1 and collect_timestamp = $2`,
      [well_ndx, at(hour), elevation, datum],
    );
  expect((await windowOf(well_ndx)).land_surface).toBeNull();
  await survey(10, 700, 'NGVD29');
  expect((await windowOf(well_ndx)).land_surface).toEqual({ elevation_ft: 700, vertical_datum: 'NGVD29' });
  // Surveyed again before the third measurement: what was measured before stays above the datum of before.
  await survey(60, 701.5, 'NAVD88');
  const all = await windowOf(well_ndx);
  expect(all.land_surface).toBeNull();
  expect(all.by_hand.map(({ water_elevation_ft, vertical_datum }) => [water_elevation_ft, vertical_datum])).toEqual([
    [598.5, 'NGVD29'],
    [594.5, 'NAVD88'],
    [null, null],
  ]);
  expect((await windowOf(well_ndx, { from: at(0), to: at(59) })).land_surface?.elevation_ft).toBe(700);

  const file = `${levelSeriesFile.path.replace('{well_ndx}', String(well_ndx))}?from=${at(59)}&to=${at(60)}`;
  const [head = '', ...lines] = (await (await product.fetch('administrator', file)).text()).trim().split('\r\n');
  const column = (name: string) => head.replace('\uFEFF', '').split(',').indexOf(name);
  const said = lines.map((line) => line.split(','));
  expect(
    said.map((line) => [line[column('source')], line[column('water_elevation_ft')], line[column('vertical_datum')]]),
  ).toEqual(
    expect.arrayContaining([
      ['logger', '594.1', 'NGVD29'],
      ['logger', '595.5', 'NAVD88'],
      ['hand', '594.5', 'NAVD88'],
    ]),
  );

  await staff.call(publishWaterLevels, {});
  const open = await product.fetch('visitor', '/ogc/collections/water-levels/items?limit=1000');
  const { features } = (await open.json()) as { features: { properties: Record<string, unknown> }[] };
  const days = features.filter(({ properties }) => properties['well_ndx'] === well_ndx);
  expect(
    days.map(({ properties: { collect_day, water_elevation_ft, vertical_datum } }) => [
      collect_day,
      water_elevation_ft,
      vertical_datum,
    ]),
  ).toEqual([
    ['2025-02-28', 599.7, 'NGVD29'],
    ['2025-03-01', expect.any(Number), 'NGVD29'],
    ['2025-03-02', expect.any(Number), 'NGVD29'],
    ['2025-03-03', expect.any(Number), 'NAVD88'],
    ['2025-03-04', expect.any(Number), 'NAVD88'],
  ]);
  // Levels that came since without a survey leave what is published where it is.
  await staff.call(publishWaterLevels, {});
  expect(await staff.view(levelsSincePublication)).not.toContainEqual(expect.objectContaining({ well_ndx }));
});

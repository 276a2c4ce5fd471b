import { workWaiting } from '@artesian/contract/dashboard/work-waiting';
import { declareStage } from '@artesian/contract/drought/declarations';
import { indicatorReadings, indicatorSources } from '@artesian/contract/drought/indicators';
import { droughtDays, droughtTriggerRules, droughtTriggers, replayTriggers } from '@artesian/contract/drought/triggers';
import { addWord } from '@artesian/contract/vocabularies/calls';
import { monthOfDay } from '@artesian/domain/month';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { refusalOf } from '../support/refusal-of.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const { pool } = product.database;
const [{ today }] = (await pool.query<{ today: string }>('select district_today()::text as today')).rows as [
  { today: string },
];
const DAY_MS = 86_400_000;
/** So many days ago. */
const ago = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
const SOON = { timeout: 30_000 };

const FLOW = 1;
const LEVEL = 2;
const ALARM = 2;
const CRITICAL = 3;

const readings = staff.register(indicatorReadings);
const triggers = staff.register(droughtTriggers);
const trigger = {
  drought_stage_ndx: CRITICAL,
  indicator_ndx: FLOW,
  window_days: 1,
  valid_from: '2020-01-01',
  threshold: 20,
  source_note: 'Rule 3-7',
};
const problemsOf = async (refused: Promise<unknown>) =>
  (await refusalOf(refused)).errors?.map(({ field, message }) => `${field}: ${message}`);

/** What is called for, by the days that something was read on. */
const calledFor = async () =>
  (await staff.view(droughtDays)).map(({ day, drought_stage_name }) => [day, drought_stage_name]);
const expectCalledFor = (days: readonly (readonly [string, string])[]) =>
  expect.poll(async () => (await calledFor()).slice(0, days.length), SOON).toEqual(days);

describe('a trigger', () => {
  it('holds for a stage and an indicator from a day on, once, and leaves its day to another when it is removed', async () => {
    const first = await triggers.create(trigger);
    expect(first).toMatchObject({
      drought_stage_name: 'Stage 3 Critical',
      indicator_name: 'Spring Flow',
      indicator_unit: 'cfs',
      comparison: 'At or Below',
      removed: false,
    });
    expect(await problemsOf(triggers.create(trigger))).toEqual([
      'valid_from: This stage already has a trigger for this indicator from this day.',
    ]);
    await triggers.update(first.drought_trigger_ndx, { should_remove: true }, first.version);
    await triggers.create({ ...trigger, threshold: 21 });
    expect((await triggers.list()).map(({ threshold, removed }) => [threshold, removed])).toEqual([
      [20, true],
      [21, false],
    ]);
  });

  it('is of a stage that restricts and an indicator, and says where it was read', async () => {
    expect(await problemsOf(triggers.create({ ...trigger, source_note: null }))).toEqual([
      'source_note: *Required field',
    ]);
    expect(await problemsOf(triggers.create({ ...trigger, drought_stage_ndx: 1 }))).toEqual([
      'drought_stage_ndx: Choose a stage that restricts pumping. See Drought Stages in Lists of Terms.',
    ]);
    expect(await problemsOf(triggers.create({ ...trigger, indicator_ndx: 999 }))).toEqual([
      expect.stringMatching(/^indicator_ndx: /),
    ]);
    expect(await problemsOf(triggers.create({ ...trigger, window_days: 0 }))).toEqual([
      'window_days: Enter 1 or more.',
    ]);
    expect(await problemsOf(triggers.create({ ...trigger, valid_from: '2020-02-30' }))).toEqual([
      expect.stringMatching(/^valid_from: /),
    ]);
  });

  it.each([
    ['a milder stage is reached later than a more severe one', { threshold: 20 }],
    ['the same indicator tells of drought when it is high', { threshold: 38, comparison: 'Above' as const }],
  ])('is refused where %s', async (_what, changed) => {
    const milder = { ...trigger, drought_stage_ndx: ALARM };
    expect(await problemsOf(triggers.create({ ...milder, ...changed }))).toEqual([
      'threshold: This contradicts the trigger of another stage for the same indicator. A more severe stage must not be reached before a milder one.',
    ]);
    // Over another number of days, nothing contradicts it.
    const other = await triggers.create({ ...milder, ...changed, window_days: 3 });
    await triggers.update(other.drought_trigger_ndx, { should_remove: true }, other.version);
  });
});

describe('what triggers call for', () => {
  beforeAll(async () => {
    await triggers.create({ ...trigger, drought_stage_ndx: ALARM, threshold: 38 });
    await triggers.create({ ...trigger, drought_stage_ndx: ALARM, indicator_ndx: LEVEL, threshold: 478.4 });
    const flows = [50, 37, 20, null, 30, 39];
    for (const [at, reading] of flows.entries())
      if (reading !== null) await readings.create({ indicator_ndx: FLOW, read_on: ago(9 - at), reading });
  });

  const first = () =>
    [
      [ago(9), 'No Drought'],
      [ago(8), 'Stage 2 Alarm'],
      [ago(7), 'Stage 3 Critical'],
      [ago(6), 'Stage 3 Critical'],
      // The level, which would have to recover, is not known.
      [ago(5), 'Stage 2 Alarm'],
      [ago(4), 'Stage 2 Alarm'],
    ] as const;

  it('is evaluated for each day through today, with its figures, as soon as something is read', async () => {
    await expectCalledFor(first());
    const days = await staff.view(droughtDays);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 10 }, (_, at) => ago(9 - at)));
    expect(days[2]!.figures).toEqual([
      { indicator_ndx: FLOW, window_days: 1, value: 20, mean: 20 },
      { indicator_ndx: LEVEL, window_days: 1, value: null, mean: null },
    ]);
    const recent = await staff.view(droughtDays, { years: { start_year: Number(today.slice(0, 4)) + 1 } });
    expect(recent).toEqual([]);
  });

  it('follows corrections, triggers and rules; days that stay the same are not touched', async () => {
    const changesOf = async (day: string) => {
      const { rows } = await pool.query<{ changes: number }>(
        `select count(*)::integer as changes from history.changes where table_name = 'drought_days' and after ->> 'day' = $1`,
        [day],
      );
      return rows[0]!.changes;
    };
    const before = await changesOf(ago(6));
    const level = await readings.create({ indicator_ndx: LEVEL, read_on: ago(4), reading: 480 });
    await expectCalledFor([...first().slice(0, 5), [ago(4), 'No Drought']]);
    expect(await changesOf(ago(6))).toBe(before);
    expect(await changesOf(ago(4))).toBeGreaterThan(1);
    await readings.delete(level.indicator_reading_ndx, level.version);
    await expectCalledFor(first());
    const rules = staff.register(droughtTriggerRules);
    const rule = await rules.create({
      holds_from: '2020-01-01',
      leaves_when: 'No Trigger Is Met',
      enter_after_days: 2,
    });
    await expectCalledFor([
      [ago(9), 'No Drought'],
      [ago(8), 'No Drought'],
      [ago(7), 'Stage 2 Alarm'],
      [ago(6), 'Stage 2 Alarm'],
      [ago(5), 'Stage 2 Alarm'],
      [ago(4), 'No Drought'],
    ]);
    expect(await problemsOf(rules.create({ holds_from: '2020-01-01' }))).toEqual([
      'holds_from: This area already has rules from this day.',
    ]);
    await rules.delete(rule.drought_trigger_rule_ndx, rule.version);
    await expectCalledFor(first());
  });

  it('waits for somebody to declare it, until it is declared', async () => {
    const called = async () => (await staff.view(workWaiting)).filter(({ work }) => work === 'stage-called-for');
    await expect
      .poll(called, SOON)
      .toMatchObject([
        { title: 'Stage 2 Alarm', detail: expect.stringMatching(/^In force: /), since: ago(5), record_ndx: 1 },
      ]);
    await staff.call(declareStage, { body: { declared_on: today, drought_stage_ndx: ALARM } });
    expect(await called()).toEqual([]);
  });

  it('is asked of other triggers and rules, and nothing is kept of it', async () => {
    const kept = await calledFor();
    const asked = {
      from: ago(9),
      through: ago(4),
      enters_when: 'Any Trigger Is Met',
      leaves_when: 'All Have Recovered',
      enter_after_days: 1,
      leave_after_days: 1,
    } as const;
    const held = { window_days: 1, comparison: 'Below', indicator_ndx: FLOW } as const;
    const replay = await staff.call(replayTriggers, {
      body: {
        ...asked,
        triggers: [
          { ...held, drought_stage_ndx: CRITICAL, threshold: 20 },
          { ...held, drought_stage_ndx: ALARM, threshold: 45 },
        ],
      },
    });
    expect(replay).toEqual({
      replayed: [
        { from: ago(9), through: ago(9), drought_stage_ndx: 0 },
        { from: ago(8), through: ago(4), drought_stage_ndx: ALARM },
      ],
      kept: [
        { from: ago(9), through: ago(9), drought_stage_ndx: 0 },
        { from: ago(8), through: ago(8), drought_stage_ndx: ALARM },
        { from: ago(7), through: ago(6), drought_stage_ndx: CRITICAL },
        { from: ago(5), through: ago(4), drought_stage_ndx: ALARM },
      ],
    });
    expect(await calledFor()).toEqual(kept);
    // Those in force come out as they were evaluated.
    const same = await staff.call(replayTriggers, {
      body: {
        ...asked,
        triggers: (await triggers.list())
          .filter(({ removed }) => !removed)
          .map(({ drought_stage_ndx, indicator_ndx, window_days, comparison, threshold }) => ({
            drought_stage_ndx,
            indicator_ndx,
            window_days,
            comparison,
            threshold: threshold!,
          })),
      },
    });
    expect(same.replayed).toEqual(same.kept);
    const wrong = staff.call(replayTriggers, { body: { ...asked, through: ago(10), triggers: [] } });
    expect(await problemsOf(wrong)).toEqual(['through: The last day is before the first one.']);
  });
});

describe('an indicator', () => {
  const sources = staff.register(indicatorSources);
  const added = async (word: string) =>
    (
      await staff.call(addWord, {
        params: { vocabulary: 'indicators' },
        body: { word, says: { indicator_unit: 'ft msl' } },
      })
    ).key;
  const valuesOf = async (indicator: number) =>
    (
      await pool.query<{ day: string; value: number }>(
        'select day::text, value from api.indicator_days where indicator_ndx = $1 order by day',
        [indicator],
      )
    ).rows.map(({ day, value }) => [day, value]);
  let north: number;
  let both: number;

  it('takes its values from the published levels of a well at rest, as elevation or depth, between its days', async () => {
    const { well_ndx } = await buildWell(staff, { elevation_ft: 700 });
    const deeper = await buildWell(staff);
    await pool.query(
      `insert into daily_water_levels (well_ndx, collect_day, dtw_ft, is_pumping, land_surface_elevation_ft, vertical_datum) values
         ($1, '2026-01-01', 50, false, null, null), ($1, '2026-01-02', 51.5, false, 701, 'NAVD88'), ($1, '2026-01-03', 90, true, null, null),
         ($1, '2026-02-01', 52, false, null, null), ($2, '2026-01-01', 300, false, null, null)`,
      [well_ndx, deeper.well_ndx],
    );
    north = await added('North Well');
    const deep = await added('Depth');
    await sources.create({ indicator_ndx: north, well_ndx, holds_from: '2026-01-01', holds_until: '2026-01-31' });
    await sources.create({
      indicator_ndx: deep,
      well_ndx: deeper.well_ndx,
      level_as: 'Depth to Water',
      holds_from: '2026-01-01',
    });
    expect(await valuesOf(north)).toEqual([
      ['2026-01-01', 650],
      ['2026-01-02', 649.5],
    ]);
    expect(await valuesOf(deep)).toEqual([['2026-01-01', 300]]);
    // What is entered counts in its place.
    await readings.create({ indicator_ndx: north, read_on: '2026-01-02', reading: 648 });
    expect(await valuesOf(north)).toEqual([
      ['2026-01-01', 650],
      ['2026-01-02', 648],
    ]);
  });

  it('is the mean of others on days that all of them have a value for', async () => {
    const south = await added('South Well');
    both = await added('Both Wells');
    await readings.create({ indicator_ndx: south, read_on: '2026-01-02', reading: 640 });
    await readings.create({ indicator_ndx: south, read_on: '2026-01-05', reading: 639 });
    for (const part_ndx of [north, south])
      await sources.create({ indicator_ndx: both, part_ndx, holds_from: '2020-01-01' });
    expect(await valuesOf(both)).toEqual([['2026-01-02', 644]]);
  });

  it('is no mean of means, nor of itself, and has a well or an indicator for a source', async () => {
    const holds_from = '2020-01-01';
    const whole = await added('Whole');
    expect(await problemsOf(sources.create({ indicator_ndx: whole, part_ndx: both, holds_from }))).toEqual([
      'part_ndx: Choose an indicator that does not take its values from other indicators.',
    ]);
    expect(await problemsOf(sources.create({ indicator_ndx: north, part_ndx: whole, holds_from }))).toEqual([
      'part_ndx: Choose an indicator that does not take its values from other indicators.',
    ]);
    expect(await problemsOf(sources.create({ indicator_ndx: whole, part_ndx: whole, holds_from }))).toEqual([
      'part_ndx: Choose an indicator other than this one.',
    ]);
    expect(await problemsOf(sources.create({ indicator_ndx: whole, holds_from }))).toEqual([
      'well_ndx: Choose either a well or another indicator.',
    ]);
  });

  it('has a reading a day', async () => {
    const reading = { indicator_ndx: both, read_on: `${monthOfDay(today).year}-01-15`, reading: 20 };
    await readings.create(reading);
    expect(await problemsOf(readings.create(reading))).toEqual([
      'read_on: This indicator already has a reading for this day.',
    ]);
  });
});

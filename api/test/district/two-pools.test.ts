import { readFileSync } from 'node:fs';
import {
  declareStage,
  undoDeclaration,
  whatDeclarationDoes,
  whatIfStages,
} from '@artesian/contract/drought/declarations';
import { stagesOfDistrict } from '@artesian/contract/drought/drought-stages';
import { droughtStageChanges } from '@artesian/contract/drought/stage-changes';
import { indicatorReadings } from '@artesian/contract/drought/indicators';
import { droughtDays, droughtTriggers } from '@artesian/contract/drought/triggers';
import { certificates, permits } from '@artesian/contract/permits/permits';
import { firstDayOf, monthOfDay, monthsAfter } from '@artesian/domain/month';
import { beforeAll, expect, it } from 'vitest';
import { applyFile, rehearseFile } from '../../src/district/apply-file.ts';
import { readDistrictFile } from '../../src/district/read-file.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openLiveConfig } from '../../src/settings/live-config.ts';
import { aPermit } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

// Two pools with five stages, made of nothing but the file in districts/: each permit's months follow from the stage of its pool.

const { product, staff } = await sharedProduct();
const { database } = product;
const text = readFileSync(new URL('../../../districts/two-pools.yaml', import.meta.url), 'utf8');
const numberOf = async (table: string, label: string, value: string) => {
  const key = `${label.replace(/_(name|desc)$/, '')}_ndx`;
  const { rows } = await database.pool.query<Record<string, number>>(
    `select ${key} from ${table} where ${label} = $1`,
    [value],
  );
  return rows[0]![key]!;
};

/** 1,000 acre-feet, and the 3 that are exempt. */
const LARGE_GAL = 325_851_429;
const SMALL_GAL = 977_554;
let east: number;
let west: number;
let small: number;
const stages = new Map<string, number>();
const [{ today }] = (await database.pool.query<{ today: string }>('select district_today()::text as today')).rows as [
  { today: string },
];
const next = firstDayOf(monthsAfter(monthOfDay(today), 1));

const withFile = async (said: string, act: typeof applyFile, reason?: string) => {
  const live = await openLiveConfig(readConfig({}, {}), database);
  live.close();
  return act(readDistrictFile(said), { database, live, fileName: 'two-pools.yaml', text: said, reason });
};
const apply = () => withFile(text, applyFile);

beforeAll(async () => {
  const { problems } = await apply();
  if (problems[0]) throw new Error(`Line ${problems[0].line}: ${problems[0].words}`);
  const permit_type_ndx = await numberOf('permit_types', 'permit_type_desc', 'Withdrawal');
  const build = async (group: string, authorized_volume_gal: number) => {
    const aquifer_group_ndx = await numberOf('aquifer_groups', 'aquifer_group_name', group);
    const given = { permit_type_ndx, aquifer_group_ndx, authorized_volume_gal, start_date: '2022-01-01' };
    return (await staff.register(permits).create(aPermit(given))).permit_ndx;
  };
  east = await build('Eastern Limestone', LARGE_GAL);
  west = await build('Western Limestone', LARGE_GAL);
  small = await build('Eastern Limestone', SMALL_GAL);
  for (const { drought_stage_name, drought_stage_ndx } of await staff.view(stagesOfDistrict))
    stages.set(drought_stage_name, drought_stage_ndx);
});

it('has five stages that restrict, in their order, each with its color; those that it found are retired', async () => {
  const offered = (await staff.view(stagesOfDistrict)).filter(({ is_retired }) => !is_retired);
  expect(offered.map(({ drought_stage_name, restricts }) => [drought_stage_name, restricts])).toEqual([
    ['No Drought', false],
    ...[1, 2, 3, 4, 5].map((stage) => [`Stage ${stage}`, true]),
  ]);
  expect(offered.at(-1)).toMatchObject({ stage_color: 'Purple' });
  expect(await staff.register(droughtTriggers).list()).toHaveLength(16);
});

/** By the stage, what of each permit's month is left, in percent: the published reductions of both pools. */
const published = [
  { stage: 'No Drought', left: { east: 100, west: 100, small: 100 } },
  { stage: 'Stage 1', left: { east: 80, west: 100, small: 100 } },
  { stage: 'Stage 2', left: { east: 70, west: 95, small: 100 } },
  { stage: 'Stage 3', left: { east: 65, west: 80, small: 100 } },
  { stage: 'Stage 4', left: { east: 60, west: 65, small: 100 } },
  { stage: 'Stage 5', left: { east: 56, west: 56, small: 100 } },
];

it.each(published)('leaves of its permits, under $stage, what each pool’s rules say', async ({ stage, left }) => {
  const areas = await Promise.all(
    ['East Pool', 'West Pool'].map((area) => numberOf('drought_areas', 'drought_area_name', area)),
  );
  const limits = await Promise.all(
    areas.map((drought_area_ndx) =>
      staff.call(whatIfStages, {
        body: { drought_area_ndx, stages: [{ month: next, drought_stage_ndx: stages.get(stage)! }] },
      }),
    ),
  );
  const leftOf = (permit: number) => {
    const found = limits.flat().find(({ permit_ndx }) => permit_ndx === permit)!;
    return Math.round((found.after_gal! / found.permitted_gal!) * 10_000) / 100;
  };
  expect({ east: leftOf(east), west: leftOf(west), small: leftOf(small) }).toEqual(left);
});

it('says so on certificates, stage by stage', async () => {
  const papers = await staff.call(certificates, { body: { permitNdxArray: [east, west], issued: today } });
  const percents = papers
    .toSorted((one, other) => one.permit_ndx - other.permit_ndx)
    .map(({ months: [month] }) =>
      month!.stages.map(({ drought_stage_name, left_gal }) => [
        drought_stage_name,
        Math.round((left_gal! / month!.permitted_gal!) * 10_000) / 100,
      ]),
    );
  const ofPool = (pool: 'east' | 'west') => published.slice(1).map(({ stage, left }) => [stage, left[pool]]);
  expect(percents).toEqual([ofPool('east'), ofPool('west')]);
});

/** Days on which the Edwards Aquifer Authority declared a stage, as the press told them, with what its indicators read. */
const declared = [
  { day: '2022-10-26', before: [632.2, 99], reads: [632.2, 100], called: 'Stage 3' },
  { day: '2024-09-18', before: [640, 120], reads: [632.2, 99], called: 'Stage 4' },
  { day: '2025-05-23', before: [626, 60], reads: [624.7, 53], called: 'Stage 5' },
] as const;

it('calls for the stages that were declared in its model, and for none of the other pool', async () => {
  const indicator = (name: string) => numberOf('indicators', 'indicator_name', name);
  const [well, springs] = [await indicator('Index Well East'), await indicator('North Springs')];
  const readings = staff.register(indicatorReadings);
  const dayBefore = (day: string, back: number) =>
    new Date(Date.parse(day) - back * 86_400_000).toISOString().slice(0, 10);
  for (const { day, before, reads } of declared) {
    const given = [
      ...Array.from({ length: 10 }, (_, back) => ({ read_on: dayBefore(day, back), level: reads[0], flow: reads[1] })),
      ...Array.from({ length: 10 }, (_, back) => ({
        read_on: dayBefore(day, back + 10),
        level: before[0],
        flow: before[1],
      })),
    ];
    for (const { read_on, level, flow } of given) {
      await readings.create({ indicator_ndx: well, read_on, reading: level });
      await readings.create({ indicator_ndx: springs, read_on, reading: flow });
    }
  }
  await expect
    .poll(
      async () => {
        const days = await staff.view(droughtDays);
        return declared.map(({ day }) => days.find((one) => one.day === day)?.drought_stage_name);
      },
      { timeout: 30_000 },
    )
    .toEqual(declared.map(({ called }) => called));
  const areas = (await staff.view(droughtDays)).map(({ drought_area_ndx }) => drought_area_ndx);
  expect(new Set(areas)).toEqual(new Set([1]));
});

/** By the year 2022 as it was published through August 14: the first day of each stage, were none to follow. */
const in2022 = {
  'East Pool': [
    ['2022-01-01', 'No Drought'],
    ['2022-03-09', 'Stage 1'],
    ['2022-04-11', 'Stage 2'],
    ['2022-06-13', 'Stage 3'],
    ['2022-08-15', 'No Drought'],
  ],
  'West Pool': [
    ['2022-01-01', 'No Drought'],
    ['2022-06-21', 'Stage 2'],
    ['2022-07-26', 'Stage 3'],
    ['2022-08-15', 'No Drought'],
  ],
} as const;

it('reduces a year by the mean over its days: the published 13.03 % and 1.58 %, and nothing of a small permit', async () => {
  const changes = staff.register(droughtStageChanges);
  for (const [area, turns] of Object.entries(in2022)) {
    const drought_area_ndx = await numberOf('drought_areas', 'drought_area_name', area);
    for (const [from_day, stage] of turns)
      await changes.create({ drought_area_ndx, from_day, drought_stage_ndx: stages.get(stage)! });
  }
  const leftOf = async (permit: number) => {
    const { rows } = await database.pool.query<{ permitted: number; reduced: number }>(
      `select sum(permitted_gal)::float8 as permitted, sum(reduced_gal)::float8 as reduced
       from permit_months where permit_ndx = $1 and fiscal_year = 2022`,
      [permit],
    );
    return rows[0]!;
  };
  const percentOf = async (permit: number) => {
    const { permitted, reduced } = await leftOf(permit);
    return Math.round((1 - reduced / permitted) * 10_000) / 100;
  };
  expect([await percentOf(east), await percentOf(west), await percentOf(small)]).toEqual([13.03, 1.58, 0]);
  expect((await leftOf(east)).permitted).toBe(LARGE_GAL);
  // Of 1,000 acre-feet.
  expect(Math.round(((await leftOf(east)).reduced / 325_851.4286) * 10) / 10).toBe(869.7);
});

it('counts a declaration from its day, as its preview says, and takes it back', async () => {
  const drought_area_ndx = await numberOf('drought_areas', 'drought_area_name', 'East Pool');
  const body = { drought_area_ndx, declared_on: today, drought_stage_ndx: stages.get('Stage 4')! };
  const reducedInYear = async () => {
    const { rows } = await database.pool.query<{ gallons: number }>(
      'select sum(reduced_gal)::float8 as gallons from permit_months where permit_ndx = $1',
      [east],
    );
    return rows[0]!.gallons;
  };
  const before = await reducedInYear();
  const { limits } = await staff.call(whatDeclarationDoes, { body });
  const seen = limits.filter(({ permit_ndx }) => permit_ndx === east);
  expect(seen[0]).toMatchObject({ c_year: Number(today.slice(0, 4)), c_month: Number(today.slice(5, 7)) });
  const { drought_declaration_ndx } = await staff.call(declareStage, { body });
  const lost = seen.reduce((sum, { before_gal, after_gal }) => sum + before_gal! - after_gal!, 0);
  expect(lost).toBeGreaterThan(0);
  expect(before - (await reducedInYear())).toBe(lost);
  const changes = await staff.register(droughtStageChanges).list();
  expect(changes[0]).toMatchObject({ from_day: today, drought_stage_name: 'Stage 4', source_note: 'Declared' });
  // What If of the same stage in whole months says what the declaration keeps of them.
  const imagined = await staff.call(whatIfStages, {
    body: { drought_area_ndx, stages: [{ month: next, drought_stage_ndx: body.drought_stage_ndx }] },
  });
  const [kept] = seen.filter(({ c_year, c_month }) => firstDayOf({ year: c_year, month: c_month }) === next);
  expect(imagined.find(({ permit_ndx }) => permit_ndx === east)!.after_gal).toBe(kept!.after_gal);
  await staff.call(undoDeclaration, { params: { drought_declaration_ndx } });
  expect(await reducedInYear()).toBe(before);
});

it('leaves what was entered for a day as it was, once a declaration of that day is undone', async () => {
  const drought_area_ndx = await numberOf('drought_areas', 'drought_area_name', 'East Pool');
  const register = staff.register(droughtStageChanges);
  const of = (stage: string) => ({ drought_area_ndx, drought_stage_ndx: stages.get(stage)! });
  const entered = await register.create({ ...of('Stage 1'), from_day: today, source_note: 'Board order' });
  const { drought_declaration_ndx } = await staff.call(declareStage, {
    body: { ...of('Stage 4'), declared_on: today },
  });
  expect((await register.list())[0]).toMatchObject({ from_day: today, drought_stage_name: 'Stage 4' });
  await staff.call(undoDeclaration, { params: { drought_declaration_ndx } });
  const [back] = await register.list();
  expect(back).toMatchObject({ from_day: today, drought_stage_name: 'Stage 1', source_note: 'Board order' });
  await register.delete(entered.drought_stage_change_ndx, back!.version);
});

it('reduces the permits of both pools when a change of stage goes from one to the other', async () => {
  const areaOf = (name: string) => numberOf('drought_areas', 'drought_area_name', name);
  const register = staff.register(droughtStageChanges);
  const isKept = async () => {
    const { rows } = await database.pool.query(
      `select from api.compute_allowances(null, null) as now join permit_months as kept using (permit_ndx, c_year, c_month)
       where now.reduced_gal is distinct from kept.reduced_gal`,
    );
    return rows.length === 0;
  };
  const change = await register.create({
    drought_area_ndx: await areaOf('East Pool'),
    drought_stage_ndx: stages.get('Stage 5')!,
    from_day: today,
  });
  expect(await isKept()).toBe(true);
  const moved = await register.update(
    change.drought_stage_change_ndx,
    { drought_area_ndx: await areaOf('West Pool') },
    change.version,
  );
  expect(await isKept()).toBe(true);
  await register.delete(moved.drought_stage_change_ndx, moved.version);
  expect(await isKept()).toBe(true);
});

it('is as the file says: applied again, nothing changes', async () => {
  expect(await apply()).toMatchObject({ changes: [], problems: [], imports: [] });
});

it('counts what a change does to months that are over, and makes it with a reason alone', async () => {
  const [last, present] = [-1, 0].map((months) => firstDayOf(monthsAfter(monthOfDay(today), months)));
  await database.pool.query(`
    select set_config('app.bringing_back', 'on', false), set_config('app.correction', 'Test', false);
    -- Its months count by the stage of the month again.
    delete from drought_stage_changes;
    insert into permits (permit_number, permit_year, authorized_volume_gal, permit_type_ndx, aquifer_group_ndx, start_date, created_timestamp)
      select 'W99', 2024, 12000000, permit_type_ndx, aquifer_group_ndx, '2024-01-01', '2024-01-01' from permits where permit_ndx = ${east};
    update drought_stage_history set drought_stage_ndx = ${stages.get('Stage 3')}
      where drought_area_ndx = 1 and make_date(d_year, d_month, 1) in ('${last}', '${present}');
    select set_config('app.bringing_back', '', false), set_config('app.correction', '', false)`);
  const harder = text.replace('reduction: 0.35', 'reduction: 0.4');
  const refused = await withFile(harder, applyFile);
  expect(refused.problems).toEqual([
    {
      line: expect.any(Number) as number,
      words: expect.stringContaining('Give a reason for the correction.') as string,
    },
  ]);

  const shown = await withFile(harder, rehearseFile, 'Board order');
  expect(shown.problems).toEqual([]);
  // The stage goes on: both months and all that are known after them.
  const { months, permits: some, gallons } = shown.months;
  expect({ some, isLess: gallons < 0, isOfWholeMonths: months % some === 0 && months >= 2 * some }).toEqual({
    some: 2,
    isLess: true,
    isOfWholeMonths: true,
  });
  const reduced = async () => {
    const { rows } = await database.pool.query<{ gallons: string }>(
      'select sum(reduced_gal) as gallons from permit_months',
    );
    return Number(rows[0]!.gallons);
  };
  const before = await reduced();
  const applied = await withFile(harder, applyFile, 'Board order');
  expect(applied.months).toEqual(shown.months);
  expect((await reduced()) - before).toBe(gallons);
  const { rows } = await database.pool.query(`select from month_corrections where reason = 'Board order'`);
  expect(rows.length).toBeGreaterThan(0);
});

it('asks for a reason before a stage by day reaches into months that are over', async () => {
  const past = {
    drought_area_ndx: await numberOf('drought_areas', 'drought_area_name', 'East Pool'),
    drought_stage_ndx: stages.get('Stage 4')!,
    from_day: firstDayOf(monthsAfter(monthOfDay(today), -2)),
  };
  const refused = await refusalOf(staff.register(droughtStageChanges).create(past));
  expect(refused).toMatchObject({ status: 422, code: 'needs-reason' });
});

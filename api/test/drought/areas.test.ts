import { workWaiting } from '@artesian/contract/dashboard/work-waiting';
import { droughtCompliance } from '@artesian/contract/drought/drought';
import {
  declareStage,
  droughtDeclarations,
  undoDeclaration,
  whatDeclarationDoes,
  whatEntriesDo,
  whatIfStages,
  type LimitRow,
} from '@artesian/contract/drought/declarations';
import { droughtAreaGroups, FIRST_AREA } from '@artesian/contract/drought/drought-areas';
import { droughtStages } from '@artesian/contract/drought/drought-stages';
import { mergeWords } from '@artesian/contract/vocabularies/calls';
import { droughtTriggers } from '@artesian/contract/drought/triggers';
import { draftStageNotice } from '@artesian/contract/notices/notices';
import { firstDayOf, monthOfDay, monthsAfter } from '@artesian/domain/month';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

// Two pools: Edwards stays in the first area, Trinity comes to the West Pool next month. Stage 2 takes 20 %, stage 3 30 %. Each permit has
// 12,000,000 gallons a year, in twelve parts that are whole gallons but for rounding.
const { product, staff } = await sharedProduct();
const sql = async <R extends object>(text: string, values?: unknown[]) =>
  (await product.database.pool.query<R>(text, values)).rows;

const EDWARDS = 1;
const TRINITY = 2;
const WEST = 2;
const ALARM = 2;
const CRITICAL = 3;
const [{ today }] = (await sql<{ today: string }>('select district_today()::text as today')) as [{ today: string }];
const monthFromNow = (months: number) => firstDayOf(monthsAfter(monthOfDay(today), months));
const next = monthFromNow(1);
const groups = staff.register(droughtAreaGroups);

beforeAll(async () => {
  await sql(`
    insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional) values (1, 'Historical', 'H', false);
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction)
      values (1, '1900-01-01', 0.2, 0.3);
    insert into contacts (rolo_ndx, r_name, r_mailing_address)
      values (1, 'Erin Edwards', '12 Mill Road'), (2, 'Tom Trinity', '14 Mill Road');
    insert into permit_groups (permit_group_ndx, permit_group_name, permit_tier_ndx) values (1, 'Two Creeks', 2);
    select set_config('app.bringing_back', 'on', true);
    insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, aquifer_group_ndx, rolo_ndx,
        created_timestamp)
      values (1, 'H1', 2024, 12000000, 1, ${EDWARDS}, 1, '2024-01-01'), (2, 'H2', 2024, 12000000, 1, ${TRINITY}, 2, '2024-01-01');
    insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (1, 2024, 1), (2, 2024, 1);
    insert into drought_areas (drought_area_ndx, drought_area_name) values (${WEST}, 'West Pool')`);
  await staff.call(declareStage, { body: { declared_on: today, drought_stage_ndx: ALARM } });
});

/** What is left of a permit's month, of what it has without drought. */
async function leftOf(permit: number, month: string): Promise<number> {
  const [row] = await sql<{ part: number }>(
    `select (reduced_gal / permitted_gal::numeric)::double precision as part
     from permit_months where permit_ndx = $1 and make_date(c_year, c_month, 1) = $2`,
    [permit, month],
  );
  return Number(row!.part.toFixed(4));
}
const numbersOf = (limits: readonly LimitRow[]) => [...new Set(limits.map(({ permit_number }) => permit_number))];

describe('an area of drought stages', () => {
  it('is all of the district at first, and nobody is asked for it', async () => {
    expect([await leftOf(1, next), await leftOf(2, next)]).toEqual([0.8, 0.8]);
    const { limits } = await staff.call(whatDeclarationDoes, {
      body: { declared_on: today, drought_stage_ndx: CRITICAL },
    });
    expect(numbersOf(limits)).toEqual(['H1', 'H2']);
    const west = { declared_on: today, drought_stage_ndx: CRITICAL, drought_area_ndx: WEST } as const;
    expect((await refusalOf(staff.call(declareStage, { body: west }))).errors).toEqual([
      { field: 'drought_area_ndx', message: 'Choose an area that has aquifer groups. See Drought Areas.' },
    ]);
  });

  it('takes an aquifer group over from a month on, and has no stage until one is declared', async () => {
    await groups.create({ aquifer_group_ndx: TRINITY, drought_area_ndx: WEST, holds_from: next });
    expect([await leftOf(1, next), await leftOf(2, next)]).toEqual([0.8, 1]);
    const waiting = (await staff.view(workWaiting)).filter(({ work }) => work === 'stage-to-enter');
    expect(waiting.map(({ title, detail }) => [title, detail])).toEqual([
      [expect.stringMatching(/, West Pool$/), 'No stage was ever entered'],
    ]);
    const months = await staff.register(droughtStages).list();
    const ofWest = months.filter(({ drought_area_ndx }) => drought_area_ndx === WEST);
    expect(ofWest.at(-1)).toMatchObject({ d_year: Number(next.slice(0, 4)), d_month: Number(next.slice(5, 7)) });
    expect(new Set(ofWest.map(({ drought_area_name }) => drought_area_name))).toEqual(new Set(['West Pool']));
  });

  it('must be named where there are several', async () => {
    const unnamed = { declared_on: today, drought_stage_ndx: CRITICAL } as const;
    const ofArea = { field: 'drought_area_ndx', message: 'Choose the area of the drought stage.' };
    const asked = [
      () => staff.call(declareStage, { body: unnamed }),
      () => staff.call(whatDeclarationDoes, { body: unnamed }),
      () => staff.call(whatEntriesDo, { body: { stages: [{ month: next, drought_stage_ndx: CRITICAL }] } }),
      () => staff.call(whatIfStages, { body: { stages: [{ month: next, drought_stage_ndx: CRITICAL }] } }),
    ];
    for (const ask of asked) expect((await refusalOf(ask())).errors).toEqual([ofArea]);
  });

  it('has stages of its own: seen before, declared, told to its permit holders alone, and undone', async () => {
    const west = { declared_on: today, drought_stage_ndx: CRITICAL, drought_area_ndx: WEST } as const;
    const seen = await staff.call(whatDeclarationDoes, { body: west });
    expect(numbersOf(seen.limits)).toEqual(['H2']);
    const imagined = await staff.call(whatIfStages, {
      body: { drought_area_ndx: WEST, stages: [{ month: next, drought_stage_ndx: CRITICAL }] },
    });
    expect(imagined.map(({ after_gal }) => after_gal)).toEqual([seen.limits[0]!.after_gal]);
    const { letters } = await staff.call(draftStageNotice, { body: west });
    expect(letters.map(({ addressee, subject }) => [addressee, subject])).toEqual([
      ['Tom Trinity', expect.stringContaining('Stage 3 Critical in West Pool')],
    ]);
    const { drought_declaration_ndx } = await staff.call(declareStage, { body: west });
    expect([await leftOf(1, next), await leftOf(2, next)]).toEqual([0.8, 0.7]);
    const kept = await sql<{ gallons: number }>(
      `select reduced_gal as gallons from permit_months
       where permit_ndx = 2 and make_date(c_year, c_month, 1) >= $1 order by c_year, c_month`,
      [next],
    );
    expect(seen.limits.map(({ after_gal }) => after_gal)).toEqual(kept.map(({ gallons }) => gallons));
    const [latest] = await staff.view(droughtDeclarations);
    expect(latest).toMatchObject({ drought_area_name: 'West Pool', can_be_undone: true });
    await staff.call(undoDeclaration, { params: { drought_declaration_ndx } });
    expect([await leftOf(1, next), await leftOf(2, next)]).toEqual([0.8, 1]);
  });

  it('leaves a declaration of another area to be undone', async () => {
    const of = (area: number) => ({ declared_on: today, drought_stage_ndx: CRITICAL, drought_area_ndx: area }) as const;
    const first = await staff.call(declareStage, { body: of(FIRST_AREA) });
    await staff.call(declareStage, { body: of(WEST) });
    await staff.call(undoDeclaration, { params: { drought_declaration_ndx: first.drought_declaration_ndx } });
    expect([await leftOf(1, next), await leftOf(2, next)]).toEqual([0.8, 0.7]);
  });

  it('has triggers of its own', async () => {
    const triggers = staff.register(droughtTriggers);
    const trigger = {
      drought_stage_ndx: CRITICAL,
      indicator_ndx: 2,
      valid_from: '2020-01-01',
      threshold: 845,
      source_note: 'Rules',
    };
    // Where no area is said, the first one is meant.
    await triggers.create(trigger);
    await triggers.create({ ...trigger, drought_area_ndx: WEST });
    const twice = triggers.create({ ...trigger, drought_area_ndx: WEST });
    expect((await refusalOf(twice)).errors).toMatchObject([{ message: expect.stringContaining('already') }]);
    const areas = (await triggers.list()).map(({ drought_area_name }) => drought_area_name);
    expect(areas).toEqual(['District', 'West Pool']);
  });

  it('is changed month by month in the history, each by itself', async () => {
    const stages = [
      { drought_area_ndx: FIRST_AREA, month: next, drought_stage_ndx: CRITICAL },
      { drought_area_ndx: WEST, month: next, drought_stage_ndx: 0 },
    ] as const;
    const { limits } = await staff.call(whatEntriesDo, { body: { stages: [...stages] } });
    const of = (number: string) =>
      limits.find((row) => row.permit_number === number && row.c_month === Number(next.slice(5, 7)))!;
    expect(of('H1').after_gal! / of('H1').before_gal!).toBeCloseTo(0.7 / 0.8, 4);
    expect(of('H2').after_gal).toBe(of('H2').permitted_gal);
    expect([await leftOf(1, next), await leftOf(2, next)]).toEqual([0.8, 0.7]);
  });

  it('brings a group that is moved into the past under stages that are over for a reason alone', async () => {
    const past = { aquifer_group_ndx: EDWARDS, drought_area_ndx: WEST, holds_from: monthFromNow(-1) };
    await sql(`
      select set_config('app.correction', 'asked', true);
      update drought_stage_history set drought_stage_ndx = ${ALARM}
        where drought_area_ndx = 1 and make_date(d_year, d_month, 1) = '${monthFromNow(-1)}'`);
    expect(await refusalOf(groups.create(past))).toMatchObject({ code: 'needs-reason' });
    expect(await leftOf(1, monthFromNow(-1))).toBe(0.8);
  });

  it('has a month to enter a stage for from each group’s first on, whichever was assigned first', async () => {
    const later = { aquifer_group_ndx: 3, drought_area_ndx: 3 };
    await sql(`insert into drought_areas (drought_area_ndx, drought_area_name) values (3, 'North Pool')`);
    const first = await groups.create({ ...later, holds_from: monthFromNow(4) });
    await groups.update(first.drought_area_group_ndx, { holds_from: monthFromNow(2) }, first.version);
    const months = await staff.register(droughtStages).list();
    const earliest = months.findLast(({ drought_area_ndx }) => drought_area_ndx === 3)!;
    expect(firstDayOf({ year: earliest.d_year, month: earliest.d_month })).toBe(monthFromNow(2));
    const [moved] = (await groups.list()).filter(({ aquifer_group_ndx }) => aquifer_group_ndx === 3);
    await groups.delete(moved!.drought_area_group_ndx, moved!.version);
  });

  it('is refused twice for one group and month, and within a month', async () => {
    const again = { aquifer_group_ndx: TRINITY, drought_area_ndx: FIRST_AREA, holds_from: next };
    expect((await refusalOf(groups.create(again))).errors).toEqual([
      { field: 'holds_from', message: 'This aquifer group already has an area from this month.' },
    ]);
    const within = { ...again, holds_from: next.replace(/01$/, '15') };
    expect((await refusalOf(groups.create(within))).errors).toEqual([
      { field: 'holds_from', message: 'Enter the first day of a month.' },
    ]);
  });
});

it('figures of the whole district say the severest stage, and of which area it is', async () => {
  const filters = { tiers: [2], is_overpumped: null, aq_group_names: ['Edwards', 'Trinity', 'Other'] };
  const [year, month] = next.split('-').map(Number) as [number, number];
  const range = { start_cal_year: year, start_cal_month: month, end_cal_year: year, end_cal_month: month };
  const { data } = await staff.call(droughtCompliance, { body: { ...filters, ...range } });
  // 20 % of one and 30 % of the other, which have the same volume.
  expect(data.reports).toMatchObject([{ drought_stage: 'Stage 3 Critical', drought_reduction: 0.25 }]);
  const stages = await sql(`select drought_stage_name as stage from api.severest_stages_of_months where month = $1`, [
    next,
  ]);
  expect(stages).toEqual([{ stage: 'Stage 3 Critical (West Pool)' }]);
});

it('the first area can be renamed, but neither deleted nor merged', async () => {
  const first = { field: 'word', message: expect.stringContaining('without an assignment belong to this area') };
  const merge = staff.call(mergeWords, {
    params: { vocabulary: 'drought-areas' },
    body: { drop: FIRST_AREA, keep: 3 },
  });
  expect((await refusalOf(merge)).errors).toEqual([first]);
  await expect(sql('delete from drought_areas where drought_area_ndx = $1', [FIRST_AREA])).rejects.toMatchObject({
    constraint: 'drought_areas_first_stays',
  });
  expect([await leftOf(1, next), await leftOf(2, next)]).toEqual([0.8, 0.7]);
});

it('an area is gone with its last assignment: nobody is asked for it, and its group is under the first one again', async () => {
  await sql('update drought_stage_history set drought_stage_ndx = 999 where drought_area_ndx = $1', [WEST]);
  const [assigned] = await groups.list();
  await groups.delete(assigned!.drought_area_group_ndx, assigned!.version);
  expect([await leftOf(1, next), await leftOf(2, next)]).toEqual([0.8, 0.8]);
  const months = await staff.register(droughtStages).list();
  expect(months.filter(({ drought_area_ndx }) => drought_area_ndx === WEST)).toEqual([]);
  expect(await sql('select from drought_stage_history where drought_area_ndx = $1', [WEST])).toEqual([]);
  const { limits } = await staff.call(whatDeclarationDoes, {
    body: { declared_on: today, drought_stage_ndx: CRITICAL },
  });
  expect(numbersOf(limits)).toEqual(['H1', 'H2']);
});

import { workWaiting } from '@artesian/contract/dashboard/work-waiting';
import {
  declareStage,
  undoDeclaration,
  whatDeclarationDoes,
  whatEntriesDo,
} from '@artesian/contract/drought/declarations';
import { droughtStages } from '@artesian/contract/drought/drought-stages';
import { lastRunOfCompliance } from '@artesian/contract/drought/drought';
import { draftStageNotice } from '@artesian/contract/notices/notices';
import { closedYears } from '@artesian/contract/permits/closed-years';
import { firstDayOf, monthOfDay, monthsAfter } from '@artesian/domain/month';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

// Worked by hand: 12,000,000 gallons a year with shares of 6, 6, 7, 8, 9, 11, 12, 11, 9, 8, 7 and 6 % from January. Stage 2 takes 20 %.
const { product, staff } = await sharedProduct();
const sql = <R extends object>(text: string, values?: unknown[]) => product.database.pool.query<R>(text, values);

beforeAll(async () => {
  await sql(`
    insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional) values (1, 'Historical', 'H', false);
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (1, '1900-01-01', 0.2);
    insert into allocation_distribution_shares
      select 4, c_month, share * 1000
      from unnest(array[6, 6, 7, 8, 9, 11, 12, 11, 9, 8, 7, 6]) with ordinality as given (share, c_month)
      on conflict (allocation_distribution_ndx, c_month) do update set share = excluded.share;
    insert into contacts (rolo_ndx, r_name, r_mailing_address) values (1, 'Wanda Waters', '12 Mill Road');
    select set_config('app.bringing_back', 'on', true);
    insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, allocation_distribution_ndx,
      rolo_ndx, created_timestamp) values (1, 'H1', 2024, 12000000, 1, 4, 1, '2024-01-01');
    insert into drought_stage_history (d_year, d_month)
      select extract(year from month), extract(month from month)
      from generate_series('2024-08-01'::date, '2025-12-01', interval '1 month') as months (month)
      on conflict do nothing`);
});

beforeEach(async () => {
  await sql('delete from closed_years');
  await sql('delete from stage_rules');
  await sql(`insert into stage_rules values ('0001-01-01', true)`);
  await sql('update drought_stage_history set drought_stage_ndx = 999 where drought_stage_ndx <> 999');
});

const NO_DROUGHT = 0;
const ALARM = 2;
const enter = (month: string, stage: number) =>
  sql(
    `update drought_stage_history set drought_stage_ndx = $2 where make_date(d_year, d_month, 1) = ($1 || '-01')::date`,
    [month, stage],
  );
const endByThemselves = () => sql(`delete from stage_rules; insert into stage_rules values ('0001-01-01', false)`);

async function year2025(): Promise<number> {
  const { rows } = await sql<{ reduced_gal: number }>(
    'select reduced_gal from api.standing_of_years where permit_ndx = 1 and fiscal_year = 2025',
  );
  return rows[0]!.reduced_gal;
}
async function stageIn(month: string): Promise<number | null> {
  const { rows } = await sql<{ drought_stage_ndx: number | null }>(
    `select drought_stage_ndx from permit_months where make_date(c_year, c_month, 1) = ($1 || '-01')::date`,
    [month],
  );
  return rows[0]!.drought_stage_ndx;
}
const today = (await sql<{ today: string }>('select district_today()::text as today')).rows[0]!.today;
const monthFromNow = (months: number) => firstDayOf(monthsAfter(monthOfDay(today), months)).slice(0, 7);

describe('a stage', () => {
  it('goes on from its month, through the next fiscal year', async () => {
    await enter('2024-12', ALARM);
    expect(await year2025()).toBe(10_176_000);
    expect(await stageIn(monthFromNow(9))).toBe(ALARM);
  });

  it('ends with its month where stages do not go on', async () => {
    await endByThemselves();
    await enter('2024-12', ALARM);
    expect(await year2025()).toBe(11_856_000);
  });

  it('is rescinded by No Drought', async () => {
    await enter('2024-12', ALARM);
    await enter('2025-04', NO_DROUGHT);
    expect(await year2025()).toBe(11_400_000);
    await enter('2025-04', 999);
    expect(await year2025()).toBe(10_176_000);
  });

  it('that is declared ahead begins with its month', async () => {
    await enter('2025-06', ALARM);
    expect(await year2025()).toBe(11_184_000);
  });

  it('says in the history which months are at it because it goes on', async () => {
    await enter('2025-11', ALARM);
    const rows = await staff.register(droughtStages).list();
    const of2025 = (month: number) => rows.find(({ d_year, d_month }) => d_year === 2025 && d_month === month);
    expect(of2025(11)).toMatchObject({ drought_stage_ndx: ALARM, stage_going_on: null });
    expect(of2025(12)).toMatchObject({ drought_stage_ndx: 999, stage_going_on: 'Stage 2 Alarm' });
    expect(of2025(10)).toMatchObject({ drought_stage_ndx: 999, stage_going_on: null });
  });

  it('does not come back where it ended before stages went on', async () => {
    await endByThemselves();
    await enter('2024-12', ALARM);
    await sql(`insert into stage_rules values ('2025-03-01', true)`);
    expect(await year2025()).toBe(11_856_000);
    await enter('2025-02', ALARM);
    expect(await stageIn('2025-03')).toBe(ALARM);
  });

  it.each(['2024-08', '2024-12'])(
    'leaves a closed year as it is, also where it would go on into it: %s',
    async (month) => {
      await staff.register(closedYears).create({ fiscal_year: 2025 });
      await expect(enter(month, ALARM)).rejects.toMatchObject({ constraint: 'closed_years_hold' });
      expect(await year2025()).toBe(12_000_000);
      expect(await stageIn(month)).toBeNull();
    },
  );

  it('of the month before a closed year is entered where another one holds from its first month on', async () => {
    await enter('2024-09', NO_DROUGHT);
    await staff.register(closedYears).create({ fiscal_year: 2025 });
    expect((await enter('2024-08', ALARM)).rowCount).toBe(1);
    expect(await stageIn('2024-08')).toBe(ALARM);
    expect(await year2025()).toBe(12_000_000);
  });
});

describe('the setting', () => {
  const set = (decided: boolean) => sql('select api.decide_stages_go_on($1)', [decided]);

  it('holds from next month on, and leaves what is over', async () => {
    await enter('2024-12', ALARM);
    await set(false);
    expect(await year2025()).toBe(10_176_000);
    expect(await stageIn(monthFromNow(0))).toBe(ALARM);
    expect(await stageIn(monthFromNow(1))).toBeNull();
    await set(true);
    expect(await stageIn(monthFromNow(1))).toBe(ALARM);
    expect((await sql('select * from stage_rules')).rows).toHaveLength(1);
  });
});

describe('a declaration', () => {
  it('goes on after the months that it was entered for', async () => {
    const { last_month } = await staff.call(declareStage, { body: { declared_on: today, drought_stage_ndx: ALARM } });
    const after = firstDayOf(monthsAfter(monthOfDay(last_month), 1)).slice(0, 7);
    expect(await stageIn(last_month.slice(0, 7))).toBe(ALARM);
    expect(await stageIn(after)).toBe(ALARM);
  });

  it('with a last month ends with it, and leaves nothing once it is undone', async () => {
    const before = (await sql('select d_year, d_month, drought_stage_ndx from drought_stage_history order by 1, 2'))
      .rows;
    const { drought_declaration_ndx } = await staff.call(declareStage, {
      body: { declared_on: today, drought_stage_ndx: ALARM, last_month: `${monthFromNow(2)}-01` },
    });
    expect(await stageIn(monthFromNow(2))).toBe(ALARM);
    expect(await stageIn(monthFromNow(3))).toBe(NO_DROUGHT);
    await staff.call(undoDeclaration, { params: { drought_declaration_ndx } });
    expect(
      (await sql('select d_year, d_month, drought_stage_ndx from drought_stage_history order by 1, 2')).rows,
    ).toEqual(before);
  });
});

describe('a declaration through the last month that has a row', () => {
  const rows = async () =>
    (await sql('select d_year, d_month, drought_stage_ndx from drought_stage_history where drought_stage_ndx <> 999'))
      .rows;

  it('ends with it, and leaves nothing once it is undone', async () => {
    const { rows: known } = await sql<{ last: string; after: string }>(
      `select max(make_date(d_year, d_month, 1))::text as last,
         to_char(max(make_date(d_year, d_month, 1)) + interval '1 month', 'YYYY-MM') as after from drought_stage_history`,
    );
    const { last, after } = known[0]!;
    const { drought_declaration_ndx } = await staff.call(declareStage, {
      body: { declared_on: today, drought_stage_ndx: ALARM, last_month: last },
    });
    const { rows: stages } = await sql(
      'select drought_stage_ndx from drought_stage_history where make_date(d_year, d_month, 1) >= $1 order by d_year, d_month',
      [last],
    );
    expect(stages).toEqual([{ drought_stage_ndx: ALARM }, { drought_stage_ndx: NO_DROUGHT }]);
    const { rows: months } = await sql<{ stage: number | null }>(
      `select drought_stage_ndx as stage from api.stages_of_months where to_char(month, 'YYYY-MM') = $1`,
      [after],
    );
    expect(months).toEqual([{ stage: NO_DROUGHT }]);
    await staff.call(undoDeclaration, { params: { drought_declaration_ndx } });
    expect(await rows()).toEqual([]);
  });
});

describe('what a declaration does', () => {
  const ask = (more: object = {}) =>
    staff.call(whatDeclarationDoes, { body: { declared_on: today, drought_stage_ndx: ALARM, ...more } });
  const monthsOf = ({ limits }: Awaited<ReturnType<typeof ask>>) =>
    limits.map(({ c_year, c_month }) => `${c_year}-${String(c_month).padStart(2, '0')}-01`);
  const lastKept = async () =>
    (await sql<{ last: string }>('select max(make_date(c_year, c_month, 1))::text as last from permit_months')).rows[0]!
      .last;

  it('is told of the months that it goes on into, to the end of those that are kept', async () => {
    const does = await ask();
    const end = await lastKept();
    expect(does.goes_on_through).toBe(end);
    expect([monthsOf(does)[0], monthsOf(does).at(-1)]).toEqual([does.first_month, end]);
    for (const { before_gal, after_gal } of does.limits) expect(after_gal).toBe(before_gal! * 0.8);
    await staff.call(declareStage, { body: { declared_on: today, drought_stage_ndx: ALARM } });
    const { rows } = await sql<{ gallons: number }>(
      'select reduced_gal as gallons from permit_months where make_date(c_year, c_month, 1) >= $1 order by c_year, c_month',
      [does.first_month],
    );
    expect(does.limits.map(({ after_gal }) => after_gal)).toEqual(rows.map(({ gallons }) => gallons));
  });

  it('ends where another stage is entered, and with a last month that is named', async () => {
    await enter(monthFromNow(12), NO_DROUGHT);
    expect(monthsOf(await ask()).at(-1)).toBe(`${monthFromNow(11)}-01`);
    const named = await ask({ last_month: `${monthFromNow(2)}-01` });
    expect(named).toMatchObject({ goes_on_through: null, last_month: `${monthFromNow(2)}-01` });
    expect(monthsOf(named).at(-1)).toBe(named.last_month);
  });

  it('ends with its last month where stages do not go on', async () => {
    await endByThemselves();
    const does = await ask();
    expect(does.goes_on_through).toBeNull();
    expect(monthsOf(does).at(-1)).toBe(does.last_month);
  });

  it('is said in letters of all those months, until another stage is declared', async () => {
    const { letters } = await staff.call(draftStageNotice, { body: { declared_on: today, drought_stage_ndx: ALARM } });
    const { limits } = await ask();
    const [{ body }] = letters as [(typeof letters)[number]];
    const paragraphs = body.flatMap((part) => ('paragraph' in part ? [part.paragraph] : [])).join(' ');
    expect(paragraphs).toMatch(/through August \d{4}, and on until another stage is declared\./);
    const [table] = body.flatMap((part) => ('table' in part ? [part.table] : []));
    expect(table!.title).toBe('How much each permit may pump, as far as months are known');
    expect(table!.rows.map((row) => row.slice(3))).toEqual(
      limits.map(({ before_gal, after_gal }) => [
        before_gal!.toLocaleString('en-US'),
        '100',
        after_gal!.toLocaleString('en-US'),
        '80',
      ]),
    );
  });
});

describe('the work list', () => {
  const toEnter = async () => (await staff.view(workWaiting)).filter(({ work }) => work === 'stage-to-enter');

  it('says that a stage goes on into the next month without anybody having entered it', async () => {
    await enter('2025-12', ALARM);
    expect(await toEnter()).toMatchObject([{ detail: 'Stage 2 Alarm goes on: nobody has entered a stage' }]);
    await enter(monthFromNow(1), ALARM);
    expect(await toEnter()).toEqual([]);
  });

  it('warns that it ends, where stages do not go on', async () => {
    await endByThemselves();
    await enter(monthFromNow(0), ALARM);
    expect(await toEnter()).toMatchObject([{ detail: 'Stage 2 Alarm ends: nobody has entered a stage' }]);
  });

  it('says nothing where nothing is taken away', async () => {
    await enter(monthFromNow(0), NO_DROUGHT);
    expect(await toEnter()).toEqual([]);
  });
});

it('the report says when its newest row was computed, by a save too', async () => {
  const { newest_row: before } = await staff.call(lastRunOfCompliance, {});
  await enter('2024-12', ALARM);
  const { newest_row: after } = await staff.call(lastRunOfCompliance, {});
  expect(new Date(after!).getTime()).toBeGreaterThan(new Date(before!).getTime());
});

describe('what an entry in the history does', () => {
  const ask = (month: string, drought_stage_ndx: 2 | 999) =>
    staff.call(whatEntriesDo, { body: { stages: [{ month: `${month}-01`, drought_stage_ndx }] } });
  const keptFrom = async (month: string) =>
    (
      await sql<{ gallons: number }>(
        `select reduced_gal as gallons from permit_months
         where make_date(c_year, c_month, 1) >= $1 order by c_year, c_month`,
        [`${month}-01`],
      )
    ).rows.map(({ gallons }) => gallons);

  it('is told of the months that it goes on into, as it is kept then, and nothing of it is saved', async () => {
    const month = monthFromNow(2);
    const before = await keptFrom(month);
    const does = await ask(month, ALARM);
    expect(await keptFrom(month)).toEqual(before);
    expect(does.months[0]).toBe(`${month}-01`);
    expect(does.limits.map(({ before_gal }) => before_gal)).toEqual(before);
    await enter(month, ALARM);
    const after = await keptFrom(month);
    expect(after).not.toEqual(before);
    expect(does.limits.map(({ after_gal }) => after_gal)).toEqual(after);

    const undone = await ask(month, 999);
    expect(undone.limits.map(({ after_gal }) => after_gal)).toEqual(before);
  });

  it('ends before the next month with an entry', async () => {
    await enter(monthFromNow(5), NO_DROUGHT);
    const { months } = await ask(monthFromNow(2), ALARM);
    expect(months).toEqual([2, 3, 4].map((ahead) => `${monthFromNow(ahead)}-01`));
  });

  it('is held against what is kept, where the stage before has ended with its month', async () => {
    await endByThemselves();
    await enter(monthFromNow(1), ALARM);
    const { months, limits } = await ask(monthFromNow(2), ALARM);
    expect(months).toEqual([`${monthFromNow(2)}-01`]);
    for (const { permitted_gal, before_gal, after_gal } of limits) {
      expect(before_gal).toBe(permitted_gal);
      expect(after_gal).toBe(before_gal! * 0.8);
    }
    expect(limits).toHaveLength(1);
  });
});

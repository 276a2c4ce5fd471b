import { declareStage, whatIfStages } from '@artesian/contract/drought/declarations';
import { droughtReductions } from '@artesian/contract/drought/drought-reductions';
import { permitTypes } from '@artesian/contract/permits/permit-types';
import { certificates } from '@artesian/contract/permits/permits';
import { changeWord, wordsOf } from '@artesian/contract/vocabularies/calls';
import { firstDayOf, monthOfDay, monthsAfter } from '@artesian/domain/month';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

// Two permits of one type, which takes 20 % under Stage 2: one irrigates, the other supplies the public. A third is of another type.
const { product, staff } = await sharedProduct();
const sql = async <R extends object>(text: string, values?: unknown[]) =>
  (await product.database.pool.query<R>(text, values)).rows;

const ALARM = 2;
const CONSERVATION = 1;
const IRRIGATION = 3;
const [{ today }] = (await sql<{ today: string }>('select district_today()::text as today')) as [{ today: string }];
const monthFromNow = (months: number) => firstDayOf(monthsAfter(monthOfDay(today), months));
const next = monthFromNow(1);
const later = monthFromNow(3);
const reductions = staff.register(droughtReductions);

beforeAll(async () => {
  await sql(`
    insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix)
      values (1, 'Historical', 'H'), (2, 'Conditional', 'C');
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (1, '1900-01-01', 0.2), (2, '1900-01-01', 0);
    select set_config('app.bringing_back', 'on', true);
    insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, primary_use_ndx, aquifer_group_ndx,
        created_timestamp)
      values (1, 'H1', 2024, 12000000, 1, ${IRRIGATION}, 1, '2024-01-01'), (2, 'H2', 2024, 12000000, 1, 4, 1, '2024-01-01'),
        (3, 'C3', 2024, 12000000, 2, 4, 1, '2024-01-01')`);
  await staff.call(declareStage, { body: { declared_on: today, drought_stage_ndx: ALARM } });
});

/** What is left of the permits' months, of what they have without drought. */
async function leftIn(month: string): Promise<number[]> {
  const rows = await sql<{ part: number }>(
    `select round(reduced_gal / permitted_gal::numeric, 4)::double precision as part
     from permit_months where make_date(c_year, c_month, 1) = $1 order by permit_ndx`,
    [month],
  );
  return rows.map(({ part }) => part);
}
/** The same in What If, and on the certificates of the month. */
async function leftElsewhere(month: string): Promise<number[][]> {
  const limits = await staff.call(whatIfStages, { body: { stages: [{ month, drought_stage_ndx: ALARM }] } });
  const papers = await staff.call(certificates, { body: { permitNdxArray: [1, 2, 3], issued: month } });
  papers.sort((one, other) => one.permit_ndx - other.permit_ndx);
  const months = papers.map((paper) =>
    paper.months.find((one) => firstDayOf({ year: one.c_year, month: one.c_month }) === month)!,
  );
  const part = (left: number | null, of: number | null) => Math.round((left! / of!) * 10_000) / 10_000;
  return [
    limits
      .toSorted((one, other) => one.permit_ndx - other.permit_ndx)
      .map(({ after_gal, permitted_gal }) => part(after_gal, permitted_gal)),
    months.map(({ permitted_gal, stages }) =>
      part(stages.find(({ drought_stage_name: name }) => name === 'Stage 2 Alarm')!.left_gal, permitted_gal),
    ),
  ];
}

describe('a special reduction', () => {
  it('holds for a use in place of the factor of the type, from its month until it ends', async () => {
    expect(await leftIn(next)).toEqual([0.8, 0.8, 1]);
    await reductions.create({
      drought_stage_ndx: ALARM,
      primary_use_ndx: IRRIGATION,
      holds_from: next,
      reduction: 0.44,
    });
    await reductions.create({
      drought_stage_ndx: ALARM,
      primary_use_ndx: IRRIGATION,
      holds_from: later,
      reduction: null,
    });
    expect(await leftIn(next)).toEqual([0.56, 0.8, 1]);
    expect(await leftIn(later)).toEqual([0.8, 0.8, 1]);
  });

  it('for a use comes before one for a type, and that before one for an area', async () => {
    await reductions.create({ drought_stage_ndx: ALARM, drought_area_ndx: 1, holds_from: next, reduction: 0.1 });
    expect(await leftIn(next)).toEqual([0.56, 0.9, 0.9]);
    await reductions.create({ drought_stage_ndx: ALARM, permit_type_ndx: 2, holds_from: next, reduction: 0.3 });
    expect(await leftIn(next)).toEqual([0.56, 0.9, 0.7]);
    expect(await leftIn(later)).toEqual([0.9, 0.9, 0.7]);
  });

  it('is the same in previews and on certificates', async () => {
    for (const month of [next, later]) {
      const left = await leftIn(month);
      expect(await leftElsewhere(month)).toEqual([left, left]);
    }
  });

  it('leaves permits alone that are exempt', async () => {
    await sql(`select api.change_reductions(2, null, null, null, null, $1, 12000000)`, [next]);
    expect(await leftIn(next)).toEqual([0.56, 0.9, 1]);
    await sql(`select api.change_reductions(2, null, null, null, null, $1, 0)`, [next]);
  });

  it('follows a permit whose use changes, and is gone with its row', async () => {
    await sql('update permits set primary_use_ndx = 4 where permit_ndx = 1');
    expect(await leftIn(next)).toEqual([0.9, 0.9, 0.7]);
    const rows = await reductions.list();
    const ofType = rows.find(({ permit_type_name }) => permit_type_name === 'Conditional')!;
    expect(ofType).toMatchObject({
      drought_stage_name: 'Stage 2 Alarm',
      primary_use_name: null,
      drought_area_name: null,
    });
    await reductions.delete(ofType.drought_reduction_ndx, ofType.version);
    expect(await leftIn(next)).toEqual([0.9, 0.9, 0.9]);
  });

  it('of past months needs a reason, is of a stage that restricts, and stands once for its permits and month', async () => {
    const given = { drought_stage_ndx: ALARM, permit_type_ndx: 1, reduction: 0.5 };
    const past = await refusalOf(reductions.create({ ...given, holds_from: monthFromNow(-2) }));
    expect(past.detail).toContain('Give a reason for the correction.');
    const milder = reductions.create({ ...given, drought_stage_ndx: CONSERVATION, holds_from: next });
    expect((await refusalOf(milder)).errors).toMatchObject([{ field: 'drought_stage_ndx' }]);
    const midMonth = reductions.create({ ...given, holds_from: `${next.slice(0, 8)}15` });
    expect((await refusalOf(midMonth)).errors).toMatchObject([{ message: 'Enter the first day of a month.' }]);
    await reductions.create({ ...given, holds_from: next });
    expect((await refusalOf(reductions.create({ ...given, holds_from: next }))).errors).toMatchObject([
      { field: 'holds_from', message: expect.stringContaining('already have a special reduction') },
    ]);
    expect(await leftIn(monthFromNow(0))).toEqual([1, 1, 1]);
  });
});

it('a stage goes on to restrict while reductions or factors are for it', async () => {
  const vocabulary = 'drought-stages';
  const words = await staff.call(wordsOf, { params: { vocabulary } });
  const alarm = words.find(({ key }) => key === ALARM)!;
  expect(alarm.used).toEqual(expect.arrayContaining([{ in: 'special reductions', count: 4 }]));
  const easing = staff.call(changeWord, { params: { vocabulary, key: ALARM }, body: { says: { restricts: false } } });
  expect((await refusalOf(easing)).errors).toMatchObject([{ field: 'says.restricts' }]);
  await sql('delete from drought_stages where drought_stage_ndx = 5');
  const types = staff.register(permitTypes);
  const [type] = await types.list();
  const factor = types.update(type!.permit_type_ndx, { d4_pump_reduction: 0.5 }, type!.version);
  expect(await refusalOf(factor)).toMatchObject({
    detail: expect.stringContaining('a stage that the district does not have'),
  });
});

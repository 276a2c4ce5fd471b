import { declareStage, whatDeclarationDoes, whatIfStages } from '@artesian/contract/drought/declarations';
import { stagesOfDistrict } from '@artesian/contract/drought/drought-stages';
import { droughtTriggers } from '@artesian/contract/drought/triggers';
import { permitTypes } from '@artesian/contract/permits/permit-types';
import {
  addWord,
  changeWord,
  deleteUnusedWords,
  deleteWord,
  mergeWords,
  orderWords,
  wordsOf,
} from '@artesian/contract/vocabularies/calls';
import { firstDayOf, monthOfDay, monthsAfter } from '@artesian/domain/month';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

const { product, staff } = await sharedProduct();
const [{ today }] = (await product.database.pool.query<{ today: string }>('select district_today()::text as today'))
  .rows as [{ today: string }];
const monthFromNow = (months: number) => firstDayOf(monthsAfter(monthOfDay(today), months));

const NONE = 0;
const CONSERVATION = 1;
const ALARM = 2;
const CRITICAL = 3;
const EXCEPTIONAL = 4;
const vocabulary = 'drought-stages';
const stage = (key: number) => ({ params: { vocabulary, key } });
const named = async () => (await staff.view(stagesOfDistrict)).map(({ drought_stage_name: name }) => name);
const severityOf = async (key: number) =>
  (await staff.view(stagesOfDistrict)).find(({ drought_stage_ndx }) => drought_stage_ndx === key)!.severity;

describe('the drought stages of a district', () => {
  let watch: number;

  it('are as many as it has, each with its name and color, the mildest first', async () => {
    const added = await staff.call(addWord, {
      params: { vocabulary },
      body: { word: 'Watch', says: { restricts: true, stage_color: 'Purple' } },
    });
    watch = added.key;
    await staff.call(changeWord, {
      ...stage(CONSERVATION),
      body: { word: 'Awareness', says: { stage_color: 'Gray' } },
    });
    expect(await staff.view(stagesOfDistrict)).toEqual([
      expect.objectContaining({ drought_stage_name: 'No Drought', restricts: false, severity: 0 }),
      expect.objectContaining({ drought_stage_name: 'Awareness', stage_color: 'Gray', restricts: false, severity: 0 }),
      expect.objectContaining({ drought_stage_name: 'Stage 2 Alarm', stage_color: 'Yellow', severity: 3 }),
      expect.objectContaining({ drought_stage_name: 'Stage 3 Critical', severity: 4 }),
      expect.objectContaining({ drought_stage_name: 'Stage 4 Exceptional', severity: 5 }),
      expect.objectContaining({ drought_stage_name: 'Stage 5 ERP', severity: 6 }),
      // Where nobody says otherwise, what is added is the most severe.
      expect.objectContaining({ drought_stage_ndx: watch, stage_color: 'Purple', restricts: true, severity: 7 }),
    ]);
  });

  it('are more severe by their order, which decides from when a declaration counts', async () => {
    const declare = (drought_stage_ndx: number) =>
      staff.call(whatDeclarationDoes, { body: { declared_on: today, drought_stage_ndx } });
    await staff.call(declareStage, { body: { declared_on: today, drought_stage_ndx: CRITICAL } });
    await product.database.pool.query(
      'update drought_stage_history set drought_stage_ndx = $1 where make_date(d_year, d_month, 1) = $2',
      [CRITICAL, monthFromNow(0)],
    );
    expect(await declare(watch)).toMatchObject({ first_month: monthFromNow(1) });
    await staff.call(orderWords, {
      params: { vocabulary },
      body: { keys: [NONE, CONSERVATION, ALARM, watch, CRITICAL, EXCEPTIONAL, 5] },
    });
    expect([await severityOf(watch), await severityOf(CRITICAL)]).toEqual([4, 5]);
    expect(await declare(watch)).toMatchObject({ first_month: monthFromNow(0) });
    expect(await declare(EXCEPTIONAL)).toMatchObject({ first_month: monthFromNow(1) });
  });

  it('have no order of the alphabet', async () => {
    const before = await named();
    await staff.call(orderWords, { params: { vocabulary }, body: { keys: [] } });
    expect(await named()).toEqual(before);
    expect((await staff.call(wordsOf, { params: { vocabulary } })).map(({ word }) => word)).toEqual(before);
  });

  it('always have one for months without drought: it is renamed, but neither restricts nor goes', async () => {
    await staff.call(changeWord, { ...stage(NONE), body: { word: 'Normal' } });
    const restricting = staff.call(changeWord, { ...stage(NONE), body: { says: { restricts: true } } });
    expect((await refusalOf(restricting)).errors).toEqual([
      { field: 'says.restricts', message: expect.stringContaining('cannot be deleted or restrict pumping') },
    ]);
    const ways = [
      () => staff.call(deleteWord, stage(NONE)),
      () => staff.call(changeWord, { ...stage(NONE), body: { retired: true } }),
    ];
    for (const attempt of ways)
      expect((await refusalOf(attempt())).errors).toMatchObject([
        { message: expect.stringContaining('Months without drought have this stage.') },
      ]);
    await expect(product.database.pool.query('delete from drought_stages where drought_stage_ndx = 0')).rejects.toThrow(
      'The stage without drought stays.',
    );
    expect(await named()).toContain('Normal');
  });

  it('go on to restrict while they have triggers or reductions, and have none where they restrict nothing', async () => {
    const triggers = staff.register(droughtTriggers);
    const trigger = { valid_from: '2020-01-01', indicator_ndx: 1, threshold: 20, source_note: 'Rule 3-7' };
    await triggers.create({ ...trigger, drought_stage_ndx: EXCEPTIONAL });
    await staff
      .register(permitTypes)
      .create({ permit_type_desc: 'Historical', permit_prefix: 'H', d1_pump_reduction: 0.2 });
    const easing = (key: number) => staff.call(changeWord, { ...stage(key), body: { says: { restricts: false } } });
    for (const key of [ALARM, EXCEPTIONAL])
      expect((await refusalOf(easing(key))).errors).toEqual([
        { field: 'says.restricts', message: expect.stringContaining('You can retire it') },
      ]);
    await easing(watch);
    const refused = triggers.create({ ...trigger, drought_stage_ndx: watch });
    expect((await refusalOf(refused)).errors).toMatchObject([{ field: 'drought_stage_ndx' }]);
  });

  it('are never merged, which would change past months; what nothing needs can go', async () => {
    const merge = staff.call(mergeWords, { params: { vocabulary }, body: { drop: ALARM, keep: CRITICAL } });
    expect((await refusalOf(merge)).errors).toMatchObject([
      { field: 'keep', message: expect.stringContaining('would change past months') },
    ]);
    const { deleted } = await staff.call(deleteUnusedWords, { params: { vocabulary } });
    expect(deleted).toEqual(['Awareness', 'Watch', 'Stage 5 ERP']);
    expect(await named()).toEqual(['Normal', 'Stage 2 Alarm', 'Stage 3 Critical', 'Stage 4 Exceptional']);
  });

  it('are refused where they are not known', async () => {
    const stages = [{ month: monthFromNow(1), drought_stage_ndx: 77 }];
    expect((await refusalOf(staff.call(whatIfStages, { body: { stages } }))).errors).toMatchObject([
      { field: 'drought_stage_ndx', message: expect.stringContaining('does not exist') },
    ]);
  });
});

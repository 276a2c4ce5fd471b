import { ApiError } from '@artesian/contract/language/client';
import { recordHistory } from '@artesian/contract/language/history';
import { amendments, whatAmendmentDoes } from '@artesian/contract/permits/amendments';
import { monthlyDistribution } from '@artesian/contract/permits/permit-rows';
import { contacts } from '@artesian/contract/people/contacts';
import { monthlyVolumes_gal, reducedVolume_gal } from '@artesian/domain/oracle/allocation';
import { monthsOfFiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

// The worked year of the domain's rules: September 2024 to August 2025, with stages declared for each of its months.
const YEAR = 2025;
const MONTHS = monthsOfFiscalYear(YEAR);
const VOLUME = 12_000_000;
const stages = [2, 2, 3, 3, 4, 3, 2, 2, 2, 2, 2, 2];
/** Of a Historical permit, by stage. */
const reductions: Record<number, number> = { 2: 0.2, 3: 0.3, 4: 0.4 };
/** Of the distribution 'Public supply', January first, in hundred-thousandths. */
const shares = [6000, 6500, 7500, 8500, 10_000, 12_000, 12_500, 11_500, 7000, 6500, 6000, 6000];

const { product, staff } = await sharedProduct();
const sql = async <R extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(text, values)).rows;

beforeAll(async () => {
  await sql(`
    insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (1, 'Historical', 'H');
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction, d3_pump_reduction)
      values (1, '1900-01-01', 0.2, 0.3, 0.4);
    insert into contacts (r_name) values ('Wanda Waters'), ('Bill Brook');`);
  for (const [index, { year, month }] of MONTHS.entries())
    await sql(
      `insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values ($1, $2, $3)
       on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx`,
      [year, month, stages[index]],
    );
});

let permits = 0;
/** A permit of the worked year, held by contact 1, for public supply (use 1). */
async function aPermit(values: Record<string, unknown> = {}): Promise<number> {
  permits += 1;
  const permit = {
    permit_number: `H${permits}`,
    permit_year: 2020,
    start_date: '2020-01-01',
    authorized_volume_gal: VOLUME,
    permit_type_ndx: 1,
    permit_status_ndx: 1,
    primary_use_ndx: 1,
    secondary_use_ndx: 2,
    rolo_ndx: 1,
    allocation_distribution_ndx: 2,
    removed: false,
    ...values,
  };
  const columns = Object.keys(permit).join(', ');
  const [row] = await sql<{ permit_ndx: number }>(
    `insert into permits (${columns}) select ${columns} from jsonb_populate_record(null::permits, $1) returning permit_ndx`,
    [JSON.stringify(permit)],
  );
  return row!.permit_ndx;
}

const amended = 'authorized_volume_gal, primary_use_ndx, secondary_use_ndx, permit_status_ndx, rolo_ndx, ended_date';
const permitNow = async (permit: number) =>
  (await sql(`select ${amended} from permits where permit_ndx = $1`, [permit]))[0];
const monthsNow = (permit: number) =>
  sql<{ permitted_gal: number; reduced_gal: number }>(
    `select permitted_gal, reduced_gal from permit_months where permit_ndx = $1 and fiscal_year = $2 order by c_year, c_month`,
    [permit, YEAR],
  );

/** What the domain says of the months, September first: of a year's volume for each of them, nothing after the last. */
const byDomain = (volumeIn: (index: number) => number, last = 11) =>
  MONTHS.map(({ month }, index) => {
    const permitted_gal = index > last ? 0 : monthlyVolumes_gal(volumeIn(index), shares)[month - 1]!;
    return { permitted_gal, reduced_gal: reducedVolume_gal(permitted_gal, reductions[stages[index]!]!) };
  });
const plainYear = byDomain(() => VOLUME);
const total = (months: readonly { reduced_gal: number }[]) =>
  months.reduce((sum, { reduced_gal }) => sum + reduced_gal, 0);

const approval = { pamend_status_ndx: 2, approval_date: '2025-01-10', approval_body_ndx: 1 };
const all = staff.register(amendments);
const add = (permit_ndx: number, values: object) => all.create({ permit_ndx, ...values });
const volume = (permit: number, proposed_volume_change: number, effective_date: string, more: object = {}) =>
  add(permit, { pamend_type_ndx: 15, proposed_volume_change, effective_date, ...more });

async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a change of volume', () => {
  it('changes its permit when it is approved, from the first month that begins on or after its day, and gives it all back', async () => {
    const permit = await aPermit();
    const before = await permitNow(permit);
    expect(await monthsNow(permit)).toEqual(plainYear);
    expect(total(plainYear)).toBe(9_234_000);

    const draft = await volume(permit, 2_400_001, '2025-01-15');
    expect(draft).toMatchObject({ pamend_status_ndx: 1, saved_previous_volume: VOLUME, new_volume: 14_400_001 });
    expect(await permitNow(permit)).toEqual(before);

    const approved = await all.update(draft.pamend_ndx, approval, draft.version);
    expect(approved).toMatchObject({
      authorized_volume_gal: 14_400_001,
      saved_previous_volume: VOLUME,
      new_volume: 14_400_001,
    });
    const changed = byDomain((index) => (index < 5 ? VOLUME : 14_400_001));
    expect(await monthsNow(permit)).toEqual(changed);
    expect(total(changed)).toBeGreaterThan(9_234_000);

    const back = await all.update(draft.pamend_ndx, { pamend_status_ndx: 1 }, approved.version);
    expect(back).toMatchObject({ authorized_volume_gal: VOLUME, saved_previous_volume: VOLUME });
    expect(await permitNow(permit)).toEqual(before);
    expect(await monthsNow(permit)).toEqual(plainYear);
    const history = await staff.call(recordHistory, { params: { register: amendments.path, key: draft.pamend_ndx } });
    expect(history.map(({ operation, who_name }) => [operation, who_name])).toEqual([
      ['update', 'Ada Administrator'],
      ['update', 'Ada Administrator'],
      ['insert', 'Ada Administrator'],
    ]);
  });

  it('counts in the month that begins on its day, and takes all away down to nothing', async () => {
    const permit = await aPermit();
    await volume(permit, -VOLUME, '2025-03-01', approval);
    expect(await monthsNow(permit)).toEqual(byDomain((index) => (index < 6 ? VOLUME : 0)));
  });

  it('is corrected while it is approved: taken back and approved anew in one save', async () => {
    const permit = await aPermit();
    const saved = await volume(permit, 600_000, '2025-01-01', approval);
    const corrected = await all.update(
      saved.pamend_ndx,
      { proposed_volume_change: 700_000, effective_date: '2025-04-01' },
      saved.version,
    );
    expect(corrected).toMatchObject({
      saved_previous_volume: VOLUME,
      new_volume: 12_700_000,
      authorized_volume_gal: 12_700_000,
    });
    expect(await monthsNow(permit)).toEqual(byDomain((index) => (index < 7 ? VOLUME : 12_700_000)));
    const noted = await all.update(saved.pamend_ndx, { amendment_notes: 'Seen by the Board.' }, corrected.version);
    expect(noted).toMatchObject({ new_volume: 12_700_000, authorized_volume_gal: 12_700_000 });
  });

  it('is not taken back from under a later one, nor from under a change of the permit', async () => {
    const permit = await aPermit();
    const first = await volume(permit, 1_000_000, '2025-06-01', approval);
    const second = await volume(permit, -500_000, '2024-11-01', approval);
    expect(await monthsNow(permit)).toEqual(
      byDomain((index) => VOLUME + (index < 2 ? 0 : -500_000) + (index < 9 ? 0 : 1_000_000)),
    );
    for (const change of [{ pamend_status_ndx: 3 }, { should_remove: true }, { proposed_volume_change: 5 }])
      expect(await refusal(all.update(first.pamend_ndx, change, first.version))).toMatchObject({
        status: 400,
        message:
          'A later approved amendment depends on this one: Volume Change, effective 2024-11-01. Undo that one first.',
      });
    await sql('update permits set authorized_volume_gal = 7 where permit_ndx = $1', [permit]);
    expect(await refusal(all.update(second.pamend_ndx, { pamend_status_ndx: 1 }, second.version))).toMatchObject({
      status: 400,
      message: expect.stringContaining('Authorized Volume of the permit was changed after this amendment'),
    });
    expect(await permitNow(permit)).toMatchObject({ authorized_volume_gal: 7 });
    await sql('update permits set authorized_volume_gal = 12500000 where permit_ndx = $1', [permit]);
    await all.update(second.pamend_ndx, { pamend_status_ndx: 1 }, second.version);
    await all.update(first.pamend_ndx, { pamend_status_ndx: 1 }, first.version);
    expect(await permitNow(permit)).toMatchObject({ authorized_volume_gal: VOLUME });
    expect(await monthsNow(permit)).toEqual(plainYear);
  });

  it('gives its permit back when it is removed, and changes it again when it is brought back', async () => {
    const permit = await aPermit();
    const saved = await volume(permit, 1_200_000, '2024-09-01', approval);
    const removed = await all.update(saved.pamend_ndx, { should_remove: true }, saved.version);
    expect(removed).toMatchObject({ removed: true, removed_by: 'demo|administrator', authorized_volume_gal: VOLUME });
    expect(await monthsNow(permit)).toEqual(plainYear);
    const again = await all.update(saved.pamend_ndx, { should_remove: false }, removed.version);
    expect(again).toMatchObject({ removed: false, authorized_volume_gal: 13_200_000 });
    expect(await monthsNow(permit)).toEqual(byDomain(() => 13_200_000));
  });

  it('keeps what its permit was when it was denied', async () => {
    const permit = await aPermit();
    const denied = await volume(permit, 1_000_000, '2025-01-01', { pamend_status_ndx: 3 });
    await volume(permit, 3_000_000, '2025-01-01', approval);
    const noted = await all.update(denied.pamend_ndx, { amendment_notes: 'Too much.' }, denied.version);
    expect(noted).toMatchObject({
      saved_previous_volume: VOLUME,
      new_volume: 13_000_000,
      authorized_volume_gal: 15_000_000,
    });
  });

  it('is one of two that are approved at the same time, and the second stands on the first', async () => {
    const permit = await aPermit();
    const drafts = [await volume(permit, 1_000_000, '2025-01-01'), await volume(permit, 2_000_000, '2025-01-01')];
    const approved = await Promise.all(
      drafts.map(({ pamend_ndx, version }) => all.update(pamend_ndx, approval, version)),
    );
    const [first, second] = approved.toSorted((a, b) => a.new_volume! - b.new_volume!);
    expect(second).toMatchObject({ saved_previous_volume: first!.new_volume, new_volume: 15_000_000 });
    expect(await permitNow(permit)).toMatchObject({ authorized_volume_gal: 15_000_000 });
  });

  it('is saved once of two saves with one version', async () => {
    const permit = await aPermit();
    const { pamend_ndx, version } = await volume(permit, 1_000_000, '2025-01-01');
    const saves = await Promise.allSettled([
      all.update(pamend_ndx, { ...approval, approval_body_ndx: 1 }, version),
      all.update(pamend_ndx, { ...approval, approval_body_ndx: 2 }, version),
    ]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const late = saves.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(late.reason).toMatchObject({
      status: 412,
      problem: { current: { pamend_status_ndx: 2, new_volume: 13_000_000 } },
    });
    expect(await permitNow(permit)).toMatchObject({ authorized_volume_gal: 13_000_000 });
  });
});

describe('the other types', () => {
  it('change the uses of a permit, those that are named, and give them back', async () => {
    const permit = await aPermit();
    const before = await permitNow(permit);
    const saved = await add(permit, { pamend_type_ndx: 4, proposed_primary_use_ndx: 3, ...approval });
    expect(saved).toMatchObject({
      primary_use_ndx: 3,
      secondary_use_ndx: 2,
      saved_previous_primary_use_ndx: 1,
      new_volume: null,
    });
    expect(await monthsNow(permit)).toEqual(plainYear);
    await all.update(saved.pamend_ndx, { proposed_secondary_use_ndx: 5 }, saved.version);
    expect(await permitNow(permit)).toMatchObject({ primary_use_ndx: 3, secondary_use_ndx: 5 });
    await all.update(saved.pamend_ndx, { pamend_status_ndx: 4 }, undefined);
    expect(await permitNow(permit)).toEqual(before);
  });

  it('retire a permit: its last month counts whole, those after it nothing', async () => {
    const permit = await aPermit();
    const before = await permitNow(permit);
    const saved = await add(permit, { pamend_type_ndx: 7, effective_date: '2025-02-10', ...approval });
    expect(saved).toMatchObject({ permit_status_ndx: 3, proposed_status_ndx: 3, saved_previous_permit_status_ndx: 1 });
    expect(await permitNow(permit)).toMatchObject({ permit_status_ndx: 3, ended_date: '2025-02-10' });
    expect(await monthsNow(permit)).toEqual(byDomain(() => VOLUME, 5));
    expect(await refusal(add(permit, { pamend_type_ndx: 7, ...approval }))).toMatchObject({
      status: 400,
      message: 'The permit already ended on 2025-02-10.',
    });
    await all.update(saved.pamend_ndx, { pamend_status_ndx: 1 }, saved.version);
    expect(await permitNow(permit)).toEqual(before);
    expect(await monthsNow(permit)).toEqual(plainYear);
  });

  it('retire a permit that had an end date, and give it back when they are taken back', async () => {
    const permit = await aPermit({ ended_date: '2031-12-31' });
    const before = await permitNow(permit);
    const saved = await add(permit, { pamend_type_ndx: 7, effective_date: '2025-02-10', ...approval });
    expect(saved).toMatchObject({ saved_previous_ended_date: '2031-12-31' });
    expect(await permitNow(permit)).toMatchObject({ ended_date: '2025-02-10' });
    const moved = await all.update(saved.pamend_ndx, { effective_date: '2025-03-10' }, saved.version);
    expect(moved).toMatchObject({ saved_previous_ended_date: '2031-12-31' });
    await sql(`update permits set ended_date = '2025-04-10' where permit_ndx = $1`, [permit]);
    expect((await refusal(all.update(saved.pamend_ndx, { should_remove: true }, undefined))).message).toMatch(
      /^End Date of the permit was changed after this amendment/,
    );
    await sql(`update permits set ended_date = '2025-03-10' where permit_ndx = $1`, [permit]);
    await all.update(saved.pamend_ndx, { should_remove: true }, undefined);
    expect(await permitNow(permit)).toEqual(before);
    expect(await monthsNow(permit)).toEqual(plainYear);
  });

  it('give a permit to another, also to one who is in no list yet', async () => {
    const permit = await aPermit();
    const before = await permitNow(permit);
    const saved = await add(permit, {
      pamend_type_ndx: 6,
      permittee_add_new: true,
      tmp_permittee_name: 'Nora New',
      tmp_permittee_email: 'nora@example.org',
      tmp_permittee_precinct_ndx: 2,
      proposed_rolo_ndx: 2,
    });
    const nora = saved.proposed_rolo_ndx!;
    expect(await staff.register(contacts).get(nora)).toMatchObject({
      r_name: 'Nora New',
      r_email: 'nora@example.org',
      precinct_num: 2,
      created_by: 'demo|administrator',
    });
    expect(saved).toMatchObject({ permittee_add_new: false, tmp_permittee_name: null });
    expect(await permitNow(permit)).toEqual(before);
    const approved = await all.update(saved.pamend_ndx, approval, saved.version);
    expect(approved).toMatchObject({ rolo_ndx: nora, saved_previous_rolo_ndx: 1 });
    await all.update(saved.pamend_ndx, { pamend_status_ndx: 1 }, approved.version);
    expect(await permitNow(permit)).toEqual(before);
  });

  it('give a permit that was nobody’s back to nobody', async () => {
    const permit = await aPermit({ rolo_ndx: null });
    const saved = await add(permit, { pamend_type_ndx: 6, proposed_rolo_ndx: 2, ...approval });
    expect(await permitNow(permit)).toMatchObject({ rolo_ndx: 2 });
    await all.update(saved.pamend_ndx, { should_remove: true }, saved.version);
    expect(await permitNow(permit)).toMatchObject({ rolo_ndx: null });
  });
});

describe('what an amendment does', () => {
  const ask = (permit_ndx: number, body: object) =>
    staff.call(whatAmendmentDoes, { body: { permit_ndx, fiscal_year: YEAR, ...body } });
  const sides = (answer: Awaited<ReturnType<typeof ask>>) => ({
    before: answer.months.map((one) => ({
      permitted_gal: one.permitted_before_gal,
      reduced_gal: one.reduced_before_gal,
    })),
    after: answer.months.map((one) => ({ permitted_gal: one.permitted_after_gal, reduced_gal: one.reduced_after_gal })),
  });
  const everything = () =>
    sql(`select (select count(*) from permit_amendments) as amendments, (select count(*) from history.changes) as changes,
      (select sum(version) from permits) as versions`);

  it('is what approving it does, month by month and in the year, and nothing is written', async () => {
    const permit = await aPermit();
    await sql(
      `insert into wells (well_ndx, lat_dd, lon_dd) values (900, 30.1, -97.8);
       insert into meters (meter_ndx, setup_well_ndx, joined_date) values (900, 900, '2024-01-01');
       insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (900, 2024, 9, 500000);
       insert into permit_wells (permit_ndx, well_ndx, start_date) values (${permit}, 900, '2024-01-01')`,
    );
    const before = await everything();
    const asked = { pamend_type_ndx: 15, proposed_volume_change: 2_400_001, effective_date: '2025-01-15' };
    const answer = await ask(permit, asked);
    expect(await everything()).toEqual(before);
    const after = byDomain((index) => (index < 5 ? VOLUME : 14_400_001));
    expect(sides(answer)).toEqual({ before: plainYear, after });
    expect(answer.months[0]).toMatchObject({
      c_year: 2024,
      c_month: 9,
      metered_gal: 500_000,
      left_before_gal: 172_000,
    });
    expect(answer.year).toMatchObject({
      permitted_before_gal: VOLUME,
      reduced_before_gal: 9_234_000,
      reduced_after_gal: total(after),
      metered_gal: 500_000,
      left_after_gal: total(after) - 500_000,
    });

    const { pamend_ndx } = await add(permit, { ...asked, ...approval });
    const now = (await monthsNow(permit)).map(({ permitted_gal, reduced_gal }) => ({ permitted_gal, reduced_gal }));
    expect(now).toEqual(after);
    // Of one that is approved: the permit without it, and with it.
    expect(sides(await ask(permit, { pamend_ndx, ...asked }))).toEqual({ before: plainYear, after });
    const otherwise = await ask(permit, { pamend_ndx, ...asked, proposed_volume_change: 0 });
    expect(sides(otherwise)).toEqual({ before: plainYear, after: plainYear });
  });

  it('is told of a retirement, of the present fiscal year unless asked otherwise, and of shares that are not complete', async () => {
    const permit = await aPermit();
    const retirement = { pamend_type_ndx: 7, effective_date: '2025-02-10' };
    expect(sides(await ask(permit, retirement)).after).toEqual(byDomain(() => VOLUME, 5));
    const present = await ask(permit, { pamend_type_ndx: 4, fiscal_year: undefined });
    expect(present.fiscal_year).toBe(present.this_fiscal_year);
    expect(present.months.map(({ c_month }) => c_month)).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sides(present).before).toEqual(sides(present).after);
    await sql('update permit_distributions set share = 0 where permit_ndx = $1 and c_month = 1', [permit]);
    expect((await ask(permit, retirement)).year).toMatchObject({ permitted_before_gal: null, left_after_gal: null });
  });

  it('is refused in the words of the approval', async () => {
    const permit = await aPermit();
    const refused = await refusal(ask(permit, { pamend_type_ndx: 15, proposed_volume_change: -12_000_001 }));
    expect(refused).toMatchObject({
      status: 400,
      message: 'The change would leave -1 gal; a permit cannot authorize less than 0 gal.',
    });
    expect((await refusal(ask(permit, { pamend_type_ndx: 15 }))).problem.errors).toMatchObject([
      { field: 'proposed_volume_change', message: '*Required field' },
    ]);
    const ofAnother = await volume(await aPermit(), 1, '2025-01-01');
    expect(await refusal(ask(permit, { pamend_type_ndx: 4, pamend_ndx: ofAnother.pamend_ndx }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(ask(2_147_483_600, { pamend_type_ndx: 4 }))).toMatchObject({ status: 400 });
  });
});

it('refuses what makes no sense, each in words beside its field, and writes nothing', async () => {
  const permit = await aPermit();
  const saved = await volume(permit, 5, '2025-01-01');
  const count = async () => (await all.listOf(permit)).length;
  const before = [await count(), await permitNow(permit)];
  const change = (values: object) => () => all.update(saved.pamend_ndx, values, saved.version);
  const adding = (values: object) => () => add(permit, values);
  const cases: [() => Promise<unknown>, field: string, words: string | RegExp][] = [
    [adding({}), 'pamend_type_ndx', '*Required field'],
    [adding({ pamend_type_ndx: 999 }), 'pamend_type_ndx', '*Required field'],
    [adding({ pamend_type_ndx: 77 }), 'pamend_type_ndx', /amendment type does not exist/],
    [adding({ pamend_type_ndx: 15 }), 'proposed_volume_change', '*Required field'],
    [adding({ pamend_type_ndx: 15, proposed_volume_change: 'much' }), 'proposed_volume_change', /whole number/],
    [adding({ pamend_type_ndx: 15, proposed_volume_change: 1.5 }), 'proposed_volume_change', /whole number/],
    [adding({ pamend_type_ndx: 15, proposed_volume_change: -12_000_001 }), 'proposed_volume_change', /less than 0 gal/],
    [
      adding({ pamend_type_ndx: 15, proposed_volume_change: Number.MAX_SAFE_INTEGER }),
      'proposed_volume_change',
      /too large/,
    ],
    [
      adding({ pamend_type_ndx: 15, proposed_volume_change: 1, effective_date: '2025-02-30' }),
      'effective_date',
      /date/,
    ],
    [adding({ pamend_type_ndx: 15, proposed_volume_change: 1, effective_date: null }), 'effective_date', /date/],
    [adding({ pamend_type_ndx: 4 }), 'proposed_primary_use_ndx', /new primary or a new secondary use/],
    [adding({ pamend_type_ndx: 4, proposed_primary_use_ndx: 999 }), 'proposed_primary_use_ndx', /new primary or/],
    [adding({ pamend_type_ndx: 4, proposed_primary_use_ndx: 7777 }), 'proposed_primary_use_ndx', /use does not exist/],
    [adding({ pamend_type_ndx: 6 }), 'proposed_rolo_ndx', /Choose the new permittee/],
    [adding({ pamend_type_ndx: 6, proposed_rolo_ndx: 7777 }), 'proposed_rolo_ndx', /contact does not exist/],
    [adding({ pamend_type_ndx: 6, permittee_add_new: true }), 'tmp_permittee_name', /at least one field/],
    [
      adding({ pamend_type_ndx: 6, permittee_add_new: true, tmp_permittee_name: 'N', tmp_permittee_email: 'no' }),
      'tmp_permittee_email',
      'Invalid email format',
    ],
    [adding({ pamend_type_ndx: 7, proposed_status_ndx: 1 }), 'proposed_status_ndx', /status that ends the permit/],
    [
      adding({ pamend_type_ndx: 7, effective_date: '2019-12-31', ...approval }),
      'effective_date',
      /starts on 2020-01-01/,
    ],
    [
      adding({ pamend_type_ndx: 4, proposed_primary_use_ndx: 3, pamend_status_ndx: 2, approval_body_ndx: 1 }),
      'approval_date',
      '*Required field',
    ],
    [
      adding({ pamend_type_ndx: 4, proposed_primary_use_ndx: 3, pamend_status_ndx: 2, approval_date: '2025-01-01' }),
      'approval_body_ndx',
      '*Required field',
    ],
    [
      adding({ pamend_type_ndx: 4, proposed_primary_use_ndx: 3, pamend_status_ndx: 999 }),
      'pamend_status_ndx',
      '*Required field',
    ],
    [
      adding({ pamend_type_ndx: 4, proposed_primary_use_ndx: 3, amendment_notes: 'x'.repeat(4001) }),
      'amendment_notes',
      /at most 4000/,
    ],
    [
      () => add(2_147_483_600, { pamend_type_ndx: 4, proposed_primary_use_ndx: 3 }),
      'permit_ndx',
      /permit does not exist/,
    ],
    [
      change({ pamend_type_ndx: 4, proposed_primary_use_ndx: 3 }),
      'pamend_type_ndx',
      /type of a saved amendment cannot be changed/,
    ],
    [change({ pamend_status_ndx: 2 }), 'approval_date', '*Required field'],
    [change({ proposed_volume_change: null }), 'proposed_volume_change', '*Required field'],
  ];
  for (const [attempt, field, words] of cases) {
    const { status, problem } = await refusal(attempt());
    expect({ field, status }).toEqual({ field, status: expect.toBeOneOf([400, 422]) });
    expect(problem.errors).toContainEqual({
      field,
      message: typeof words === 'string' ? words : expect.stringMatching(words),
    });
  }
  expect([await count(), await permitNow(permit)]).toEqual(before);
});

describe('the monthly distribution', () => {
  const rows = staff.register(monthlyDistribution);
  const editable = () => aPermit({ allocation_distribution_ndx: 4 });
  type Row = Awaited<ReturnType<typeof rows.listOf>>[number];
  /** As many points of a percent more in one month and less in another. */
  const moved = (twelve: readonly Row[], points: number, from = 0, to = 1) =>
    twelve.map(({ ndx, version, alloc_percentage }, index) => ({
      ndx,
      version,
      alloc_percentage: alloc_percentage + (index === to ? points : index === from ? -points : 0) / 100,
    }));
  const totalOf = async (permit: number) =>
    (
      await sql<{ total: number }>(
        'select sum(share)::integer as total from permit_distributions where permit_ndx = $1',
        [permit],
      )
    )[0]!.total;

  it('that is complete stays so: a month alone is saved only while the twelve do not total 100 %', async () => {
    const permit = await editable();
    const [january, february] = await rows.listOf(permit);
    expect(await refusal(rows.update(january!.ndx, { alloc_percentage: 0.09 }, january!.version))).toMatchObject({
      status: 400,
      problem: {
        errors: [{ field: 'alloc_percentage', message: 'The twelve months must total 100 %; they total 100.667 %.' }],
      },
    });
    expect(await rows.update(january!.ndx, { alloc_percentage: 0.08333 }, january!.version)).toMatchObject({
      version: 1,
    });
    await sql('update permit_distributions set share = 8000 where ndx = $1', [january!.ndx]);
    await rows.update(february!.ndx, { alloc_percentage: 0.08 }, february!.version);
    expect(await totalOf(permit)).toBe(99_334);
    await rows.update(january!.ndx, { alloc_percentage: 0.08666 }, undefined);
    expect(await totalOf(permit)).toBe(100_000);
    expect((await refusal(rows.update(january!.ndx, { alloc_percentage: 0.08 }, undefined))).status).toBe(400);
  });

  it('is saved by one of two editors at once; the other is told what stands there', async () => {
    const permit = await editable();
    const opened = await rows.listOf(permit);
    const saves = await Promise.allSettled([rows.replace(moved(opened, 1)), rows.replace(moved(opened, 2))]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const late = saves.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    const [january] = await rows.listOf(permit);
    expect(late.reason).toMatchObject({
      status: 412,
      problem: {
        current: { ndx: january!.ndx, alloc_percentage: january!.alloc_percentage },
        errors: [{ field: '0' }, { field: '1' }],
      },
    });
    expect(await totalOf(permit)).toBe(100_000);
  });

  it('totals 100 % also when two editors complete it at once, in rows and orders of their own', async () => {
    const permit = await editable();
    await sql('update permit_distributions set share = share - 3000 where permit_ndx = $1 and c_month = 5', [permit]);
    const opened = await rows.listOf(permit);
    const completing = (place: number) =>
      [opened[place]!, opened[11 - place]!].map(({ ndx, version, alloc_percentage }, index) => ({
        ndx,
        version,
        alloc_percentage: index === 0 ? alloc_percentage + 0.03 : alloc_percentage,
      }));
    const saves = await Promise.allSettled([
      rows.replace(completing(0)),
      rows.replace(completing(11)),
      rows.update(opened[3]!.ndx, { alloc_percentage: opened[3]!.alloc_percentage + 0.03 }, opened[3]!.version),
    ]);
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const save of saves)
      if (save.status === 'rejected') expect(save.reason).toMatchObject({ status: expect.toBeOneOf([400, 412]) });
    expect(await totalOf(permit)).toBe(100_000);
  });

  it('gives its months what the domain says', async () => {
    const permit = await editable();
    await sql('update permits set authorized_volume_gal = 10000001 where permit_ndx = $1', [permit]);
    const saved = await rows.replace(moved(await rows.listOf(permit), 1, 4, 9));
    const now = saved.map(({ alloc_percentage }) => Math.round(alloc_percentage * 100_000));
    const expected = monthlyVolumes_gal(10_000_001, now);
    expect((await monthsNow(permit)).map(({ permitted_gal }) => permitted_gal)).toEqual(
      MONTHS.map(({ month }) => expected[month - 1]),
    );
  });

  it('refuses what is no share, in words, and saves none', async () => {
    const permit = await editable();
    const opened = await rows.listOf(permit);
    const wrong: unknown[] = [
      -0.1,
      1.1,
      'a tenth',
      null,
      true,
      [],
      {},
      Number.NaN,
      '1e-1',
      8,
      100,
      -0,
      '8.5 %',
      1e9,
      -1e9,
      '',
      ' ',
      [0.1],
      { a: 1 },
      'NaN',
    ];
    for (const value of wrong) {
      const sent = moved(opened, 0).map((row, index) => (index === 2 ? { ...row, alloc_percentage: value } : row));
      const { status, problem } = await refusal(rows.replace(sent as never));
      expect({ value, status }).toEqual({ value, status: 400 });
      expect(problem.errors![0]!.message.length).toBeGreaterThan(5);
    }
    expect(await rows.listOf(permit)).toEqual(opened);
  });
});

it.skipIf(inject('databaseServer') === '')(
  'an amendment and a distribution of one permit are saved at once',
  async () => {
    const permit = await aPermit({ allocation_distribution_ndx: 4 });
    const rows = staff.register(monthlyDistribution);
    const opened = await rows.listOf(permit);
    const draft = await volume(permit, 1_000_000, '2025-01-01');
    await Promise.all([
      all.update(draft.pamend_ndx, approval, draft.version),
      rows.replace(
        opened.map(({ ndx, version }, index) => ({ ndx, version, alloc_percentage: index < 4 ? 0.1 : 0.075 })),
      ),
    ]);
    const even = [...Array<number>(4).fill(10_000), ...Array<number>(8).fill(7500)];
    expect((await monthsNow(permit)).map(({ permitted_gal }) => permitted_gal)).toEqual(
      MONTHS.map(({ month }, index) => monthlyVolumes_gal(index < 4 ? VOLUME : 13_000_000, even)[month - 1]),
    );
  },
);

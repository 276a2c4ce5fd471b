import { closedYears } from '@artesian/contract/permits/closed-years';
import { amendments } from '@artesian/contract/permits/amendments';
import { monthlyDistribution } from '@artesian/contract/permits/permit-rows';
import { permitFactChanges } from '@artesian/contract/permits/permit-lists';
import { permits } from '@artesian/contract/permits/permits';
import type { Values } from '@artesian/contract/language/register';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../support/refusal-of.ts';
import { sharedProduct } from '../support/product.ts';

// Worked by hand: a permit of 12,000,000 gallons a year from January 1, 2024, with these shares from January to December in percent. March
// 2025 is at stage 2, which takes 20 % of a Historical permit and 50 % of a Conditional one.
const SHARES = [6, 6, 7, 8, 9, 11, 12, 11, 9, 8, 7, 6];
const MONTHS_GAL = {
  '2024-09': 1_080_000,
  '2024-10': 960_000,
  '2024-11': 840_000,
  '2024-12': 720_000,
  '2025-01': 720_000,
  '2025-02': 720_000,
  '2025-03': 840_000,
  '2025-04': 960_000,
  '2025-05': 1_080_000,
  '2025-06': 1_320_000,
  '2025-07': 1_440_000,
  '2025-08': 1_320_000,
};
const [ACTIVE, PENDING, RETIRED, EXPIRED, SUSPENDED] = [1, 2, 3, 5, 6];
const WHY = 'The Board’s order of 2024 was entered wrongly.';

const { product, staff } = await sharedProduct();
const sql = <R extends object>(text: string, values?: unknown[]) => product.database.pool.query<R>(text, values);
const register = staff.register(permits);

beforeAll(async () => {
  await sql(`
    insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional)
      values (1, 'Historical', 'H', false), (2, 'Conditional B', 'B', true);
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (1, '1900-01-01', 0.2), (2, '1900-01-01', 0.5);
    insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values (2025, 3, 2)
      on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = 2;
    insert into allocation_distribution_shares
      select 4, c_month, share from unnest(array[${SHARES.map((share) => share * 1000).join(', ')}]) with ordinality as given (share, c_month)
      on conflict (allocation_distribution_ndx, c_month) do update set share = excluded.share`);
});

/** One that was entered three years ago, so that its past is closed to changes that do not give a reason. */
let permit = 0;
beforeEach(async () => {
  await sql('delete from closed_years');
  await sql(`
    select set_config('app.bringing_back', 'on', true);
    insert into permits (permit_number, permit_year, authorized_volume_gal, permit_type_ndx, allocation_distribution_ndx,
      created_timestamp)
    values ('H' || gen_random_uuid(), 2024, 12000000, 1, 4, '2024-01-01')`);
  permit = (await sql<{ ndx: number }>('select max(permit_ndx) as ndx from permits')).rows[0]!.ndx;
});

const change = (values: Values, more: object = {}) =>
  staff.send('PUT', `/api/list-permits/${permit}`, { body: { administrative_note: WHY, ...values }, ...more });
const since = (holdsFrom: string) => ({ holdsFrom, correctionReason: WHY });

/** The twelve shares, in percent. */
async function share(percents: readonly number[], more: object = {}) {
  const rows = await staff.register(monthlyDistribution).listOf(permit);
  const body = rows.map(({ ndx, c_month }) => ({ ndx, alloc_percentage: percents[c_month - 1]! / 100 }));
  return staff.send('PUT', '/api/data-permits-monthly-distributions', { body, ...more });
}
const OTHER_SHARES = SHARES.with(0, 5).with(11, 7);

async function amend(proposed_volume_change: number, effective_date: string, more: object = {}) {
  return staff.send('POST', '/api/data-permit-amendments', {
    body: {
      permit_ndx: permit,
      pamend_type_ndx: 15,
      pamend_status_ndx: 2,
      effective_date,
      approval_date: effective_date,
      approval_body_ndx: 1,
      proposed_volume_change,
    },
    ...more,
  });
}

/** What each month of fiscal year 2025 allows before reduction. */
async function year2025(): Promise<Record<string, number | null>> {
  const { rows } = await sql<{ month: string; gallons: number | null }>(
    `select to_char(make_date(c_year, c_month, 1), 'YYYY-MM') as month, permitted_gal as gallons
     from permit_months where permit_ndx = $1 and fiscal_year = 2025`,
    [permit],
  );
  return Object.fromEntries(rows.map(({ month, gallons }) => [month, gallons]));
}
const total = (months: Record<string, number | null>) =>
  Object.values(months).reduce<number>((sum, gallons) => sum + gallons!, 0);

async function inMonth(month: string, column = 'permitted_gal') {
  const { rows } = await sql<{ gallons: number | null }>(
    `select ${column} as gallons from permit_months
     where permit_ndx = $1 and make_date(c_year, c_month, 1) = ($2 || '-01')::date`,
    [permit, month],
  );
  return rows[0]?.gallons;
}

const monthsFromNow = async (months: number) =>
  (
    await sql<{ month: string }>(`select to_char(district_today() + make_interval(months => $1), 'YYYY-MM') as month`, [
      months,
    ])
  ).rows[0]!.month;

const past = async () =>
  (
    await sql(
      `select * from permit_months where permit_ndx = $1 and make_date(c_year, c_month, 1) <= district_today() order by c_year, c_month`,
      [permit],
    )
  ).rows;

describe('a change of today', () => {
  it.each([
    ['of the shares', () => share(OTHER_SHARES)],
    ['of the type', () => change({ permit_type_ndx: 2 })],
    ['of the volume', () => change({ authorized_volume_gal: 24_000_000 })],
    ['of the status', () => change({ permit_status_ndx: SUSPENDED })],
    ['of the distribution', () => change({ allocation_distribution_ndx: 1 })],
    ['of the aquifer group', () => change({ aquifer_group_ndx: 2 })],
    ['that retires it', () => change({ permit_status_ndx: RETIRED })],
    ['of the permit year', () => change({ permit_year: 2027 })],
  ])('%s leaves every past month as it was', async (_what, act) => {
    const before = await past();
    await act();
    expect(await past()).toEqual(before);
    expect(await year2025()).toEqual(MONTHS_GAL);
  });

  it('holds from the next month on', async () => {
    const next = await monthsFromNow(1);
    const shareOfNext = SHARES[Number(next.slice(5)) - 1]!;
    await change({ authorized_volume_gal: 24_000_000 });
    expect(await inMonth(next)).toBe(shareOfNext * 240_000);
  });

  it('holds from a later month where that is named, and replaces what had been planned for still later ones', async () => {
    const [second, third, fourth] = [await monthsFromNow(2), await monthsFromNow(3), await monthsFromNow(4)];
    const shareOf = (month: string) => SHARES[Number(month.slice(5)) - 1]!;
    await change({ authorized_volume_gal: 24_000_000 }, { holdsFrom: fourth });
    await change({ authorized_volume_gal: 36_000_000 }, { holdsFrom: third });
    expect(await inMonth(second)).toBe(shareOf(second) * 120_000);
    expect(await inMonth(third)).toBe(shareOf(third) * 360_000);
    expect(await inMonth(fourth)).toBe(shareOf(fourth) * 360_000);
  });
});

describe('by hand', () => {
  it('other shares from January: 720,000 becomes 600,000 and the fiscal year 11,880,000; December before stays', async () => {
    await share(OTHER_SHARES, since('2025-01'));
    expect(await year2025()).toEqual({ ...MONTHS_GAL, '2025-01': 600_000 });
    expect(total(await year2025())).toBe(11_880_000);
    expect(await inMonth('2025-12')).toBe(840_000);
  });

  it('another type from March: stage 2 leaves 420,000 of its 840,000 in place of 672,000', async () => {
    expect(await inMonth('2025-03', 'reduced_gal')).toBe(672_000);
    await change({ permit_type_ndx: 2 }, since('2025-04'));
    expect(await inMonth('2025-03', 'reduced_gal')).toBe(672_000);
    await change({ permit_type_ndx: 1 }, since('2025-03'));
    await change({ permit_type_ndx: 2 }, since('2025-03'));
    expect(await inMonth('2025-03', 'reduced_gal')).toBe(420_000);
  });

  it('an amendment of 1,200,000 on March 15 counts from April: 960,000 becomes 1,056,000, the year 12,612,000', async () => {
    await amend(1_200_000, '2025-03-15');
    expect(await year2025()).toMatchObject({ '2025-03': 840_000, '2025-04': 1_056_000, '2025-08': 1_452_000 });
    expect(total(await year2025())).toBe(12_612_000);
  });

  it('a volume of 6,000,000 from June beside that amendment: 420,000 in March without it, 660,000 in June with it', async () => {
    await amend(1_200_000, '2025-03-15');
    await change({ authorized_volume_gal: 6_000_000 }, since('2025-06'));
    expect(await year2025()).toMatchObject({ '2025-03': 840_000, '2025-05': 1_188_000, '2025-06': 660_000 });
  });

  it('suspended in June and July: nothing in either, and 9,240,000 in the year', async () => {
    await change({ permit_status_ndx: SUSPENDED }, since('2025-06'));
    await change({ permit_status_ndx: ACTIVE }, since('2025-08'));
    expect(await year2025()).toEqual({ ...MONTHS_GAL, '2025-06': 0, '2025-07': 0 });
    expect(total(await year2025())).toBe(9_240_000);
  });

  it('pending until it is approved in March: nothing before, and 6,960,000 of the year after', async () => {
    await change({ permit_status_ndx: PENDING }, since('2024-01'));
    await change({ permit_status_ndx: ACTIVE }, since('2025-03'));
    expect(await inMonth('2024-06')).toBe(0);
    expect(total(await year2025())).toBe(6_960_000);
  });

  it('expired from May on: nothing from then on', async () => {
    await change({ permit_status_ndx: EXPIRED }, since('2025-05'));
    expect(await year2025()).toMatchObject({ '2025-04': 960_000, '2025-05': 0, '2025-08': 0 });
  });

  it('a term from February 10 through June 30: both months count whole, 4,920,000 in all', async () => {
    await change(
      { issued_date: '2025-01-15', start_date: '2025-02-10', ended_date: '2025-06-30' },
      { correctionReason: WHY },
    );
    expect(await year2025()).toEqual({
      ...Object.fromEntries(Object.entries(MONTHS_GAL).filter(([month]) => month >= '2025-02')),
      '2025-07': 0,
      '2025-08': 0,
    });
    expect(total(await year2025())).toBe(4_920_000);
  });

  it('a volume that holds from June is moved to January by saying it again: 720,000 becomes 1,440,000', async () => {
    await change({ authorized_volume_gal: 24_000_000 }, since('2025-06'));
    expect(await year2025()).toMatchObject({ '2025-01': 720_000, '2025-06': 2_640_000 });
    const problem = await refusalOf(
      change({ authorized_volume_gal: 24_000_000, administrative_note: null }, { holdsFrom: '2025-01' }),
    );
    expect(problem).toMatchObject({ status: 422, code: 'needs-reason' });
    await change({ authorized_volume_gal: 24_000_000 }, since('2025-01'));
    expect(await year2025()).toMatchObject({ '2024-12': 720_000, '2025-01': 1_440_000, '2025-06': 2_640_000 });
    const { rows } = await sql(
      `select reason, permitted_before_gal, permitted_after_gal from month_corrections
       where permit_ndx = $1 and c_year = 2025 and c_month = 1`,
      [permit],
    );
    expect(rows).toEqual([{ reason: WHY, permitted_before_gal: 720_000, permitted_after_gal: 1_440_000 }]);
    expect(await staff.view(permitFactChanges, { params: { permit_ndx: permit } })).toEqual([
      {
        permit_ndx: permit,
        field: 'authorized_volume_gal',
        holds_from: '2025-01-01',
        value: 24_000_000,
        words: '24,000,000 gal',
        words_before: '12,000,000 gal',
        is_last: true,
      },
    ]);
  });

  it('what is planned is moved to the next month without a reason; other facts named beside it stay', async () => {
    const [first, second, third] = [await monthsFromNow(1), await monthsFromNow(2), await monthsFromNow(3)];
    const statusOf = async (month: string) =>
      (
        await sql<{ status: number }>(
          `select permit_status_ndx as status from api.facts_of_permits
           where permit_ndx = $1 and ($2 || '-01')::date >= holds_from and ($2 || '-01')::date < holds_until`,
          [permit, month],
        )
      ).rows[0]!.status;
    await change({ permit_status_ndx: SUSPENDED }, { holdsFrom: third });
    await change({ permit_type_ndx: 2 }, { holdsFrom: second });
    await change(
      { permit_status_ndx: SUSPENDED, permit_type_ndx: 2, administrative_note: null },
      { holdsFrom: second },
    );
    expect([await statusOf(first), await statusOf(second)]).toEqual([ACTIVE, SUSPENDED]);
    expect(await inMonth(first)).toBeGreaterThan(0);
    expect(await inMonth(second)).toBe(0);
  });

  it('a permit that is entered with its issue date allows nothing in the months before: not in September and October', async () => {
    const values = {
      permit_year: 2024,
      permit_type_ndx: 1,
      permit_status_ndx: ACTIVE,
      aquifer_group_ndx: 1,
      primary_use_ndx: 1,
      allocation_distribution_ndx: 4,
      authorized_volume_gal: 12_000_000,
    };
    const added = await register.create({ ...values, issued_date: '2024-11-10' });
    expect(added.start_date).toBe('2024-11-10');
    permit = added.permit_ndx;
    expect(await year2025()).toEqual(
      Object.fromEntries(Object.entries(MONTHS_GAL).filter(([month]) => month >= '2024-11')),
    );
    const sooner = await register.update(permit, { issued_date: '2024-02-05' }, added.version);
    expect(sooner.start_date).toBe('2024-02-05');
    const unknown = await register.update(permit, { issued_date: null }, sooner.version);
    expect(unknown.start_date).toBe('2024-01-01');
    expect(await year2025()).toEqual(MONTHS_GAL);
    const before = await register.create({ ...values, issued_date: '2023-12-20' });
    expect(before.start_date).toBe('2024-01-01');
  });

  it('a permit that was entered this month is completed from its beginning', async () => {
    const { permit_ndx, version } = await register.create({
      permit_year: 2024,
      permit_type_ndx: 1,
      permit_status_ndx: ACTIVE,
      aquifer_group_ndx: 1,
      primary_use_ndx: 1,
      allocation_distribution_ndx: 4,
      authorized_volume_gal: 6_000_000,
    });
    permit = permit_ndx;
    await register.update(permit, { authorized_volume_gal: 12_000_000, administrative_note: WHY }, version);
    expect(await year2025()).toEqual(MONTHS_GAL);
  });
});

describe('the past', () => {
  it.each([
    ['the type', () => change({ permit_type_ndx: 2, administrative_note: null }, { holdsFrom: '2025-03' })],
    ['shares', () => share(OTHER_SHARES, { holdsFrom: '2025-01' })],
    ['the start', () => change({ start_date: '2025-01-01', administrative_note: null })],
    ['the end', () => change({ ended_date: '2025-01-01', administrative_note: null })],
  ])('changes by a correction alone that gives its reason: %s', async (_what, act) => {
    const problem = await refusalOf(act());
    expect(problem).toMatchObject({ status: 422, code: 'needs-reason' });
    expect(problem.detail).toMatch(/past months/);
    expect(await year2025()).toEqual(MONTHS_GAL);
  });

  it('keeps what a correction changed: months, gallons, reason and who', async () => {
    await share(OTHER_SHARES, since('2025-01'));
    const { rows } = await sql(
      `select c_year, c_month, permitted_before_gal, permitted_after_gal, reason, corrected_by <> '' as is_signed
       from month_corrections where permit_ndx = $1 and c_year = 2025 order by c_month`,
      [permit],
    );
    const said = { c_year: 2025, reason: WHY, is_signed: true };
    expect(rows).toEqual([
      { ...said, c_month: 1, permitted_before_gal: 720_000, permitted_after_gal: 600_000 },
      { ...said, c_month: 12, permitted_before_gal: 720_000, permitted_after_gal: 840_000 },
    ]);
    const { rows: history } = await sql(
      `select distinct note from history.changes where table_name = 'permit_facts' and record_key = $1 and operation = 'update' and note is not null`,
      [String(permit)],
    );
    expect(history).toEqual([{ note: WHY }]);
  });

  it.each(['March', '2025-13', '2025-3', '0000-01'])(
    'refuses %s as the month that a change holds from',
    async (holdsFrom) => {
      expect(await refusalOf(change({ permit_type_ndx: 2 }, { holdsFrom }))).toMatchObject({ status: 400 });
    },
  );

  it('refuses a reason that is no text', async () => {
    const headers = { 'content-type': 'application/json', 'correction-reason': '%E0%A4%A' };
    const response = await product.fetch('administrator', `/api/list-permits/${permit}`, {
      method: 'PUT',
      headers,
      body: '{"permit_type_ndx":2}',
    });
    expect(response.status).toBe(400);
  });
});

describe('a closed year', () => {
  const close = (fiscal_year: number) => staff.register(closedYears).create({ fiscal_year });

  it('can be closed once it is over, and once', async () => {
    expect(await close(2025)).toMatchObject({ fiscal_year: 2025 });
    expect(await refusalOf(close(2025))).toMatchObject({ status: 422, detail: 'This fiscal year is already closed.' });
    expect(await refusalOf(close(2100))).toMatchObject({ detail: 'Only a fiscal year that is over can be closed.' });
  });

  it.each([
    ['an amendment', () => amend(1_200_000, '2025-03-15'), (more: object) => amend(1_200_000, '2025-03-15', more)],
    ['the stage of a month', () => setStage(3), (more: object) => setStage(3, more)],
  ])('stays as it is until %s gives a reason', async (_what, refused, corrected) => {
    await sql(`update permit_type_reductions set d2_pump_reduction = 0.3 where permit_type_ndx = 1`);
    await close(2025);
    expect(await refusalOf(refused())).toMatchObject({
      status: 422,
      detail: expect.stringMatching(/a closed fiscal year/) as string,
    });
    expect(await year2025()).toEqual(MONTHS_GAL);
    await corrected({ correctionReason: WHY });
    const { rows } = await sql('select distinct reason from month_corrections where permit_ndx = $1', [permit]);
    expect(rows).toEqual([{ reason: WHY }]);
    await setStage(2, { correctionReason: WHY });
  });

  it('holds its readings too, and leaves those of open years alone', async () => {
    await sql(`insert into wells (well_ndx, lat_dd, lon_dd) values (${permit}, 30.1, -97.8)`);
    await sql(
      `insert into permit_wells (permit_ndx, well_ndx, start_date) values (${permit}, ${permit}, '2024-01-01')`,
    );
    await sql(
      `insert into meters (meter_ndx, setup_well_ndx, joined_date) values (${permit}, ${permit}, '2024-01-01')`,
    );
    await sql(
      `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (${permit}, 2025, 8, 500000)`,
    );
    await close(2025);
    await sql(
      `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (${permit}, 2025, 9, 600000)`,
    );
    await expect(
      sql(
        `update meter_readings set meter_reading = 510000 where meter_ndx = ${permit} and c_year = 2025 and c_month = 8`,
      ),
    ).rejects.toThrow(/Fiscal year 2025 is closed/);
    expect(await inMonth('2025-08', 'metered_gal')).toBe(500_000);
  });

  it('is mended where what is kept of it is wrong', async () => {
    await close(2025);
    await product.database.asOwner(async (owner) => {
      await owner.query('alter table permit_months disable trigger user');
      await owner.query(
        `update permit_months set permitted_gal = 1 where permit_ndx = ${permit} and fiscal_year = 2025`,
      );
      await owner.query('alter table permit_months enable trigger user');
    });
    await sql('select api.mend_volumes()');
    expect(await year2025()).toEqual(MONTHS_GAL);
    expect(await refusalOf(amend(1_200_000, '2025-03-15'))).toMatchObject({ status: 422 });
  });
});

async function setStage(drought_stage_ndx: number, more: object = {}) {
  const { rows } = await sql<{ ndx: number }>(
    'select ndx from drought_stage_history where d_year = 2025 and d_month = 3',
  );
  return staff.send('PUT', `/api/history-drought-stage/${rows[0]!.ndx}`, { body: { drought_stage_ndx }, ...more });
}

describe('before it is saved', () => {
  const shown = async (call: Promise<unknown>) => {
    const problem = await refusalOf(call);
    expect(problem).toMatchObject({ status: 422, code: 'effects' });
    return problem.effects!;
  };

  it('a change shows the months that it changes, and by how many gallons; nothing is saved', async () => {
    const effects = await shown(share(OTHER_SHARES, { holdsFrom: '2025-01', asksEffects: true }));
    expect(effects).toMatchObject({ asks_month: true, holds_from: '2025-01', needs_reason: true, closed_years: [] });
    expect(effects.months.filter(({ c_year }) => c_year === 2025)).toEqual([
      {
        permit_ndx: permit,
        permit_number: expect.any(String) as string,
        c_year: 2025,
        c_month: 1,
        permitted_before_gal: 720_000,
        permitted_after_gal: 600_000,
        reduced_before_gal: 720_000,
        reduced_after_gal: 600_000,
        metered_before_gal: 0,
        metered_after_gal: 0,
        exceeding_before_gal: 0,
        exceeding_after_gal: 0,
      },
      expect.objectContaining({ c_month: 12, permitted_after_gal: 840_000 }) as object,
    ]);
    expect(await year2025()).toEqual(MONTHS_GAL);
    expect((await sql('select from month_corrections where permit_ndx = $1', [permit])).rowCount).toBe(0);
  });

  it('a change from the next month on needs no reason', async () => {
    const effects = await shown(change({ authorized_volume_gal: 24_000_000 }, { asksEffects: true }));
    expect(effects).toMatchObject({ holds_from: await monthsFromNow(1), needs_reason: false });
    expect(
      effects.months.every(
        ({ permitted_before_gal: before, permitted_after_gal: after }) => after === 2 * (before ?? 0),
      ),
    ).toBe(true);
    expect(effects.months.length).toBeGreaterThan(8);
  });

  it('a change of the term has dates of its own', async () => {
    const effects = await shown(change({ ended_date: '2025-06-30' }, { asksEffects: true }));
    expect(effects).toMatchObject({ asks_month: false, needs_reason: true });
    expect(effects.months[0]).toMatchObject({
      c_year: 2025,
      c_month: 7,
      permitted_before_gal: 1_440_000,
      permitted_after_gal: 0,
    });
  });

  it('names the closed years that it reaches into', async () => {
    await staff.register(closedYears).create({ fiscal_year: 2025 });
    expect(await shown(share(OTHER_SHARES, { holdsFrom: '2025-01', asksEffects: true }))).toMatchObject({
      needs_reason: true,
      closed_years: [2025],
    });
  });

  it('what changes no volume is saved at once', async () => {
    expect(await change({ notes: 'Seen' }, { asksEffects: true })).toMatchObject({ notes: 'Seen' });
    expect((await sql('select from month_corrections where permit_ndx = $1', [permit])).rowCount).toBe(0);
  });
});

it('an amendment that is taken back leaves the months of before', async () => {
  await amend(1_200_000, '2025-03-15');
  const [amended] = await staff.register(amendments).listOf(permit);
  await staff.register(amendments).update(amended!.pamend_ndx, { should_remove: true }, undefined);
  expect(await year2025()).toEqual(MONTHS_GAL);
});

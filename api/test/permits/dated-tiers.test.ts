import { recordHistory } from '@artesian/contract/language/history';
import type { Values } from '@artesian/contract/language/register';
import { permitGroups } from '@artesian/contract/permits/permit-groups';
import { tiersOfGroup } from '@artesian/contract/permits/permit-lists';
import { closedYears } from '@artesian/contract/permits/closed-years';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../support/refusal-of.ts';
import { sharedProduct } from '../support/product.ts';

// A group of one permit of 12,000,000 gallons a year since January 2024, entered then, in Tier 1 since ever.
const WHY = 'The Board placed the group in its tier in 2024.';
const { product, staff } = await sharedProduct();
const sql = <R extends object>(text: string, values?: unknown[]) => product.database.pool.query<R>(text, values);

const present = (await sql<{ year: number }>('select api.fiscal_year(district_today()) as year')).rows[0]!.year;
const next = present + 1;
const september = (fiscalYear: number) => `${fiscalYear - 1}-09`;

let group = 0;
let permit = 0;
beforeEach(async () => {
  await sql('delete from closed_years');
  const { rows } = await sql<{ group: number; permit: number }>(`
    select set_config('app.bringing_back', 'on', true);
    with
    added as (
      insert into permit_groups (permit_group_name, permit_tier_ndx, created_timestamp) values ('Two Creeks', 1, '2024-01-01')
      returning permit_group_ndx
    ),
    held as (
      insert into permits (permit_number, permit_year, authorized_volume_gal, allocation_distribution_ndx, created_timestamp)
      values ('H' || gen_random_uuid(), 2024, 12000000, 1, '2024-01-01')
      returning permit_ndx
    )
    insert into permit_memberships (permit_ndx, from_year, permit_group_ndx)
    select permit_ndx, 2024, permit_group_ndx from added, held
    returning permit_group_ndx as group, permit_ndx as permit`).then(
    (results) => (results as unknown as (typeof results)[])[1]!,
  );
  ({ group, permit } = rows[0]!);
});

const change = (values: Values, more: object = {}) =>
  staff.send('PUT', `/api/list-permit-groups/${group}`, { body: values, ...more });
const since = (year: number) => ({ holdsFrom: september(year), correctionReason: WHY });

/** The tier that the group's months of each fiscal year are summed under. */
async function tiersByYear(): Promise<Record<number, number>> {
  const { rows } = await sql<{ year: number; tier: number }>(
    'select distinct fiscal_year as year, permit_tier_ndx as tier from grouping_months where grouping_ndx = $1',
    [group],
  );
  const { rows: inReports } = await sql<{ year: number; tier: number }>(
    `select year, permit_tier_ndx as tier from api.named_groupings
     join generate_series(2024, ${next}) as year on year between from_year and to_year where permit_ndx = $1`,
    [permit],
  );
  const kept = Object.fromEntries(rows.map(({ year, tier }) => [year, tier]));
  expect(Object.fromEntries(inReports.map(({ year, tier }) => [year, tier]))).toEqual(kept);
  return kept;
}
const years = (tierOf: (year: number) => number) =>
  Object.fromEntries(Array.from({ length: next - 2024 + 1 }, (_, index) => [2024 + index, tierOf(2024 + index)]));

describe('the tier of a permit group', () => {
  it('changed today holds from the next fiscal year on, and leaves every year that has begun', async () => {
    await change({ permit_tier_ndx: 2 });
    expect(await tiersByYear()).toEqual(years((year) => (year < next ? 1 : 2)));
    expect(await staff.register(permitGroups).get(group)).toMatchObject({
      permit_tier_ndx: 2,
      tier_now: 'Tier 1',
      coming_tier: 'Tier 2',
      coming_tier_from: next,
    });
  });

  it('changed again replaces what had been planned for later years', async () => {
    await change({ permit_tier_ndx: 2 }, { holdsFrom: september(next + 1) });
    await change({ permit_tier_ndx: 3 }, { holdsFrom: september(next) });
    expect(await staff.view(tiersOfGroup, { params: { permit_group_ndx: group } })).toMatchObject([
      { permit_tier_name: 'Tier 3', from_year: next, to_year: 9999 },
      { permit_tier_name: 'Tier 1', from_year: 0, to_year: next - 1 },
    ]);
  });

  it('of years that have begun changes by a correction with its reason, which its history keeps', async () => {
    const problem = await refusalOf(change({ permit_tier_ndx: 2 }, { holdsFrom: september(2025) }));
    expect(problem).toMatchObject({ status: 422, code: 'needs-reason' });
    expect(problem.detail ?? problem.errors?.[0]?.message).toMatch(/fiscal years that have started/);
    expect(await tiersByYear()).toEqual(years(() => 1));
    await staff.register(closedYears).create({ fiscal_year: 2025 });
    await change({ permit_tier_ndx: 2 }, since(2025));
    expect(await tiersByYear()).toEqual(years((year) => (year < 2025 ? 1 : 2)));
    const [newest] = await staff.call(recordHistory, { params: { register: permitGroups.path, key: group } });
    expect(newest).toMatchObject({ note: WHY, changes: [{ field: 'permit_tier_ndx', before: 1, after: 2 }] });
    const { rows } = await sql(
      `select note, after ->> 'from_year' as from_year from history.changes
       where table_name = 'permit_group_tiers' and after ->> 'permit_group_ndx' = $1 and note is not null`,
      [String(group)],
    );
    expect(rows).toEqual([{ note: WHY, from_year: '2025' }]);
  });

  it('that was decided last can be moved to an earlier year', async () => {
    await change({ permit_tier_ndx: 2 });
    await change({ permit_tier_ndx: 2 }, since(2025));
    expect(await tiersByYear()).toEqual(years((year) => (year < 2025 ? 1 : 2)));
    // What is said already changes nothing, and needs no reason.
    await change({ permit_tier_ndx: 2, notes: 'Seen' }, { holdsFrom: september(2026) });
    expect(await tiersByYear()).toEqual(years((year) => (year < 2025 ? 1 : 2)));
  });

  it('is completed from the beginning while nothing is reported under the group', async () => {
    const added = await staff.register(permitGroups).create({ permit_group_name: 'New', permit_tier_ndx: 1 });
    const saved = await staff
      .register(permitGroups)
      .update(added.permit_group_ndx, { permit_tier_ndx: 3 }, added.version);
    expect(saved).toMatchObject({ tier_now: 'Tier 3', coming_tier: null });
  });
});

describe('before it is saved', () => {
  const shown = async (values: Values, more: object = {}) => {
    const problem = await refusalOf(change(values, { asksEffects: true, ...more }));
    expect(problem).toMatchObject({ status: 422, code: 'effects' });
    return problem.effects!;
  };

  it('the years that change are shown with their gallons; nothing is saved', async () => {
    await staff.register(closedYears).create({ fiscal_year: 2025 });
    const effects = await shown({ permit_tier_ndx: 2 }, { holdsFrom: september(2025) });
    expect(effects).toMatchObject({
      asks_month: false,
      asks_year: true,
      holds_from: september(2025),
      next_open_month: september(next),
      needs_reason: true,
      closed_years: [2025],
      months: [],
    });
    expect(effects.tiers.map(({ fiscal_year }) => fiscal_year)).toEqual(
      Array.from({ length: next - 2025 + 1 }, (_, index) => 2025 + index),
    );
    expect(effects.tiers[0]).toEqual({
      permit_group_ndx: group,
      permit_group_name: 'Two Creeks',
      fiscal_year: 2025,
      tier_before: 'Tier 1',
      tier_after: 'Tier 2',
      permits: 1,
      permitted_gal: 12_000_000,
      metered_gal: 0,
    });
    expect(await tiersByYear()).toEqual(years(() => 1));
  });

  it('a change from the next fiscal year on needs no reason', async () => {
    expect(await shown({ permit_tier_ndx: 2 })).toMatchObject({
      holds_from: september(next),
      needs_reason: false,
      tiers: [{ fiscal_year: next, tier_after: 'Tier 2' }],
    });
  });

  it('what changes no tier is saved at once', async () => {
    expect(await change({ notes: 'Seen' }, { asksEffects: true })).toMatchObject({ notes: 'Seen' });
  });
});

import { reserveAccounts } from '@artesian/contract/permits/reserves';
import { landVolume_gal, reserveAccount, type YearOfReserve } from '@artesian/domain/oracle/reserve';
import { fiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { monthOfDay } from '@artesian/domain/month';
import fc from 'fast-check';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

// Accounts of reserves under whatever rules, acres, entries and reports: each year is what the functions of the domain make of it.

const { product, staff } = await sharedProduct();
const rows = async <T extends object>(statement: string, values: unknown[] = []) =>
  (await product.database.pool.query<T>(statement, values)).rows;
const [{ today }] = (await rows<{ today: string }>('select district_today()::text as today')) as [{ today: string }];
const present = fiscalYear(monthOfDay(today));
const YEARS = 12;
const FIRST = present - YEARS + 1;

const perAcre = fc.integer({ min: 1, max: 9_000_000 }).map((tens) => tens / 10);
const yearIndex = fc.nat(YEARS - 1);
const rule = fc
  .record({
    from: yearIndex,
    allowance: fc.option(perAcre, { freq: 8 }),
    most_acres: fc.option(fc.integer({ min: 100, max: 4000 }).map((tenths) => tenths / 10)),
    earned: fc.option(
      fc.nat(100_000).map((part) => part / 100_000),
      { freq: 6 },
    ),
    opening: fc.option(perAcre),
    most_kept: fc.option(perAcre),
    most_spent: fc.option(perAcre),
    lost_after: fc.option(fc.integer({ min: 1, max: 4 })),
    late_earn: fc.boolean(),
  })
  .map((one) =>
    one.allowance === null || one.earned === null
      ? { ...one, earned: null, opening: null, most_kept: null, most_spent: null, lost_after: null, late_earn: false }
      : one,
  );
const entry = fc.record({
  year: yearIndex,
  entry: fc.constantFrom('Opening Reserve', 'Added', 'Taken Away', 'Report on Time'),
  volume: fc.integer({ min: 1, max: 90_000_000 }),
});
/** What a year pumped, of what 100 acres allow in the middle, and when it was reported: not at all, on its due day, or after it. */
const report = fc.record({
  pumped: fc.oneof(fc.nat(90_000_000), fc.constant(0)),
  state: fc.constantFrom('missing', 'in time', 'in time', 'in time', 'late'),
});
const onceBy = <T>(key: (one: T) => unknown) => ({ selector: key });
const permit = fc.record({
  authorized: fc.nat(50_000_000),
  land: fc.uniqueArray(fc.record({ from: yearIndex, acres: fc.nat(5_000_000).map((part) => part / 10_000) }), {
    minLength: 1,
    maxLength: 3,
    ...onceBy(({ from }: { from: number }) => from),
  }),
  rules: fc.uniqueArray(rule, { minLength: 1, maxLength: 4, ...onceBy(({ from }: { from: number }) => from) }),
  entries: fc.uniqueArray(entry, {
    maxLength: 6,
    selector: (one) => (one.entry === 'Opening Reserve' ? 'opening' : `${one.year} ${one.entry}`),
  }),
  reports: fc.array(report, { minLength: YEARS - 1, maxLength: YEARS - 1 }),
});
type Permit = typeof permit extends fc.Arbitrary<infer P> ? P : never;

const latest = <T extends { from: number }>(some: readonly T[], year: number) =>
  some.filter(({ from }) => from <= year).toSorted((one, other) => other.from - one.from)[0];

/** Each permit with a type, a well and a meter of its own. */
async function store(client: pg.PoolClient, permits: readonly Permit[]) {
  const rows = (statement: string, values: unknown[] = []) => client.query(statement, values);
  await rows(`
    select set_config('app.loading', 'on', true), set_config('app.bringing_back', 'on', true);
    insert into report_periods (from_year, period, due_months_after, due_day) values (${FIRST - 5}, 'Year', 3, 1)`);
  for (const [index, { authorized, land, rules, entries, reports }] of permits.entries()) {
    const ndx = index + 1;
    await rows(`
      insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (${ndx}, 'Type ${ndx}', 'U');
      insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, start_date, created_timestamp)
        values (${ndx}, 'U${ndx}', ${FIRST}, ${authorized}, ${ndx}, '${FIRST - 1}-09-01', '${FIRST - 1}-09-01T18:00:00Z');
      insert into wells (well_ndx, lat_dd, lon_dd) values (${ndx}, 30.1, -97.8);
      insert into permit_wells (permit_ndx, well_ndx, start_date) values (${ndx}, ${ndx}, '${FIRST - 1}-09-01');
      insert into meters (meter_ndx, setup_well_ndx, joined_date, start_reading) values (${ndx}, ${ndx}, '${FIRST - 1}-09-01', 0)`);
    for (const { from, acres } of land)
      await rows('insert into permit_land (permit_ndx, from_year, acres) values ($1, $2, $3)', [
        ndx,
        FIRST + from,
        acres,
      ]);
    for (const one of rules)
      await rows(
        `insert into land_allowances (permit_type_ndx, from_year, allowance_gal_per_acre, most_acres, earned_part, opening_gal_per_acre,
           most_kept_gal_per_acre, most_spent_gal_per_acre, lost_after_years, late_reports_earn)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          ndx,
          FIRST + one.from,
          one.allowance,
          one.most_acres,
          one.earned,
          one.opening,
          one.most_kept,
          one.most_spent,
          one.lost_after,
          one.late_earn,
        ],
      );
    for (const one of entries)
      await rows('insert into reserve_entries (permit_ndx, fiscal_year, entry, volume_gal) values ($1, $2, $3, $4)', [
        ndx,
        FIRST + one.year,
        one.entry,
        one.entry === 'Added' || one.entry === 'Taken Away' ? one.volume : null,
      ]);
    let register = 0;
    for (const [year, { pumped, state }] of reports.entries()) {
      if (state === 'missing') continue;
      register += pumped;
      await rows(
        `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading, created_timestamp) values ($1, $2, 8, $3, $4)`,
        [ndx, FIRST + year, register, `${FIRST + year}-11-0${state === 'late' ? 2 : 1}T18:00:00Z`],
      );
    }
  }
  await rows('select api.rebuild_volumes()');
}

interface Kept {
  allowed_gal: number | null;
  pumped_gal: number;
}

function expectedOf({ rules, land, entries, reports, authorized }: Permit, kept: readonly Kept[]) {
  const years = kept.map(({ allowed_gal, pumped_gal }, year): YearOfReserve & { volume: number } => {
    const held = latest(rules, year);
    const acres = latest(land, year)?.acres;
    const terms = held && { allowance_gal_per_acre: held.allowance, most_acres: held.most_acres };
    const perAcres = (gallons: number | null) =>
      gallons === null || acres === undefined
        ? null
        : landVolume_gal(acres, { allowance_gal_per_acre: gallons, most_acres: held!.most_acres })!;
    const has = (named: string) => entries.some((one) => one.year === year && one.entry === named);
    const sum = (named: string) =>
      entries
        .filter((one) => one.year === year && one.entry === named)
        .reduce((total, { volume }) => total + volume, 0);
    const isHeld = held !== undefined && acres !== undefined && held.earned !== null;
    const state = reports[year]?.state;
    return {
      is_over: year < YEARS - 1,
      allowed_gal,
      pumped_gal,
      rule: isHeld
        ? {
            earned_part: held.earned!,
            most_kept_gal: perAcres(held.most_kept),
            most_spent_gal: perAcres(held.most_spent),
            lost_after_years: held.lost_after,
          }
        : undefined,
      added_gal: sum('Added') + (has('Opening Reserve') && isHeld ? (perAcres(held.opening) ?? 0) : 0),
      taken_gal: sum('Taken Away'),
      may_earn: state === 'in time' || (state === 'late' && (held?.late_earn === true || has('Report on Time'))),
      volume: (terms && acres !== undefined ? landVolume_gal(acres, terms) : undefined) ?? authorized,
    };
  });
  return { volumes: years.map(({ volume }) => volume), account: reserveAccount(years) };
}

it('are as the domain says, year by year, to the gallon', async () => {
  const permits = fc.sample(permit, { numRuns: 60, seed: 36 });
  await product.database.asOwner(async (owner) => {
    await owner.query('begin');
    await store(owner, permits);
    await owner.query('commit');
  });
  const accounts = await staff.view(reserveAccounts);
  const shown: unknown[] = [];
  const expected: unknown[] = [];
  for (const [index, one] of permits.entries()) {
    const kept = await rows<Kept & { fiscal_year: number }>(
      `select fiscal_year, reduced_gal as allowed_gal, metered_gal as pumped_gal
       from permit_years where permit_ndx = $1 and fiscal_year between $2 and $3 order by fiscal_year`,
      [index + 1, FIRST, present],
    );
    const { volumes, account } = expectedOf(one, kept);
    const own = accounts.filter(({ permit_ndx }) => permit_ndx === index + 1).toReversed();
    shown.push({
      volumes: kept.map(({ allowed_gal }) => allowed_gal),
      account: own.map((year) => ({
        before_gal: year.before_gal,
        taken_gal: year.taken_gal,
        spent_gal: year.spent_gal,
        lost_gal: year.lost_gal,
        earned_gal: year.earned_gal,
        over_cap_gal: year.over_cap_gal,
        after_gal: year.after_gal,
        exceeding_gal: year.exceeding_gal,
      })),
    });
    expected.push({ volumes, account });
  }
  expect(shown).toEqual(expected);
  // Of all that can happen, some of each did.
  for (const move of ['spent_gal', 'lost_gal', 'earned_gal', 'over_cap_gal', 'taken_gal', 'exceeding_gal'] as const)
    expect(accounts.filter((year) => (year[move] ?? 0) > 0).length).toBeGreaterThan(10);
});

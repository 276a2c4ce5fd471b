import { monthNumber, monthOfNumber, type Month } from '@artesian/domain/month';
import { monthlyVolumes_gal, reducedVolume_gal } from '@artesian/domain/oracle/allocation';
import { factsInMonth, type Decided } from '@artesian/domain/oracle/dated-facts';
import { sharedExceedance_gal } from '@artesian/domain/oracle/compliance';
import { fiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { groupingInYear, tierInYear, type DecidedTier } from '@artesian/domain/oracle/grouping';
import { meteredMonths, sharedOverWells_gal, type DialFrom } from '@artesian/domain/oracle/meter-chain';
import { permitOfWater } from '@artesian/domain/oracle/permit-of-water';
import { reductionInMonth } from '@artesian/domain/oracle/reduction';
import { stageOfMonth, type StageRule } from '@artesian/domain/oracle/stage-of-month';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../src/platform/database/open-database.ts';
import { randomDistricts } from '../support/how-many.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { serveProduct } from '../support/serve-product.ts';

// Random districts, computed here by the functions of the domain and demanded from the database to the gallon.

const FIRST: Month = { year: 2023, month: 9 };
const MONTHS = 30;
const METERED_WELLS = 4;
const WELLS = 6;

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<R>(text, values)).rows;

const monthIndex = fc.integer({ min: 0, max: MONTHS - 1 });
const at = (index: number): Month => monthOfNumber(monthNumber(FIRST) + index);
const dayOf = (index: number, day = 1) => {
  const { year, month } = at(index);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** A range of months that a link holds; `to` null while it still does. */
const range = fc
  .tuple(monthIndex, fc.option(fc.nat(MONTHS)), fc.integer({ min: 1, max: 28 }))
  .map(([from, length, day]) => ({ from, to: length === null ? null : from + length, day }));
const permitLink = fc.record({
  permit: fc.integer({ min: 1, max: 3 }),
  well: fc.integer({ min: 1, max: WELLS }),
  range,
});
const meteredWell = fc.integer({ min: 1, max: METERED_WELLS });
const meterLink = fc.record({ meter: fc.integer({ min: 1, max: 3 }), well: meteredWell, range });

/** Twelve shares, which total 100 % unless the last is off by some. */
const anyShares = fc
  .tuple(fc.array(fc.nat(9000), { minLength: 11, maxLength: 11 }), fc.constantFrom(0, 0, 0, 0, -1, 3))
  .map(([first, off]) => [...first, 100_000 - first.reduce((sum, share) => sum + share, 0) + off])
  .filter((list) => list[11]! >= 0 && list[11]! <= 100_000);
/** Equal shares leave equal remainders, so that the order of the months decides who gets what is left over. */
const evenShares = fc.constant([...Array<number>(4).fill(8334), ...Array<number>(8).fill(8333)]);
const shares = fc.oneof(anyShares, evenShares);

const amendment = fc.record({
  month: monthIndex,
  day: fc.integer({ min: 1, max: 28 }),
  change: fc.integer({ min: -300_000, max: 900_000 }),
  approved: fc.boolean(),
  removed: fc.boolean(),
});
const permit = fc.record({
  volume: fc.integer({ min: 4_000_000, max: 90_000_000 }),
  type: fc.integer({ min: 1, max: 2 }),
  start: fc.integer({ min: 0, max: 6 }),
  end: fc.option(fc.integer({ min: 8, max: MONTHS })),
  removed: fc.constantFrom(false, false, false, true),
  memberships: fc.uniqueArray(
    fc.record({
      from_year: fc.integer({ min: 2023, max: 2027 }),
      group: fc.constantFrom<number | null>(null, 1, 1, 2),
    }),
    { maxLength: 3, selector: ({ from_year }) => from_year },
  ),
  aquifer: fc.constantFrom('Edwards', 'Trinity', 'Other'),
  shares,
  amendments: fc.array(amendment, { maxLength: 3 }),
});
/** Most meters count gallons one by one; others other units from some month on, or from the beginning. */
const dial = fc.record({
  from: fc.option(monthIndex),
  unit: fc.constantFrom('gal' as const, 'cu ft' as const, 'acre-ft' as const),
  multiplier: fc.constantFrom(0.1, 1, 10, 100),
});

/** What the facts of a permit say. Statuses 2 and 6 allow nothing. */
interface Facts {
  volume: number;
  type: number;
  status: number;
  aquifer: string;
  shares: number[];
}
/** A change of one fact of a permit from a month on, or since ever. */
const edit = fc.record({
  permit: fc.integer({ min: 1, max: 3 }),
  from: fc.option(monthIndex),
  facts: fc.oneof(
    fc.record({ volume: fc.integer({ min: 4_000_000, max: 90_000_000 }) }),
    fc.record({ type: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ status: fc.constantFrom(1, 2, 6) }),
    fc.record({ aquifer: fc.constantFrom('Edwards', 'Trinity', 'Other') }),
    fc.record({ shares }),
  ) as fc.Arbitrary<Partial<Facts>>,
});
const edits = fc.array(edit, { maxLength: 4 });
/** A change of the tier of a group from a fiscal year on, or since ever. */
const tierEdits = fc.array(
  fc.record({
    group: fc.integer({ min: 1, max: 2 }),
    from_year: fc.option(fc.integer({ min: 2022, max: 2028 })),
    tier: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 4 },
);
type TierEdit = typeof tierEdits extends fc.Arbitrary<(infer E)[]> ? E : never;
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;
/** What was decided of each permit, in the order in which it was. */
type Decisions = Map<number, Decided<Facts>[]>;

const meter = fc.record({
  setup: meteredWell,
  start: fc.nat(50_000).map((tenths) => tenths / 10),
  dials: fc.uniqueArray(dial, { maxLength: 2, selector: ({ from }) => from }),
  decimals: fc.integer({ min: 0, max: 3 }),
  shared: fc.boolean(),
  // A reading is missing, goes on, or falls back (a rollover with its adjustment, or a plain mistake).
  readings: fc.array(
    fc.record({
      step: fc.option(fc.integer({ min: -40_000, max: 900_000 })),
      adjustment: fc.constantFrom<number>(0, 0, 0, 10_000_000, -777),
    }),
    { minLength: 6, maxLength: MONTHS },
  ),
});
/** What a well without a meter reports of a month. */
const report = fc.record({
  well: fc.integer({ min: METERED_WELLS + 1, max: WELLS }),
  month: monthIndex,
  gallons: fc.option(fc.nat(900_000)),
});
const district = fc.record({
  permits: fc.array(permit, { minLength: 3, maxLength: 3 }),
  meters: fc.array(meter, { minLength: 3, maxLength: 3 }),
  permitLinks: fc.array(permitLink, { maxLength: 7 }).map(apart(({ permit, well }) => `${permit} ${well}`)),
  meterLinks: fc.array(meterLink, { maxLength: 5 }).map(apart(({ meter, well }) => `${meter} ${well}`)),
  reports: fc.array(report, { maxLength: 12 }).map(apart(({ well, month }) => `${well} ${month}`)),
  stages: fc.array(fc.constantFrom<number>(0, 2, 3, 4, 5, 999), { minLength: MONTHS, maxLength: MONTHS }),
  stagesGoOn: fc.boolean(),
  /** The month in which that turns round. */
  turned: fc.option(monthIndex),
  changesOfReductions: fc.array(
    fc.record({
      type: fc.integer({ min: 1, max: 2 }),
      month: monthIndex,
      stage: fc.integer({ min: 2, max: 5 }),
      factor: fc.constantFrom(0, 0.1, 0.35, 0.755, 1),
    }),
    { maxLength: 4 },
  ),
});
type District = typeof district extends fc.Arbitrary<infer D> ? D : never;
type Range = District['permitLinks'][number]['range'];

/** Of each pair once: ranges of a link may not overlap, and a month is reported once. */
function apart<L>(key: (link: L) => string) {
  return (links: L[]) => links.filter((link, index) => links.findIndex((one) => key(one) === key(link)) === index);
}

const factors: Record<number, Record<number, number>> = {
  1: { 2: 0.2, 3: 0.3, 4: 0.4, 5: 0.5 },
  2: { 2: 0.5, 3: 0.75, 4: 1, 5: 1 },
};
const endOf = ({ to, day }: Range) => (to === null ? null : dayOf(to, Math.min(28, day + 1)));
const holdsIn = ({ from, to }: Range, index: number) => from <= index && (to === null || index <= to);

/** Register values of a meter by month, with as many decimals as its dial shows; negative ones cannot be. */
const registerOf = ({ start, readings, decimals }: District['meters'][number]) => {
  let shown = start;
  return readings.map(({ step, adjustment }, index) => {
    if (step !== null) shown = Math.max(0, Number((shown + step / 10 ** decimals).toFixed(3)));
    return { ...at(index), meter_reading: step === null ? null : shown, adjustment_gal: adjustment };
  });
};

async function store(given: District) {
  const { permits, meters, reports, permitLinks, meterLinks, stages, changesOfReductions } = given;
  await database.asOwner((owner) =>
    owner.query('truncate permits, permit_groups, wells, meters, permit_types, drought_stage_history cascade'),
  );
  await query(`insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (999, '', '-')`);
  for (const [type, { 2: d1, 3: d2, 4: d3, 5: d4 }] of Object.entries(factors)) {
    await query(`insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values ($1, $2, 'H')`, [
      type,
      `Type ${type}`,
    ]);
    await query(
      `insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction,
         d3_pump_reduction, d4_pump_reduction) values ($1, '1900-01-01', $2, $3, $4, $5)`,
      [type, d1, d2, d3, d4],
    );
  }
  for (const { type, month, stage, factor } of changesOfReductions) {
    const changed = [2, 3, 4, 5].map((each) => (each === stage ? factor : null));
    await query('select api.change_reductions($1, $2, $3, $4, $5, $6)', [type, ...changed, dayOf(month)]);
  }
  await query('delete from stage_rules');
  for (const { holds_from, stages_go_on } of stageRulesOf(given)) {
    await query('insert into stage_rules values (coalesce(make_date($1, $2, 1), $3), $4)', [
      holds_from?.year,
      holds_from?.month,
      '0001-01-01',
      stages_go_on,
    ]);
  }
  for (const [index, stage] of stages.entries()) {
    const { year, month } = at(index);
    await query(`insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values ($1, $2, $3)`, [
      year,
      month,
      stage,
    ]);
  }
  for (let well = 1; well <= WELLS; well++) {
    await query(`insert into wells (well_ndx, lat_dd, lon_dd) values ($1, 30.1, -97.8)`, [well]);
  }
  await query(`insert into permit_groups (permit_group_ndx, permit_group_name) values (1, 'North'), (2, 'South')`);
  for (const [index, one] of permits.entries()) {
    await query(
      `insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx,
         permit_status_ndx, start_date, ended_date, removed, aquifer_group_ndx)
       values ($1, $2, 2023, $3, $4, $5, $6, $7, $8,
         (select min(aquifer_group_ndx) from aquifer_groups where aq_group_summary_name = $9))`,
      [
        index + 1,
        `H${index + 1}`,
        one.volume,
        one.type,
        one.end === null ? 1 : 3,
        dayOf(one.start, 9),
        one.end === null ? null : dayOf(one.end, 9),
        one.removed,
        one.aquifer,
      ],
    );
    for (const { from_year, group } of one.memberships) {
      await query(`insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values ($1, $2, $3)`, [
        index + 1,
        from_year,
        group,
      ]);
    }
    for (const [month, share] of one.shares.entries()) {
      await query(`update permit_distributions set share = $3 where permit_ndx = $1 and c_month = $2`, [
        index + 1,
        month + 1,
        share,
      ]);
    }
    for (const { month, day, change, approved, removed } of one.amendments) {
      await query(
        `insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date,
           approval_body_ndx, proposed_volume_change, saved_previous_volume, new_volume, removed)
         values ($1, 15, $2, $3, $3, 1, $4::bigint, 5000000, 5000000 + $4::bigint, $5)`,
        [index + 1, approved ? 2 : 1, dayOf(month, day), change, removed],
      );
    }
  }
  for (const [index, one] of meters.entries()) {
    await query(
      `insert into meters (meter_ndx, setup_well_ndx, joined_date, start_reading, shares_over_wells)
       values ($1, $2, '2023-09-01', $3, $4)`,
      [index + 1, one.setup, one.start, one.shared],
    );
    for (const { from, unit, multiplier } of one.dials)
      await query('insert into meter_dials (meter_ndx, holds_from, unit, multiplier) values ($1, $2, $3, $4)', [
        index + 1,
        from === null ? null : dayOf(from, 17),
        unit,
        multiplier,
      ]);
    const entries = registerOf(one).map(({ year, month, meter_reading, adjustment_gal }) => ({
      meter_ndx: index + 1,
      c_year: year,
      c_month: month,
      meter_reading,
      adjustment: adjustment_gal,
      mr_adjustment_reason_ndx: adjustment_gal === 0 ? null : 1,
    }));
    const columns = 'meter_ndx, c_year, c_month, meter_reading, adjustment, mr_adjustment_reason_ndx';
    // In whatever order they arrive.
    await query(
      `insert into meter_readings (${columns})
       select ${columns} from jsonb_populate_recordset(null::meter_readings, $1) order by c_month`,
      [JSON.stringify(entries)],
    );
  }
  for (const { well, month, gallons } of reports) {
    const { year, month: c_month } = at(month);
    await query(`insert into well_production (well_ndx, c_year, c_month, production_gallons) values ($1, $2, $3, $4)`, [
      well,
      year,
      c_month,
      gallons,
    ]);
  }
  for (const { permit: number, well, range: held } of permitLinks) {
    await query(`insert into permit_wells (permit_ndx, well_ndx, start_date, end_date) values ($1, $2, $3, $4)`, [
      number,
      well,
      dayOf(held.from, held.day),
      endOf(held),
    ]);
  }
  for (const { meter: number, well, range: held } of meterLinks) {
    await query(`insert into meter_wells (meter_ndx, well_ndx, start_date, end_date) values ($1, $2, $3, $4)`, [
      number,
      well,
      dayOf(held.from, held.day),
      endOf(held),
    ]);
  }
}

interface Volumes {
  permitted: number | null;
  reduced: number | null;
  metered: number;
}

const firstFacts = ({ volume, type, end, aquifer, shares: list }: District['permits'][number]): Facts => ({
  volume,
  type,
  status: end === null ? 1 : 3,
  aquifer,
  shares: [...list],
});

const columnOf = {
  volume: 'update permits set authorized_volume_gal = $2 where permit_ndx = $1',
  type: 'update permits set permit_type_ndx = $2 where permit_ndx = $1',
  status: 'update permits set permit_status_ndx = $2 where permit_ndx = $1',
  aquifer: `update permits set aquifer_group_ndx = (
      select min(aquifer_group_ndx) from aquifer_groups where aq_group_summary_name = $2)
    where permit_ndx = $1`,
  shares: `update permit_distributions set share = ($2::integer[])[c_month] where permit_ndx = $1`,
};

const fieldOf = {
  volume: 'authorized_volume_gal',
  type: 'permit_type_ndx',
  status: 'permit_status_ndx',
  aquifer: 'aquifer_group_ndx',
  shares: 'shares',
};

/** Does the work as a save does that says from when, and why. */
async function saying(holdsFrom: string | null, work: (client: pg.PoolClient) => Promise<unknown>) {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.holds_from', $1, true), set_config('app.correction', 'Why', true)", [
      holdsFrom,
    ]);
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** An ended permit keeps its status. What is said again holds from an earlier month. */
async function apply({ permits }: District, { permit: number, from, facts }: Edit, decisions: Decisions) {
  const one = permits[number - 1]!;
  const decided = decisions.get(number) ?? [];
  const [[name, value]] = Object.entries(facts) as [[keyof Facts, unknown]];
  const said = factsInMonth(firstFacts(one), decided, { year: 9999, month: 12 })[name];
  if (name === 'status' && one.end !== null) return;
  const isSaidAgain = JSON.stringify(said) === JSON.stringify(value) && name !== 'shares';
  await saying(from === null ? '1900-01-01' : dayOf(from), (client) =>
    isSaidAgain
      ? client.query('select api.hold_facts_again($1, $2)', [number, [fieldOf[name]]])
      : client.query(columnOf[name], [number, value]),
  );
  decisions.set(number, [...decided, { holds_from: from === null ? null : at(from), facts }]);
}

/** The same of the tier of a group. Its entry is still being completed: without a year it holds since ever. */
async function applyTier({ group, from_year, tier }: TierEdit, decisions: Map<number, DecidedTier[]>) {
  const decided = decisions.get(group) ?? [];
  const isSaidAgain = (decided.at(-1)?.tier ?? 0) === tier;
  if (isSaidAgain && from_year === null) return;
  await saying(from_year === null ? '' : `${from_year}-03-01`, (client) =>
    isSaidAgain
      ? client.query('select api.hold_tier_again($1)', [group])
      : client.query('update permit_groups set permit_tier_ndx = $2 where permit_group_ndx = $1', [group, tier]),
  );
  decisions.set(group, [...decided, { from_year, tier }]);
}

/** Tiers of groups in fiscal years that are not what the domain says. */
async function wrongTiers(decisions: Map<number, DecidedTier[]>) {
  const rows = await query<{ group: number; year: number; tier: number }>(
    `select permit_group_ndx as group, year, permit_tier_ndx as tier
     from generate_series(2021, 2029) as year join api.tiers_of_groups on year between from_year and to_year`,
  );
  expect(rows.length).toBe(2 * 9);
  return rows.filter(({ group, year, tier }) => tier !== tierInYear(0, decisions.get(group) ?? [], year));
}

/** What the domain says of every permit and month: `1 2024-03` to gallons. */
function expected(given: District, decisions: Decisions = new Map()): Map<string, Volumes> {
  const metered = meteredByPermit(given);
  const volumes = new Map<string, Volumes>();
  for (const [index, one] of given.permits.entries()) {
    if (one.removed) continue;
    for (let month = 0; month < MONTHS; month++) {
      const facts = factsInMonth(firstFacts(one), decisions.get(index + 1) ?? [], at(month));
      const allows = isInForce(one, month) && facts.status !== 2 && facts.status !== 6;
      const permitted = allows ? permittedIn({ ...one, ...facts }, month) : 0;
      const stage = stageOfMonth(at(month), FIRST, enteredIn(given), stageRulesOf(given));
      const reduction = reductionInMonth(stage, at(month), decisionsOn(given, facts.type));
      const name = `${index + 1} ${dayOf(month)}`;
      const water = metered.get(name) ?? 0;
      volumes.set(name, {
        permitted,
        reduced: permitted === null ? null : reducedVolume_gal(permitted, reduction),
        metered: water,
      });
    }
  }
  return volumes;
}

const enteredIn =
  ({ stages }: Pick<District, 'stages'>) =>
  (month: Month) => {
    const stage = stages[monthNumber(month) - monthNumber(FIRST)] ?? 999;
    return stage === 999 ? null : stage;
  };
const stageRulesOf = ({ stagesGoOn, turned }: Pick<District, 'stagesGoOn' | 'turned'>): StageRule[] => [
  { holds_from: null, stages_go_on: stagesGoOn },
  ...(turned === null ? [] : [{ holds_from: at(turned), stages_go_on: !stagesGoOn }]),
];

/** What was decided for a type at the beginning, and what was changed of it since. */
const decisionsOn = ({ changesOfReductions }: District, type: number) => [
  ...Object.entries(factors[type]!).map(([stage, reduction]) => ({
    stage: Number(stage),
    holds_from: { year: 1900, month: 1 },
    reduction,
  })),
  ...changesOfReductions
    .filter((change) => change.type === type)
    .map(({ stage, month, factor }) => ({ stage, holds_from: at(month), reduction: factor })),
];

const isInForce = ({ start, end }: District['permits'][number], month: number) =>
  month >= start && (end === null || month <= end);

function permittedIn(
  { volume, shares: list, amendments }: Pick<District['permits'][number], 'volume' | 'shares' | 'amendments'>,
  month: number,
): number | null {
  if (list.reduce((sum, share) => sum + share, 0) !== 100_000) return null;
  const notYet = amendments.filter(
    ({ approved, removed, month: effective, day }) => approved && !removed && effective + (day > 1 ? 1 : 0) > month,
  );
  const year = volume - notYet.reduce((sum, { change }) => sum + change, 0);
  return monthlyVolumes_gal(Math.max(0, year), list)[at(month).month - 1]!;
}

/** Each well's water to its permit of the month. */
function meteredByPermit(given: District): Map<string, number> {
  const { permits, permitLinks } = given;
  const byPermit = new Map<string, number>();
  for (const { well, place, gallons } of [...meteredByWell(given), ...reportedByWell(given)]) {
    const links = permitLinks.filter(
      (link) => link.well === well && holdsIn(link.range, place) && !permits[link.permit - 1]!.removed,
    );
    const counted = permitOfWater(
      links.map(({ permit: number, range: held }) => ({
        permit: number,
        linked_on: dayOf(held.from, held.day),
        in_force: isInForce(permits[number - 1]!, place),
      })),
    );
    if (counted === undefined) continue;
    const name = `${counted} ${dayOf(place)}`;
    byPermit.set(name, (byPermit.get(name) ?? 0) + gallons);
  }
  return byPermit;
}

interface WaterOfWell {
  well: number;
  place: number;
  gallons: number;
}

const dialsOf = ({ dials }: District['meters'][number]): DialFrom[] =>
  dials.map(({ from, ...one }) => ({ ...one, from: from === null ? null : at(from) }));

/** Each meter's water to its wells. */
const meteredByWell = ({ meters, meterLinks }: District): WaterOfWell[] =>
  meters.flatMap((one, index) =>
    meteredMonths(registerOf(one), one.start, { dials: dialsOf(one), joined: FIRST }).flatMap(
      ({ year, month, calculated_gal }) => {
        if (calculated_gal === null) return [];
        const place = monthNumber({ year, month }) - monthNumber(FIRST);
        const linked = meterLinks.filter(
          ({ meter: number, range: held }) => number === index + 1 && holdsIn(held, place),
        );
        const wells = one.shared && linked.length > 0 ? linked.map(({ well }) => well).toSorted() : [one.setup];
        return sharedOverWells_gal(calculated_gal, wells.length).map((gallons, turn) => ({
          well: wells[turn]!,
          place,
          gallons,
        }));
      },
    ),
  );

const reportedByWell = ({ reports }: District): WaterOfWell[] =>
  reports.flatMap(({ well, month, gallons }) => (gallons === null ? [] : [{ well, place: month, gallons }]));

interface Kept {
  permit_ndx: number;
  mo: string;
  c_year: number;
  c_month: number;
  fiscal_year: number;
  permitted_gal: number | null;
  reduced_gal: number | null;
  metered_gal: number;
}
const kept = () =>
  query<Kept>(
    `select permit_ndx, make_date(c_year, c_month, 1)::text as mo, c_year, c_month, fiscal_year, permitted_gal, reduced_gal,
       metered_gal
     from permit_months order by permit_ndx, c_year, c_month`,
  );

/** Rows that a fresh computation would not have, or would have otherwise. */
const stale = () =>
  query(
    `(select * from permit_months except all select * from api.compute_permit_months(null))
     union all (select * from api.compute_permit_months(null) except all select * from permit_months)`,
  );

/** What the kept sums of the months must be, added up from the months themselves. */
const sums = {
  permit_years: `
    select permit_ndx, fiscal_year, case when bool_and(permitted_gal is not null) then sum(permitted_gal)::bigint end,
      sum(metered_gal)::bigint, bool_or(has_negative), max(c_year * 12 + c_month - 1) filter (where was_read),
      case when bool_and(reduced_gal is not null) then sum(reduced_gal)::bigint end,
      (count(*) filter (where permitted_gal is null))::smallint
    from permit_months group by permit_ndx, fiscal_year`,
  grouping_months: `
    select coalesce(permit_group_ndx, -permit_ndx), months.fiscal_year, c_year, c_month, aq_group_summary_name,
      coalesce(tier.permit_tier_ndx, 0), facts.permit_status_ndx, count(*)::smallint,
      (count(*) filter (
        where date_trunc('month', start_date) <= make_date(c_year, c_month, 1)
          and coalesce(ended_date >= make_date(c_year, c_month, 1), true)))::smallint,
      (count(*) - count(permitted_gal))::smallint, coalesce(sum(permitted_gal), 0)::bigint,
      coalesce(sum(reduced_gal), 0)::bigint, sum(metered_gal)::bigint
    from permit_months as months
    join permits using (permit_ndx)
    cross join lateral (
      select aquifer_group_ndx, permit_status_ndx
      from permit_facts as facts
      where facts.permit_ndx = months.permit_ndx and facts.holds_from <= make_date(c_year, c_month, 1)
      order by facts.holds_from desc
      limit 1
    ) as facts
    left join lateral (
      select permit_group_ndx
      from permit_memberships as said
      where said.permit_ndx = months.permit_ndx and said.from_year <= months.fiscal_year
      order by said.from_year desc
      limit 1
    ) as membership on true
    join aquifer_groups on aquifer_groups.aquifer_group_ndx = facts.aquifer_group_ndx
    left join lateral (
      select permit_tier_ndx
      from permit_group_tiers as said
      where said.permit_group_ndx = membership.permit_group_ndx and said.from_year <= months.fiscal_year
      order by said.from_year desc
      limit 1
    ) as tier on true
    group by 1, 2, 3, 4, 5, 6, 7`,
  // Which grouping_months has just been held to the months for.
  kind_months: `
    select fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx, sum(permits)::integer,
      sum(running_permits)::integer, sum(incomplete_permits)::integer, sum(counts_as_exceeding::integer)::integer,
      sum(permitted_gal)::bigint, sum(reduced_gal)::bigint, sum(metered_gal)::bigint, sum(exceeding_gal)::bigint
    from grouping_months group by 1, 2, 3, 4, 5, 6`,
};

const kept_columns = {
  permit_years: '*',
  grouping_months: `grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx, permits,
    running_permits, incomplete_permits, permitted_gal, reduced_gal, metered_gal`,
  kind_months: '*',
};

/** Kept sums that are not those of the months, and exceedance that is not what the domain says. */
async function wrongSums() {
  const wrong: object[] = [];
  for (const [table, columns] of Object.entries(kept_columns)) {
    const [stored, summed] = [`select ${columns} from ${table}`, sums[table as keyof typeof sums]];
    const difference = `(${stored} except all (${summed})) union all ((${summed}) except all ${stored})`;
    wrong.push(...(await query(difference)).map((row) => ({ table, row })));
  }
  return [...wrong, ...(await wrongExceedance())];
}

interface GroupingMonth {
  group: string;
  incomplete_permits: number;
  metered_gal: number;
  reduced_gal: number;
  exceeding_gal: number;
  counts_as_exceeding: boolean;
}

/** Groups whose rows do not share the exceedance of the whole as the domain does, or that are not counted once where they exceed. */
async function wrongExceedance() {
  const rows = await query<GroupingMonth>(
    `select concat_ws(' ', grouping_ndx, c_year, c_month) as group, incomplete_permits, metered_gal, reduced_gal, exceeding_gal,
       counts_as_exceeding
     from grouping_months
     order by grouping_ndx, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx`,
  );
  const groups = new Map<string, GroupingMonth[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups.values()].filter((parts) => {
    const isKnown = parts.every(({ incomplete_permits }) => incomplete_permits === 0);
    const shares = isKnown
      ? sharedExceedance_gal(parts.map(({ metered_gal, reduced_gal }) => ({ metered_gal, allowed_gal: reduced_gal })))
      : parts.map(() => 0);
    const counted = parts.filter(({ counts_as_exceeding }) => counts_as_exceeding).length;
    return (
      parts.some(({ exceeding_gal }, place) => exceeding_gal !== shares[place]) ||
      counted !== Number(shares.some((gallons) => gallons > 0))
    );
  });
}

/** Gallons exceeded, and by how many groups, month by month: on the dashboard without a filter, and in the compliance report. */
const exceedanceOfDashboard = () =>
  query(
    `select mo::text, sum(exceedance_volume)::bigint as gallons, sum(exceedance_count)::integer as groups
     from api.ui_dashboard_tri_bar_chart group by mo having sum(exceedance_volume) > 0 order by mo`,
  );
const exceedanceOfReport = () =>
  query(
    `select mo::text, sum(mo_metered_gallons - mo_reduced_target)::bigint as gallons, count(*)::integer as groups
     from api.drought_compliance('2020-01-01', district_today(), array[0, 1, 2, 3], array['Edwards', 'Trinity', 'Other'])
     where mo_metered_gallons > mo_reduced_target
     group by mo order by mo`,
  );

interface PumpedByNow {
  grouping_ndx: number;
  fiscal_year: number;
  metered: number;
  permitted: number | null;
}

/** Years of groups that tracking shows otherwise than the domain adds them up, and months whose water is not the dashboard's. */
async function wrongTracking(given: District, decisions: Decisions) {
  const years = new Map<string, PumpedByNow>();
  for (const [name, { permitted, metered }] of expected(given, decisions)) {
    const [permit, day] = name.split(' ') as [string, string];
    const fiscal_year = fiscalYear({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
    const group = groupingInYear(Number(permit), given.permits[Number(permit) - 1]!.memberships, fiscal_year);
    const key = `${group} ${fiscal_year}`;
    const year = years.get(key) ?? { grouping_ndx: group, fiscal_year, metered: 0, permitted: 0 };
    const sum = permitted === null || year.permitted === null ? null : year.permitted + permitted;
    years.set(key, { ...year, metered: year.metered + metered, permitted: sum });
  }
  const shown = await query<PumpedByNow & { remaining: number | null; of_months: string }>(
    `select grouping_ndx, fiscal_year, metered_gallons as metered, permitted_gallons as permitted,
       remaining_gallons as remaining,
       (
         select sum(metered_gallons)::text from api.ui_meter_readings_tracking_detail as months
         where months.grouping_ndx = years.grouping_ndx and months.fiscal_year = years.fiscal_year
       ) as of_months
     from api.ui_meter_readings_entry_top_table as years
     where fiscal_year <= ${fiscalYear(at(MONTHS - 1))}`,
  );
  const wrong = shown.filter(({ grouping_ndx, fiscal_year, metered, permitted, remaining, of_months }) => {
    const year = years.get(`${grouping_ndx} ${fiscal_year}`);
    // Of the last year the domain was asked for a part of its months.
    const isWhole = fiscal_year < fiscalYear(at(MONTHS - 1));
    return (
      metered !== (year?.metered ?? 0) ||
      metered !== Number(of_months) ||
      remaining !== (permitted === null ? null : permitted - metered) ||
      (isWhole && permitted !== (year ? year.permitted : 0))
    );
  });
  const dashboard = await query(
    `select c_year, c_month, sum(actual_production)::text as gallons from api.ui_dashboard_tri_bar_chart
     group by c_year, c_month
     except
     select c_year, c_month, sum(metered_gallons)::text from api.ui_meter_readings_tracking_detail group by c_year, c_month`,
  );
  return [...wrong, ...dashboard];
}

/** Months whose stage, or whose last entry, is not what the domain says. */
async function wrongStages(given: District) {
  const rows = await query<{ year: number; month: number; stage: number | null; last: number | null }>(
    `select c_year as year, c_month as month, drought_stage_ndx as stage, last_entered_ndx as last
     from api.stages_of_months where month < $1`,
    [dayOf(MONTHS + 6)],
  );
  expect(rows).toHaveLength(MONTHS + 6);
  const always = [{ holds_from: null, stages_go_on: true }];
  return rows.filter(
    ({ stage, last, ...month }) =>
      stage !== stageOfMonth(month, FIRST, enteredIn(given), stageRulesOf(given)) ||
      last !== stageOfMonth(month, FIRST, enteredIn(given), always),
  );
}

async function demandWhatTheDomainSays(given: District, decisions?: Decisions) {
  const rows = await kept();
  const stored = new Map(rows.map((row) => [`${row.permit_ndx} ${row.mo}`, row]));
  for (const [name, { permitted, reduced, metered }] of expected(given, decisions)) {
    const row = stored.get(name);
    // A permit's rows begin with its first month, or that of its first link.
    const found = row && { permitted: row.permitted_gal, reduced: row.reduced_gal, metered: row.metered_gal };
    expect({ name, ...(found ?? { permitted: 0, reduced: 0, metered: 0 }) }).toEqual({
      name,
      permitted,
      reduced,
      metered,
    });
  }
  const groupings = await query<{ permit: number; year: number; grouping: number }>(
    `select permit_ndx as permit, year, grouping_ndx as grouping
     from generate_series(2022, 2028) as year join api.permit_groupings on year between from_year and to_year`,
  );
  expect(groupings.length).toBe(given.permits.length * 7);
  for (const { permit: number, year, grouping } of groupings)
    expect(grouping).toBe(groupingInYear(number, given.permits[number - 1]!.memberships, year));
  for (const row of rows) expect(row.fiscal_year).toBe(fiscalYear({ year: row.c_year, month: row.c_month }));
}

describe('the months of random districts', () => {
  // A minute on a busy machine: each district is entered row by row.
  it('are what the domain says, to the gallon, however the district was entered', async () => {
    await fc.assert(
      fc.asyncProperty(district, edits, tierEdits, async (given, history, ofTiers) => {
        await store(given);
        const decisions: Decisions = new Map();
        await demandWhatTheDomainSays(given);
        expect(await wrongStages(given)).toEqual([]);
        for (const one of history) {
          await apply(given, one, decisions);
          await demandWhatTheDomainSays(given, decisions);
          expect(await stale()).toEqual([]);
        }
        const tiers = new Map<number, DecidedTier[]>();
        for (const one of ofTiers) {
          await applyTier(one, tiers);
          expect(await wrongTiers(tiers)).toEqual([]);
        }
        expect(await stale()).toEqual([]);
        expect(await wrongSums()).toEqual([]);
        expect(await wrongTracking(given, decisions)).toEqual([]);
        expect(await exceedanceOfDashboard()).toEqual(await exceedanceOfReport());
      }),
      {
        numRuns: randomDistricts,
        seed: 9_234_000,
        examples: [
          [plainDistrict(), [], plannedTiers],
          [exceedingDistrict(), [], []],
        ],
      },
    );
  }, 900_000);

  it('lose no water: wells total their meters and what they report, reports of years their wells, permits their wells', async () => {
    const rows = await query<Record<'gallons' | 'of_wells' | 'of_calendar_years' | 'of_fiscal_years', number>>(
      `select
         (select coalesce(sum(calculated_gallons), 0) from meter_readings)
           + (select coalesce(sum(production_gallons), 0) from well_production) as gallons,
         (select coalesce(sum(gallons), 0) from api.production_by_well) as of_wells,
         (select coalesce(sum(tot_gallons), 0) from api.ui_cq_pumpage_calendar_crosstab) as of_calendar_years,
         (select coalesce(sum(tot_gallons), 0) from api.ui_cq_pumpage_fiscal_crosstab) as of_fiscal_years`,
    );
    const { gallons, ...sums } = rows[0]!;
    expect(sums).toEqual({ of_wells: gallons, of_calendar_years: gallons, of_fiscal_years: gallons });
    const [permits] = await query(
      `select coalesce(sum(metered_gal), 0)::text as of_permits,
         (select coalesce(sum(gallons), 0)::text from api.production_by_permit where permit_ndx is not null) as of_wells
       from permit_months`,
    );
    expect((permits as { of_permits: string }).of_permits).toBe((permits as { of_wells: string }).of_wells);
  });
});

/** Three permits and three meters with water in every month, so that each change shows. */
function plainDistrict(): District {
  const link = (number: number, well: number) => ({
    permit: number,
    meter: number,
    well,
    range: { from: 0, to: null, day: 1 },
  });
  const readings = Array.from({ length: MONTHS }, () => ({ step: 500_001, adjustment: 0 }));
  return {
    permits: [1, 1, 2].map((type) => ({
      volume: 12_000_000,
      type,
      start: 0,
      end: null,
      removed: false,
      memberships: [{ from_year: 2023, group: 1 }],
      aquifer: 'Edwards',
      shares: fromJanuary,
      amendments: [],
    })),
    meters: [1, 2, 3].map((setup) => ({ setup, start: 0, dials: [], decimals: 0, shared: true, readings })),
    reports: [0, 1, 20].map((month) => ({ well: 5, month, gallons: 300_001 })),
    permitLinks: [link(1, 1), link(2, 2), link(3, 3), link(1, 4), link(2, 5)],
    meterLinks: [link(1, 1), link(1, 4), link(2, 2), link(3, 3), link(3, 1)],
    stages: Array.from({ length: MONTHS }, (_, index) => workedStages[index % 12]!),
    changesOfReductions: [],
    stagesGoOn: false,
    turned: null,
  };
}

/** Planned, planned anew for an earlier year, and said again for a still earlier one. */
const plannedTiers: TierEdit[] = [
  { group: 1, from_year: 2026, tier: 2 },
  { group: 1, from_year: 2025, tier: 3 },
  { group: 1, from_year: 2024, tier: 3 },
  { group: 2, from_year: 2026, tier: 1 },
  { group: 2, from_year: null, tier: 2 },
];

/** The same as one group of three aquifers, of which two exceed and the third makes good for some of it. */
function exceedingDistrict(): District {
  const plain = plainDistrict();
  const kinds = [
    { aquifer: 'Edwards', volume: 5_000_003 },
    { aquifer: 'Trinity', volume: 4_000_001 },
    { aquifer: 'Other', volume: 10_000_000 },
  ] as const;
  return { ...plain, permits: kinds.map((kind, index) => ({ ...plain.permits[index]!, ...kind })) };
}

// The worked year: shares and stages from September to August, and the same shares by calendar month.
const fromSeptember = [7000, 6500, 6000, 6000, 6000, 6500, 7500, 8500, 10_000, 12_000, 12_500, 11_500];
const fromJanuary = [...fromSeptember.slice(4), ...fromSeptember.slice(0, 4)];
const workedStages = [2, 2, 3, 3, 4, 3, 2, 2, 2, 2, 2, 2];

it('the worked year of 12,000,000 gallons is reduced to 9,234,000 by its drought stages', async () => {
  await store(plainDistrict());
  const [year] = await query(
    `select sum(permitted_gal)::text as permitted, sum(reduced_gal)::text as reduced,
       array_agg(reduced_gal order by c_year, c_month)::text as months
     from permit_months where permit_ndx = 1 and fiscal_year = 2024`,
  );
  expect(year).toEqual({
    permitted: '12000000',
    reduced: '9234000',
    months: '{672000,624000,504000,504000,432000,546000,720000,816000,960000,1152000,1200000,1104000}',
  });
});

it('an amendment counts from the first month on or after its effective date; the year is a blend', async () => {
  await store(plainDistrict());
  await query(
    `insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date,
       approval_body_ndx, proposed_volume_change, saved_previous_volume, new_volume)
     values (1, 15, 2, '2024-03-02', '2024-03-02', 1, 6000000, 12000000, 18000000)`,
  );
  await query(`update permits set authorized_volume_gal = 18000000 where permit_ndx = 1`);
  const [months] = await query(
    `select array_agg(permitted_gal order by c_year, c_month)::text as list
     from permit_months where permit_ndx = 1 and fiscal_year = 2024`,
  );
  expect(months).toEqual({
    list: '{840000,780000,720000,720000,720000,780000,900000,1530000,1800000,2160000,2250000,2070000}',
  });
});

it('the water of a well whose link was left open counts at the successor of a permit that has ended', async () => {
  await store(plainDistrict());
  await query(`update permits set permit_status_ndx = 3, ended_date = '2024-03-15' where permit_ndx = 2`);
  // Well 2 stays linked to permit 2 from September 2023 on; permit 3 takes it over in February 2024.
  await query(`insert into permit_wells (permit_ndx, well_ndx, start_date) values (3, 2, '2024-02-10')`);
  const months = await query(
    `select make_date(c_year, c_month, 1)::text as mo, metered_gal from permit_months
     where permit_ndx = 2 and c_year = 2024 and c_month <= 5 order by mo`,
  );
  // The month of an end counts whole. Well 2 alone is meter 2's, of 500,001 gallons a month.
  expect(months).toEqual([
    { mo: '2024-01-01', metered_gal: 500_001 },
    { mo: '2024-02-01', metered_gal: 500_001 },
    { mo: '2024-03-01', metered_gal: 500_001 },
    { mo: '2024-04-01', metered_gal: 0 },
    { mo: '2024-05-01', metered_gal: 0 },
  ]);
});

it('an adjustment counts in a month that nobody read, and does not make it read', async () => {
  await store(plainDistrict());
  await query(
    `update meter_readings set meter_reading = null, adjustment = 400000, mr_adjustment_reason_ndx = 3
     where meter_ndx = 2 and c_year = 2024 and c_month = 4`,
  );
  const months = await query(
    `select c_month, metered_gal, was_read from permit_months
     where permit_ndx = 2 and c_year = 2024 and c_month between 3 and 5 order by c_month`,
  );
  expect(months).toEqual([
    { c_month: 3, metered_gal: 500_001, was_read: true },
    { c_month: 4, metered_gal: 400_000, was_read: false },
    // From the reading of March to that of May.
    { c_month: 5, metered_gal: 1_000_002, was_read: true },
  ]);
});

it('a change of reductions leaves the volumes of earlier months, and holds from the month after the present one unless told', async () => {
  await store(plainDistrict());
  const reductions = async () =>
    (
      await query<{ mo: string; reduction: number }>(
        `select make_date(c_year, c_month, 1)::text as mo, reduction from permit_months
       where permit_ndx = 1 and drought_stage_ndx = 2 order by 1`,
      )
    ).map(({ mo, reduction }) => [mo, reduction]);
  const before = await reductions();
  await query('select api.change_reductions(1, 0.25, null, null, null)');
  expect(await reductions()).toEqual(before);
  await query(`select api.change_reductions(1, 0.35, null, null, null, '2024-05-01')`);
  expect(await reductions()).toEqual(before.map(([mo, was]) => [mo, String(mo) < '2024-05-01' ? was : 0.35]));

  const [first, , planned] = await query(
    `select holds_from = date_trunc('month', district_today() + interval '1 month') as is_next_month,
       d1_pump_reduction, d2_pump_reduction from permit_type_reductions where permit_type_ndx = 1 order by holds_from`,
  );
  expect(first).toEqual({ is_next_month: false, d1_pump_reduction: 0.2, d2_pump_reduction: 0.3 });
  expect(planned).toEqual({ is_next_month: true, d1_pump_reduction: 0.35, d2_pump_reduction: 0.3 });
});

describe('a single change', () => {
  beforeAll(() => store(plainDistrict()));

  it.each([
    ['of a reading', `update meter_readings set meter_reading = meter_reading + 1000 where c_month = 2`],
    ['that removes a reading', `delete from meter_readings where c_year = 2024 and c_month = 3`],
    ['of a share', `update permit_distributions set share = 100000 - share where c_month = 12 and permit_ndx = 3`],
    ['of a volume', `update permits set authorized_volume_gal = authorized_volume_gal + 7 where permit_ndx = 2`],
    [
      'that approves an amendment',
      `insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date,
         approval_body_ndx, proposed_volume_change, saved_previous_volume, new_volume)
       values (1, 15, 2, '2024-05-10', '2024-05-10', 1, 100000, 5000000, 5100000)`,
    ],
    ['that takes it back', `update permit_amendments set removed = true where effective_date = '2024-05-10'`],
    ['of a factor', `update permit_type_reductions set d1_pump_reduction = 0.25 where permit_type_ndx = 1`],
    [
      'of a drought month',
      `update drought_stage_history set drought_stage_ndx = 4 where d_year = 2024 and d_month = 6`,
    ],
    ['that ends a link', `update permit_wells set end_date = '2024-08-31' where well_ndx = 4`],
    ['that removes a link', `delete from permit_wells where permit_ndx = 2`],
    ['of the wells of a meter', `update meter_wells set end_date = '2024-08-31' where well_ndx = 4`],
    ['of how a meter is shared', `update meters set shares_over_wells = not shares_over_wells`],
    ["of a meter's first reading", `update meters set start_reading = start_reading + 5 where meter_ndx = 1`],
    [
      'that says what a meter counts in',
      `insert into meter_dials (meter_ndx, unit, multiplier) values (2, 'cu ft', 10), (3, 'gal', 100)`,
    ],
    ['of the unit of a dial', `update meter_dials set unit = 'cu ft', multiplier = 1 where meter_ndx = 3`],
    ['of the month that it holds from', `update meter_dials set holds_from = '2024-05-31' where meter_ndx = 3`],
    ['that deletes a dial', `delete from meter_dials where meter_ndx = 3`],
    [
      'that retires a permit',
      `update permits set permit_status_ndx = 3, ended_date = '2024-12-15' where permit_ndx = 1`,
    ],
    ['that removes a permit', `update permits set removed = true where permit_ndx = 1`],
    ['that brings it back', `update permits set removed = false where permit_ndx = 1`],
  ])('%s is followed at once', async (_what, statement) => {
    const before = await kept();
    expect((await database.pool.query(statement)).rowCount).toBeGreaterThan(0);
    expect(await stale()).toEqual([]);
    expect(await wrongSums()).toEqual([]);
    expect(await kept()).not.toEqual(before);
  });

  it.each([
    ['of the group of a permit', `update permit_memberships set permit_group_ndx = 2 where permit_ndx = 3`],
    [
      'that gives a permit another group from a year on',
      `insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (3, 2025, 1)`,
    ],
    ['of that year', `update permit_memberships set from_year = 2024 where permit_ndx = 3 and from_year = 2025`],
    ['that takes a permit out of its group', `delete from permit_memberships where permit_ndx = 2`],
    [
      'of the aquifer of a permit',
      `update permits set aquifer_group_ndx = (
         select min(aquifer_group_ndx) from aquifer_groups where aq_group_summary_name = 'Trinity')
       where permit_ndx = 2`,
    ],
    ['of the status of a permit', `update permits set permit_status_ndx = 2 where permit_ndx = 2`],
    ['of the tier of a group', `update permit_groups set permit_tier_ndx = 1 where permit_group_ndx = 1`],
    [
      'of that tier from a year on',
      `insert into permit_group_tiers (permit_group_ndx, from_year, permit_tier_ndx) values (1, 2024, 2)`,
    ],
    ['of that year', `update permit_group_tiers set from_year = 2025 where permit_group_ndx = 1 and from_year = 2024`],
    [
      'that leaves the tier as it was',
      `delete from permit_group_tiers where permit_group_ndx = 1 and from_year = 2025`,
    ],
    [
      'of what an aquifer is summed under',
      `update aquifer_groups set aq_group_summary_name = 'Other' where aq_group_summary_name = 'Trinity'`,
    ],
    ['that deletes the months of a permit', `delete from permit_months where permit_ndx = 3`],
  ])('%s is followed by the sums', async (_what, statement) => {
    const sumsOfGroups = () => query('table grouping_months order by 1, 2, 3, 4, 5, 6, 7');
    const before = await sumsOfGroups();
    expect((await database.pool.query(statement)).rowCount).toBeGreaterThan(0);
    expect(await wrongSums()).toEqual([]);
    expect(await sumsOfGroups()).not.toEqual(before);
  });
});

describe('mending what is kept', () => {
  const mended = async () => (await query<{ mended: number }>('select api.mend_volumes() as mended'))[0]!.mended;
  beforeAll(() => store(plainDistrict()));

  // That it mends whatever is broken is tried in refresh.test.ts.
  it('finds nothing to do where everything was followed', async () => {
    expect(await mended()).toBe(0);
  });

  // The embedded database has one connection: there nothing happens at once.
  it.skipIf(inject('databaseServer') === '')(
    'lets others save meanwhile, and is done once for all who ask',
    async () => {
      const looking = await database.pool.connect();
      try {
        await looking.query('begin');
        await looking.query('select api.mend_volumes()');
        // It is over, but its transaction is not: nobody waits for it who saves.
        await query(
          `update meter_readings set meter_reading = meter_reading + 3 where meter_ndx = 1 and c_year = 2024 and c_month = 2`,
        );
        const second = database.pool.query<{ mended: number }>('select api.mend_volumes() as mended');
        while ((await query('select from pg_locks where not granted')).length === 0);
        await looking.query('commit');
        expect((await second).rows).toEqual([{ mended: 0 }]);
        expect(await stale()).toEqual([]);
      } finally {
        looking.release();
      }
    },
  );
});

it('the next fiscal year of each permit is there after the start of the product', async () => {
  await store(plainDistrict());
  await query(`delete from permit_months where fiscal_year > fiscal_year(district_today())`);
  const product = await serveProduct({ ...database, close: async () => undefined });
  await product.close();
  expect(await stale()).toEqual([]);
});

describe('two changes at once', () => {
  /** The second begins while the first has not been committed, and is left waiting for it. */
  async function atOnce(firstChange: string, secondChange: string) {
    const [first, second] = [await database.pool.connect(), await database.pool.connect()];
    try {
      await first.query('begin');
      await first.query(firstChange);
      const waiting = second.query(secondChange);
      while ((await query(`select from pg_locks where not granted`)).length === 0);
      await first.query('commit');
      await waiting;
    } finally {
      first.release();
      second.release();
    }
  }
  beforeAll(() => store(plainDistrict()));

  // The embedded database has one connection: there nothing happens at once.
  it.skipIf(inject('databaseServer') === '')('of one permit are both followed', async () => {
    const changeOf = (month: number, by: number) =>
      `update permit_distributions set share = share + ${by} where permit_ndx = 1 and c_month = ${month}`;
    await atOnce(changeOf(1, 500), changeOf(2, -500));
    expect(await stale()).toEqual([]);
  });

  it.skipIf(inject('databaseServer') === '')('of two months of one meter are both in its chain', async () => {
    const readingOf = (month: number, shown: number) =>
      `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (1, 2026, ${month}, ${shown})`;
    await atOnce(readingOf(4, 16_000_000), readingOf(5, 16_700_000));
    const previous = `select prev_meter_reading from meter_readings where meter_ndx = 1 and c_year = 2026 and c_month = 5`;
    expect(await query(previous)).toEqual([{ prev_meter_reading: 16_000_000 }]);
    expect(await stale()).toEqual([]);
  });

  it.skipIf(inject('databaseServer') === '')(
    'of a reading and of the link that it counts by are both followed',
    async () => {
      await atOnce(
        `insert into permit_wells (permit_ndx, well_ndx, start_date) values (2, 4, '2023-01-01')`,
        `update meter_readings set meter_reading = meter_reading + 9 where meter_ndx = 1 and c_year = 2024 and c_month = 2`,
      );
      expect(await stale()).toEqual([]);
    },
  );
});

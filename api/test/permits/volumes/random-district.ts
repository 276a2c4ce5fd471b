import { monthNumber, monthOfNumber, type Month } from '@artesian/domain/month';
import type { Decided } from '@artesian/domain/oracle/dated-facts';
import fc from 'fast-check';

// What a district may be, and what may be changed in it: permits, meters, links, stages, in whatever order they happen.

export const FIRST: Month = { year: 2023, month: 9 };
export const MONTHS = 30;
const METERED_WELLS = 4;
export const WELLS = 6;

const monthIndex = fc.integer({ min: 0, max: MONTHS - 1 });
export const at = (index: number): Month => monthOfNumber(monthNumber(FIRST) + index);
export const dayOf = (index: number, day = 1) => {
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
  use: fc.integer({ min: 1, max: 2 }),
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
export interface Facts {
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
export const edits = fc.array(edit, { maxLength: 4 });
/** A change of the tier of a group from a fiscal year on, or since ever. */
export const tierEdits = fc.array(
  fc.record({
    group: fc.integer({ min: 1, max: 2 }),
    from_year: fc.option(fc.integer({ min: 2022, max: 2028 })),
    tier: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 4 },
);
export type TierEdit = typeof tierEdits extends fc.Arbitrary<(infer E)[]> ? E : never;
export type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;
/** What was decided of each permit, in the order in which it was. */
export type Decisions = Map<number, Decided<Facts>[]>;

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
const stageDay = fc.record({
  month: monthIndex,
  day: fc.integer({ min: 1, max: 28 }),
  stage: fc.constantFrom(0, 2, 3, 4, 5),
});
type StageDay = typeof stageDay extends fc.Arbitrary<infer D> ? D : never;
const period = fc.record({
  of: fc.constantFrom<{ type: number | null; permit: number | null }>(
    { type: null, permit: null },
    ...[1, 2].map((type) => ({ type, permit: null })),
    ...[1, 2, 3].map((permit) => ({ type: null, permit })),
  ),
  from_year: fc.integer({ min: 2023, max: 2027 }),
  months: fc.constantFrom(1 as const, 3 as const, 6 as const, 12 as const),
});
type Period = typeof period extends fc.Arbitrary<infer P> ? P : never;
export const district = fc.record({
  permits: fc.array(permit, { minLength: 3, maxLength: 3 }),
  meters: fc.array(meter, { minLength: 3, maxLength: 3 }),
  permitLinks: fc.array(permitLink, { maxLength: 7 }).map(apart(({ permit, well }) => `${permit} ${well}`)),
  meterLinks: fc.array(meterLink, { maxLength: 5 }).map(apart(({ meter, well }) => `${meter} ${well}`)),
  reports: fc.array(report, { maxLength: 12 }).map(apart(({ well, month }) => `${well} ${month}`)),
  stages: fc.array(fc.constantFrom<number>(0, 2, 3, 4, 5, 999), { minLength: MONTHS, maxLength: MONTHS }),
  stagesGoOn: fc.boolean(),
  /** The month in which that turns round. */
  turned: fc.option(monthIndex),
  /** From which days on stages are in force, where reductions count by days: in half of the districts. */
  stageDays: fc
    .oneof(fc.constant<StageDay[]>([]), fc.array(stageDay, { maxLength: 5 }))
    .map(apart(({ month, day }) => `${month} ${day}`)),
  changesOfReductions: fc.array(
    fc.record({
      type: fc.integer({ min: 1, max: 2 }),
      month: monthIndex,
      stage: fc.integer({ min: 2, max: 5 }),
      factor: fc.constantFrom(0, 0.1, 0.35, 0.755, 1),
    }),
    { maxLength: 4 },
  ),
  /** Up to which volume of a year permits of a type are exempt, from a month on; 0 for none. */
  exemptions: fc.array(
    fc.record({
      type: fc.integer({ min: 1, max: 2 }),
      month: monthIndex,
      upTo: fc.constantFrom(0, 20_000_000, 50_000_000),
    }),
    { maxLength: 3 },
  ),
  /** Acres of permits, and what an acre allows to a type in a year; null for authorized volumes again. */
  land: fc
    .array(
      fc.record({
        permit: fc.integer({ min: 1, max: 3 }),
        from_year: fc.integer({ min: 2023, max: 2027 }),
        acres: fc.nat(2_000_000).map((part) => part / 10_000),
      }),
      { maxLength: 3 },
    )
    .map(apart(({ permit, from_year }) => `${permit} ${from_year}`)),
  allowances: fc
    .array(
      fc.record({
        type: fc.integer({ min: 1, max: 2 }),
        from_year: fc.integer({ min: 2023, max: 2027 }),
        allowance_gal_per_acre: fc.option(fc.integer({ min: 1, max: 4_000_000_000 }).map((part) => part / 10_000)),
        most_acres: fc.option(fc.integer({ min: 1, max: 200 })),
      }),
      { maxLength: 3 },
    )
    .map(apart(({ type, from_year }) => `${type} ${from_year}`)),
  /** By which periods permits report, in half of the districts: all, those of a type, or one of them, from a year on. */
  periods: fc
    .oneof(fc.constant<Period[]>([]), fc.array(period, { maxLength: 3 }))
    .map(apart(({ of, from_year }) => JSON.stringify([of, from_year]))),
  /** What stages take away by type, use and area; nobody is in the second area. */
  specials: fc
    .array(
      fc.record({
        of: fc.record({
          type: fc.constantFrom(null, 1, 2),
          use: fc.constantFrom(null, 1, 2),
          area: fc.constantFrom(null, 1, 2),
        }),
        stage: fc.integer({ min: 2, max: 5 }),
        month: monthIndex,
        factor: fc.constantFrom(0, 0.15, 0.44, null),
      }),
      { maxLength: 6 },
    )
    .map(apart(({ of, stage, month }) => JSON.stringify([of.type, of.use, of.area, stage, month]))),
});
export type District = typeof district extends fc.Arbitrary<infer D> ? D : never;
export type Range = District['permitLinks'][number]['range'];

/** Of each pair once: ranges of a link may not overlap, and a month is reported once. */
function apart<L>(key: (link: L) => string) {
  return (links: L[]) => links.filter((link, index) => links.findIndex((one) => key(one) === key(link)) === index);
}

export const factors: Record<number, Record<number, number>> = {
  1: { 2: 0.2, 3: 0.3, 4: 0.4, 5: 0.5 },
  2: { 2: 0.5, 3: 0.75, 4: 1, 5: 1 },
};
export const endOf = ({ to, day }: Range) => (to === null ? null : dayOf(to, Math.min(28, day + 1)));
export const holdsIn = ({ from, to }: Range, index: number) => from <= index && (to === null || index <= to);

/** Register values of a meter by month, with as many decimals as its dial shows; negative ones cannot be. */
export const registerOf = ({ start, readings, decimals }: District['meters'][number]) => {
  let shown = start;
  return readings.map(({ step, adjustment }, index) => {
    if (step !== null) shown = Math.max(0, Number((shown + step / 10 ** decimals).toFixed(3)));
    return { ...at(index), meter_reading: step === null ? null : shown, adjustment_gal: adjustment };
  });
};

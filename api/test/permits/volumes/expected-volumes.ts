import { daysInMonth, monthNumber, type Month } from '@artesian/domain/month';
import { monthlyVolumes_gal, reducedVolume_gal } from '@artesian/domain/oracle/allocation';
import { factsInMonth } from '@artesian/domain/oracle/dated-facts';
import { fiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { meteredMonths, sharedOverWells_gal, type DialFrom } from '@artesian/domain/oracle/meter-chain';
import { permitOfWater } from '@artesian/domain/oracle/permit-of-water';
import {
  isExempt,
  reducedByDays_gal,
  reductionInMonth,
  specialReductionInMonth,
} from '@artesian/domain/oracle/reduction';
import { stageOfMonth, type StageRule } from '@artesian/domain/oracle/stage-of-month';
import { landVolume_gal } from '@artesian/domain/oracle/reserve';
import {
  at,
  dayOf,
  factors,
  FIRST,
  holdsIn,
  MONTHS,
  registerOf,
  type Decisions,
  type District,
  type Facts,
} from './random-district.ts';

interface Volumes {
  permitted: number | null;
  reduced: number | null;
  metered: number;
}

export const firstFacts = ({ volume, type, end, aquifer, shares: list }: District['permits'][number]): Facts => ({
  volume,
  type,
  status: end === null ? 1 : 3,
  aquifer,
  shares: [...list],
});

/** What the domain says of every permit and month: `1 2024-03` to gallons. */
export function expected(given: District, decisions: Decisions = new Map()): Map<string, Volumes> {
  const metered = meteredByPermit(given);
  const volumes = new Map<string, Volumes>();
  for (const [index, one] of given.permits.entries()) {
    if (one.removed) continue;
    for (let month = 0; month < MONTHS; month++) {
      const facts = factsInMonth(firstFacts(one), decisions.get(index + 1) ?? [], at(month));
      const allows = isInForce(one, month) && facts.status !== 2 && facts.status !== 6;
      const volume =
        byLand(given, { permit: index + 1, type: facts.type }, month) ?? volumeIn({ ...one, ...facts }, month);
      const permitted = allows ? permittedIn(volume, facts, month) : 0;
      const stage = stageOfMonth(at(month), FIRST, enteredIn(given), stageRulesOf(given));
      const ofType = decisionsOn(given, facts.type);
      const isFree = isExempt(at(month), ofType, volume);
      const scope = { type: facts.type, use: one.use, area: 1 };
      const reductionAt = (asked: number | null) =>
        isFree
          ? 0
          : (specialReductionInMonth(asked, at(month), scope, specialsOf(given)) ??
            reductionInMonth(asked, at(month), ofType, volume));
      const byDays = stagesByDay(given, month);
      const name = `${index + 1} ${dayOf(month)}`;
      const water = metered.get(name) ?? 0;
      volumes.set(name, {
        permitted,
        reduced:
          permitted === null
            ? null
            : byDays
              ? reducedByDays_gal(permitted, volume, byDays.map(reductionAt), daysOfYear(at(month)))
              : reducedVolume_gal(permitted, reductionAt(stage)),
        metered: water,
      });
    }
  }
  return volumes;
}

export const enteredIn =
  ({ stages }: Pick<District, 'stages'>) =>
  (month: Month) => {
    const stage = stages[monthNumber(month) - monthNumber(FIRST)] ?? 999;
    return stage === 999 ? null : stage;
  };
export const stageRulesOf = ({ stagesGoOn, turned }: Pick<District, 'stagesGoOn' | 'turned'>): StageRule[] => [
  { holds_from: null, stages_go_on: stagesGoOn },
  ...(turned === null ? [] : [{ holds_from: at(turned), stages_go_on: !stagesGoOn }]),
];

/** The stage of each day of a month; undefined before any stage is told by day. */
function stagesByDay({ stageDays }: District, month: number): (number | null)[] | undefined {
  if (!stageDays.some((change) => change.month <= month)) return undefined;
  return Array.from({ length: daysInMonth(at(month)) }, (_, index) => {
    const day = dayOf(month, index + 1);
    const [latest] = stageDays
      .filter((change) => dayOf(change.month, change.day) <= day)
      .toSorted((one, other) => (dayOf(one.month, one.day) < dayOf(other.month, other.day) ? 1 : -1));
    return latest?.stage ?? null;
  });
}

/** Fiscal years are from September, so that one with February 29 is named for that February's year. */
const daysOfYear = ({ year, month }: Month): number =>
  337 + daysInMonth({ year: month >= 9 ? year + 1 : year, month: 2 });

const specialsOf = ({ specials }: District) =>
  specials.map(({ of, stage, month, factor }) => ({ of, stage, holds_from: at(month), reduction: factor }));

/** What was decided for a type at the beginning, and what was changed of it since. */
const decisionsOn = ({ changesOfReductions, exemptions }: District, type: number) => [
  ...Object.entries(factors[type]!).map(([stage, reduction]) => ({
    stage: Number(stage),
    holds_from: { year: 1900, month: 1 },
    reduction,
  })),
  ...changesOfReductions
    .filter((change) => change.type === type)
    .map(({ stage, month, factor }) => ({ stage, holds_from: at(month), reduction: factor })),
  ...exemptions
    .filter((exemption) => exemption.type === type)
    .map(({ month, upTo }) => ({ holds_from: at(month), exempt_up_to_gal: upTo })),
];

const isInForce = ({ start, end }: District['permits'][number], month: number) =>
  month >= start && (end === null || month <= end);

type Volume = Pick<District['permits'][number], 'volume' | 'amendments'>;

function permittedIn(volume: number, { shares: list }: Pick<Facts, 'shares'>, month: number): number | null {
  if (list.reduce((sum, share) => sum + share, 0) !== 100_000) return null;
  return monthlyVolumes_gal(volume, list)[at(month).month - 1]!;
}

/** What land allows in the year of a month; undefined where there is no land or no allowance for it. */
function byLand({ land, allowances }: District, of: { permit: number; type: number }, month: number) {
  const latest = <T extends { from_year: number }>(some: readonly T[]) =>
    some
      .filter(({ from_year }) => from_year <= fiscalYear(at(month)))
      .toSorted((one, other) => other.from_year - one.from_year)[0];
  const own = latest(land.filter(({ permit }) => permit === of.permit));
  const rule = latest(allowances.filter(({ type }) => type === of.type));
  return own && rule && landVolume_gal(own.acres, rule);
}

/** Of the year, as it holds in a month. */
function volumeIn({ volume, amendments }: Volume, month: number): number {
  const notYet = amendments.filter(
    ({ approved, removed, month: effective, day }) => approved && !removed && effective + (day > 1 ? 1 : 0) > month,
  );
  return Math.max(0, volume - notYet.reduce((sum, { change }) => sum + change, 0));
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

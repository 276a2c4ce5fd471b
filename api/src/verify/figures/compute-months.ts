import { setImmediate } from 'node:timers/promises';
import { DistrictYear } from '@artesian/domain/fiscal-year';
import { daysInMonth, firstDayOf, isoMonth, monthOfDay, monthsAfter, type Month } from '@artesian/domain/month';
import { DistributionIncomplete, monthlyVolumes_gal, reducedVolume_gal } from '@artesian/domain/oracle/allocation';
import {
  isExempt,
  reducedByDays_gal,
  reductionInMonth,
  specialReductionInMonth,
} from '@artesian/domain/oracle/reduction';
import { landVolume_gal } from '@artesian/domain/oracle/reserve';
import { stageOfMonth } from '@artesian/domain/oracle/stage-of-month';
import type { Entered } from './read-entered.ts';
import { holdsIn, latest, listsBy } from './in-time.ts';
import { waterByPermit } from './water-by-permit.ts';

/** Of a permit in a month, in whole gallons. Null where its shares do not total 100 %. */
export interface Volumes {
  permit_ndx: number;
  /** `2026-11` */
  month: string;
  fiscal_year: number;
  permitted_gal: number | null;
  reduced_gal: number | null;
  metered_gal: number;
}

/** The area of permits whose aquifer group nobody placed in one. */
const FIRST_AREA = 1;
/** The stages that factors of permit types are for. */
const STAGES_WITH_FACTORS = [2, 3, 4, 5];

/**
 * The months of all permits, computed by the second writing of each rule in `domain/` from what was entered. Through the end of the coming
 * fiscal year, as the database keeps them.
 */
export async function computeMonths(entered: Entered): Promise<Volumes[]> {
  const year = new DistrictYear(entered.first_month_of_year, entered.year_named_for);
  const through = isoMonth(year.lastMonthOf(year.ofDay(entered.today) + 1));
  const water = await waterByPermit(entered);
  const allows = allowancesOf(entered, year);
  const linksOf = listsBy(entered.wells_of_permits, ({ permit_ndx }) => permit_ndx);
  const volumes: Volumes[] = [];
  for (const { permit_ndx, ...permit } of entered.permits) {
    const begins = [permit, ...linksOf(permit_ndx)].map(({ start_date }) => start_date).toSorted()[0]!;
    for (const one of monthsFrom(begins, through)) {
      const month = isoMonth(one);
      volumes.push({
        permit_ndx,
        month,
        fiscal_year: year.ofMonth(one),
        ...allows({ permit_ndx, ...permit }, one),
        metered_gal: water.get(`${permit_ndx} ${month}`) ?? 0,
      });
    }
    // Whoever asks a server meanwhile is answered.
    await setImmediate();
  }
  return volumes;
}

function monthsFrom(day: string, through: string): Month[] {
  const months: Month[] = [];
  for (let month = monthOfDay(day); isoMonth(month) <= through; month = monthsAfter(month, 1)) months.push(month);
  return months;
}

type Facts = Entered['facts'][number];

function allowancesOf(entered: Entered, year: DistrictYear) {
  const factsOf = listsBy(entered.facts, ({ permit_ndx }) => permit_ndx);
  const volumeOf = volumesOf(entered, year);
  const reduce = reductionsOf(entered, year);
  return ({ permit_ndx, start_date, ended_date }: Entered['permits'][number], month: Month) => {
    const facts = latest(factsOf(permit_ndx), ({ holds_from }) => holds_from, firstDayOf(month));
    // The application keeps some for each month; whoever took them away did it past it.
    if (!facts) return { permitted_gal: null, reduced_gal: null };
    const volume_gal = volumeOf(facts, month);
    const isAllowed = facts.allows_pumping && holdsIn({ start_date, end_date: ended_date }, month);
    const permitted_gal = isAllowed ? shareOf(volume_gal, facts.shares, month) : 0;
    return {
      permitted_gal,
      reduced_gal: permitted_gal === null ? null : reduce(permitted_gal, volume_gal, facts, month),
    };
  };
}

function shareOf(volume_gal: number, shares: readonly number[], month: Month): number | null {
  try {
    return monthlyVolumes_gal(volume_gal, shares)[month.month - 1]!;
  } catch (error) {
    if (error instanceof DistributionIncomplete) return null;
    throw error;
  }
}

/** The volume of the year, as it holds in a month: what land allows, or else what was authorized without what is still to come. */
function volumesOf(entered: Entered, year: DistrictYear) {
  const amendmentsOf = listsBy(entered.amendments, ({ permit_ndx }) => permit_ndx);
  const landOf = listsBy(entered.land, ({ permit_ndx }) => permit_ndx);
  const allowancesOfType = listsBy(entered.allowances, ({ permit_type_ndx }) => permit_type_ndx);
  return ({ permit_ndx, permit_type_ndx, authorized_volume_gal }: Facts, month: Month): number => {
    const ofYear = String(year.ofMonth(month));
    const fromYear = ({ from_year }: { from_year: number }) => String(from_year);
    const land = latest(landOf(permit_ndx), fromYear, ofYear);
    const rule = latest(allowancesOfType(permit_type_ndx), fromYear, ofYear);
    const byLand_gal = land && rule && landVolume_gal(land.acres, rule);
    if (byLand_gal !== undefined) return byLand_gal;
    // One of the first day of a month counts at once, one of any other day from the next month on.
    const toCome = amendmentsOf(permit_ndx).filter(({ effective_date }) => effective_date > firstDayOf(month));
    return Math.max(0, authorized_volume_gal - toCome.reduce((sum, { change_gal }) => sum + change_gal, 0));
  };
}

function reductionsOf(entered: Entered, year: DistrictYear) {
  const decisionsOfType = listsBy(decisionsIn(entered), ({ permit_type_ndx }) => permit_type_ndx);
  const areasOfGroup = listsBy(entered.areas, ({ aquifer_group_ndx }) => aquifer_group_ndx);
  const { stageIn, stagesOnDaysOf } = stagesOf(entered);
  const specials = entered.specials.map(({ permit_type_ndx, primary_use_ndx, drought_area_ndx, ...one }) => ({
    of: { type: permit_type_ndx, use: primary_use_ndx, area: drought_area_ndx },
    stage: one.drought_stage_ndx,
    holds_from: monthOfDay(one.holds_from),
    reduction: one.reduction,
  }));
  return (permitted_gal: number, volume_gal: number, facts: Facts, month: Month): number => {
    const { permit_type_ndx: type, primary_use_ndx: use } = facts;
    const placed = latest(areasOfGroup(facts.aquifer_group_ndx), ({ holds_from }) => holds_from, firstDayOf(month));
    const area = placed?.drought_area_ndx ?? FIRST_AREA;
    const decisions = decisionsOfType(type);
    const isFree = isExempt(month, decisions, volume_gal);
    const takenAt = (stage: number | null) =>
      isFree
        ? 0
        : (specialReductionInMonth(stage, month, { type, use, area }, specials) ??
          reductionInMonth(stage, month, decisions, volume_gal));
    const byDays = stagesOnDaysOf(area, month);
    return byDays
      ? reducedByDays_gal(permitted_gal, volume_gal, byDays.map(takenAt), daysOfYear(year, year.ofMonth(month)))
      : reducedVolume_gal(permitted_gal, takenAt(stageIn(area, month)));
  };
}

/** What was decided of each permit type, in the order of their months. */
const decisionsIn = ({ reductions }: Entered) =>
  reductions
    .toSorted((one, other) => (one.holds_from < other.holds_from ? -1 : 1))
    .flatMap(({ permit_type_ndx, holds_from: day, factors, exempt_up_to_gal }) => {
      const holds_from = monthOfDay(day);
      const ofStages = STAGES_WITH_FACTORS.map((stage, place) => ({ stage, reduction: factors[place]! }));
      return [{ exempt_up_to_gal }, ...ofStages].map((decided) => ({ permit_type_ndx, holds_from, ...decided }));
    });

function stagesOf(entered: Entered) {
  const monthsOfArea = listsBy(entered.stage_months, ({ drought_area_ndx }) => drought_area_ndx);
  const daysOfArea = listsBy(entered.stage_days, ({ drought_area_ndx }) => drought_area_ndx);
  const rules = entered.stage_rules.map(({ holds_from, stages_go_on }) => ({
    holds_from: monthOfDay(holds_from),
    stages_go_on,
  }));
  const known = new Map<string, number | null>();
  const stageIn = (area: number, month: Month): number | null => {
    const name = `${area} ${isoMonth(month)}`;
    if (!known.has(name)) known.set(name, computedStage(area, month));
    return known.get(name)!;
  };
  const computedStage = (area: number, month: Month) => {
    const entries = new Map(monthsOfArea(area).map((one) => [one.month, one.drought_stage_ndx]));
    const [first] = [...entries.keys()].toSorted();
    return first === undefined
      ? null
      : stageOfMonth(month, monthOfDay(first), (one) => entries.get(firstDayOf(one)) ?? null, rules);
  };
  /** The stage of each day of a month; undefined of a month before stages were told by day. */
  const stagesOnDaysOf = (area: number, month: Month): (number | null)[] | undefined => {
    const changes = daysOfArea(area);
    const dayOf = (day: number) => `${isoMonth(month)}-${String(day).padStart(2, '0')}`;
    const days = Array.from({ length: daysInMonth(month) }, (_, place) => dayOf(place + 1));
    if (!changes.some(({ from_day }) => from_day <= days.at(-1)!)) return undefined;
    return days.map((day) => latest(changes, ({ from_day }) => from_day, day)?.drought_stage_ndx ?? null);
  };
  return { stageIn, stagesOnDaysOf };
}

const daysOfYear = (year: DistrictYear, fiscalYear: number): number =>
  (Date.parse(year.firstDayOf(fiscalYear + 1)) - Date.parse(year.firstDayOf(fiscalYear))) / 86_400_000;

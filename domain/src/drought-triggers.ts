/**
 * What the triggers of a district call for, day by day. A board declares stages: this says what its rules ask of it, for the days that were and
 * for the same days under other rules.
 * Source: rules of the Barton Springs district (either indicator enters, both must recover) and of the Edwards Aquifer Authority (ten-day
 * means, one of three days; any trigger enters a stage, it is left when none is met).
 */

export const comparisons = ['At or Below', 'Below', 'At or Above', 'Above'] as const;
export type Comparison = (typeof comparisons)[number];

export const entersWhen = ['Any Trigger Is Met', 'All Triggers Are Met'] as const;
export const leavesWhen = ['All Have Recovered', 'No Trigger Is Met', 'Any Has Recovered'] as const;

/** What an indicator is held against for a stage. */
export interface StageTrigger {
  /** How severe the stage is beside the others of the district; above 0. */
  severity: number;
  indicator_ndx: number;
  /** The mean of so many days is compared. */
  window_days: number;
  comparison: Comparison;
  /** In the unit of the indicator. */
  threshold: number;
}

/** When the triggers of a stage enter it, and when it is left. */
export interface TriggerRules {
  enters_when: (typeof entersWhen)[number];
  leaves_when: (typeof leavesWhen)[number];
  /** For how many days in a row that has to be so. */
  enter_after_days: number;
  leave_after_days: number;
}

/** Where a district says nothing else. */
export const usualRules: TriggerRules = {
  enters_when: 'Any Trigger Is Met',
  leaves_when: 'All Have Recovered',
  enter_after_days: 1,
  leave_after_days: 1,
};

/** What an indicator read on a day and in the days before it. */
export interface Figure {
  indicator_ndx: number;
  window_days: number;
  /** Of the day itself; null where nothing was read. */
  value: number | null;
  /** Null where fewer than half of the days have a value. */
  mean: number | null;
}

export interface EvaluatedDay {
  day: string;
  /** Of the stage that is called for; 0 where none is. */
  severity: number;
  figures: Figure[];
}

export interface Evaluation {
  /** One after another, as `YYYY-MM-DD`. */
  days: readonly string[];
  /** By indicator, its value on each of these days. */
  values: ReadonlyMap<number, readonly (number | null)[]>;
  triggersOn: (day: string) => readonly StageTrigger[];
  rulesOn: (day: string) => TriggerRules;
  /** How severe the stage before the first day was: it and milder ones hold until they are left. */
  severityBefore: number;
}

/**
 * The stage that the triggers call for on each day: the most severe one that was entered and not left since. Days without values enter and
 * leave nothing.
 */
export function evaluateDays({ days, values, triggersOn, rulesOn, severityBefore }: Evaluation): EvaluatedDay[] {
  const means = meansOf(values);
  const planOf = latestOf((triggers: readonly StageTrigger[]) => planned(triggers, values, means));
  const stages = new Map<number, Latch>();
  return days.map((day, index) => {
    const { bySeverity, watched } = planOf(triggersOn(day));
    const rules = rulesOn(day);
    let called = 0;
    for (const { severity, triggers } of bySeverity) {
      const before = stages.get(severity) ?? { isOn: severity <= severityBefore, entering: 0, leaving: 0 };
      const judged = triggers.map((one) => judge(one, one.means[index] ?? null));
      const stage = after(before, judged, rules);
      stages.set(severity, stage);
      if (stage.isOn) called = Math.max(called, severity);
    }
    const figures = watched.map(({ indicator_ndx, window_days, readings, means: its }) => ({
      indicator_ndx,
      window_days,
      value: readings[index] ?? null,
      mean: its[index] ?? null,
    }));
    return { day, severity: called, figures };
  });
}

/** What some triggers are judged by, worked out once for all days on which they hold. */
function planned(triggers: readonly StageTrigger[], values: Evaluation['values'], means: Means) {
  const severities = [...new Set(triggers.map((one) => one.severity))];
  return {
    bySeverity: severities.map((severity) => ({
      severity,
      triggers: triggers
        .filter((one) => one.severity === severity)
        .map((one) => ({ ...one, means: means(one.indicator_ndx, one.window_days) })),
    })),
    watched: watchedBy(triggers).map((one) => ({
      ...one,
      readings: values.get(one.indicator_ndx) ?? [],
      means: means(one.indicator_ndx, one.window_days),
    })),
  };
}

/** The same answer as long as the same is asked. */
function latestOf<A, R>(work: (asked: A) => R): (asked: A) => R {
  let latest: { asked: A; answer: R } | undefined;
  return (asked) => {
    if (latest?.asked !== asked) latest = { asked, answer: work(asked) };
    return latest.answer;
  };
}

/** Whether a trigger is met by a mean; null where nobody knows. */
export function judge({ comparison, threshold }: Pick<StageTrigger, 'comparison' | 'threshold'>, mean: number | null) {
  if (mean === null) return null;
  if (comparison === 'At or Below') return mean <= threshold;
  if (comparison === 'Below') return mean < threshold;
  if (comparison === 'At or Above') return mean >= threshold;
  return mean > threshold;
}

/** Of triggers in the order of their stages, the last one that a mean has met, and the next one that it has not. */
export function standingAmong<T extends Pick<StageTrigger, 'comparison' | 'threshold'>>(
  triggers: readonly T[],
  mean: number | null,
): { met: T | undefined; next: T | undefined } {
  const last = triggers.findLastIndex((trigger) => judge(trigger, mean) === true);
  return { met: triggers[last], next: triggers[last + 1] };
}

type Watched = Pick<StageTrigger, 'indicator_ndx' | 'window_days'>;

/** Whether a stage is called for, and for how many days in a row it was asked to be entered or left. */
interface Latch {
  isOn: boolean;
  entering: number;
  leaving: number;
}

function after(before: Latch, judged: readonly (boolean | null)[], rules: TriggerRules): Latch {
  const known = judged.filter((met) => met !== null);
  if (known.length === 0) return before;
  const isMet =
    rules.enters_when === 'Any Trigger Is Met' ? judged.includes(true) : judged.every((met) => met === true);
  const entering = isMet ? before.entering + 1 : 0;
  const leaving = !isMet && isRecovered(judged, rules) ? before.leaving + 1 : 0;
  if (entering >= rules.enter_after_days) return { isOn: true, entering, leaving };
  return { isOn: before.isOn && leaving < rules.leave_after_days, entering, leaving };
}

function isRecovered(judged: readonly (boolean | null)[], { leaves_when }: TriggerRules): boolean {
  if (leaves_when === 'Any Has Recovered') return judged.includes(false);
  if (leaves_when === 'No Trigger Is Met') return !judged.includes(true);
  return judged.every((met) => met === false);
}

function watchedBy(triggers: readonly StageTrigger[]): Watched[] {
  const watched = new Map(
    triggers.map(({ indicator_ndx, window_days }) => [
      `${indicator_ndx} ${window_days}`,
      { indicator_ndx, window_days },
    ]),
  );
  return [...watched.values()].toSorted(
    (one, other) => one.indicator_ndx - other.indicator_ndx || one.window_days - other.window_days,
  );
}

type Means = (indicator: number, window: number) => readonly (number | null)[];

/** Means of an indicator over windows that end with each day, each computed once. */
function meansOf(values: Evaluation['values']): Means {
  const known = new Map<string, (number | null)[]>();
  return (indicator, window) => {
    const name = `${indicator} ${window}`;
    const means = known.get(name) ?? rollingMeans(values.get(indicator) ?? [], window);
    known.set(name, means);
    return means;
  };
}

/** Finer than anything that is measured, so that sums of binary fractions decide nothing. */
const MEAN_DECIMALS = 4;

/** The mean of the values of so many days that end with each day; null where fewer than half of them have one. */
export function rollingMeans(values: readonly (number | null)[], window: number): (number | null)[] {
  const least = Math.ceil(window / 2);
  return values.map((_value, index) => {
    let [sum, count] = [0, 0];
    for (let at = Math.max(0, index - window + 1); at <= index; at++) {
      const value = values[at];
      if (value === null || value === undefined) continue;
      sum += value;
      count += 1;
    }
    return count < least ? null : Number((sum / count).toFixed(MEAN_DECIMALS));
  });
}

/** A trigger as a district keeps it: from a day on, until a later one of the same stage, indicator and window. Without a threshold it ends. */
export interface DatedTrigger extends Omit<StageTrigger, 'threshold'> {
  valid_from: string;
  threshold: number | null;
}

/** The triggers that hold on a day. */
export function triggersHeldOn(day: string, triggers: readonly DatedTrigger[]): StageTrigger[] {
  const latest = new Map<string, DatedTrigger>();
  for (const trigger of triggers) {
    const name = `${trigger.severity} ${trigger.indicator_ndx} ${trigger.window_days}`;
    const known = latest.get(name);
    if (trigger.valid_from <= day && !(known && known.valid_from > trigger.valid_from)) latest.set(name, trigger);
  }
  return [...latest.values()].flatMap(({ threshold, ...trigger }) =>
    threshold === null ? [] : [{ ...trigger, threshold }],
  );
}

/** The rules that hold on a day: the latest that began, or the usual ones. */
export function rulesHeldOn(day: string, rules: readonly (TriggerRules & { holds_from: string })[]): TriggerRules {
  return (
    rules
      .filter(({ holds_from }) => holds_from <= day)
      .toSorted((one, other) => (one.holds_from < other.holds_from ? 1 : -1))[0] ?? usualRules
  );
}

/** The same for each of many days, one after another: the same list for all days on which the same triggers hold. */
export const triggersByDay = (triggers: readonly DatedTrigger[]): ((day: string) => readonly StageTrigger[]) =>
  heldBetween(
    triggers.map(({ valid_from }) => valid_from),
    (day) => triggersHeldOn(day, triggers),
  );

/** The same for each of many days, one after another. */
export const rulesByDay = (
  rules: readonly (TriggerRules & { holds_from: string })[],
): ((day: string) => TriggerRules) =>
  heldBetween(
    rules.map(({ holds_from }) => holds_from),
    (day) => rulesHeldOn(day, rules),
  );

/**
 * What holds on each day, worked out once for all days between two of `begins`, on which something begins to hold. For days that come in
 * their order: any other is answered as well, but not as fast.
 */
function heldBetween<T>(begins: readonly string[], heldOn: (day: string) => T): (day: string) => T {
  const sorted = [...new Set(begins)].toSorted();
  let span = { from: '', until: '' };
  let held: T;
  return (day) => {
    if (day < span.from || day >= span.until) {
      const next = sorted.findIndex((begin) => begin > day);
      const after = next < 0 ? sorted.length : next;
      span = { from: sorted[after - 1] ?? '', until: sorted[after] ?? '~' };
      held = heldOn(day);
    }
    return held;
  };
}

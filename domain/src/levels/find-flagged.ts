import type { Point } from '../loggers/correct-levels.ts';

/** What the levels of a well can be looked at for. */
export const ruleKinds = ['Range', 'Rate', 'Flat line', 'Gap', 'Battery'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** One rule with its numbers; those of the other kinds are null. Depths in ft below land surface. */
export interface LevelRule {
  kind: RuleKind;
  /** Less deep than that is odd. */
  shallowest_ft: number | null;
  deepest_ft: number | null;
  rate_ft: number | null;
  rate_per: 'hour' | 'day' | null;
  flat_hours: number | null;
  /** How far levels may be from the first of them and still count as the same. */
  flat_ft: number | null;
  gap_days: number | null;
  battery_v: number | null;
}

/** What a rule finds, from a moment through another, in ms since 1970. */
export interface FlaggedLevel {
  from: number;
  to: number;
  /** The farthest out of range, the greatest change, the level that stays, days without one, or the lowest V. */
  value: number;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Two readings that are alike say nothing yet. */
const LEAST_ALIKE = 3;

/** What a rule finds in levels, or in V of a battery, in the order of time. */
export function findFlagged(readings: readonly Point[], rule: LevelRule): FlaggedLevel[] {
  switch (rule.kind) {
    case 'Range':
      return [
        ...stretchesWhere(readings, ({ value }) => value < (rule.shallowest_ft ?? -Infinity), Math.min),
        ...stretchesWhere(readings, ({ value }) => value > (rule.deepest_ft ?? Infinity), Math.max),
      ].toSorted((one, other) => one.from - other.from);
    case 'Rate':
      return joinFlagged(
        [],
        fastChanges(readings, rule.rate_ft ?? Infinity, rule.rate_per === 'day' ? DAY : HOUR),
        rule,
      );
    case 'Flat line':
      return flatStretches(readings, (rule.flat_hours ?? Infinity) * HOUR, rule.flat_ft ?? 0);
    case 'Gap':
      return pauses(readings, (rule.gap_days ?? Infinity) * DAY);
    case 'Battery':
      return stretchesWhere(readings, ({ value }) => value < (rule.battery_v ?? -Infinity), Math.min);
  }
}

/** How long before new readings others must be known, so that what began before them is found whole enough, in ms. */
export function lookBackOf({ kind, rate_per, flat_hours }: LevelRule): number {
  if (kind === 'Rate') return rate_per === 'day' ? DAY : HOUR;
  return kind === 'Flat line' ? (flat_hours ?? 0) * HOUR : 0;
}

/** Readings that follow each other and are odd, each stretch with its worst value. */
function stretchesWhere(
  readings: readonly Point[],
  isOdd: (reading: Point) => boolean,
  worst: (one: number, other: number) => number,
): FlaggedLevel[] {
  const found: FlaggedLevel[] = [];
  let isRunning = false;
  for (const reading of readings) {
    const { at, value } = reading;
    const last = found.at(-1);
    const odd = isOdd(reading);
    if (odd && isRunning && last) found[found.length - 1] = { ...last, to: at, value: worst(last.value, value) };
    else if (odd) found.push({ from: at, to: at, value });
    isRunning = odd;
  }
  return found;
}

/**
 * Changes of more than `most` ft within a period. Each reading is compared with the first one that is no more than a period before it; with
 * the one before it where that is farther away, by what the change is in one period.
 */
function fastChanges(readings: readonly Point[], most: number, period: number): FlaggedLevel[] {
  const found: FlaggedLevel[] = [];
  let first = 0;
  for (const [index, { at, value }] of readings.entries()) {
    while (readings[first]!.at < at - period) first += 1;
    const before = readings[first === index ? index - 1 : first];
    if (!before || before.at === at) continue;
    const change = ((value - before.value) * period) / Math.max(at - before.at, period);
    if (Math.abs(change) > most) found.push({ from: before.at, to: at, value: change });
  }
  return found;
}

/** Levels that stay within `least` ft of the first of them for longer than that, without a pause as long. */
function flatStretches(readings: readonly Point[], longest: number, least: number): FlaggedLevel[] {
  const found: FlaggedLevel[] = [];
  let first = 0;
  const close = (end: number) => {
    const [from, to] = [readings[first], readings[end - 1]];
    if (from && to && end - first >= LEAST_ALIKE && to.at - from.at > longest)
      found.push({ from: from.at, to: to.at, value: from.value });
    first = end;
  };
  for (const [index, { at, value }] of readings.entries()) {
    const begin = readings[first]!;
    const isAlike = inThousandths(value - begin.value) <= least && at - (readings[index - 1]?.at ?? at) <= longest;
    if (!isAlike) close(index);
  }
  close(readings.length);
  return found;
}

/** Levels are kept to a thousandth of a foot; what is less is arithmetic. */
const inThousandths = (change: number) => Math.round(Math.abs(change) * 1000) / 1000;

const pauses = (readings: readonly Point[], longest: number): FlaggedLevel[] =>
  readings.slice(1).flatMap(({ at }, index) => {
    const { at: from } = readings[index]!;
    return at - from > longest ? [{ from, to: at, value: (at - from) / DAY }] : [];
  });

/** What was known and what is found by a rule: what touches is one. In the order of time. */
export function joinFlagged(
  known: readonly FlaggedLevel[],
  found: readonly FlaggedLevel[],
  rule: LevelRule,
): FlaggedLevel[] {
  const joined: FlaggedLevel[] = [];
  for (const one of [...known, ...found].toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && touches(last, one, rule)) {
      const value = worseOf(last.value, one.value, rule);
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, one.to), value };
    } else joined.push(one);
  }
  return joined;
}

/** Two pauses meet at a reading, and are two. */
const touches = (one: FlaggedLevel, other: FlaggedLevel, { kind }: LevelRule) =>
  kind === 'Gap' ? other.from < one.to : other.from <= one.to;

function worseOf(one: number, other: number, rule: LevelRule): number {
  const badness = (value: number) => {
    if (rule.kind === 'Range')
      return Math.max((rule.shallowest_ft ?? -Infinity) - value, value - (rule.deepest_ft ?? Infinity));
    if (rule.kind === 'Rate') return Math.abs(value);
    if (rule.kind === 'Battery') return -value;
    return rule.kind === 'Gap' ? value : 0;
  };
  return badness(other) > badness(one) ? other : one;
}

const feet = (value: number) => `${String(Math.round(value * 100) / 100)} ft`;

/** `deeper than 300 ft` */
export function formatRule(rule: LevelRule): string {
  switch (rule.kind) {
    case 'Range': {
      const shallow = rule.shallowest_ft === null ? [] : [`shallower than ${feet(rule.shallowest_ft)}`];
      const deep = rule.deepest_ft === null ? [] : [`deeper than ${feet(rule.deepest_ft)}`];
      return [...shallow, ...deep].join(' or ');
    }
    case 'Rate':
      return `more than ${feet(rule.rate_ft ?? 0)} in ${rule.rate_per === 'day' ? 'a day' : 'an hour'}`;
    case 'Flat line':
      return `within ${feet(rule.flat_ft ?? 0)} for more than ${rule.flat_hours} h`;
    case 'Gap':
      return `nothing for more than ${rule.gap_days} days`;
    case 'Battery':
      return `below ${rule.battery_v} V`;
  }
}

/** What was found, in words; without its value where it goes on. */
export function formatFlagged(rule: LevelRule, value: number | null): string {
  const words = formatRule(rule);
  if (value === null) return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
  switch (rule.kind) {
    case 'Range':
      return `${feet(value)}, ${rangeMissed(rule, value)}.`;
    case 'Rate':
      return `${value > 0 ? 'Down' : 'Up'} ${feet(Math.abs(value))} in ${rule.rate_per === 'day' ? 'a day' : 'an hour'}, ${words.replace(/ in .*/, '')}.`;
    case 'Flat line':
      return `${feet(value)}, ${words}.`;
    case 'Gap':
      return `Nothing for ${String(Math.round(value * 10) / 10)} days.`;
    case 'Battery':
      return `${String(Math.round(value * 100) / 100)} V, ${words}.`;
  }
}

const rangeMissed = (rule: LevelRule, value: number) =>
  rule.shallowest_ft !== null && value < rule.shallowest_ft
    ? formatRule({ ...rule, deepest_ft: null })
    : formatRule({ ...rule, shallowest_ft: null });

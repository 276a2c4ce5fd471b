import type { Stretch } from './cut.ts';

/** Readings that follow each other: the time of the first and of the last, in ms since 1970. */
export interface Readings {
  at: number;
  until: number;
  readings: number;
}

/** So many times as long as usual between two readings is a gap. */
const TIMES_USUAL = 3;

/**
 * Where readings are missing: more than three times as long as usual between two of them, and no less than `least_ms`, which is what readings
 * that were put together can hide. In the order of time, as they come.
 */
export function findGaps(groups: readonly Readings[], least_ms: number): { gaps: Stretch[]; longest_ms: number } {
  const pauses = groups.slice(1).map(({ at }, index) => ({ from: groups[index]!.until, to: at }));
  const longest_ms = Math.max(TIMES_USUAL * usualPause(groups, pauses), least_ms);
  return { gaps: pauses.filter(({ from, to }) => to - from > longest_ms), longest_ms };
}

/** Ms between two readings, as most often. */
function usualPause(groups: readonly Readings[], pauses: readonly Stretch[]): number {
  const within = groups
    .filter(({ readings }) => readings > 1)
    .map(({ at, until, readings }) => (until - at) / (readings - 1));
  return median(within.length > 0 ? within : pauses.map(({ from, to }) => to - from));
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A value at an instant, in ms since 1970. */
export interface Point {
  at: number;
  value: number;
}

/** Depth to water below land surface that was measured by hand. */
export interface TapeReading {
  at: number;
  dtw_ft: number;
}

/** Further from the last reading of the barometer nothing is known of the air. */
export const LONGEST_GAP = 6 * 3_600_000;

/**
 * Takes the air's pressure from what a logger in the water measured: both in ft of water. Between two readings of the barometer the air is
 * taken to have changed evenly; readings without one within six hours are left out, and counted by who asks.
 */
export function compensate(points: readonly Point[], barometer: readonly Point[]): Point[] {
  const air = barometer.toSorted((one, other) => one.at - other.at);
  return points.flatMap(({ at, value }) => {
    const pressure = between(air, at);
    return pressure === undefined ? [] : [{ at, value: value - pressure }];
  });
}

/**
 * Depth to water in ft below land surface. Of a `level`, water above the logger, more water is less depth. Tape readings say where the logger
 * hangs: with one, all of it is moved to meet it; with more, it is moved evenly from each to the next, which takes out the drift between them.
 * Without any, `hung_ft`, the logger's own depth below land surface, is what a level is taken from.
 */
export function depthsOf(
  points: readonly Point[],
  measures: 'level' | 'depth',
  { tapes, hung_ft }: { tapes: readonly TapeReading[]; hung_ft: number },
): Point[] {
  const raw = points.map(({ at, value }) => ({ at, value: measures === 'level' ? hung_ft - value : value }));
  const residuals = tapes
    .flatMap(({ at, dtw_ft }) => {
      const read = nearestOf(raw, at);
      return read === undefined ? [] : [{ at, value: dtw_ft - read }];
    })
    .toSorted((one, other) => one.at - other.at);
  if (residuals.length === 0) return raw;
  return raw.map(({ at, value }) => ({ at, value: value + evenly(residuals, at) }));
}

/** The value between two points, as if it had changed evenly; undefined where the nearest is too far. */
function between(sorted: readonly Point[], at: number): number | undefined {
  const next = firstFrom(sorted, at);
  const [before, after] = [sorted[next - 1], sorted[next]];
  const isNear = (point: Point | undefined) => point !== undefined && Math.abs(point.at - at) <= LONGEST_GAP;
  if (!isNear(before) && !isNear(after)) return undefined;
  return isNear(before) && isNear(after) ? evenly([before!, after!], at) : (isNear(before) ? before! : after!).value;
}

/** Between points evenly; before the first and behind the last as they are. */
function evenly(sorted: readonly Point[], at: number): number {
  const next = firstFrom(sorted, at);
  const [before, after] = [sorted[next - 1], sorted[next]];
  if (!before || !after) return (before ?? after)!.value;
  return before.value + ((after.value - before.value) * (at - before.at)) / (after.at - before.at);
}

/** The value nearest to an instant, within the longest gap. */
export function nearestOf(points: readonly Point[], at: number): number | undefined {
  const sorted = points.toSorted((one, other) => one.at - other.at);
  const next = firstFrom(sorted, at);
  const candidates = [sorted[next - 1], sorted[next]].filter((point) => point !== undefined);
  candidates.sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at));
  const [best] = candidates;
  return best && Math.abs(best.at - at) <= LONGEST_GAP ? best.value : undefined;
}

/** Index of the first point that is not before an instant. */
function firstFrom(sorted: readonly Point[], at: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

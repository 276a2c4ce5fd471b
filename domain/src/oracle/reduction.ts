/**
 * The second writing of `change_reductions.sql` and `reductions_of_types.sql` in `api/sql/drought/`, and of what
 * `api/sql/permits/months/reduce_volume.sql` takes from them by stage.
 */
import { monthNumber, type Month } from '../month.ts';

/** A decision on what a stage takes away from permits of one type (a fraction), and the first month that it holds in. */
export interface Decision {
  stage: number;
  holds_from: Month;
  reduction: number;
}

/**
 * What a stage takes away in a month, of decisions in the order in which they were made: the last one that holds by then. A stage that
 * restricts nothing, and a month without a declared one (null), take nothing.
 */
export function reductionInMonth(stage: number | null, month: Month, decisions: readonly Decision[]): number {
  const decided = decisions.findLast((one) => one.stage === stage && monthNumber(one.holds_from) <= monthNumber(month));
  return decided?.reduction ?? 0;
}

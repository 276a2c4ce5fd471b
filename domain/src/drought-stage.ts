/**
 * Declarations are dated by `effectiveMonth`, those of the demonstration too. What triggers call for is in `drought-triggers.ts`, what a stage
 * takes away in `api/sql/permits/months/reduce_volume.sql`.
 */
import { monthNumber, monthOfNumber, type Month } from './month.ts';

/** How severe a stage is beside the others of the district; 0 of all that restrict nothing. */
export type Severity = number;

/**
 * The first month whose permits a declaration changes: a worse stage from the first full month after it, an easing from
 * the month of the declaration itself.
 */
export function effectiveMonth(declared: Month, from: Severity, to: Severity): Month {
  return to > from ? monthOfNumber(monthNumber(declared) + 1) : declared;
}

/** In the place of a stage, in a month that none was entered for. */
export const NOT_ENTERED = 999;

/**
 * The stages that hold in months one after another: the one entered for each, or where none is (999), the one before. `inForce` is that
 * of the month before the first.
 */
export function stagesThatHold(entered: readonly number[], inForce: number): number[] {
  let held = inForce;
  return entered.map((stage) => (held = stage === NOT_ENTERED ? held : stage));
}

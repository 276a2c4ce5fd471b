/**
 * Declarations are dated by `effectiveMonth`, those of the demonstration too; the screen of drought stages says by the rest what the
 * indicators call for. What a stage takes away is not here: see `api/sql/permits/months/reduce_volume.sql`.
 */
import { monthNumber, monthOfNumber, type Month } from './month.ts';

/** How severe a stage is beside the others of the district; 0 of all that restrict nothing. */
export type Severity = number;

/** What a stage is entered at: spring flow in cubic feet per second (ten-day mean), water level in feet above sea level. */
export interface StageTrigger {
  severity: Severity;
  flow_cfs: number;
  level_ft_msl: number;
}

/** What the two indicators read; null while one cannot be read. */
export interface Indicators {
  flow_cfs: number | null;
  level_ft_msl: number | null;
}

/**
 * How severe the stage is that the indicators call for, given how severe the stage in force is. A stage is entered when either indicator is at or
 * below its trigger, and left only when both have recovered above the triggers of that stage; an indicator that cannot be
 * read does neither. A Board declares stages: this says what its rules call for.
 * Source: rules of the Barton Springs/Edwards Aquifer district and its declarations of 2022 to 2024.
 */
export function calledForStage(current: Severity, readings: Indicators, triggers: readonly StageTrigger[]): Severity {
  const isEntered = ({ flow_cfs, level_ft_msl }: StageTrigger) =>
    isAtMost(readings.flow_cfs, flow_cfs) || isAtMost(readings.level_ft_msl, level_ft_msl);
  const isHeld = (trigger: StageTrigger) =>
    trigger.severity <= current &&
    !(isAbove(readings.flow_cfs, trigger.flow_cfs) && isAbove(readings.level_ft_msl, trigger.level_ft_msl));
  return deepest(triggers.filter((trigger) => isEntered(trigger) || isHeld(trigger)));
}

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

const isAtMost = (reading: number | null, trigger: number) => reading !== null && reading <= trigger;
const isAbove = (reading: number | null, trigger: number) => reading !== null && reading > trigger;
const deepest = (triggers: readonly StageTrigger[]): Severity =>
  Math.max(0, ...triggers.map(({ severity }) => severity));

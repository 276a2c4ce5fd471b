/**
 * The second writing of `change_reductions.sql`, `reductions_of_types.sql` and `special_reductions.sql` in `api/sql/drought/`, and of what
 * `api/sql/permits/months/reduce_volume.sql` takes from them by stage.
 */
import { monthNumber, type Month } from '../month.ts';

/**
 * A decision on permits of one type, and the first month that it holds in: what a stage takes away (a fraction), or up to which volume of a
 * year they are exempt (gallons, 0 for none).
 */
export type Decision = { holds_from: Month } & ({ stage: number; reduction: number } | { exempt_up_to_gal: number });

const heldIn = (month: Month, decisions: readonly Decision[]) =>
  decisions.filter(({ holds_from }) => monthNumber(holds_from) <= monthNumber(month));

/** Whether no stage takes anything in a month from a permit of so many gallons a year. */
export function isExempt(month: Month, decisions: readonly Decision[], volume_gal: number): boolean {
  const exemption = heldIn(month, decisions).findLast((one) => 'exempt_up_to_gal' in one);
  return exemption !== undefined && exemption.exempt_up_to_gal > 0 && volume_gal <= exemption.exempt_up_to_gal;
}

/**
 * What a stage takes away in a month from a permit of `volume_gal` a year, of decisions in the order in which they were made: the last one that
 * holds by then. A stage that restricts nothing, and a month without a declared one (null), take nothing; neither does any from a permit that
 * is exempt.
 */
export function reductionInMonth(
  stage: number | null,
  month: Month,
  decisions: readonly Decision[],
  volume_gal: number,
): number {
  if (isExempt(month, decisions, volume_gal)) return 0;
  return (
    heldIn(month, decisions)
      .filter((one) => 'stage' in one)
      .findLast((one) => one.stage === stage)?.reduction ?? 0
  );
}

/** The permit type, the primary use and the drought area of a permit in a month. */
export interface Scope {
  type: number;
  use: number;
  area: number;
}

/** What a stage takes away from permits of a type, a use or an area from a month on, null for all; without a reduction that ends. */
export interface SpecialReduction {
  of: { [Fact in keyof Scope]: number | null };
  stage: number;
  holds_from: Month;
  reduction: number | null;
}

/**
 * What a stage takes away in a month in place of the factor of the type; null for nothing special. Of those that fit, one for the use comes
 * before one for the type, and that before one for the area; of the same ones the last that holds by then.
 */
export function specialReductionInMonth(
  stage: number | null,
  month: Month,
  scope: Scope,
  decided: readonly SpecialReduction[],
): number | null {
  const [latest, ...others] = decided
    .filter(
      (one) =>
        one.stage === stage &&
        monthNumber(one.holds_from) <= monthNumber(month) &&
        (['type', 'use', 'area'] as const).every((fact) => one.of[fact] === null || one.of[fact] === scope[fact]),
    )
    .toSorted(
      (one, other) =>
        precedenceOf(other) - precedenceOf(one) || monthNumber(other.holds_from) - monthNumber(one.holds_from),
    );
  if (!latest || latest.reduction !== null) return latest?.reduction ?? null;
  const milder = others.filter((one) => precedenceOf(one) < precedenceOf(latest));
  return specialReductionInMonth(stage, month, scope, milder);
}

const precedenceOf = ({ of: { type, use, area } }: SpecialReduction): number =>
  (use === null ? 0 : 4) + (type === null ? 0 : 2) + (area === null ? 0 : 1);

/**
 * What is left of a month's volume where reductions count by days: `fractions` are what is taken on each of its days, and each takes its part of
 * the year's volume. Whole gallons, down, and never below nothing. The second writing of `days_of_stages.sql` and of `reduce_by_days`.
 */
export function reducedByDays_gal(
  permitted_gal: number,
  volume_gal: number,
  fractions: readonly number[],
  daysOfYear: number,
): number {
  // Factors have at most five decimals; integers keep sums of them exact.
  const taken = fractions.reduce((sum, fraction) => sum + BigInt(Math.round(fraction * 100_000)), 0n);
  const whole = BigInt(daysOfYear) * 100_000n;
  const gallons = (BigInt(volume_gal) * taken + whole - 1n) / whole;
  return Math.max(0, permitted_gal - Number(gallons));
}

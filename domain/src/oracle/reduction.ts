/**
 * The second writing of `change_reductions.sql` and `reductions_of_types.sql` in `api/sql/drought/`, and of what
 * `api/sql/permits/months/reduce_volume.sql` takes from them by stage.
 */
import { monthNumber, type Month } from '../month.ts';

/**
 * A decision on permits of one type, and the first month that it holds in: what a stage takes away (a fraction), or up to which volume of a
 * year they are exempt (gallons, 0 for none).
 */
export type Decision = { holds_from: Month } & ({ stage: number; reduction: number } | { exempt_up_to_gal: number });

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
  const held = decisions.filter(({ holds_from }) => monthNumber(holds_from) <= monthNumber(month));
  const exemption = held.findLast((one) => 'exempt_up_to_gal' in one);
  if (exemption && exemption.exempt_up_to_gal > 0 && volume_gal <= exemption.exempt_up_to_gal) return 0;
  return held.filter((one) => 'stage' in one).findLast((one) => one.stage === stage)?.reduction ?? 0;
}

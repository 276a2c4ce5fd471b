/** The second writing of `change_facts.sql` and `facts_of_permits.sql` in `api/sql/permits/`. */
import { monthNumber, type Month } from '../month.ts';

/** What was decided of some facts, and the first month that it holds in; null since ever. */
export interface Decided<F> {
  holds_from: Month | null;
  facts: Partial<F>;
}

/**
 * What held in a month, of decisions in the order in which they were made: of each fact the last decision that holds by then. What is
 * decided later replaces what had been planned for later months.
 */
export function factsInMonth<F extends object>(first: F, decisions: readonly Decided<F>[], month: Month): F {
  const holding = decisions.filter(
    ({ holds_from }) => holds_from === null || monthNumber(holds_from) <= monthNumber(month),
  );
  return Object.assign({}, first, ...holding.map(({ facts }) => facts)) as F;
}

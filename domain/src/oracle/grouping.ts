/** The second writing of `permit_groupings.sql`, `change_tiers.sql` and `tiers_of_groups.sql` in `api/sql/permits/`. */

/** What was said of the group of a permit: it holds from a fiscal year on, until a later one is said. Null is in no group. */
export interface Membership {
  from_year: number;
  group: number | null;
}

/** What a permit is reported under in a fiscal year: its group, or itself, which is its number taken negative. */
export function groupingInYear(permit: number, said: readonly Membership[], fiscalYear: number): number {
  const last = said
    .filter(({ from_year }) => from_year <= fiscalYear)
    .toSorted((one, other) => one.from_year - other.from_year)
    .at(-1);
  return last?.group ?? -permit;
}

/** What was decided of the tier of a group, and the first fiscal year that it holds in; null since ever. */
export interface DecidedTier {
  from_year: number | null;
  tier: number;
}

/**
 * The tier of a group in a fiscal year, of decisions in the order in which they were made: the last one that holds by then. What is decided
 * later replaces what had been planned for later years.
 */
export function tierInYear(first: number, decisions: readonly DecidedTier[], fiscalYear: number): number {
  const holding = decisions.findLast(({ from_year }) => from_year === null || from_year <= fiscalYear);
  return holding?.tier ?? first;
}

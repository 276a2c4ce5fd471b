/** The second writing of `api/sql/permits/permit_groupings.sql`. */

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

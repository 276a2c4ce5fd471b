/** Where a fiscal year that is under way stands, and where it will end: what the dashboard says beside its months. In gallons. */

/** Sums over the months of the year that are over, unless told otherwise. */
export interface YearSoFar {
  pumped: number;
  permitted: number;
  /** Of the whole year, with its months to come, before any reduction. */
  permittedOfYear: number;
  /** What drought stages have taken away so far, in the present month too. */
  takenAway: number;
}

export interface YearStanding {
  /** What the year may come to. */
  target: number;
  /** What it will come to at this pace; undefined where nothing was permitted so far. */
  projected: number | undefined;
}

/**
 * `target = permittedOfYear − takenAway`: months to come are not reduced, because nothing has been declared for them.
 *
 * `projected = pumped ÷ permitted × permittedOfYear`: of each month to come as much of what is permitted will be pumped as of those
 * that are over. Permits give summer more than winter, and so does the projection; a mere share of twelve months would not.
 */
export const yearStanding = ({ pumped, permitted, permittedOfYear, takenAway }: YearSoFar): YearStanding => ({
  target: permittedOfYear - takenAway,
  projected: permitted > 0 ? Math.round((pumped / permitted) * permittedOfYear) : undefined,
});

/** Where a fiscal year that is under way stands, and where it will end: what the dashboard says beside its months. In gallons. */

/** Sums over the months of the year that are over, unless told otherwise. */
export interface YearSoFar {
  pumped: number;
  /** What drought stages left of what these months permit. */
  reduced: number;
  /** What they leave of the whole year, its months to come under the stages that are known for them. */
  reducedOfYear: number;
}

export interface YearStanding {
  /** What the year may come to. */
  target: number;
  /** What it will come to at this pace; undefined where nothing was allowed so far. */
  projected: number | undefined;
}

/**
 * `target = reducedOfYear`: drought stages declared for months to come, and those that go on into them, count.
 *
 * `projected = pumped ÷ reduced × reducedOfYear`: of each month to come as much of what is allowed will be pumped as of those that are
 * over. Permits give summer more than winter, and so does the projection; a mere share of twelve months would not.
 */
export const yearStanding = ({ pumped, reduced, reducedOfYear }: YearSoFar): YearStanding => ({
  target: reducedOfYear,
  projected: reduced > 0 ? Math.round((pumped / reduced) * reducedOfYear) : undefined,
});

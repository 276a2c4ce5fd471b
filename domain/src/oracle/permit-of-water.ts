/** The second writing of `api/sql/metering/production_by_permit.sql`. */

/** A well's link to a permit, as it stands in one month: the day it began, and whether the permit was in force in that month. */
export interface LinkInMonth {
  permit: number;
  /** `YYYY-MM-DD` */
  linked_on: string;
  in_force: boolean;
}

/**
 * The permit that a well's water counts against in a month, of those that the well was linked to in it: the first linked among
 * those in force; where none is, the first linked, against nothing allowed. Undefined where it was linked to none.
 */
export function permitOfWater(links: readonly LinkInMonth[]): number | undefined {
  const inForce = links.filter(({ in_force }) => in_force);
  const [first] = (inForce.length > 0 ? inForce : links).toSorted(
    (a, b) => a.linked_on.localeCompare(b.linked_on) || a.permit - b.permit,
  );
  return first?.permit;
}

import type { ListLink } from '../dashboard/list-links.ts';

export const READINGS_ENTRY = '/data-management/meter-readings/meter-readings-entry';

interface Readings {
  fiscal_year: number;
  grouping_ndx: number;
  /** 1 is January; without, all of the year. */
  month?: number;
}

/** The readings of a permit group, where they are entered. */
export const readingsOf = ({ fiscal_year, grouping_ndx, month }: Readings): ListLink => ({
  to: READINGS_ENTRY,
  search: { fiscal_year, ...(month !== undefined && { month }), group: grouping_ndx },
});

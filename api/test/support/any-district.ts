import type { Database } from '../../src/platform/database/open-database.ts';
import { inject } from 'vitest';

// For tests that run on the demonstration and, in `npm run checks`, on each example district.

/** Whether the demonstration is the district: its records may be named. */
export const isDemonstration = () => inject('district') === '';

/** Whether months follow the volumes that permits are authorized for: in one district they follow acres. */
export const areVolumesAuthorized = () => inject('district') !== 'land-and-reserve';

/** How much there must be so that a comparison says something: in the demonstration, and in a district of a few wells and years. */
export const enough = (demonstration: number, anyDistrict = 0) =>
  isDemonstration() ? demonstration : Math.min(demonstration, anyDistrict);

/** What the compliance report is asked for when nobody is left out. */
export async function everyGroup({ pool }: Database) {
  const { rows } = await pool.query<{ tiers: number[]; aq_group_names: string[] }>(`
    select
      (select array_agg(permit_tier_ndx) from permit_tiers) as tiers,
      (select array_agg(distinct aq_group_summary_name) from aquifer_groups) as aq_group_names`);
  return { ...rows[0]!, is_overpumped: null };
}

interface Month {
  year: number;
  month: number;
  /** `2026-08-01` */
  mo: string;
}

/** The first and the last month of a fiscal year, whenever the district's begins. */
export async function monthsOfYear({ pool }: Database, fiscal_year: number): Promise<[first: Month, last: Month]> {
  const { rows } = await pool.query<Month>(
    `select c_year as year, c_month as month, make_date(c_year, c_month, 1)::text as mo
     from permit_months where fiscal_year = $1 group by 1, 2 order by 1, 2`,
    [fiscal_year],
  );
  return [rows[0]!, rows.at(-1)!];
}

import type { Database } from '../platform/database/open-database.ts';

const lastInTurn = (condition: string) => `
  with recursive trail as (
    select well_ndx, merged_into from wells where ${condition} and merged_into is not null and is_published
    union
    select wells.well_ndx, wells.merged_into from wells join trail on wells.well_ndx = trail.merged_into
  )
  select well_ndx from trail where merged_into is null`;

/** The number of the well that a published one was merged into; what it was merged into in turn leads on. */
export async function findSuccessor(
  { pool }: Database,
  condition: string,
  values: unknown[],
): Promise<number | undefined> {
  const { rows } = await pool.query<{ well_ndx: number }>(lastInTurn(condition), values);
  return rows[0]?.well_ndx;
}

import type pg from 'pg';
import { notFound, type Refusal } from '../platform/problems.ts';

const follow = `
  with recursive trail as (
    select well_ndx, merged_into from wells where well_ndx = $1
    union
    select wells.well_ndx, wells.merged_into from wells join trail on wells.well_ndx = trail.merged_into
  )
  select well_ndx from trail where merged_into is null`;

/**
 * The well that something measured belongs to: itself, or what it was merged into while a device was away. A removed one keeps what was
 * measured at it. Throws `missing` where there was never such a well.
 */
export async function findMeasuredWell(
  client: pg.PoolClient,
  well_ndx: number,
  missing: Refusal = notFound('well'),
): Promise<number> {
  const { rows } = await client.query<{ well_ndx: number }>(follow, [well_ndx]);
  if (!rows[0]) throw missing;
  return rows[0].well_ndx;
}

import type { Pool } from 'pg';

/** Whether there are more wells on the map than so many. None is looked at beyond those. */
export async function hasMoreWellsThan(pool: Pool, many: number): Promise<boolean> {
  const { rows } = await pool.query<{ has_more: boolean }>(
    'select exists (select from wells where is_published and not removed offset $1) as has_more',
    [many],
  );
  return rows[0]!.has_more;
}

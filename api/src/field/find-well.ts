import type pg from 'pg';
import { notFound, type Refusal } from '../platform/problems.ts';

/**
 * The well that something measured belongs to: itself, or what it was merged into while a device was away. A removed one keeps what was
 * measured at it. It is held, so that no merge passes by what is about to be written. Throws `missing` where there was never such a well.
 */
export async function findMeasuredWell(
  client: pg.PoolClient,
  well_ndx: number,
  missing: Refusal = notFound('well'),
): Promise<number> {
  const { rows } = await client.query<{ merged_into: number | null }>(
    'select merged_into from wells where well_ndx = $1 for no key update',
    [well_ndx],
  );
  if (!rows[0]) throw missing;
  const { merged_into } = rows[0];
  return merged_into === null ? well_ndx : findMeasuredWell(client, merged_into, missing);
}

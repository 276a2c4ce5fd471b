import { droughtConstraints } from '@artesian/contract/drought/constraints';
import type { Pool } from 'pg';
import { invalid } from '../platform/problems.ts';

export const noSuchStage = () =>
  invalid(
    'drought_stage_ndx',
    droughtConstraints['drought_stage_history']!['drought_stage_history_stage_exists']!.message,
  );

/** Throws 400 where one of these is no stage of the district. */
export async function refuseUnknownStages(pool: Pool, stages: readonly number[]): Promise<void> {
  const { rows } = await pool.query(
    'select from unnest($1::integer[]) as asked (stage) where stage not in (select drought_stage_ndx from api.ui_list_drought_stages)',
    [stages],
  );
  if (rows.length > 0) throw noSuchStage();
}

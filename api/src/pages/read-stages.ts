import type { StageColor } from '@artesian/contract/drought/drought-stages';
import type { Pool } from 'pg';

interface StageInForce {
  area: string;
  stage: string;
  since: string;
  color: StageColor;
}

/** The stage in force in each area where one is declared. */
export const readStages = async (pool: Pool): Promise<StageInForce[]> =>
  (
    await pool.query<StageInForce>(
      `select drought_area_name as area, drought_stage_name as stage, since::text, stage_color as color
       from api.stages_in_force
       join api.areas_in_use using (drought_area_ndx)
       join drought_stages using (drought_stage_ndx)
       order by drought_area_ndx`,
    )
  ).rows;

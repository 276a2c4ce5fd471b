import type { StageColor } from '@artesian/contract/drought/drought-stages';
import { t } from '@artesian/domain/texts/translate';
import type { Pool } from 'pg';

interface StageInForce {
  area: string;
  stage: string;
  since: string;
  color: StageColor;
}

/** The stage in force in each area where one is declared, by their names in the language that is spoken. */
export async function readStages(pool: Pool): Promise<StageInForce[]> {
  const { rows } = await pool.query<StageInForce>(
    `select drought_area_name as area, drought_stage_name as stage, since::text, stage_color as color
       from api.stages_in_force
       join api.areas_in_use using (drought_area_ndx)
       join drought_stages using (drought_stage_ndx)
       order by drought_area_ndx`,
  );
  return rows.map((row) => ({ ...row, area: t(row.area), stage: t(row.stage) }));
}

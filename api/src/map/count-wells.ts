import type { Pool } from 'pg';

/** How many wells are on the map. */
export async function countWells(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ wells: number }>('select count(*) as wells from api.ui_map_wells');
  return rows[0]!.wells;
}

import { FIRST_AREA } from '@artesian/contract/drought/drought-areas';
import type { Pool, PoolClient } from 'pg';
import { invalid } from '../platform/problems.ts';

const inUse = 'select drought_area_ndx as area from api.areas_in_use';

/** The area that a stage is of. It must be told where the district has several; throws 400 otherwise, and for one without aquifer groups. */
export async function areaOf(client: Pool | PoolClient, told: number | undefined): Promise<number> {
  const { rows } = await client.query<{ area: number }>(inUse);
  if (told === undefined && rows.length > 1) throw invalid('drought_area_ndx', 'Choose the area of the drought stage.');
  const area = told ?? FIRST_AREA;
  if (!rows.some((one) => one.area === area))
    throw invalid('drought_area_ndx', 'Choose an area that has aquifer groups. See Drought Areas.');
  return area;
}

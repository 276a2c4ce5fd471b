import type { Values } from '@artesian/contract/language/register';
import { texasGridCell } from '@artesian/domain/texas-grid';
import type { Effects } from '../register/effect.ts';

/** The cell of the Texas grid follows the coordinates; outside the grid there is none. */
export function withTexasGrid(values: Values, was: Values | undefined): Values {
  if (values.lat_dd === undefined && values.lon_dd === undefined) return values;
  const latitude = (values.lat_dd ?? was?.lat_dd) as number;
  const longitude = (values.lon_dd ?? was?.lon_dd) as number;
  return { ...values, tx_grid: texasGridCell(latitude, longitude) };
}

export const deriveTexasGrid: Effects = { before: ({ entered, was }) => withTexasGrid(entered, was) };

import type { Values } from '@artesian/contract/language/register';
import { texasGridCell } from '@artesian/domain/texas-grid';

/** The cell of the Texas grid follows the coordinates; outside the grid there is none. */
export function deriveTexasGrid(values: Values, current: Values | undefined): Values {
  if (values.lat_dd === undefined && values.lon_dd === undefined) return values;
  const latitude = (values.lat_dd ?? current?.lat_dd) as number;
  const longitude = (values.lon_dd ?? current?.lon_dd) as number;
  return { ...values, tx_grid: texasGridCell(latitude, longitude) };
}

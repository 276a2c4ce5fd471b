import { measureColumns } from '@artesian/contract/map/well-measures';

/** The texts that a tile carries of each well, by their names in `mapWell`. */
export const textColumns = [
  'well_class',
  'well_subclass',
  'well_status',
  'monitoring_status',
  'primary_use',
  'management_zone',
  'aquifer_completion',
  'aquifer_setting',
  'aquifer_name',
  'level_class',
] as const;

/** Eight flags: one byte for each well. */
export const flagColumns = [
  'is_active',
  'in_district',
  'is_permited',
  'is_monitoring',
  'has_water_levels_data',
  'has_wq_data',
  'has_production_data',
  'has_geo_log',
] as const;

export const tileColumns = [
  'well_ndx',
  'lon_dd',
  'lat_dd',
  'well_id',
  'well_name',
  ...measureColumns,
  ...textColumns,
  ...flagColumns,
] as const;

/** A well in the order of `tileColumns`. */
export type TileRow = [
  wellNdx: number,
  longitude: number,
  latitude: number,
  wellId: string,
  wellName: string | null,
  ...measuresTextsAndFlags: (number | string | boolean | null)[],
];

/** Whose tile it is: staff also receive the columns that are theirs alone. */
export type Audience = 'staff' | 'everybody';

export interface TileNumber {
  z: number;
  x: number;
  y: number;
}

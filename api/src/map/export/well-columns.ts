import type { Kind } from '@artesian/contract/language/fields';
import { columnMeta } from '@artesian/contract/language/rows';
import { mapWell, staffOnlyWellColumns, type MapWell } from '@artesian/contract/map/map-wells';
import type { ColumnKind, ExportColumn } from './table.ts';

type Exported = Exclude<keyof MapWell, 'location_geometry'>;

/** Every column of a map well but its geometry, which each format has in a way of its own, by its name where ten characters fit. */
const shortNames: Record<Exported, string> = {
  well_ndx: 'WELL_NDX',
  well_id: 'WELL_ID',
  state_well_num: 'STATE_NUM',
  well_name: 'WELL_NAME',
  owner_info: 'OWNER',
  permits_info: 'PERMITS',
  well_address: 'ADDRESS',
  well_city: 'CITY',
  county: 'COUNTY',
  driller_name: 'DRILLER',
  well_class: 'CLASS',
  well_subclass: 'SUBCLASS',
  well_status: 'STATUS',
  monitoring_status: 'MON_STATUS',
  primary_use: 'USE',
  management_zone: 'MGMT_ZONE',
  aquifer_completion: 'COMPLETION',
  aquifer_setting: 'AQ_SETTING',
  aquifer: 'AQUIFER',
  drilled_date: 'DRILLED',
  drilled_year: 'DRILL_YEAR',
  well_depth_ft: 'DEPTH_FT',
  pump_gpm: 'FLOW_GPM',
  last_level_ft: 'WL_FT',
  last_level_month: 'WL_MONTH',
  is_active: 'ACTIVE',
  in_district: 'IN_DIST',
  is_permited: 'PERMITTED',
  is_monitoring: 'MONITORED',
  has_water_levels_data: 'HAS_LEVELS',
  has_wq_data: 'HAS_WQ',
  has_production_data: 'HAS_PROD',
  has_geo_log: 'HAS_GEOLOG',
  aquifer_name: 'AQUIFER_NM',
  level_class: 'WL_CLASS',
  is_index_well: 'INDEX_WELL',
  available_logs: 'LOGS',
  inspections_info: 'INSPECTION',
  enforcements_info: 'ENFORCEMNT',
  directions_to_well: 'DIRECTIONS',
  lat_dd: 'LAT_DD',
  lon_dd: 'LON_DD',
  attached_documents: 'DOCUMENTS',
  attached_photos: 'PHOTOS',
};

const kinds: Partial<Record<Kind, ColumnKind>> = {
  key: 'whole',
  text: 'text',
  'long-text': 'text',
  date: 'date',
  year: 'whole',
  flag: 'flag',
  decimal: 'number',
  latitude: 'number',
  longitude: 'number',
};

/** Files hold more digits than a screen shows, and units in words. */
const inFiles: Partial<Record<Exported, Pick<ExportColumn, 'unit' | 'decimals'>>> = {
  well_depth_ft: { decimals: 2 },
  pump_gpm: { decimals: 2 },
  lat_dd: { unit: 'degrees', decimals: 8 },
  lon_dd: { unit: 'degrees', decimals: 8 },
};

const staffOnly = new Set<string>(staffOnlyWellColumns);

/** The columns of an exported well: all for staff, and for anybody else those that the map shows to everybody. */
export const wellColumns = (staff: boolean): ExportColumn[] =>
  (Object.keys(shortNames) as Exported[]).filter((name) => staff || !staffOnly.has(name)).map(exportColumn);

function exportColumn(name: Exported): ExportColumn {
  const { label, kind, unit, meaning = '' } = columnMeta(mapWell, name);
  return {
    name,
    short: shortNames[name],
    label,
    kind: kinds[kind]!,
    ...(unit !== undefined && { unit }),
    meaning,
    ...inFiles[name],
  };
}

import { staffOnlyWellColumns } from '@artesian/contract/map/map';
import type { ColumnKind, ExportColumn } from './table.ts';

type Line = [
  name: string,
  short: string,
  kind: ColumnKind,
  label: string,
  meaning: string,
  more?: Partial<ExportColumn>,
];

/** Every column of a map well but its geometry, which each format has in a way of its own. */
const lines: Line[] = [
  ['well_ndx', 'WELL_NDX', 'whole', 'Well number', 'The number of the well in this product; it never changes.'],
  ['well_id', 'WELL_ID', 'text', 'Well ID', 'The name that the district gives the well.'],
  ['state_well_num', 'STATE_NUM', 'text', 'State well number', 'The number of the Texas Water Development Board.'],
  ['well_name', 'WELL_NAME', 'text', 'Well name', 'What the well is called.'],
  ['owner_info', 'OWNER', 'text', 'Owner', 'The organization or person that owns the well.'],
  ['permits_info', 'PERMITS', 'text', 'Permits', 'Permit numbers that cover the well now, with commas between.'],
  ['well_address', 'ADDRESS', 'text', 'Address', 'Where the well stands.'],
  ['well_city', 'CITY', 'text', 'City', 'The city of the address.'],
  ['county', 'COUNTY', 'text', 'County', 'The county in which the well stands.'],
  ['driller_name', 'DRILLER', 'text', 'Driller', 'Who drilled the well.'],
  ['well_class', 'CLASS', 'text', 'Well class', 'How the district classifies the well.'],
  ['well_subclass', 'SUBCLASS', 'text', 'Well subclass', 'The kind of permit or of well within the class.'],
  ['well_status', 'STATUS', 'text', 'Well status', 'The last status that the district recorded.'],
  ['monitoring_status', 'MON_STATUS', 'text', 'Monitoring status', 'How the well is monitored.'],
  ['primary_use', 'USE', 'text', 'Primary use', 'What the water is mostly used for.'],
  ['management_zone', 'MGMT_ZONE', 'text', 'Management zone', 'The management zone in which the well stands.'],
  ['aquifer_completion', 'COMPLETION', 'text', 'Aquifer completion', 'The aquifer in which the well is completed.'],
  ['aquifer_setting', 'AQ_SETTING', 'text', 'Aquifer setting', 'The setting of that aquifer at the well.'],
  ['aquifer', 'AQUIFER', 'text', 'Aquifer', 'The aquifer by its code and name.'],
  ['drilled_date', 'DRILLED', 'date', 'Drilled', 'The day on which drilling ended.'],
  ['well_depth_ft', 'DEPTH_FT', 'number', 'Well depth', 'Below land surface.', { unit: 'ft', decimals: 2 }],
  ['is_active', 'ACTIVE', 'flag', 'Is active', 'Not inactive, capped, abandoned, plugged or only proposed.'],
  ['in_district', 'IN_DIST', 'flag', 'In district', 'Stands within the boundary of the district.'],
  ['is_permited', 'PERMITTED', 'flag', 'Is permitted', 'Is covered by a permit now.'],
  ['is_monitoring', 'MONITORED', 'flag', 'Is monitoring', 'Has a monitoring status.'],
  ['has_water_levels_data', 'HAS_LEVELS', 'flag', 'Has water levels data', 'Water levels were measured.'],
  ['has_wq_data', 'HAS_WQ', 'flag', 'Has water quality data', 'Water was sampled.'],
  ['has_production_data', 'HAS_PROD', 'flag', 'Has production data', 'Meter readings were reported.'],
  ['has_geo_log', 'HAS_GEOLOG', 'flag', 'Has geologic log', 'There is a geologic log.'],
  ['is_index_well', 'INDEX_WELL', 'flag', 'Is index well', 'Stands for an area when drought is declared.'],
  ['available_logs', 'LOGS', 'text', 'Available logs', 'Kinds of logs, with commas between.'],
  ['inspections_info', 'INSPECTION', 'text', 'Inspections', 'Inspections of the well.'],
  ['enforcements_info', 'ENFORCEMNT', 'text', 'Enforcements', 'Enforcement at the well.'],
  ['directions_to_well', 'DIRECTIONS', 'text', 'Directions', 'How to get there.'],
  ['lat_dd', 'LAT_DD', 'number', 'Latitude', 'North of the equator, WGS 84.', { unit: 'degrees', decimals: 8 }],
  ['lon_dd', 'LON_DD', 'number', 'Longitude', 'East of Greenwich, WGS 84.', { unit: 'degrees', decimals: 8 }],
  ['attached_documents', 'DOCUMENTS', 'text', 'Documents', 'Published documents as name;address, with commas between.'],
  ['attached_photos', 'PHOTOS', 'text', 'Photos', 'Published photos as name;address, with commas between.'],
];

const staffOnly = new Set<string>(staffOnlyWellColumns);

/** The columns of an exported well: all for staff, and for anybody else those that the map shows to everybody. */
export const wellColumns = (staff: boolean): ExportColumn[] =>
  lines
    .filter(([name]) => staff || !staffOnly.has(name))
    .map(([name, short, kind, label, meaning, more]) => ({ name, short, kind, label, meaning, ...more }));

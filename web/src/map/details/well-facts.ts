import type { MapWell } from '@artesian/contract/map/map';
import { formatPlace } from '../coordinates.ts';

/** What is known of a well on the map; visitors receive fewer columns. */
export type KnownWell = Partial<MapWell>;

export interface Fact {
  label: string;
  value: string;
}

const words = {
  owner_info: 'Owner',
  permits_info: 'Permits',
  well_address: 'Address',
  well_city: 'City',
  county: 'County',
  state_well_num: 'State Well Number',
  well_class: 'Well Class',
  well_subclass: 'Well Subclass',
  well_status: 'Well Status',
  monitoring_status: 'Monitoring Status',
  primary_use: 'Primary Use',
  management_zone: 'Management Zone',
  aquifer_completion: 'Aquifer Completion',
  aquifer_setting: 'Aquifer Setting',
  aquifer: 'Aquifer',
  driller_name: 'Driller',
  available_logs: 'Available Logs',
  inspections_info: 'Inspections',
  enforcements_info: 'Enforcements',
  directions_to_well: 'Directions',
} as const satisfies Partial<Record<keyof MapWell, string>>;

const truths = {
  in_district: 'In District',
  is_permited: 'Permitted',
  is_monitoring: 'Monitoring',
  is_index_well: 'Index Well',
  has_water_levels_data: 'Water Levels Data',
  has_wq_data: 'WQ Data',
  has_production_data: 'Production Data',
  has_geo_log: 'Geo Log',
} as const satisfies Partial<Record<keyof MapWell, string>>;

export interface FactWishes {
  /** Columns that the layers of the wells leave out. */
  leftOut?: readonly string[];
  /** Whether what is not known is said to be 'N/A' rather than left out. What was not sent is always left out. */
  isMissingSaid?: boolean;
}

/** What a popup says of a well, in words. */
export function factsOf(well: KnownWell, { leftOut = [], isMissingSaid = false }: FactWishes = {}): Fact[] {
  return columnsOf(well)
    .filter(({ column }) => column in well && !leftOut.includes(column))
    .map(({ label, value }) => ({ label, value: value || (isMissingSaid ? 'N/A' : '') }))
    .filter(({ value }) => value !== '');
}

function columnsOf(well: KnownWell) {
  const { drilled_date, well_depth_ft, lat_dd, lon_dd } = well;
  const depth = well_depth_ft == null ? '' : `${well_depth_ft.toLocaleString('en-US')} ft`;
  const place =
    lat_dd === undefined || lon_dd === undefined ? '' : formatPlace({ latitude: lat_dd, longitude: lon_dd });
  return [
    ...Object.entries(words).map(([column, label]) => ({
      column,
      label,
      value: well[column as keyof typeof words]?.trim(),
    })),
    { column: 'drilled_date', label: 'Drilled', value: drilled_date && formatDate(drilled_date) },
    { column: 'well_depth_ft', label: 'Depth', value: depth },
    { column: 'lat_dd', label: 'Coordinates', value: place },
  ];
}

/** '2019-06-02' as '06/02/2019'. */
const formatDate = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** What is true of a well, as short words. */
export function truthsOf(well: KnownWell): string[] {
  return Object.entries(truths)
    .filter(([column]) => well[column as keyof typeof truths])
    .map(([, label]) => label);
}

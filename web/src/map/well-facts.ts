import type { MapWell } from '@artesian/contract/map';
import { formatPlace } from './coordinates.ts';

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

/** What a popup says of a well, in words. What is not known is left out. */
export function factsOf(well: KnownWell): Fact[] {
  const said = Object.entries(words).map(([column, label]) => ({ label, value: well[column as keyof typeof words] }));
  return [...said, ...measuresOf(well)].filter((fact): fact is Fact => Boolean(fact.value?.trim()));
}

function measuresOf({ drilled_date, well_depth_ft, lat_dd, lon_dd }: KnownWell) {
  const place = lat_dd !== undefined && lon_dd !== undefined && { latitude: lat_dd, longitude: lon_dd };
  return [
    { label: 'Drilled', value: drilled_date && formatDate(drilled_date) },
    { label: 'Depth', value: well_depth_ft == null ? '' : `${well_depth_ft.toLocaleString('en-US')} ft` },
    { label: 'Coordinates', value: place ? formatPlace(place) : '' },
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

/** What a popup says of another shape: its properties, but for those the layer leaves out and those that say nothing. */
export function factsOfShape(properties: Readonly<Record<string, unknown>>, leftOut: readonly string[]): Fact[] {
  return Object.entries(properties)
    .filter(([name, value]) => !leftOut.includes(name) && value != null && value !== '')
    .map(([name, value]) => ({ label: labelOf(name), value: wordOf(value) }));
}

/** 'zone_name' as 'Zone name'. */
const labelOf = (name: string) => {
  const label = name.replaceAll('_', ' ').trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
};

const wordOf = (value: unknown) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));

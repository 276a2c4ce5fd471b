import type { FocusEndpoint } from './query-and-download.ts';

/** Yes, no, or as it may be. */
export type ThreeState = boolean | null;

/** A box that asks for yes, for no, or for nothing (spec 2 §4). */
export interface FlagFilter {
  column: string;
  label: string;
  atFirst: ThreeState;
}

/** Several of a list; what it offers is `fetch-data-input/q-d-list-{list}`. */
export interface ListFilter {
  column: string;
  label: string;
  list: string;
}

/** Columns that are downloaded or left out together: `fields` by their names, `patterns` by what their names begin with. */
export interface Inclusion {
  name: string;
  label: string;
  fields: readonly string[];
  patterns: readonly string[];
}

/** One thing that is asked for, with everything that narrows it (spec 2 §3). */
export interface Focus {
  name: string;
  title: string;
  endpoint: FocusEndpoint;
  /** What names its records in a selection. */
  key: string;
  /** What a person knows a record by; without, records are not picked. */
  label?: string;
  /** What one of its records is called, and several. */
  words: readonly [one: string, many: string];
  flags: readonly FlagFilter[];
  lists: readonly ListFilter[];
  inclusions: readonly Inclusion[];
  /** Whether its rows have a place: `loc_lat_dd` and `loc_lon_dd`. */
  hasPlace: boolean;
}

const flag = (column: string, label: string, atFirst: ThreeState = null): FlagFilter => ({ column, label, atFirst });
const list = (column: string, label: string): ListFilter => ({ column, label, list: column.replaceAll('_', '-') });
const fields = (name: string, label: string, ...columns: string[]): Inclusion => ({
  name,
  label,
  fields: columns,
  patterns: [],
});
const beginningWith = (name: string, label: string, ...patterns: string[]): Inclusion => ({
  name,
  label,
  fields: [],
  patterns,
});

const wells: Focus = {
  name: 'wells',
  title: 'Wells',
  endpoint: 'q-d-data-wells',
  key: 'well_ndx',
  label: 'well_id',
  words: ['well', 'wells'],
  flags: [
    flag('is_permitted', 'Is Permitted'),
    flag('in_district', 'In District'),
    flag('has_production_data', 'Has Production Data'),
    flag('has_geo_log', 'Has Geologic Log'),
  ],
  lists: [
    list('well_class', 'Well Classification'),
    list('well_subclass', 'Well Sub-Class'),
    list('well_primary_use', 'Primary Use'),
    list('well_status', 'Well Status'),
    list('well_monitoring_status', 'Monitoring Status'),
    list('well_secondary_use', 'Secondary Use'),
    list('loc_district', 'District'),
    list('loc_county', 'County'),
    list('loc_mgmtzone', 'Management Zone'),
    list('hyg_aquifer_group', 'Aquifer Group'),
  ],
  inclusions: [
    beginningWith('owner', 'Owner Info', 'owner_'),
    beginningWith('permit', 'Permit Info', 'permit_'),
    beginningWith('location', 'Location Info', 'loc_'),
    beginningWith('drilling', 'Drilling/Plugging Info', 'dr_'),
    beginningWith('hydrogeologic', 'Hydrogeologic Info', 'hyg_'),
  ],
  hasPlace: true,
};

const permits: Focus = {
  name: 'permits',
  title: 'Permits',
  endpoint: 'q-d-data-permits',
  key: 'permit_ndx',
  label: 'permit_number',
  words: ['permit', 'permits'],
  flags: [flag('is_active', 'Is Active', true), flag('is_deleted', 'Is Deleted', false)],
  lists: [
    list('permit_permitgroup_tier', 'Permit Group Tier'),
    list('permit_status', 'Permit Status'),
    list('permit_type', 'Permit Type'),
    list('permit_allocation_dist_type', 'Allocation Distribution Type'),
    list('permit_aquifer_group', 'Aquifer Group'),
    list('permit_primary_use', 'Primary Use'),
  ],
  inclusions: [
    beginningWith('permittee', 'Permittee Contact Info', 'permittee_'),
    beginningWith('alternate', 'Alternate Contact Info', 'alternate_'),
    beginningWith('billing', 'Billing Contact Info', 'billing_'),
    beginningWith('meter', 'Meter Readings Contact Info', 'meter_'),
    fields('past', 'Past Permittees', 'past_permittees'),
    fields('wells', 'Associated Wells', 'associated_wells'),
    fields('meters', 'Associated Meters', 'associated_meters'),
    beginningWith('allocations', 'Monthly Allocations', 'alloc_'),
    beginningWith('legacy', 'Legacy Identities', 'legacy_'),
  ],
  hasPlace: false,
};

const owners: Focus = {
  name: 'owners',
  title: 'Owners',
  endpoint: 'q-d-data-owners',
  key: 'rolo_ndx',
  label: 'owner_name',
  words: ['owner', 'owners'],
  flags: [
    flag('is_permitee', 'Is Permittee'),
    flag('is_alternate_contact', 'Is Alternate Contact'),
    flag('is_billing_contact', 'Is Billing Contact'),
    flag('is_meter_contact', 'Is Meter Readings Contact'),
  ],
  lists: [],
  inclusions: [
    fields('address', 'Address', 'address'),
    fields('email', 'Email', 'email'),
    fields('phone', 'Phone', 'phone'),
    fields('wells', 'Associated Wells', 'associated_wells'),
    fields('permits', 'Associated Permits', 'associated_permits'),
  ],
  hasPlace: false,
};

const meters: Focus = {
  name: 'meters',
  title: 'Meters',
  endpoint: 'q-d-data-meters',
  key: 'meter_ndx',
  label: 'meter_id',
  words: ['meter', 'meters'],
  flags: [flag('is_active_permit', 'Has Active Permit')],
  lists: [],
  inclusions: [
    fields('wells', 'Associated Wells', 'associated_wells'),
    fields('permits', 'Associated Permits', 'associated_permits'),
  ],
  hasPlace: false,
};

const pumpage: Focus = {
  name: 'pumpage',
  title: 'Pumpage',
  endpoint: 'q-d-data-pumpage',
  key: 'ndx',
  label: 'ui_label',
  words: ['month of a meter', 'months of meters'],
  flags: [],
  lists: [],
  inclusions: [fields('wells', 'Associated Wells', 'associated_wells')],
  hasPlace: false,
};

const measured = { flags: [], lists: [], inclusions: [], hasPlace: true } as const;

const waterQuality: Focus = {
  name: 'wQData',
  title: 'Water Quality',
  endpoint: 'q-d-data-wq-data',
  key: 'w_q_data_ndx',
  words: ['result', 'results'],
  ...measured,
};

const waterLevels: Focus = {
  name: 'wLData',
  title: 'Water Levels',
  endpoint: 'q-d-data-wl-data',
  key: 'w_l_data_ndx',
  words: ['water level', 'water levels'],
  ...measured,
};

/** In the order of their buttons. */
export const focuses: readonly [Focus, ...Focus[]] = [
  wells,
  permits,
  owners,
  meters,
  pumpage,
  waterQuality,
  waterLevels,
];

export const focusOfEndpoint = (endpoint: string): Focus => focuses.find((focus) => focus.endpoint === endpoint)!;

/** Whether the name of a column begins as one of these patterns says: `loc_`, also as `^loc_` or `loc_*`. */
export const matchesPattern = (patterns: readonly string[]) => {
  const beginnings = patterns.map((pattern) => pattern.replace(/^\^/, '').replace(/(\.?\*|%)$/, ''));
  return (column: string) => beginnings.some((beginning) => beginning !== '' && column.startsWith(beginning));
};

import { z } from 'zod';
import { view, type View } from '../language/view.ts';
import type { Lookup } from '../language/lookup.ts';

const words = z.string().nullable();
const number = z.number().nullable();
const day = z.iso.date().nullable();
const share = z.number();

const records = <S extends z.ZodRawShape>(
  endpoint: string,
  summary: string,
  declaration: Pick<View, 'ownedBy' | 'reads' | 'orderBy'> & {
    staffOnly?: readonly (keyof S & string)[];
    ownWords?: { readonly [column in keyof S & string]?: string };
    columns: S;
  },
) => {
  const { columns, staffOnly, ownWords, ...rest } = declaration;
  return view({
    path: `query-and-download/fetch-data-records/${endpoint}`,
    relation: endpoint.replaceAll('-', '_'),
    access: 'signed-in',
    summary,
    row: z.object(columns),
    ...rest,
    ...(staffOnly && { staffOnly: staffOnly as never }),
    ...(ownWords && { ownWords }),
  });
};

const lists = ['well_classes', 'well_subclasses', 'well_uses', 'well_statuses', 'monitoring_statuses', 'counties'];

/** The focuses of Query and Download: everything that a filter asks, an inclusion shows or a search reads is a column. */
const wells = records('q-d-data-wells', 'Wells to filter and download', {
  ownedBy: 'well_ndx',
  orderBy: ['well_id'],
  reads: [
    'wells',
    'contacts',
    'permits',
    'permit_wells',
    'meters',
    'meter_wells',
    'meter_readings',
    'drillers',
    ...lists,
  ],
  staffOnly: [
    'owner_name',
    'owner_organization',
    'owner_address',
    'owner_email',
    'owner_phone',
    'hyg_aquifer',
    'hyg_aquifer_setting',
  ],
  ownWords: {
    permit_numbers: 'own_permit_numbers($1, well_ndx)',
    permit_names: 'own_permit_names($1, well_ndx)',
  },
  columns: {
    well_ndx: z.int(),
    well_id: z.string(),
    state_well_num: words,
    well_name: words,
    is_permitted: z.boolean(),
    in_district: z.boolean(),
    has_production_data: z.boolean(),
    has_geo_log: z.boolean(),
    well_class: words,
    well_subclass: words,
    well_primary_use: words,
    well_secondary_use: words,
    well_status: words,
    well_monitoring_status: words,
    owner_name: words,
    owner_organization: words,
    owner_address: words,
    owner_email: words,
    owner_phone: words,
    permit_numbers: words,
    permit_names: words,
    loc_address: words,
    loc_city: words,
    loc_county: words,
    loc_district: words,
    loc_mgmtzone: words,
    loc_lat_dd: z.number(),
    loc_lon_dd: z.number(),
    loc_elevation_ft: number,
    loc_tx_grid: words,
    dr_driller: words,
    dr_drilled_date: day,
    dr_well_depth_ft: number,
    dr_bore_diam_in: number,
    dr_pump_depth_ft: number,
    dr_pump_gpm: number,
    dr_plugging_date: day,
    hyg_aquifer_group: words,
    hyg_aquifer: words,
    hyg_aquifer_completion: words,
    hyg_aquifer_setting: words,
    hyg_formation: words,
    hyg_watershed: words,
  },
});

const contactOf = <const P extends string>(prefix: P) =>
  ({
    [`${prefix}_name`]: words,
    [`${prefix}_organization`]: words,
    [`${prefix}_address`]: words,
    [`${prefix}_email`]: words,
    [`${prefix}_phone`]: words,
  }) as Record<`${P}_${'name' | 'organization' | 'address' | 'email' | 'phone'}`, typeof words>;

const permitContacts = {
  ...contactOf('permittee'),
  ...contactOf('alternate'),
  ...contactOf('billing'),
  ...contactOf('meter'),
  past_permittees: words,
};

const permits = records('q-d-data-permits', 'Permits to filter and download', {
  ownedBy: 'permit_ndx',
  orderBy: ['permit_number'],
  reads: [
    'permits',
    'permit_groups',
    'permit_types',
    'permit_statuses',
    'permit_distributions',
    'permit_amendments',
    'contacts',
    'permit_wells',
    'meters',
    'meter_wells',
    'wells',
  ],
  staffOnly: Object.keys(permitContacts) as (keyof typeof permitContacts)[],
  columns: {
    permit_ndx: z.int(),
    permit_number: z.string(),
    permit_name: words,
    is_active: z.boolean(),
    is_deleted: z.boolean(),
    permit_permitgroup: words,
    permit_permitgroup_tier: words,
    permit_status: words,
    permit_type: words,
    permit_allocation_dist_type: words,
    permit_aquifer_group: words,
    permit_primary_use: words,
    permit_year: z.int(),
    authorized_volume_gal: z.int(),
    ...permitContacts,
    associated_wells: words,
    associated_meters: words,
    alloc_january: share,
    alloc_february: share,
    alloc_march: share,
    alloc_april: share,
    alloc_may: share,
    alloc_june: share,
    alloc_july: share,
    alloc_august: share,
    alloc_september: share,
    alloc_october: share,
    alloc_november: share,
    alloc_december: share,
    legacy_permit_number: words,
  },
});

/**
 * Owners are contacts; a Well Owner sees those that their own permits belong to, but not what else such a contact has:
 * that may be of other accounts.
 */
const owners = records('q-d-data-owners', 'Owners to filter and download', {
  ownedBy: 'rolo_ndx',
  orderBy: ['owner_name', 'rolo_ndx'],
  reads: ['contacts', 'permits', 'wells'],
  staffOnly: ['associated_wells', 'associated_permits'],
  columns: {
    rolo_ndx: z.int(),
    owner_name: z.string(),
    organization: words,
    is_permitee: z.boolean(),
    is_alternate_contact: z.boolean(),
    is_billing_contact: z.boolean(),
    is_meter_contact: z.boolean(),
    address: words,
    email: words,
    phone: words,
    associated_wells: words,
    associated_permits: words,
  },
});

const meters = records('q-d-data-meters', 'Meters to filter and download', {
  ownedBy: 'meter_ndx',
  orderBy: ['meter_id'],
  reads: ['meters', 'meter_wells', 'wells', 'permits', 'permit_wells'],
  ownWords: {
    associated_wells: 'own_wells_of_meter($1, meter_ndx)',
    associated_permits: 'own_permit_numbers_of_meter($1, meter_ndx)',
  },
  columns: {
    meter_ndx: z.int(),
    meter_id: z.string(),
    is_active: z.boolean(),
    is_active_permit: z.boolean(),
    meter_type: words,
    brand: words,
    meter_serial_number: words,
    joined_date: day,
    retired_date: day,
    associated_wells: words,
    associated_permits: words,
  },
});

/** Readings in gallons, a line for each month of each meter. */
const pumpage = records('q-d-data-pumpage', 'Pumpage to filter and download', {
  ownedBy: 'months',
  orderBy: ['meter_ndx', 'c_year', 'c_month'],
  reads: ['meter_readings', 'meters', 'meter_wells', 'wells'],
  ownWords: { associated_wells: 'own_wells_of_meter_in_month($1, meter_ndx, c_year, c_month)' },
  columns: {
    ndx: z.int(),
    ui_label: z.string(),
    meter_id: z.string(),
    c_year: z.int(),
    c_month: z.int(),
    fiscal_year: z.int(),
    gallons: z.int().nullable(),
    associated_wells: words,
  },
});

const waterQuality = records('q-d-data-wq-data', 'Water quality to download', {
  ownedBy: 'well_ndx',
  orderBy: ['well_id', 'collect_timestamp', 'parameter'],
  reads: ['water_quality_results', 'water_quality_samples', 'aqsci_parameters', 'wells'],
  columns: {
    w_q_data_ndx: z.int(),
    well_id: z.string(),
    collect_timestamp: z.iso.datetime({ offset: true }),
    parameter: z.string(),
    result_value: z.number(),
    unit: words,
    is_nondetect: z.boolean(),
    lab: words,
    source: words,
  },
});

const waterLevels = records('q-d-data-wl-data', 'Water levels to download', {
  ownedBy: 'well_ndx',
  orderBy: ['well_id', 'collect_timestamp'],
  reads: ['water_levels', 'wells'],
  columns: {
    w_l_data_ndx: z.int(),
    well_id: z.string(),
    collect_timestamp: z.iso.datetime({ offset: true }),
    dtw_ft: z.number(),
    water_elevation_ft: number,
    vertical_datum: words,
    is_pumping: z.boolean(),
    method: words,
    source: words,
    remarks: words,
  },
});

export const queryViews = [wells, permits, owners, meters, pumpage, waterQuality, waterLevels] as View[];

const choices = (name: string, table: string, value: string, label: string): Lookup => ({
  path: `query-and-download/fetch-data-input/q-d-list-${name}`,
  access: 'signed-in',
  table,
  value,
  label,
});

/** What the filters offer. */
export const queryLookups: Lookup[] = [
  choices('well-class', 'well_classes', 'well_class_ndx', 'well_class_name'),
  choices('well-subclass', 'well_subclasses', 'well_subclass_ndx', 'well_subclass_name'),
  choices('well-primary-use', 'well_uses', 'well_use_ndx', 'well_use_name'),
  choices('well-status', 'well_statuses', 'well_status_ndx', 'well_status_name'),
  choices('well-monitoring-status', 'monitoring_statuses', 'monitoring_status_ndx', 'monitoring_status_desc'),
  choices('well-secondary-use', 'well_uses', 'well_use_ndx', 'well_use_name'),
  choices('loc-district', 'districts', 'district_ndx', 'district_name'),
  choices('loc-county', 'counties', 'county_ndx', 'county_name'),
  choices('loc-mgmtzone', 'management_zones', 'mgmtzone_ndx', 'mgmtzone_name'),
  choices('hyg-aquifer-group', 'aquifer_groups', 'aquifer_group_ndx', 'aquifer_group_name'),
  choices('permit-permitgroup-tier', 'permit_tiers', 'permit_tier_ndx', 'permit_tier_name'),
  choices('permit-status', 'permit_statuses', 'permit_status_ndx', 'permit_status_desc'),
  choices('permit-type', 'permit_types', 'permit_type_ndx', 'permit_type_desc'),
  choices(
    'permit-allocation-dist-type',
    'allocation_distributions',
    'allocation_distribution_ndx',
    'allocation_distribution_desc',
  ),
  choices('permit-aquifer-group', 'aquifer_groups', 'aquifer_group_ndx', 'aquifer_group_name'),
  choices('permit-primary-use', 'well_uses', 'well_use_ndx', 'well_use_name'),
];

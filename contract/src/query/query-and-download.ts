import { count, decimal, flag, gallons, key, optional, percent, text, timestamp } from '../language/fields.ts';
import type { Lookup } from '../language/lookup.ts';
import { pick, type Fields } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { contactFields } from '../people/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { firstWells, wellFields, wellWords } from '../wells/fields.ts';

const words = (label: string) => optional(text(label));

const records = <F extends Fields>(
  endpoint: string,
  summary: string,
  declaration: Pick<View, 'ownedBy' | 'orderBy' | 'beginsUpTo'> & {
    staffOnly?: readonly (keyof F & string)[];
    ownWords?: { readonly [column in keyof F & string]?: string };
    columns: F;
  },
) => {
  const { columns, ...rest } = declaration;
  return view({
    path: `query-and-download/fetch-data-records/${endpoint}`,
    relation: endpoint.replaceAll('-', '_'),
    access: 'signed-in',
    summary,
    row: columns,
    someColumns: true,
    ...rest,
  });
};

/** The focuses of Query and Download: everything that a filter asks, an inclusion shows or a search reads is a column. */
const wells = records('q-d-data-wells', 'Wells to filter and download', {
  ownedBy: 'well_ndx',
  orderBy: ['well_id'],
  beginsUpTo: firstWells,
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
    well_ndx: wellFields.well_ndx,
    well_id: wellFields.district_well_id,
    ...pick(wellFields, 'state_well_num', 'well_name'),
    is_permitted: wellWords.is_permited,
    in_district: wellFields.in_district,
    has_production_data: wellWords.has_production_data,
    has_geo_log: wellFields.has_geo_log,
    ...pick(wellWords, 'well_class', 'well_subclass'),
    well_primary_use: wellWords.primary_use,
    well_secondary_use: wellWords.secondary_use,
    well_status: wellWords.well_status,
    well_monitoring_status: wellWords.monitoring_status,
    owner_name: words('Owner Name'),
    owner_organization: words('Owner Organization'),
    owner_address: words('Owner Address'),
    owner_email: words('Owner Email'),
    owner_phone: words('Owner Phone'),
    permit_numbers: words('Permit Numbers'),
    permit_names: words('Permit Names'),
    loc_address: wellWords.well_address,
    loc_city: wellFields.city,
    loc_county: wellWords.county,
    loc_district: wellWords.district,
    loc_mgmtzone: wellWords.management_zone,
    loc_lat_dd: wellFields.lat_dd,
    loc_lon_dd: wellFields.lon_dd,
    loc_elevation_ft: wellFields.elevation_ft,
    loc_tx_grid: wellFields.tx_grid,
    dr_driller: wellWords.driller_name,
    dr_drilled_date: wellWords.drilled_date,
    dr_drilled_year: wellWords.drilled_year,
    dr_well_depth_ft: wellFields.well_depth_ft,
    dr_bore_diam_in: optional(decimal('Bore Diameter', 'in')),
    dr_pump_depth_ft: wellFields.pump_depth_ft,
    dr_pump_gpm: optional(decimal('Flow Rate', 'gpm')),
    dr_plugging_date: wellFields.plugging_date,
    hyg_aquifer_group: permitFields.aquifer_group_name,
    hyg_aquifer: wellWords.aquifer,
    hyg_aquifer_completion: wellWords.aquifer_completion,
    hyg_aquifer_setting: wellWords.aquifer_setting,
    hyg_formation: words('Formation'),
    hyg_watershed: words('Watershed'),
  },
});

const contactOf = <const P extends string>(prefix: P, who: string) =>
  ({
    [`${prefix}_name`]: words(`${who} Name`),
    [`${prefix}_organization`]: words(`${who} Organization`),
    [`${prefix}_address`]: words(`${who} Address`),
    [`${prefix}_email`]: words(`${who} Email`),
    [`${prefix}_phone`]: words(`${who} Phone`),
  }) as Record<`${P}_${'name' | 'organization' | 'address' | 'email' | 'phone'}`, ReturnType<typeof words>>;

const permitContacts = {
  ...contactOf('permittee', 'Permittee'),
  ...contactOf('alternate', 'Alternate Contact'),
  ...contactOf('billing', 'Billing Contact'),
  ...contactOf('meter', 'Meter Readings Contact'),
  past_permittees: words('Past Permittees'),
};
const associated = { associated_wells: words('Associated Wells'), associated_permits: words('Associated Permits') };

const permits = records('q-d-data-permits', 'Permits to filter and download', {
  ownedBy: 'permit_ndx',
  orderBy: ['permit_number'],
  staffOnly: Object.keys(permitContacts) as (keyof typeof permitContacts)[],
  columns: {
    ...pick(permitFields, 'permit_ndx', 'permit_number', 'permit_name'),
    is_active: flag('Is Active'),
    is_deleted: flag('Is Deleted'),
    permit_permitgroup: permitFields.permit_group_name,
    permit_permitgroup_tier: permitFields.permit_tier_name,
    permit_status: permitFields.permit_status_desc,
    permit_type: permitFields.permit_type_desc,
    permit_allocation_dist_type: words('Allocation Distribution Type'),
    permit_aquifer_group: permitFields.aquifer_group_name,
    permit_primary_use: wellWords.primary_use,
    permit_year: permitFields.permit_year,
    volume_now_gal: count('Authorized Volume Now', 'gal', { meaning: 'Per year, as in effect this month.' }),
    ...pick(permitFields, 'coming_volume_gal', 'coming_volume_from'),
    ...permitContacts,
    associated_wells: associated.associated_wells,
    associated_meters: words('Associated Meters'),
    alloc_january: percent('January'),
    alloc_february: percent('February'),
    alloc_march: percent('March'),
    alloc_april: percent('April'),
    alloc_may: percent('May'),
    alloc_june: percent('June'),
    alloc_july: percent('July'),
    alloc_august: percent('August'),
    alloc_september: percent('September'),
    alloc_october: percent('October'),
    alloc_november: percent('November'),
    alloc_december: percent('December'),
    legacy_permit_number: permitFields.legacy_permit_number,
  },
});

/**
 * Owners are contacts; a Well Owner sees those that their own permits belong to, but not what else such a contact has:
 * that may be of other accounts.
 */
const owners = records('q-d-data-owners', 'Owners to filter and download', {
  ownedBy: 'rolo_ndx',
  orderBy: ['owner_name', 'rolo_ndx'],
  staffOnly: ['associated_wells', 'associated_permits'],
  columns: {
    rolo_ndx: contactFields.rolo_ndx,
    owner_name: text('Owner Name'),
    organization: contactFields.r_organization,
    is_permitee: contactFields.is_permitee,
    is_alternate_contact: flag('Is Alternate Contact'),
    is_billing_contact: flag('Is Billing Contact'),
    is_meter_contact: flag('Is Meter Readings Contact'),
    address: words('Address'),
    email: words('Email'),
    phone: words('Phone'),
    ...associated,
  },
});

const meters = records('q-d-data-meters', 'Meters to filter and download', {
  ownedBy: 'meter_ndx',
  orderBy: ['meter_id'],
  ownWords: {
    associated_wells: 'own_wells_of_meter($1, meter_ndx)',
    associated_permits: 'own_permit_numbers_of_meter($1, meter_ndx)',
  },
  columns: {
    ...pick(meterFields, 'meter_ndx', 'meter_id', 'is_active'),
    is_active_permit: flag('Has Active Permit'),
    ...pick(meterFields, 'meter_type', 'brand', 'meter_serial_number', 'joined_date', 'retired_date'),
    ...associated,
  },
});

/** Readings in gallons, a line for each month of each meter. */
export const pumpageRecords = records('q-d-data-pumpage', 'Pumpage to filter and download', {
  ownedBy: 'months',
  orderBy: ['meter_ndx', 'c_year', 'c_month'],
  ownWords: { associated_wells: 'own_wells_of_meter_in_month($1, meter_ndx, c_year, c_month)' },
  columns: {
    ndx: meterFields.meter_reading_ndx,
    ui_label: text('Meter and Month'),
    ...pick(meterFields, 'meter_id', 'c_year', 'c_month', 'fiscal_year'),
    gallons: optional(gallons('Pumped')),
    associated_wells: associated.associated_wells,
  },
});

const collected = {
  well_id: wellFields.district_well_id,
  collect_timestamp: timestamp('Collected'),
};
const whereCollected = { loc_lat_dd: wellFields.lat_dd, loc_lon_dd: wellFields.lon_dd };

const waterQuality = records('q-d-data-wq-data', 'Water quality to download', {
  ownedBy: 'well_ndx',
  orderBy: ['well_id', 'collect_timestamp', 'parameter'],
  columns: {
    w_q_data_ndx: key('Result'),
    ...collected,
    parameter: text('Parameter'),
    result_value: decimal('Result', '', { meaning: 'In the unit given beside it.' }),
    unit: words('Unit'),
    is_nondetect: flag('Non-Detect', { meaning: 'Less than the result, which is the detection limit.' }),
    lab: words('Laboratory'),
    source: words('Source'),
    ...whereCollected,
  },
});

const waterLevels = records('q-d-data-wl-data', 'Water levels to download', {
  ownedBy: 'well_ndx',
  orderBy: ['well_id', 'collect_timestamp'],
  columns: {
    w_l_data_ndx: key('Water Level'),
    ...collected,
    dtw_ft: decimal('Depth to Water', 'ft below land surface', { decimals: 2 }),
    water_elevation_ft: optional(decimal('Water Elevation', 'ft', { decimals: 2 })),
    vertical_datum: words('Vertical Datum'),
    is_pumping: flag('Measured while pumping'),
    method: words('Method'),
    source: words('Source'),
    remarks: words('Remarks'),
    ...whereCollected,
  },
});

/** What each focus reads, by the last part of its path. */
export const recordsOfFocus = {
  'q-d-data-wells': wells as View,
  'q-d-data-permits': permits as View,
  'q-d-data-owners': owners as View,
  'q-d-data-meters': meters as View,
  'q-d-data-pumpage': pumpageRecords as View,
  'q-d-data-wq-data': waterQuality as View,
  'q-d-data-wl-data': waterLevels as View,
} as const;
export type FocusEndpoint = keyof typeof recordsOfFocus;

export const queryViews: View[] = Object.values(recordsOfFocus);

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

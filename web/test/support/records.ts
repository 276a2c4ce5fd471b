import { accessTable } from '@artesian/contract/access';
import type { Row } from '@artesian/contract/language/register';
import type { Answers } from './fake-api.ts';

/** Everything that staff may call. */
export const staffCalls = [...accessTable].filter(([, access]) => access !== 'open').map(([call]) => call);

export const stamps = {
  version: 1,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'Avery Adams',
  updated_timestamp: null,
  updated_by: null,
};

/** A meter as the API answers it. */
export const meter = (changes: Partial<Row> = {}): Row => ({
  meter_ndx: 7,
  meter_id: 'M-007',
  is_active: true,
  setup_well_ndx: 11,
  joined_date: '2020-01-01',
  retired_date: null,
  start_reading: 0,
  shares_over_wells: false,
  meter_type: 'Turbine',
  brand: 'McCrometer',
  meter_serial_number: 'SN-1',
  replaces_meter_ndx: null,
  notes: null,
  ...stamps,
  ...changes,
});

/** A well as the API answers it. */
export const well = (changes: Partial<Row> = {}): Row => ({
  well_ndx: 11,
  district_well_id: 'BS-011',
  tx_grid: '58-50-3',
  state_well_num: null,
  well_name: 'Cedar Creek',
  well_name_logger: null,
  primary_use_ndx: 1,
  well_class_ndx: 999,
  well_subclass_ndx: 999,
  physical_location_address: null,
  city: 'Austin',
  contact_ndx: 5,
  lat_dd: 30.201,
  lon_dd: -97.78,
  elevation_ft: 612.5,
  elevation_source: null,
  is_published: true,
  removed: false,
  removed_timestamp: null,
  removed_by: null,
  ...stamps,
  ...changes,
});

/** A well as the list of wells management has it. */
export const listedWell = (changes: object = {}) => ({
  well_ndx: 11,
  well_class: 'Exempt',
  district_well_id: 'BS-011',
  well_name: 'Cedar Creek',
  is_published: true,
  in_district: true,
  is_permited: false,
  well_contact: 'Jordan Reyes',
  well_subclass: null,
  county: 'Travis',
  management_zone: null,
  district: null,
  qa_completion: 'Edwards',
  well_address: null,
  lat_dd: 30.201,
  lon_dd: -97.78,
  position: [-97.78, 30.201],
  removed: false,
  past_owners: 'Creek Ranch',
  concatenated_well_info: 'BS-011 Cedar Creek',
  ...changes,
});

/** A meter as the list of meters has it. */
export const listedMeter = (changes: object = {}) => ({
  meter_ndx: 7,
  meter_id: 'M-007',
  owner_info: 'Reyes Ranch',
  permit_name: 'P-0100',
  district_well_id: 'BS-011',
  is_active: true,
  joined_date: '2020-01-01',
  retired_date: null,
  meter_type: 'Turbine',
  brand: 'McCrometer',
  meter_serial_number: 'SN-1',
  notes: null,
  ...changes,
});

/** A meter among those that it replaced and that replaced it. */
export const chainedMeter = (changes: object = {}) => ({
  chained_meter_ndx: 7,
  meter_id: 'M-007',
  is_active: true,
  joined_date: '2020-01-01',
  retired_date: null,
  meter_serial_number: 'SN-1',
  replaces_meter_ndx: null,
  district_well_id: 'BS-011',
  dial: 'gal',
  start_reading: 0,
  last_reading: null,
  metered_gallons: 0,
  ...changes,
});

/** A contact as the API answers it. */
export const contact = (changes: Partial<Row> = {}): Row => ({
  rolo_ndx: 5,
  is_permitee: true,
  r_name: 'Jordan Reyes',
  r_organization: 'Reyes Ranch',
  r_email: null,
  r_phone: null,
  r_mailing_address: null,
  r_city: 'Austin',
  r_state: 'TX',
  r_zipcode: null,
  precinct_num: null,
  notes: null,
  removed: false,
  removed_timestamp: null,
  removed_by: null,
  ...stamps,
  ...changes,
});

/** Records in few words, as pickers read them. */
export const wellOption = (changes: object = {}) => ({
  well_ndx: 11,
  label: 'BS-011',
  known_by: 'Cedar Creek',
  removed: false,
  ...changes,
});
export const contactOption = (changes: object = {}) => ({
  rolo_ndx: 5,
  label: 'Jordan Reyes',
  known_by: 'Reyes Ranch · Austin',
  removed: false,
  ...changes,
});
export const meterOption = (changes: object = {}) => ({
  meter_ndx: 7,
  label: 'M-007',
  known_by: 'SN-1 · McCrometer',
  wells: [11],
  ...changes,
});

/** As one record is answered, with what the reader may do. */
export const open = (row: Row, may = { update: true, remove: true }): Row => ({ ...row, may });

/** A district of two wells, two meters and two contacts. */
export const district: Answers = {
  'GET /api/list-wells': [
    well(),
    well({ well_ndx: 12, district_well_id: 'BS-012', well_name: 'Onion Creek', is_published: false, city: 'Buda' }),
  ],
  'GET /api/ui-list-wm-wells': [
    listedWell(),
    listedWell({ well_ndx: 12, district_well_id: 'BS-012', well_name: 'Onion Creek', is_published: false }),
  ],
  'GET /api/ui-meters-management-top-table': [
    listedMeter(),
    listedMeter({
      meter_ndx: 8,
      meter_id: 'M-008',
      brand: 'Sensus',
      retired_date: '2024-06-30',
      is_active: false,
      owner_info: 'City of Buda',
    }),
  ],
  'GET /api/list-meters': [
    meter(),
    meter({ meter_ndx: 8, meter_id: 'M-008', brand: 'Sensus', retired_date: '2024-06-30', is_active: false }),
  ],
  'GET /api/list-rolodex': [contact(), contact({ rolo_ndx: 6, r_name: null, r_organization: 'City of Buda' })],
  'GET /api/ui-list-well-options': [
    wellOption(),
    wellOption({ well_ndx: 12, label: 'BS-012', known_by: 'Onion Creek' }),
  ],
  'GET /api/ui-list-contact-options': [
    contactOption(),
    contactOption({ rolo_ndx: 6, label: 'City of Buda', known_by: '' }),
  ],
  'GET /api/ui-list-meter-options': [
    meterOption(),
    meterOption({ meter_ndx: 8, label: 'M-008', known_by: 'SN-1 · Sensus' }),
  ],
  'GET /api/list-meters/7': open(meter()),
  'GET /api/ui-list-meter-chain/7': [chainedMeter()],
  'GET /api/ui-list-meter-chain-readings/7': [],
  'GET /api/list-wells/11': open(well()),
  'GET /api/list-rolodex/5': open(contact()),
  'GET /api/ui-list-wm-primary-well-use': [
    { well_use_ndx: 1, well_use_name: 'Domestic' },
    { well_use_ndx: 2, well_use_name: 'Irrigation' },
    { well_use_ndx: 999, well_use_name: 'Unset' },
  ],
  'GET /api/ui-list-wm-well-classification': [{ well_class_ndx: 1, well_class_name: 'Exempt' }],
  'GET /api/ui-list-wm-well-subclass': [{ well_subclass_ndx: 1, well_subclass_name: 'Household' }],
};

/** A document of well 11 as the API answers it. */
export const wellLog = {
  att_ndx: 4,
  well_ndx: 11,
  original_filename: 'log.pdf',
  system_filename: 'f4.pdf',
  system_filepath: '/api/files/f4.pdf',
  content_type: 'application/pdf',
  size_bytes: 250_000,
  tags: 1,
  notes: '',
  photo_gallery: false,
  photo_date: null,
  photo_taken_by: null,
  photo_lat_dd: null,
  photo_lon_dd: null,
  cannot_be_shown: false,
  added_by_name: 'Ada Administrator',
  version: 1,
  created_timestamp: '2026-02-03T18:04:00Z',
  created_by: 'demo|administrator',
  updated_timestamp: null,
  updated_by: null,
};

/** October 2025 of a well without a meter that nothing was entered of, as its group's entry lists it. */
export const unmeteredMonth = (well_ndx: number, changes: object = {}) => ({
  well_production_ndx: null,
  well_ndx,
  district_well_id: `W-${well_ndx}`,
  well_name: null,
  fiscal_year: 2026,
  c_year: 2025,
  c_month: 10,
  grouping_ndx: 3,
  grouping_name: 'Two Creeks',
  measuring_method_ndx: null,
  quantity: null,
  production_gallons: null,
  unit: null,
  gal_per_unit: null,
  applies: null,
  factors: [],
  mr_report_status_ndx: null,
  notes: null,
  version: null,
  is_metered: false,
  largest_monthly_gal: 1000,
  allowed_gal: 10_000,
  ...changes,
});

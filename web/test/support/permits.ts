import type { Row } from '@artesian/contract/language/register';
import type { Answers } from './fake-api.ts';
import { contactOption, open, wellOption } from './records.ts';

/** A permit as the list of permits management has it. */
export const listedPermit = (permit_ndx: number, permit_number: string, changes: object = {}) => ({
  permit_ndx,
  is_terminated: false,
  permit_number,
  legacy_permit_number: null,
  authorized_volume_gal: 12_000_000,
  volume_now_gal: 12_000_000,
  coming_volume_gal: null,
  coming_volume_from: null,
  permit_name: 'Onion Creek',
  owner_org: 'City of Buda',
  permit_type_ndx: 1,
  permit_type_desc: 'Historical',
  permit_status_ndx: 1,
  permit_status_desc: 'Active',
  aquifer_group_ndx: 1,
  aquifer_group_name: 'Edwards',
  owner_name: 'Jordan Reyes',
  primary_use_ndx: 4,
  allocation_distribution_ndx: 2,
  permit_group_name: null,
  removed: false,
  rolo_ndx: 5,
  secondary_use_ndx: 999,
  grouping_name: 'Onion Creek',
  permit_tier_name: 'Tier 1',
  aq_group_summary_name: 'Edwards',
  type_group: 'Historical',
  permit_status_group_name: 'In force',
  fiscal_years: [2025, 2026],
  ...changes,
});

const kept = {
  version: 1,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'Avery Adams',
  updated_timestamp: null,
  updated_by: null,
  removed: false,
  removed_timestamp: null,
  removed_by: null,
};

/** A permit as the API answers it. */
export const permit = (changes: object = {}): Row => ({
  permit_ndx: 1,
  permit_number: 'H12-24-1',
  is_terminated: false,
  start_date: '2024-01-01',
  permit_group_ndx: null,
  rolo_ndx: 5,
  permittee_add_new: false,
  tmp_permittee_name: null,
  tmp_permittee_organization: null,
  tmp_permittee_email: null,
  tmp_permittee_phone: null,
  tmp_permittee_address: null,
  tmp_permittee_city: null,
  tmp_permittee_state: null,
  tmp_permittee_zip: null,
  tmp_permittee_precinct_ndx: 999,
  permit_name: 'Onion Creek',
  legacy_permit_number: null,
  permit_year: 2024,
  permit_type_ndx: 1,
  new_number: false,
  permit_status_ndx: 1,
  ended_date: null,
  aquifer_group_ndx: 1,
  primary_use_ndx: 4,
  secondary_use_ndx: 999,
  allocation_distribution_ndx: 2,
  authorized_volume_gal: 12_000_000,
  volume_now_gal: 12_000_000,
  coming_volume_gal: null,
  coming_volume_from: null,
  special_provisions: null,
  notes: null,
  alternate_rolo_ndx: null,
  billing_rolo_ndx: null,
  meter_rolo_ndx: null,
  administrative_note: null,
  ...kept,
  ...changes,
});

/** A link of a well to permit 1. */
export const permitWell = (changes: object = {}): Row => ({
  ndx: 31,
  permit_ndx: 1,
  linked_well_identifier: 'BS-011 · Cedar Creek',
  well_ndx: 11,
  start_date: '2024-01-01',
  end_date: null,
  version: 1,
  created_timestamp: kept.created_timestamp,
  created_by: kept.created_by,
  updated_timestamp: null,
  updated_by: null,
  ...changes,
});

const statuses = ['Active', 'Pending', 'Retired', 'Inactive', 'Expired', 'Suspended', 'Terminated'];
const year = new Date().getFullYear();

/** Permit 1 with its well, among the lists that its form chooses from. */
export const permitOffice: Answers = {
  'GET /api/ui-list-permits-management-toptable': [listedPermit(1, 'H12-24-1'), listedPermit(2, 'B2-25')],
  'GET /api/list-permits/1': open(permit()),
  'GET /api/list-permits-associated-wells/1': [permitWell()],
  'GET /api/ui-list-permit-reserve/1': [],
  'GET /api/ui-list-permit-fact-changes/1': [],
  'GET /api/ui-list-permit-wells-counting-elsewhere/1': [],
  'GET /api/ui-list-permits-linked-wells/1': [{ well_ndx: 11, linked_well_identifier: 'BS-011 · Cedar Creek' }],
  'GET /api/ui-list-permit-assoc-permit-records/1': [
    { associated_permit_ndx: 2, associated_permits_info: 'B2-25 · Lone Star · Active' },
  ],
  'GET /api/ui-list-permits-linked-meters/1': [{ meter_ndx: 7, meter_id: 'M-007', is_active: true }],
  'GET /api/ui-lookup-new-permit-number-parts': [2024, year, year + 1].flatMap((permit_year) =>
    ['H', 'B'].map((permit_prefix, index) => ({
      permit_type_ndx: index + 1,
      permit_year,
      permit_prefix,
      permit_prefix_num: 13,
      permit_suffix: '1',
      permit_number: `${permit_prefix}13-${String(permit_year % 100).padStart(2, '0')}-1`,
    })),
  ),
  'GET /api/ui-list-permits-permit-types': [
    { permit_type_ndx: 1, permit_type_desc: 'Historical' },
    { permit_type_ndx: 2, permit_type_desc: 'Conditional B' },
  ],
  'GET /api/ui-list-permits-permit-status': statuses.map((permit_status_desc, index) => ({
    permit_status_ndx: index + 1,
    permit_status_desc,
  })),
  'GET /api/ui-list-permits-aquifer-groups': [{ aquifer_group_ndx: 1, aquifer_group_name: 'Edwards' }],
  'GET /api/ui-list-permits-uses': [
    { well_use_ndx: 4, well_use_name: 'Public Supply' },
    { well_use_ndx: 5, well_use_name: 'Irrigation' },
  ],
  'GET /api/list-allocation-distributions': [{ allocation_distribution_ndx: 2, allocation_distribution_desc: 'Even' }],
  'GET /api/ui-list-director-precincts': [{ precinct_ndx: 1, precinct_label: 'Precinct 1' }],
  'GET /api/ui-list-contact-options': [contactOption(), contactOption({ rolo_ndx: 6, label: 'City of Buda' })],
  'GET /api/ui-list-well-options': [wellOption(), wellOption({ well_ndx: 12, label: 'BS-012' })],
};

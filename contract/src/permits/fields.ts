import {
  count,
  date,
  flag,
  fraction,
  integer,
  key,
  list,
  longText,
  lookup,
  optional,
  reference,
  text,
  year,
} from '../language/fields.ts';
import { z } from 'zod';

const TAKEN_AWAY = 'The stage’s reduction of the month’s volume.';

/** The tier of permits without a group. */
export const WITHOUT_TIER = 0;

/** What is said of permits in more than one place, each with its one label (spec 3 §2 and 3). */
export const permitFields = {
  permit_ndx: key('Permit', 'list-permits'),
  permit_number: text('Permit Number', 40),
  legacy_permit_number: optional(text('Legacy Permit Number', 40)),
  permit_name: optional(text('Permit Name', 200)),
  permit_year: year('Permit Year'),
  permit_type_ndx: lookup('Permit Type', 'ui-list-permits-permit-types', { required: true }),
  permit_type_desc: optional(text('Permit Type')),
  permit_status_ndx: lookup('Permit Status', 'ui-list-permits-permit-status', { required: true }),
  permit_status_desc: optional(text('Permit Status')),
  permit_status_group_name: optional(text('Permit Status Group')),
  type_group: optional(text('Type Group', 40)),
  aquifer_group_ndx: lookup('Aquifer Group', 'ui-list-permits-aquifer-groups', { required: true }),
  aquifer_group_name: optional(text('Aquifer Group')),
  aq_group_summary_name: text('Aquifer', 80, {
    meaning: 'The name under which the aquifer group is counted in reports.',
  }),
  primary_use_ndx: lookup('Primary Use', 'ui-list-permits-uses', { required: true }),
  secondary_use_ndx: lookup('Secondary Use', 'ui-list-permits-uses'),
  allocation_distribution_ndx: lookup('Allocation Distribution Type', 'list-allocation-distributions'),
  authorized_volume_gal: count('Authorized Volume', 'gal', { meaning: 'In a year.' }),
  volume_now_gal: count('Volume Now', 'gal', { meaning: 'Per year, as in effect this month.' }),
  coming_volume_gal: optional(
    count('Coming Volume', 'gal', {
      meaning: 'Per year, after an amendment or other volume change that has not started yet.',
    }),
  ),
  coming_volume_from: optional(date('Coming Volume From', { meaning: 'The first day of the month when it starts.' })),
  special_provisions: optional(longText('Special Provisions')),
  notes: optional(longText('Notes')),
  is_terminated: flag('Inactive', { meaning: 'Its status ends the permit.' }),
  owner_name: optional(text('Contact')),
  rolo_ndx: optional(reference('Permittee', 'list-rolodex')),
  permit_group_ndx: key('Permit Group', 'list-permit-groups'),
  permit_group_name: optional(text('Permit Group')),
  permit_tier_ndx: lookup('Tier', 'ui-list-permit-tiers'),
  permit_tier_name: text('Tier'),
  grouping_ndx: key('Permit Owner/Group'),
  grouping_name: text('Permit Owner/Group', 200, { meaning: 'A permit group, or a permit without a group.' }),
  grouped_permits: list('Permits', z.int(), { to: 'list-permits' }),
  incomplete_permits: integer('Permits of Unknown Volume', {
    min: 0,
    meaning: 'Their monthly shares do not total 100 %, so their volume is unknown and missing from the sum.',
  }),
  start_date: date('Start Date', { usual: { from: '1950-01-01' } }),
  end_date: optional(date('End Date', { usual: { from: '1950-01-01' } })),
  d1_pump_reduction: fraction('Reduction in Stage 2', { meaning: TAKEN_AWAY }),
  d2_pump_reduction: fraction('Reduction in Stage 3', { meaning: TAKEN_AWAY }),
  d3_pump_reduction: fraction('Reduction in Stage 4', { meaning: TAKEN_AWAY }),
  d4_pump_reduction: fraction('Reduction in Stage 5', { meaning: TAKEN_AWAY }),
  exempt_up_to_gal: count('Exempt Up To', 'gal', {
    meaning: 'Permits with at most this yearly volume are not reduced; 0 means all are reduced.',
  }),
};

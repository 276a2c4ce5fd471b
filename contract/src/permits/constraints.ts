import type { ConstraintWords } from '../language/register.ts';
import { noMonth, noSuch, notBelowNothing, type WordsOfTables } from '../language/constraint-words.ts';

const changesYears = {
  field: 'from_year',
  message:
    'This changes how much permits were allowed in fiscal years that have started. Give a reason for the correction, or choose a later year.',
};

/** Rules that triggers hold, because they look at more than a row. */
export const permitRuleWords: ConstraintWords = {
  permit_facts_past_needs_reason: {
    message: 'This changes past months. Give a reason for the correction, or choose a later month.',
  },
  permit_group_tiers_past_needs_reason: {
    field: 'permit_tier_ndx',
    message: 'This changes fiscal years that have started. Give a reason for the correction, or choose a later year.',
  },
  report_periods_past_needs_reason: {
    field: 'from_year',
    message:
      'This changes which reports of fiscal years that have started were due. Give a reason for the correction, or choose a later year.',
  },
  permit_land_past_needs_reason: changesYears,
  land_allowances_past_needs_reason: changesYears,
  reserve_entries_past_needs_reason: {
    field: 'fiscal_year',
    message: 'This changes the reserve of a fiscal year that is over. Give a reason for the correction.',
  },
  closed_years_are_over: { field: 'fiscal_year', message: 'Only a fiscal year that is over can be closed.' },
  closed_years_are_counted: {
    field: 'fiscal_year',
    message: 'Figures for this year are being recalculated. Close the year when that is done.',
  },
  closed_years_hold: {
    message:
      'This changes a closed fiscal year. Give a reason for the correction to save it, or have the year reopened under Closed Years.',
  },
};

/** What to tell a person who breaks a rule of permits and of what belongs to them. */
export const permitConstraints: WordsOfTables = {
  permits: {
    permits_permit_number_unique: { field: 'permit_number', message: 'Another permit has this number.' },
    permits_year_has_four_digits: { field: 'permit_year', message: '*Requires 4 digits' },
    permits_volume_not_negative: notBelowNothing('authorized_volume_gal'),
    permits_end_after_start: { field: 'ended_date', message: 'A permit cannot end before it starts.' },
    permits_type_exists: noSuch('permit type', 'permit_type_ndx'),
    permits_status_exists: noSuch('permit status', 'permit_status_ndx'),
    permits_aquifer_group_exists: noSuch('aquifer group', 'aquifer_group_ndx'),
    permits_primary_use_exists: noSuch('use', 'primary_use_ndx'),
    permits_secondary_use_exists: noSuch('use', 'secondary_use_ndx'),
    permits_distribution_exists: noSuch('allocation distribution', 'allocation_distribution_ndx'),
    permits_permittee_exists: noSuch('contact', 'rolo_ndx'),
    permits_alternate_contact_exists: noSuch('contact', 'alternate_rolo_ndx'),
    permits_billing_contact_exists: noSuch('contact', 'billing_rolo_ndx'),
    permits_meter_contact_exists: noSuch('contact', 'meter_rolo_ndx'),
  },
  permit_facts: {
    permit_facts_permit_exists: noSuch('permit', 'permit_ndx'),
    permit_facts_type_exists: noSuch('permit type', 'permit_type_ndx'),
    permit_facts_status_exists: noSuch('permit status', 'permit_status_ndx'),
    permit_facts_aquifer_group_exists: noSuch('aquifer group', 'aquifer_group_ndx'),
    permit_facts_primary_use_exists: noSuch('use', 'primary_use_ndx'),
    permit_facts_secondary_use_exists: noSuch('use', 'secondary_use_ndx'),
    permit_facts_from_first_of_month: { message: 'A change takes effect on the first day of a month.' },
    permit_facts_twelve_shares: { message: 'A permit has twelve monthly shares, one for each month.' },
  },
  month_corrections: {
    month_corrections_permit_exists: noSuch('permit', 'permit_ndx'),
    month_corrections_once: { message: 'The month was already corrected at this time.' },
  },
  permit_wells: {
    permit_wells_permit_exists: noSuch('permit', 'permit_ndx'),
    permit_wells_well_exists: noSuch('well', 'well_ndx'),
    permit_wells_end_after_start: { field: 'end_date', message: 'A link cannot end before it starts.' },
    permit_wells_ranges_apart: {
      field: 'start_date',
      message: 'The well is already linked to the permit at this time.',
    },
  },
  permit_distributions: {
    permit_distributions_permit_exists: noSuch('permit', 'permit_ndx'),
    permit_distributions_month_in_range: noMonth('c_month'),
    permit_distributions_share_in_range: { field: 'alloc_percentage', message: 'Enter a share from 0 to 1.' },
    permit_distributions_once_a_month: { field: 'c_month', message: 'The permit already has a share for this month.' },
    permit_distributions_twelve: { message: 'A permit has twelve monthly shares, one for each month.' },
  },
  permit_amendments: {
    permit_amendments_permit_exists: noSuch('permit', 'permit_ndx'),
    permit_amendments_type_exists: noSuch('amendment type', 'pamend_type_ndx'),
    permit_amendments_status_exists: noSuch('amendment status', 'pamend_status_ndx'),
    permit_amendments_approval_body_exists: noSuch('approval body', 'approval_body_ndx'),
    permit_amendments_holder_exists: noSuch('contact', 'proposed_rolo_ndx'),
    permit_amendments_primary_use_exists: noSuch('use', 'proposed_primary_use_ndx'),
    permit_amendments_secondary_use_exists: noSuch('use', 'proposed_secondary_use_ndx'),
    permit_amendments_proposed_status_exists: noSuch('permit status', 'proposed_status_ndx'),
    permit_amendments_saved_holder_exists: noSuch('contact', 'saved_previous_rolo_ndx'),
    permit_amendments_saved_primary_use_exists: noSuch('use', 'saved_previous_primary_use_ndx'),
    permit_amendments_saved_secondary_use_exists: noSuch('use', 'saved_previous_secondary_use_ndx'),
    permit_amendments_saved_status_exists: noSuch('permit status', 'saved_previous_permit_status_ndx'),
    permit_amendments_approval_complete: {
      field: 'approval_date',
      message: 'An approved amendment needs its approval date and approval body.',
    },
    permit_amendments_volume_named: {
      field: 'proposed_volume_change',
      message: 'A volume change needs the number of gallons.',
    },
    permit_amendments_volume_adds_up: {
      field: 'new_volume',
      message: 'The new volume must equal the previous volume plus the change.',
    },
    permit_amendments_volume_not_negative: {
      field: 'proposed_volume_change',
      message: 'The change reduces the volume below 0.',
    },
  },
  permit_certificates: {
    permit_certificates_permit_exists: noSuch('permit', 'permit_ndx'),
    permit_certificates_file_exists: noSuch('document', 'att_ndx'),
    permit_certificates_file_once: { message: 'This document is already a certificate.' },
    permit_certificates_signed_copy_exists: noSuch('document', 'signed_att_ndx'),
    permit_certificates_signed_copy_once: { message: 'This document is already the signed copy of a certificate.' },
    permit_certificates_volume_not_negative: notBelowNothing('authorized_volume_gal'),
    permit_certificates_year_volume_not_negative: notBelowNothing('year_volume_gal'),
  },
  permit_renewals: {
    permit_renewals_permit_exists: noSuch('permit', 'permit_ndx'),
    permit_renewals_once_a_year: { message: 'The permit has been renewed for this fiscal year.' },
  },
  permit_groups: {
    permit_groups_named: { field: 'permit_group_name', message: '*Required field' },
    permit_groups_tier_exists: noSuch('tier', 'permit_tier_ndx'),
  },
  permit_group_tiers: {
    permit_group_tiers_group_exists: noSuch('permit group', 'permit_group_ndx'),
    permit_group_tiers_tier_exists: noSuch('tier', 'permit_tier_ndx'),
    permit_group_tiers_year_in_range: { message: 'A tier holds from a fiscal year up to 9999.' },
    permit_group_tiers_one_tier_a_year: { message: 'A permit group has one tier in a fiscal year.' },
  },
  permit_memberships: {
    permit_memberships_permit_exists: noSuch('permit', 'linked_permits'),
    permit_memberships_group_exists: noSuch('permit group', 'permit_group_ndx'),
    permit_memberships_year_has_four_digits: { field: 'fiscal_year', message: '*Requires 4 digits' },
    permit_memberships_one_group_a_year: { message: 'A permit can be in only one group in a fiscal year.' },
  },
  permit_types: {
    permit_types_described_once: { field: 'permit_type_desc', message: 'Another permit type has this description.' },
    permit_types_prefix_one_character: { field: 'permit_prefix', message: 'A prefix is exactly one character.' },
  },
  permit_type_reductions: {
    permit_type_reductions_type_exists: noSuch('permit type', 'permit_type_ndx'),
    permit_type_reductions_once_a_month: {
      field: 'holds_from',
      message: 'The permit type already has reductions from this month on.',
    },
    permit_type_reductions_from_first_of_month: {
      field: 'holds_from',
      message: 'Reductions take effect on the first day of a month.',
    },
    permit_type_reductions_exempt_not_negative: notBelowNothing('exempt_up_to_gal'),
    reduction_from_nothing_to_all: { message: 'Enter a reduction from 0 to 1.' },
  },
};

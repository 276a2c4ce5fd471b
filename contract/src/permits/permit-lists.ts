import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { choice, date, flag, gallons, integer, key, list, optional, text } from '../language/fields.ts';
import { pick, removal } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { contactFields } from '../people/fields.ts';
import { attachmentFields } from '../wells/attachment-fields.ts';
import { wellFields, wellWords } from '../wells/fields.ts';
import { permitFields } from './fields.ts';

/** What holds now of a volume, and what is coming. */
const volumesInTime = ['volume_now_gal', 'coming_volume_gal', 'coming_volume_from'] as const;
const ofOnePermit = z.object({ permit_ndx: recordNumber });
const ofOneContact = z.object({ rolo_ndx: recordNumber });
const linkedWell = { well_ndx: wellFields.well_ndx, linked_well_identifier: wellWords.linked_well_identifier };

/** The columns of permits management, and the words that its search reads. */
const managedPermit = {
  ...pick(
    permitFields,
    'permit_ndx',
    'is_terminated',
    'permit_number',
    'legacy_permit_number',
    'authorized_volume_gal',
    ...volumesInTime,
    'permit_name',
  ),
  owner_org: optional(text('Permittee')),
  ...pick(
    permitFields,
    'permit_type_ndx',
    'permit_type_desc',
    'permit_status_ndx',
    'permit_status_desc',
    'aquifer_group_ndx',
    'aquifer_group_name',
    'owner_name',
    'primary_use_ndx',
    'allocation_distribution_ndx',
    'permit_group_name',
  ),
  removed: removal.removed,
  ...pick(permitFields, 'rolo_ndx', 'secondary_use_ndx'),
  // What the dashboard sums permits by; nothing of those that were removed.
  grouping_name: optional(permitFields.grouping_name),
  permit_tier_name: optional(permitFields.permit_tier_name),
  aq_group_summary_name: optional(permitFields.aq_group_summary_name),
  ...pick(permitFields, 'type_group', 'permit_status_group_name'),
  fiscal_years: list('Fiscal Years', z.int(), {
    meaning: 'Fiscal years in which it is in force for at least one month, through the current one.',
  }),
};

export const managedPermits = view({
  path: 'ui-list-permits-management-toptable',
  access: 'staff',
  summary: 'Every permit, including removed and ended ones',
  orderBy: ['permit_number'],
  row: managedPermit,
});

/** Not in the specification: the path with a year is ours. */
export const permitsManagedInYear = view({
  path: 'ui-list-permits-management-toptable',
  relation: 'permits_managed_in_years',
  access: 'staff',
  summary:
    'The permits that count in a fiscal year, through the current one, in that year’s groups: the basis of its reports',
  by: z.object({ fiscal_year: recordNumber }),
  orderBy: ['permit_number'],
  row: {
    ...managedPermit,
    // Known of every permit that counts.
    ...pick(permitFields, 'grouping_name', 'permit_tier_name', 'aq_group_summary_name'),
    type_group: text('Type Group', 40),
    permitted_gal: optional(gallons('Permitted', { meaning: 'In the fiscal year.' })),
  },
});

const shortPermit = {
  ...pick(
    permitFields,
    'permit_ndx',
    'permit_number',
    'permit_name',
    'permit_status_desc',
    'permit_type_desc',
    'authorized_volume_gal',
    ...volumesInTime,
  ),
  permit_name_for_groups_management: text('Permit', 400, { meaning: 'Number, name and permittee in one line.' }),
};

/** Not in the specification: the path is ours. */
export const permitVolumes = view({
  path: 'ui-list-permit-volumes',
  access: 'staff',
  summary: 'The volume of a permit this month, and in each later month in which it changes',
  by: ofOnePermit,
  orderBy: ['holds_from'],
  row: {
    permit_ndx: permitFields.permit_ndx,
    holds_from: date('Holds From', { meaning: 'The first day of a month.' }),
    authorized_volume_gal: permitFields.authorized_volume_gal,
  },
});

/** What of a permit has a month that it holds from. */
export const datedFacts = [
  'permit_type_ndx',
  'permit_status_ndx',
  'aquifer_group_ndx',
  'primary_use_ndx',
  'secondary_use_ndx',
  'authorized_volume_gal',
] as const;

/** Not in the specification: the path is ours. */
export const permitFactChanges = view({
  path: 'ui-list-permit-fact-changes',
  access: 'staff',
  summary:
    'Months in which a permit’s volume, type, status, aquifer group, use or shares change, including future ones; newest first',
  by: ofOnePermit,
  orderBy: ['holds_from desc', 'field'],
  row: {
    permit_ndx: permitFields.permit_ndx,
    field: choice('Fact', datedFacts),
    holds_from: date('Holds From', { meaning: 'The first day of a month.' }),
    value: integer('Value', { max: Number.MAX_SAFE_INTEGER, meaning: 'As stored in the permit field.' }),
    words: optional(text('Value in Words')),
    words_before: optional(text('Before')),
    is_last: flag('Decided Last', { meaning: 'No later change of this value.' }),
  },
});

/** Not in the specification: the path is ours. */
export const tiersOfGroup = view({
  path: 'ui-list-permit-group-tiers',
  access: 'staff',
  summary: 'Tiers of a permit group by fiscal year, including future ones; newest first',
  by: z.object({ permit_group_ndx: recordNumber }),
  orderBy: ['from_year desc'],
  row: {
    permit_group_ndx: permitFields.permit_group_ndx,
    permit_tier_ndx: permitFields.permit_tier_ndx,
    permit_tier_name: permitFields.permit_tier_name,
    from_year: integer('From Fiscal Year', { meaning: '0 where it has held since ever.' }),
    to_year: integer('Through Fiscal Year', { meaning: '9999 where it holds on.' }),
  },
});

/** Permits to choose from, for the groups and for the accounts of owners. */
export const activePermits = view({
  path: 'ui-list-permits-active',
  access: 'staff',
  summary: 'Permits that have neither ended nor been removed',
  orderBy: ['permit_number'],
  row: shortPermit,
});

export const permitsOfGroup = view({
  path: 'ui-list-permits',
  access: 'staff',
  summary: 'The permits of a group in the current fiscal year',
  by: z.object({ permit_group_ndx: recordNumber }),
  orderBy: ['permit_number'],
  row: shortPermit,
});

/** Not in the specification: the path with a year is ours. */
export const permitsOfGroupInYear = view({
  path: 'ui-list-permits',
  relation: 'permits_of_groups_by_year',
  access: 'staff',
  summary: 'The permits of a group in a fiscal year, at most the next one',
  by: z.object({ permit_group_ndx: recordNumber, fiscal_year: recordNumber }),
  orderBy: ['permit_number'],
  row: shortPermit,
});

export const linkedWells = view({
  path: 'ui-list-permits-linked-wells',
  access: 'staff',
  summary: 'The wells under a permit today',
  by: ofOnePermit,
  orderBy: ['linked_well_identifier'],
  row: linkedWell,
});

/** Not in the specification: the path is ours. */
export const wellsCountingElsewhere = view({
  path: 'ui-list-permit-wells-counting-elsewhere',
  access: 'staff',
  summary: 'Wells of a permit whose water counts toward another permit, because they were linked to it first',
  by: ofOnePermit,
  orderBy: ['district_well_id', 'from_month', 'ndx'],
  row: {
    ndx: key('Link'),
    well_ndx: wellFields.well_ndx,
    district_well_id: wellFields.district_well_id,
    counting_permit_ndx: permitFields.permit_ndx,
    counting_permit_number: permitFields.permit_number,
    counting_link_ndx: key('Other Link'),
    counting_link_version: integer('Version of the Other Link'),
    from_month: date('From', { meaning: 'The first day of the first month in which both permits are in force.' }),
    to_day: optional(date('Through', { meaning: 'Empty while it continues.' })),
    other_could_end: optional(
      date('Other Could End', { meaning: 'The day before this link starts; empty if both start on the same day.' }),
    ),
  },
});

export const permitsOfSameHolder = view({
  path: 'ui-list-permit-assoc-permit-records',
  access: 'staff',
  summary: 'Other permits of the same permittee',
  by: ofOnePermit,
  orderBy: ['associated_permits_info'],
  row: { associated_permit_ndx: permitFields.permit_ndx, associated_permits_info: text('Permit') },
});

export const linkedMeters = view({
  path: 'ui-list-permits-linked-meters',
  access: 'staff',
  summary: 'The meters on the wells under a permit today',
  by: ofOnePermit,
  orderBy: ['meter_id'],
  row: pick(meterFields, 'meter_ndx', 'meter_id', 'is_active'),
});

export const wellsOfContact = view({
  path: 'ui-list-rolo-linked-wells',
  access: 'staff',
  summary: 'The wells linked to a contact',
  by: ofOneContact,
  orderBy: ['linked_well_identifier'],
  row: { ...linkedWell, ...pick(wellFields, 'lat_dd', 'lon_dd') },
});

export const permitsOfContact = view({
  path: 'ui-list-rolo-linked-permits',
  access: 'staff',
  summary: 'The permits that a contact holds or is listed in',
  by: ofOneContact,
  orderBy: ['linked_permit_identifier'],
  row: { permit_ndx: permitFields.permit_ndx, linked_permit_identifier: text('Permit') },
});

export const endedStatuses = view({
  path: 'ui-list-permits-permit-status-retired',
  access: 'staff',
  summary: 'Statuses that end a permit',
  orderBy: ['permit_status_ndx'],
  row: { permit_status_ndx: key('Permit Status'), permit_status_desc: text('Permit Status') },
});

export const documentTags = view({
  path: 'ui-list-permit-attachment-tags',
  access: 'staff',
  summary: 'Types of permit documents',
  orderBy: ['att_tag_text'],
  row: pick(attachmentFields, 'att_tag_ndx', 'att_tag_text'),
});

const contactToChoose = pick(
  contactFields,
  'rolo_ndx',
  'r_name',
  'r_organization',
  'is_permitee',
  'concatenated_contact_info',
);

export const contactsToChoose = view({
  path: 'ui-list-permit-rolo-records',
  access: 'staff',
  summary: 'Contacts who can hold a permit',
  orderBy: ['concatenated_contact_info nulls first', 'rolo_ndx'],
  row: contactToChoose,
});

/** `amendment` is a pamend_ndx, or 0 for a new one. With removed contacts that the amendment or its permit names. */
export const contactsForAmendment = view({
  path: 'ui-list-permit-rolo-records',
  relation: 'permit_holders_to_choose',
  access: 'staff',
  summary: 'Contacts to whom an amendment can transfer a permit',
  by: z.object({ amendment: recordNumber }),
  orderBy: ['concatenated_contact_info', 'rolo_ndx'],
  // Nobody, who has no words, is no holder.
  row: { ...contactToChoose, concatenated_contact_info: text('Contact in One Line') },
});

export const permitListViews = [
  managedPermits,
  permitVolumes,
  permitFactChanges,
  tiersOfGroup,
  permitsManagedInYear,
  activePermits,
  permitsOfGroup,
  permitsOfGroupInYear,
  linkedWells,
  wellsCountingElsewhere,
  permitsOfSameHolder,
  linkedMeters,
  wellsOfContact,
  permitsOfContact,
  endedStatuses,
  documentTags,
  contactsToChoose,
  contactsForAmendment,
] as View[];

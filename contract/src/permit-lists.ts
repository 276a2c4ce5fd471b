import { z } from 'zod';
import { recordNumber, view, type View } from './endpoint.ts';
import { kept, removal } from './register.ts';

const words = z.string().nullable();
const ofOnePermit = z.object({ permit_ndx: recordNumber });
const ofOneContact = z.object({ rolo_ndx: recordNumber });

/** Tables that the words of a listed permit come from. */
const permitWords = [
  'permits',
  'permit_types',
  'permit_statuses',
  'permit_groups',
  'aquifer_groups',
  'contacts',
] as const;

/** The columns of permits management, and the words that its search reads. */
const managedPermits = view({
  path: 'ui-list-permits-management-toptable',
  access: 'staff',
  summary: 'Every permit, with removed and ended ones',
  reads: [...permitWords, 'well_uses', 'allocation_distributions'],
  orderBy: ['permit_number'],
  row: z.object({
    permit_ndx: z.int(),
    is_terminated: z.boolean(),
    permit_number: z.string(),
    legacy_permit_number: words,
    authorized_volume_gal: z.int(),
    permit_name: words,
    owner_org: words,
    permit_type_ndx: z.int(),
    permit_type_desc: words,
    permit_status_ndx: z.int(),
    permit_status_desc: words,
    aquifer_group_ndx: z.int(),
    aquifer_group_name: words,
    owner_name: words,
    primary_use_ndx: z.int(),
    allocation_distribution_ndx: z.int(),
    permit_group_name: words,
    removed: z.boolean(),
    rolo_ndx: z.int().nullable(),
    secondary_use_ndx: z.int(),
  }),
});

const shortPermit = z.object({
  permit_ndx: z.int(),
  permit_number: z.string(),
  permit_name: words,
  permit_status_desc: words,
  permit_type_desc: words,
  authorized_volume_gal: z.int(),
  permit_name_for_groups_management: z.string(),
});

/** Permits to choose from, for the groups and for the accounts of owners. */
const activePermits = view({
  path: 'ui-list-permits-active',
  access: 'staff',
  summary: 'Permits that have neither ended nor been removed',
  reads: permitWords,
  orderBy: ['permit_number'],
  row: shortPermit,
});

const permitsOfGroup = view({
  path: 'ui-list-permits',
  access: 'staff',
  summary: 'The permits of a group',
  by: z.object({ permit_group_ndx: recordNumber }),
  orderBy: ['permit_number'],
  row: shortPermit,
});

const linkedWells = view({
  path: 'ui-list-permits-linked-wells',
  access: 'staff',
  summary: 'The wells that stand under a permit today',
  by: ofOnePermit,
  orderBy: ['linked_well_identifier'],
  row: z.object({ well_ndx: z.int(), linked_well_identifier: z.string() }),
});

const permitsOfSameHolder = view({
  path: 'ui-list-permit-assoc-permit-records',
  access: 'staff',
  summary: 'Other permits of the same permittee',
  by: ofOnePermit,
  orderBy: ['associated_permits_info'],
  row: z.object({ associated_permit_ndx: z.int(), associated_permits_info: z.string() }),
});

const linkedMeters = view({
  path: 'ui-list-permits-linked-meters',
  access: 'staff',
  summary: 'The meters on the wells that stand under a permit today',
  by: ofOnePermit,
  orderBy: ['meter_id'],
  row: z.object({ meter_ndx: z.int(), meter_id: z.string(), is_active: z.boolean() }),
});

const wellsOfContact = view({
  path: 'ui-list-rolo-linked-wells',
  access: 'staff',
  summary: 'The wells that a contact has to do with',
  by: ofOneContact,
  orderBy: ['linked_well_identifier'],
  row: z.object({ well_ndx: z.int(), linked_well_identifier: z.string() }),
});

const permitsOfContact = view({
  path: 'ui-list-rolo-linked-permits',
  access: 'staff',
  summary: 'The permits that a contact holds or is named in',
  by: ofOneContact,
  orderBy: ['linked_permit_identifier'],
  row: z.object({ permit_ndx: z.int(), linked_permit_identifier: z.string() }),
});

const permitGroup = z.object({
  permit_group_ndx: z.int(),
  permit_group_name: z.string(),
  permit_tier_ndx: z.int(),
  permit_tier_name: z.string(),
  notes: words,
  linked_permits: z.array(z.int()),
  ...removal,
  ...kept,
});

const permitGroups = view({
  path: 'list-permit-groups',
  access: 'staff',
  summary: 'Groups of permits that are reported together',
  reads: ['permit_groups', 'permits', 'permit_tiers'],
  orderBy: ['permit_group_name', 'permit_group_ndx'],
  row: permitGroup,
});

const onePermitGroup = view({
  path: 'list-permit-groups',
  access: 'staff',
  summary: 'One group of permits',
  by: z.object({ permit_group_ndx: recordNumber }),
  one: 'permit group',
  row: permitGroup,
});

const factor = z.number().min(0).max(1);

/** Each reduction is the fraction that a drought stage takes away from the month's volume. */
const permitTypes = view({
  path: 'list-permit-types',
  access: 'staff',
  summary: 'Types of permits and their reductions at each drought stage',
  reads: ['permit_types'],
  orderBy: ['permit_type_desc'],
  row: z.object({
    permit_type_ndx: z.int(),
    permit_type_desc: z.string(),
    permit_prefix: z.string().length(1),
    conditional: z.boolean(),
    d1_pump_reduction: factor,
    d2_pump_reduction: factor,
    d3_pump_reduction: factor,
    d4_pump_reduction: factor,
    ...kept,
  }),
});

/** Prefix, prefix number, '-', the year's last two digits, '-' and suffix make a number that no permit has yet. */
const permitNumberParts = view({
  path: 'ui-lookup-new-permit-number-parts',
  access: 'staff',
  summary: 'What the number of a new permit is made of, by type and year',
  reads: ['permits', 'permit_types'],
  orderBy: ['permit_type_ndx', 'permit_year'],
  row: z.object({
    permit_type_ndx: z.int(),
    permit_year: z.int(),
    permit_prefix: z.string().length(1),
    permit_prefix_num: z.int().positive(),
    permit_suffix: z.string(),
  }),
});

const endedStatuses = view({
  path: 'ui-list-permits-permit-status-retired',
  access: 'staff',
  summary: 'Statuses that end a permit',
  reads: ['permit_statuses'],
  orderBy: ['permit_status_ndx'],
  row: z.object({ permit_status_ndx: z.int(), permit_status_desc: z.string() }),
});

const documentTags = view({
  path: 'ui-list-permit-attachment-tags',
  access: 'staff',
  summary: 'What a document of a permit can be',
  reads: ['attachment_tags'],
  orderBy: ['att_tag_text'],
  row: z.object({ att_tag_ndx: z.int(), att_tag_text: z.string() }),
});

const contactToChoose = z.object({
  rolo_ndx: z.int(),
  r_name: words,
  r_organization: words,
  is_permitee: z.boolean(),
  concatenated_contact_info: words,
});

const contactsToChoose = view({
  path: 'ui-list-permit-rolo-records',
  access: 'staff',
  summary: 'Contacts that a permit may be given to',
  reads: ['contacts', 'permits'],
  orderBy: ['concatenated_contact_info nulls first', 'rolo_ndx'],
  row: contactToChoose,
});

/** `amendment` is a pamend_ndx. Without the permit's present holder: an amendment gives it to somebody else. */
const contactsForAmendment = view({
  path: 'ui-list-permit-rolo-records',
  relation: 'permit_holders_to_choose',
  access: 'staff',
  summary: 'Contacts that an amendment may give its permit to',
  by: z.object({ amendment: recordNumber }),
  orderBy: ['concatenated_contact_info', 'rolo_ndx'],
  row: contactToChoose,
});

export const permitListViews = [
  managedPermits,
  activePermits,
  permitsOfGroup,
  linkedWells,
  permitsOfSameHolder,
  linkedMeters,
  wellsOfContact,
  permitsOfContact,
  permitGroups,
  onePermitGroup,
  permitTypes,
  permitNumberParts,
  endedStatuses,
  documentTags,
  contactsToChoose,
  contactsForAmendment,
] as View[];

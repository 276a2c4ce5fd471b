import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';

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
export const managedPermits = view({
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
export const activePermits = view({
  path: 'ui-list-permits-active',
  access: 'staff',
  summary: 'Permits that have neither ended nor been removed',
  reads: permitWords,
  orderBy: ['permit_number'],
  row: shortPermit,
});

export const permitsOfGroup = view({
  path: 'ui-list-permits',
  access: 'staff',
  summary: 'The permits of a group',
  by: z.object({ permit_group_ndx: recordNumber }),
  orderBy: ['permit_number'],
  row: shortPermit,
});

export const linkedWells = view({
  path: 'ui-list-permits-linked-wells',
  access: 'staff',
  summary: 'The wells that stand under a permit today',
  by: ofOnePermit,
  orderBy: ['linked_well_identifier'],
  row: z.object({ well_ndx: z.int(), linked_well_identifier: z.string() }),
});

export const permitsOfSameHolder = view({
  path: 'ui-list-permit-assoc-permit-records',
  access: 'staff',
  summary: 'Other permits of the same permittee',
  by: ofOnePermit,
  orderBy: ['associated_permits_info'],
  row: z.object({ associated_permit_ndx: z.int(), associated_permits_info: z.string() }),
});

export const linkedMeters = view({
  path: 'ui-list-permits-linked-meters',
  access: 'staff',
  summary: 'The meters on the wells that stand under a permit today',
  by: ofOnePermit,
  orderBy: ['meter_id'],
  row: z.object({ meter_ndx: z.int(), meter_id: z.string(), is_active: z.boolean() }),
});

export const wellsOfContact = view({
  path: 'ui-list-rolo-linked-wells',
  access: 'staff',
  summary: 'The wells that a contact has to do with',
  by: ofOneContact,
  orderBy: ['linked_well_identifier'],
  row: z.object({ well_ndx: z.int(), linked_well_identifier: z.string() }),
});

export const permitsOfContact = view({
  path: 'ui-list-rolo-linked-permits',
  access: 'staff',
  summary: 'The permits that a contact holds or is named in',
  by: ofOneContact,
  orderBy: ['linked_permit_identifier'],
  row: z.object({ permit_ndx: z.int(), linked_permit_identifier: z.string() }),
});

export const endedStatuses = view({
  path: 'ui-list-permits-permit-status-retired',
  access: 'staff',
  summary: 'Statuses that end a permit',
  reads: ['permit_statuses'],
  orderBy: ['permit_status_ndx'],
  row: z.object({ permit_status_ndx: z.int(), permit_status_desc: z.string() }),
});

export const documentTags = view({
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

export const contactsToChoose = view({
  path: 'ui-list-permit-rolo-records',
  access: 'staff',
  summary: 'Contacts that a permit may be given to',
  reads: ['contacts', 'permits'],
  orderBy: ['concatenated_contact_info nulls first', 'rolo_ndx'],
  row: contactToChoose,
});

/** `amendment` is a pamend_ndx, or 0 for a new one. With removed contacts that the amendment or its permit names. */
export const contactsForAmendment = view({
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
  endedStatuses,
  documentTags,
  contactsToChoose,
  contactsForAmendment,
] as View[];

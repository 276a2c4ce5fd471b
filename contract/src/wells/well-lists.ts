import { called, flag, optional, position, text } from '../language/fields.ts';
import { removableOption } from '../language/options.ts';
import { pick, removal } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { contactFields } from '../people/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { dataQuality } from './data-quality.ts';
import { attachmentFields } from './attachment-fields.ts';
import { firstWells, wellFields, wellWords } from './fields.ts';

/** The columns of wells management, and what its search reads (`qa_completion` is the specification's spelling). */
export const managedWells = view({
  path: 'ui-list-wm-wells',
  access: 'staff',
  summary: 'Every well, including removed and unpublished ones',
  asTable: true,
  orderBy: ['district_well_id'],
  beginsUpTo: firstWells,
  row: {
    well_ndx: wellFields.well_ndx,
    well_class: called('Well Classification', wellWords.well_class),
    ...pick(wellFields, 'district_well_id', 'well_name'),
    is_published: called('Is Published', wellFields.is_published),
    in_district: wellFields.in_district,
    ...pick(wellWords, 'is_permited', 'well_contact'),
    well_subclass: called('Well Sub-Class', wellWords.well_subclass),
    ...pick(wellWords, 'county', 'management_zone', 'district'),
    qa_completion: wellWords.aquifer_completion,
    well_address: wellWords.well_address,
    ...pick(wellFields, 'lat_dd', 'lon_dd'),
    position: position('Position'),
    removed: removal.removed,
    past_owners: optional(text('Past Owners')),
    primary_use: wellWords.primary_use,
    aq_group_summary_name: optional(permitFields.aq_group_summary_name),
    is_non_exempt: flag('Non-Exempt', {
      meaning: 'Published, and not exempt, a monitoring well or a spring: it pumps under district permits.',
    }),
    concatenated_well_info: wellWords.concatenated_well_info,
  },
});

/** Every well in few words, for whoever names one in another record. */
export const wellOptions = view({
  path: 'ui-list-well-options',
  access: 'signed-in',
  summary: 'Wells, short list, including removed ones',
  ownedBy: 'well_ndx',
  staffOnly: ['known_by'],
  orderBy: ['label'],
  row: { well_ndx: wellFields.well_ndx, ...removableOption },
});

const wellToChoose = {
  ...pick(wellFields, 'well_ndx', 'district_well_id'),
  permit_name: optional(text('Permit Name', 200, { meaning: 'For the permits the well is under today.' })),
  well_name: wellFields.well_name,
  ...pick(wellWords, 'well_contact', 'well_class', 'well_subclass', 'management_zone', 'concatenated_well_info'),
};

/** Wells to choose from, for registrations and permits. */
export const wellRecords = view({
  path: 'ui-list-permit-well-records',
  access: 'staff',
  summary: 'Wells to choose from',
  orderBy: ['district_well_id'],
  row: wellToChoose,
});

/** The same for meters, by a name of their own. */
const wellRecordsForMeters = view({
  path: 'ui-list-meter-well-records',
  relation: 'ui_list_permit_well_records',
  access: 'staff',
  summary: 'Wells to choose from for a meter',
  orderBy: ['district_well_id'],
  row: wellToChoose,
});

/** Contacts to choose from. 999999 stands for no owner and has no words. */
export const contactRecords = view({
  path: 'ui-list-wm-rolo-records',
  access: 'staff',
  summary: 'Contacts to choose from',
  orderBy: ['r_name', 'r_organization', 'rolo_ndx'],
  row: pick(
    contactFields,
    'rolo_ndx',
    'r_name',
    'r_organization',
    'r_mailing_address',
    'r_email',
    'formatted_phones',
    'precinct_num',
    'is_permitee',
    'concatenated_contact_info',
  ),
});

/** What a file may be tagged with, by whether it is a photo of the gallery or a document. */
export const attachmentTags = view({
  path: 'ui-list-wm-attachment-tags',
  access: 'staff',
  summary: 'Tags for photos and documents',
  orderBy: ['att_tag_text', 'att_tag_ndx'],
  row: {
    ...pick(attachmentFields, 'att_tag_ndx', 'att_tag_text'),
    for_photos: flag('For Photos'),
    for_documents: flag('For Documents'),
    for_public: attachmentFields.for_public,
  },
});

/** A Well Owner sees the photos of the wells of their own permits; labels are those of the gallery (spec 2 §2). */
export const galleryPhotos = view({
  path: 'ui-list-wells-photo-attachments',
  access: 'signed-in',
  summary: 'Gallery photos, newest first',
  ownedBy: 'well_ndx',
  ownWords: { permits_info: 'own_permit_numbers($1, well_ndx)' },
  orderBy: ['att_ndx desc'],
  row: {
    att_ndx: attachmentFields.att_ndx,
    hyperlink: text('Picture', 200, { meaning: 'The address of the picture.' }),
    tag: optional(text('Tag')),
    ...pick(wellFields, 'well_ndx', 'district_well_id', 'well_name', 'is_published'),
    well_location_address: wellWords.well_address,
    well_class_name: wellWords.well_class,
    well_subclass_name: wellWords.well_subclass,
    permits_info: optional(text('Permit Info')),
    primary_use_group_desc: wellWords.primary_use,
    secondary_use_group_desc: wellWords.secondary_use,
    filename: attachmentFields.original_filename,
  },
});

export const wellListViews = [
  dataQuality,
  managedWells,
  wellOptions,
  wellRecords,
  wellRecordsForMeters,
  contactRecords,
  attachmentTags,
  galleryPhotos,
] as View[];

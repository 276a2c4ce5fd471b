import { z } from 'zod';
import { view, type View } from '../language/view.ts';
import { longitudeLatitude } from '../map/map.ts';

const words = z.string().nullable();

/** Tables that the words of a listed well come from. */
const wellWords = [
  'wells',
  'contacts',
  'permits',
  'permit_wells',
  'well_classes',
  'well_subclasses',
  'management_zones',
] as const;

/** The columns of wells management, and what its search reads (`qa_completion` is the specification's spelling). */
export const managedWells = view({
  path: 'ui-list-wm-wells',
  access: 'staff',
  summary: 'Every well, with removed and unpublished ones',
  reads: [...wellWords, 'counties', 'districts', 'aquifer_completions', 'well_contacts'],
  orderBy: ['district_well_id'],
  row: z.object({
    well_ndx: z.int(),
    well_class: words,
    district_well_id: z.string(),
    well_name: words,
    is_published: z.boolean(),
    in_district: z.boolean(),
    is_permited: z.boolean(),
    well_contact: words,
    well_subclass: words,
    county: words,
    management_zone: words,
    district: words,
    qa_completion: words,
    well_address: words,
    lat_dd: z.number(),
    lon_dd: z.number(),
    position: longitudeLatitude,
    removed: z.boolean(),
    past_owners: words,
    concatenated_well_info: z.string(),
  }),
});

/** Wells to choose from, for registrations and permits; `permit_name` is of the permits that the well stands under today. */
export const wellRecords = view({
  path: 'ui-list-permit-well-records',
  access: 'staff',
  summary: 'Wells to choose from',
  reads: wellWords,
  orderBy: ['district_well_id'],
  row: z.object({
    well_ndx: z.int(),
    district_well_id: z.string(),
    permit_name: words,
    well_name: words,
    well_contact: words,
    well_class: words,
    well_subclass: words,
    management_zone: words,
    concatenated_well_info: z.string(),
  }),
});

/** The same for meters, by a name of their own. */
const wellRecordsForMeters = view({
  path: 'ui-list-meter-well-records',
  relation: 'ui_list_permit_well_records',
  access: 'staff',
  summary: 'Wells to choose from for a meter',
  reads: wellWords,
  orderBy: ['district_well_id'],
  row: wellRecords.row,
});

/** Contacts to choose from. 999999 stands for no owner and has no words. */
export const contactRecords = view({
  path: 'ui-list-wm-rolo-records',
  access: 'staff',
  summary: 'Contacts to choose from',
  reads: ['contacts', 'permits'],
  orderBy: ['r_name', 'r_organization', 'rolo_ndx'],
  row: z.object({
    rolo_ndx: z.int(),
    r_name: words,
    r_organization: words,
    r_mailing_address: words,
    r_email: words,
    formatted_phones: words,
    precinct_num: z.int().nullable(),
    is_permitee: z.boolean(),
    concatenated_contact_info: words,
  }),
});

/** What a file may be tagged with, by whether it is a photo of the gallery or a document. */
export const attachmentTags = view({
  path: 'ui-list-wm-attachment-tags',
  access: 'staff',
  summary: 'Tags for photos and documents',
  reads: ['attachment_tags'],
  orderBy: ['att_tag_text', 'att_tag_ndx'],
  row: z.object({
    att_tag_ndx: z.int(),
    att_tag_text: z.string(),
    for_photos: z.boolean(),
    for_documents: z.boolean(),
  }),
});

/** A Well Owner sees the photos of the wells of their own permits; `hyperlink` is the address of the picture. */
export const galleryPhotos = view({
  path: 'ui-list-wells-photo-attachments',
  access: 'signed-in',
  summary: 'Photos of the gallery, the latest first',
  ownedBy: 'well_ndx',
  ownWords: { permits_info: 'own_permit_numbers($1, well_ndx)' },
  reads: [
    'attachments',
    'attachment_tags',
    'wells',
    'well_classes',
    'well_subclasses',
    'well_uses',
    'permits',
    'permit_wells',
  ],
  orderBy: ['att_ndx desc'],
  row: z.object({
    att_ndx: z.int(),
    hyperlink: z.string(),
    tag: words,
    district_well_id: z.string(),
    well_name: words,
    well_location_address: words,
    well_class_name: words,
    well_subclass_name: words,
    permits_info: words,
    primary_use_group_desc: words,
    secondary_use_group_desc: words,
    filename: z.string(),
  }),
});

export const wellListViews = [
  managedWells,
  wellRecords,
  wellRecordsForMeters,
  contactRecords,
  attachmentTags,
  galleryPhotos,
] as View[];

import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { flag, key } from '../language/fields.ts';
import { kept, pick, type Fields } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { attachmentFields } from './attachment-fields.ts';
import { wellFields } from './fields.ts';

const ofOneWell = z.object({ well_ndx: recordNumber });
const { well_ndx } = wellFields;

/** Rows of a table that belong to one well. */
const rowsOf = <F extends Fields>(path: string, summary: string, orderBy: string[], columns: F) =>
  view({ path, access: 'staff', summary, by: ofOneWell, orderBy, row: columns });

export const associatedPermits = rowsOf(
  'ui-list-wm-associated-permits',
  'All permits ever linked to a well, current ones first',
  ['is_current desc', 'permit_number'],
  {
    ...pick(permitFields, 'permit_ndx', 'permit_number'),
    is_current: flag('Is Current', { meaning: 'The well is under the permit today.' }),
  },
);

export const otherOwnerWells = rowsOf(
  'ui-list-wm-other-owner-wells',
  'Other wells of the same owner',
  ['district_well_id'],
  { other_well_ndx: well_ndx, district_well_id: wellFields.district_well_id },
);

export const associatedInspections = rowsOf(
  'ui-list-wm-associated-inspections',
  'Visits to a well, newest first',
  ['inspection_date desc', 'ir_ndx desc'],
  { ir_ndx: key('Inspection'), ...pick(wellFields, 'inspection_date', 'ir_type_desc', 'inspected_by') },
);

export const associatedActiveMeters = rowsOf(
  'ui-list-wm-associated-meters-active',
  'Meters that measure a well today',
  ['meter_id'],
  pick(meterFields, 'meter_ndx', 'meter_id'),
);

const attachment = {
  att_ndx: attachmentFields.att_ndx,
  well_ndx,
  ...pick(
    attachmentFields,
    'original_filename',
    'system_filename',
    'system_filepath',
    'content_type',
    'size_bytes',
    'tags',
    'notes',
    'photo_gallery',
    'photo_date',
    'photo_taken_by',
    'photo_lat_dd',
    'photo_lon_dd',
    'cannot_be_shown',
    'added_by_name',
  ),
  ...kept,
};

export const wellAttachments = rowsOf(
  'assoc-wells-to-attachments',
  'Photos and documents of a well, newest first',
  ['att_ndx desc'],
  attachment,
);

export const earlierWellAttachments = rowsOf(
  'assoc-wells-to-earlier-attachments',
  'Replaced versions of a well’s photos and documents, newest first',
  ['removed_timestamp desc', 'att_ndx desc'],
  { ...attachment, ...pick(attachmentFields, 'removed_timestamp', 'removed_by_name') },
);

/** What belongs to a well and is kept elsewhere (spec 2 §3). */
export const wellRelationViews = [
  associatedPermits,
  otherOwnerWells,
  associatedInspections,
  associatedActiveMeters,
  wellAttachments,
  earlierWellAttachments,
] as View[];

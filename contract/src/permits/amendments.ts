import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { date, gallons, key, longText, lookup, optional, reference, text } from '../language/fields.ts';
import { kept, pick, removal } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { permitFields } from './fields.ts';

const use = (label: string) => optional(lookup(label, 'ui-list-permits-uses'));
const status = (label: string) => optional(lookup(label, 'ui-list-permits-permit-status'));
const contact = (label: string) => optional(reference(label, 'list-rolodex'));
const day = (label: string) => optional(date(label));
const words = (label: string) => optional(longText(label));

const amendment = {
  pamend_ndx: key('Amendment'),
  permit_ndx: permitFields.permit_ndx,
  pamend_type_ndx: lookup('Amendment Type', 'ui-list-permit-amendment-types'),
  pamend_status_ndx: lookup('Amendment Status', 'ui-list-permit-amendment-status'),
  effective_date: date('Effective Date'),
  amendment_notes: words('Amendment Notes'),
  action_staff_reviewer: words('Staff Reviewer'),
  action_general_manager: words('General Manager'),
  action_complete: day('Complete'),
  action_complete_extension: day('Complete, Extension'),
  action_incomplete_expired: day('Incomplete or Expired'),
  proposed_volume_change: optional(gallons('Proposed Volume Change')),
  new_volume: optional(gallons('New Volume')),
  proposed_primary_use_ndx: use('Proposed Primary Use'),
  proposed_secondary_use_ndx: use('Proposed Secondary Use'),
  proposed_status_ndx: status('Proposed Status'),
  proposed_rolo_ndx: contact('Proposed Permittee'),
  action_public_hearing_date: day('Public Hearing Date'),
  action_public_hearing_notes: words('Public Hearing Notes'),
  action_soah_prelim_hearing_date: day('SOAH Preliminary Hearing Date'),
  action_soah_prelim_hearing_notes: words('SOAH Preliminary Hearing Notes'),
  action_soah_evidentiary_date: day('SOAH Evidentiary Hearing Date'),
  action_soah_evidentiary_notes: words('SOAH Evidentiary Hearing Notes'),
  board_order_080117: words('Board Order 08-01-17'),
  approval_date: day('Approval Date'),
  approval_body_ndx: optional(lookup('Approval Body', 'list-permit-approval-body')),
  // What the permit was before the amendment was approved.
  saved_previous_volume: optional(gallons('Previous Volume')),
  saved_previous_primary_use_ndx: use('Previous Primary Use'),
  saved_previous_secondary_use_ndx: use('Previous Secondary Use'),
  saved_previous_permit_status_ndx: status('Previous Status'),
  saved_previous_rolo_ndx: contact('Previous Permittee'),
  // The permit as it is now.
  ...pick(permitFields, 'authorized_volume_gal', 'primary_use_ndx', 'secondary_use_ndx', 'permit_status_ndx'),
  ...removal,
  ...kept,
};

/** One amendment, beside the permit that it changes. Saved values are the permit's before it was approved. */
export const oneAmendment = view({
  path: 'data-permit-amendments',
  access: 'staff',
  summary: 'One amendment of a permit',
  by: z.object({ pamend_ndx: recordNumber }),
  one: 'amendment',
  row: amendment,
});

export const amendmentsOfPermit = view({
  path: 'data-permit-amendments/permit',
  access: 'staff',
  summary: 'The amendments of a permit, the latest first',
  by: z.object({ permit_ndx: recordNumber }),
  orderBy: ['effective_date desc', 'pamend_ndx desc'],
  row: {
    ...amendment,
    pamend_type_desc: optional(text('Amendment Type')),
    pamend_status_desc: optional(text('Amendment Status')),
    action_complete_date: optional(
      date('Complete Date', { meaning: 'The day on which it was complete, with its extension.' }),
    ),
  },
});

export const amendmentViews = [oneAmendment, amendmentsOfPermit] as View[];

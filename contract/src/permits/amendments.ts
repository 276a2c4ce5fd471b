import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import { kept, removal } from '../language/register.ts';

const words = z.string().nullable();
const day = z.iso.date().nullable();
const maybeCode = z.int().nullable();
const gallons = z.int().nullable();

const amendment = {
  pamend_ndx: z.int(),
  permit_ndx: z.int(),
  pamend_type_ndx: z.int(),
  pamend_status_ndx: z.int(),
  effective_date: z.iso.date(),
  amendment_notes: words,
  action_staff_reviewer: words,
  action_general_manager: words,
  action_complete: day,
  action_complete_extension: day,
  action_incomplete_expired: day,
  proposed_volume_change: gallons,
  new_volume: gallons,
  proposed_primary_use_ndx: maybeCode,
  proposed_secondary_use_ndx: maybeCode,
  proposed_status_ndx: maybeCode,
  proposed_rolo_ndx: maybeCode,
  action_public_hearing_date: day,
  action_public_hearing_notes: words,
  action_soah_prelim_hearing_date: day,
  action_soah_prelim_hearing_notes: words,
  action_soah_evidentiary_date: day,
  action_soah_evidentiary_notes: words,
  board_order_080117: words,
  approval_date: day,
  approval_body_ndx: maybeCode,
  saved_previous_volume: gallons,
  saved_previous_primary_use_ndx: maybeCode,
  saved_previous_secondary_use_ndx: maybeCode,
  saved_previous_permit_status_ndx: maybeCode,
  saved_previous_rolo_ndx: maybeCode,
  // The permit as it is now.
  authorized_volume_gal: z.int(),
  primary_use_ndx: z.int(),
  secondary_use_ndx: z.int(),
  permit_status_ndx: z.int(),
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
  row: z.object(amendment),
});

export const amendmentsOfPermit = view({
  path: 'data-permit-amendments/permit',
  access: 'staff',
  summary: 'The amendments of a permit, the latest first',
  by: z.object({ permit_ndx: recordNumber }),
  orderBy: ['effective_date desc', 'pamend_ndx desc'],
  row: z.object({
    ...amendment,
    pamend_type_desc: words,
    pamend_status_desc: words,
    /** The day on which it was complete, with its extension. */
    action_complete_date: day,
  }),
});

export const amendmentViews = [oneAmendment, amendmentsOfPermit] as View[];

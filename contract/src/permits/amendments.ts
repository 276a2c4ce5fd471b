import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import {
  date,
  dateFromToday,
  defaulted,
  flag,
  gallons,
  key,
  longText,
  lookup,
  NO_OWNER,
  optional,
  reference,
  text,
  UNSET,
  withoutDefault,
} from '../language/fields.ts';
import { messages } from '../language/messages.ts';
import { defineRegister, type Values } from '../language/register.ts';
import { pick, rowOf } from '../language/rows.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from './fields.ts';
import { fieldsOfNewPermittee, isNobody, toldOfPermittee, whileNew } from './new-permittee.ts';

/** As the specification numbers them (3 §9). */
export const amendmentType = { volume: 15, use: 4, retirement: 7, holder: 6 } as const;
export const amendmentStatus = { inReview: 1, approved: 2 } as const;

const use = (label: string) => optional(lookup(label, 'ui-list-permits-uses'));
const status = (label: string) => optional(lookup(label, 'ui-list-permits-permit-status'));
const contact = (label: string) => optional(reference(label, 'list-rolodex'));
const day = (label: string) => optional(date(label, { usual: { from: '1950-01-01' } }));
const words = (label: string) => optional(longText(label));

/** What a change of volume or a retirement proposes: all that changes what may be pumped. */
const proposal = {
  pamend_type_ndx: lookup('Amendment Type', 'ui-list-permit-amendment-types', { required: true }),
  effective_date: dateFromToday('Effective Date', { usual: { from: '1950-01-01' } }),
  proposed_volume_change: optional(gallons('Proposed Volume Change')),
  proposed_status_ndx: status('Proposed Status'),
};

const isOf = (type: number) => (values: Values) => values.pamend_type_ndx === type;
const isVolumeChange = isOf(amendmentType.volume);
const isChangeOfUse = isOf(amendmentType.use);
const isRetirement = isOf(amendmentType.retirement);
const isChangeOfHolder = isOf(amendmentType.holder);
const isApproved = ({ pamend_status_ndx }: Values) => pamend_status_ndx === amendmentStatus.approved;
const addsPermittee = (values: Values) => isChangeOfHolder(values) && values.permittee_add_new === true;
const picksPermittee = (values: Values) => isChangeOfHolder(values) && values.permittee_add_new !== true;

/** Whether something is named, by a number that is not that of nothing. */
export const isChosen = (value: unknown) =>
  value !== null && value !== undefined && value !== UNSET && value !== NO_OWNER;
const isFilled = (value: unknown) => value !== '' && isChosen(value);

/** Whether it changes its permit: approved, and not taken away. */
export const isInForce = (values: Values) => isApproved(values) && values.removed !== true;

/**
 * Amendments of a permit, beside the permit that they change. One that is approved has changed it, and keeps what it was before: taken back,
 * or removed, it leaves the permit as it was.
 */
export const amendments = defineRegister({
  path: 'data-permit-amendments',
  table: 'permit_amendments',
  key: 'pamend_ndx',
  of: 'permit_ndx',
  listedAt: 'data-permit-amendments/permit',
  keys: { pamend_ndx: key('Amendment'), permit_ndx: permitFields.permit_ndx },
  title: 'Permit Amendments',
  one: 'amendment',
  label: 'pamend_type_desc',
  saidOfSaves: messages.form,
  alsoCalled: 'effective_date',
  orderBy: ['effective_date desc', 'pamend_ndx desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update'],
  removable: true,
  import: {
    as: 'amendments',
    key: [['permit_ndx', 'pamend_type_ndx', 'effective_date']],
    headings: {
      permit_ndx: ['permit number'],
      pamend_type_ndx: ['type', 'kind'],
      pamend_status_ndx: ['status'],
      effective_date: ['effective', 'date'],
      proposed_volume_change: ['volume change', 'change', 'change in volume'],
      proposed_rolo_ndx: ['new permittee', 'new permittee id'],
      proposed_primary_use_ndx: ['new use', 'new primary use'],
      proposed_secondary_use_ndx: ['new secondary use'],
      approval_date: ['approved', 'approved on'],
      approval_body_ndx: ['approved by'],
      amendment_notes: ['notes', 'remarks', 'comments'],
    },
  },
  computed: {
    pamend_type_desc: optional(text('Amendment Type')),
    pamend_status_desc: optional(text('Amendment Status')),
    action_complete_date: optional(date('Complete Date', { meaning: 'The completion date, including its extension.' })),
    // What the permit was before the amendment was approved.
    saved_previous_volume: optional(gallons('Previous Volume')),
    saved_previous_primary_use_ndx: use('Previous Primary Use'),
    saved_previous_secondary_use_ndx: use('Previous Secondary Use'),
    saved_previous_permit_status_ndx: status('Previous Status'),
    saved_previous_rolo_ndx: contact('Previous Permittee'),
    saved_previous_ended_date: optional(date('Previous End Date')),
    new_volume: optional(gallons('New Volume')),
    // The permit as it is now.
    ...pick(
      permitFields,
      'authorized_volume_gal',
      'primary_use_ndx',
      'secondary_use_ndx',
      'permit_status_ndx',
      'rolo_ndx',
    ),
  },
  fields: {
    pamend_type_ndx: proposal.pamend_type_ndx,
    pamend_status_ndx: defaulted(
      withoutDefault(lookup('Amendment Status', 'ui-list-permit-amendment-status', { required: true })),
      amendmentStatus.inReview,
    ),
    effective_date: proposal.effective_date,
    proposed_volume_change: proposal.proposed_volume_change,
    proposed_primary_use_ndx: use('Proposed Primary Use'),
    proposed_secondary_use_ndx: use('Proposed Secondary Use'),
    proposed_status_ndx: proposal.proposed_status_ndx,
    proposed_rolo_ndx: contact('Proposed Permittee'),
    permittee_add_new: flag('Create New Permittee'),
    ...fieldsOfNewPermittee,
    amendment_notes: words('Amendment Notes'),
    action_staff_reviewer: optional(text('Staff Reviewer')),
    action_general_manager: optional(text('General Manager')),
    action_complete: day('Complete'),
    action_complete_extension: day('Complete, Extension'),
    action_incomplete_expired: day('Incomplete or Expired'),
    action_public_hearing_date: day('Public Hearing Date'),
    action_public_hearing_notes: words('Public Hearing Notes'),
    action_soah_prelim_hearing_date: day('SOAH Preliminary Hearing Date'),
    action_soah_prelim_hearing_notes: words('SOAH Preliminary Hearing Notes'),
    action_soah_evidentiary_date: day('SOAH Evidentiary Hearing Date'),
    action_soah_evidentiary_notes: words('SOAH Evidentiary Hearing Notes'),
    board_order_080117: optional(text('Board Order 08-01-17')),
    approval_date: day('Approval Date'),
    approval_body_ndx: optional(lookup('Approval Body', 'list-permit-approval-body')),
  },
  elsewhere: ['permittee_add_new', ...toldOfPermittee],
  rules: {
    shown: {
      proposed_volume_change: isVolumeChange,
      proposed_primary_use_ndx: isChangeOfUse,
      proposed_secondary_use_ndx: isChangeOfUse,
      proposed_status_ndx: isRetirement,
      proposed_rolo_ndx: picksPermittee,
      permittee_add_new: isChangeOfHolder,
      ...whileNew(addsPermittee),
    },
    needs: {
      proposed_volume_change: isVolumeChange,
      approval_date: isApproved,
      approval_body_ndx: isApproved,
    },
    check: (values) => [...changesNoUse(values), ...givenToNobody(values)],
  },
});

function changesNoUse(values: Values): ProblemOf<'proposed_primary_use_ndx'>[] {
  const isNamed = isChosen(values.proposed_primary_use_ndx) || isChosen(values.proposed_secondary_use_ndx);
  if (!isChangeOfUse(values) || isNamed) return [];
  return [{ field: 'proposed_primary_use_ndx', message: 'Choose a new primary or a new secondary use.' }];
}

function givenToNobody(values: Values): ProblemOf<'proposed_rolo_ndx' | 'tmp_permittee_name'>[] {
  if (picksPermittee(values) && !isChosen(values.proposed_rolo_ndx))
    return [{ field: 'proposed_rolo_ndx', message: 'Choose the new permittee, or create one.' }];
  if (!addsPermittee(values) || !isNobody(values)) return [];
  return [{ field: 'tmp_permittee_name', message: 'Fill in at least one field of the new permittee.' }];
}

interface ProblemOf<F extends string> {
  field: F;
  message: string;
}

const allowed = {
  permitted_before_gal: optional(gallons('Permitted, Before')),
  permitted_after_gal: optional(gallons('Permitted, After')),
  reduced_before_gal: optional(gallons('Allowed, Before', { meaning: 'After the reduction of the drought stage.' })),
  reduced_after_gal: optional(gallons('Allowed, After', { meaning: 'After the reduction of the drought stage.' })),
  metered_gal: gallons('Pumped'),
  left_before_gal: optional(gallons('Left, Before')),
  left_after_gal: optional(gallons('Left, After')),
};
const monthBeforeAndAfter = rowOf({ ...pick(meterFields, 'c_year', 'c_month'), ...allowed });

/**
 * What an amendment would do if it were approved as it stands in the body, or what it does: the permit without it, and with it. Nothing is
 * written. Not in the specification: the path is ours.
 */
export const whatAmendmentDoes = endpoint({
  method: 'POST',
  path: '/api/data-permit-amendments/what-it-does',
  effect: false,
  access: 'staff',
  summary: 'Preview the effect of an amendment on the months of a fiscal year. Nothing is saved',
  body: z
    .object({
      permit_ndx: z.int().min(0).max(2147483647),
      /** One that is saved already. */
      pamend_ndx: z.int().min(1).max(2147483647).optional(),
      /** The present one unless told. */
      fiscal_year: z.int().min(1900).max(2200).optional(),
      ...proposal,
    })
    .refine((values) => !isVolumeChange(values) || isFilled(values.proposed_volume_change), {
      path: ['proposed_volume_change'],
      message: '*Required field',
    }),
  answer: z.object({
    fiscal_year: z.int(),
    /** The present one. */
    this_fiscal_year: z.int(),
    months: z.array(monthBeforeAndAfter),
    /** Null where the twelve shares of the permit do not total 100 %. */
    year: rowOf(allowed),
  }),
});
export type WhatAmendmentDoes = z.output<typeof whatAmendmentDoes.answer>;

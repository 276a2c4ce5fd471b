import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { flag, gallons, integer, optional, text, timestamp } from '../language/fields.ts';
import { pick, rowKey } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from './fields.ts';
import { namedPermits } from './named-permits.ts';

const { fiscal_year } = meterFields;
const renewalAct = integer('Act of Renewal', { meaning: 'Permits renewed together share one number.' });

/** Not in the specification: the path is ours. */
export const permitsToRenew = view({
  path: 'ui-list-permits-to-renew',
  access: 'staff',
  summary: 'Permits renewed for the current or next fiscal year, and those that can be renewed',
  by: z.object({ fiscal_year: recordNumber }),
  orderBy: ['permit_number'],
  row: {
    fiscal_year,
    ...pick(permitFields, 'permit_ndx', 'permit_number', 'permit_name'),
    owner_name: optional(text('Permittee')),
    ...pick(permitFields, 'permit_type_desc', 'authorized_volume_gal'),
    ...pick(permitFields, 'volume_now_gal', 'coming_volume_gal', 'coming_volume_from'),
    metered_last_year_gal: gallons('Pumped the Year Before'),
    attention: optional(text('Check Before Renewing', 400, { meaning: 'Points to check before renewing it.' })),
    is_renewed: flag('Renewed'),
    renewal_act: optional(renewalAct),
    renewed_at: optional(timestamp('Renewed On')),
    renewed_by: optional(text('Renewed By')),
  },
});
export type PermitToRenew = z.output<typeof permitsToRenew.row>;

/** Not in the specification: the path is ours. */
export const permitRenewals = view({
  path: 'ui-list-permit-renewals',
  access: 'staff',
  summary: 'Renewals of a permit: fiscal year, who and when, including undone ones',
  by: z.object({ permit_ndx: recordNumber }),
  orderBy: ['fiscal_year desc', 'permit_renewal_ndx desc'],
  row: {
    permit_renewal_ndx: rowKey,
    permit_ndx: permitFields.permit_ndx,
    fiscal_year,
    renewed_at: timestamp('Renewed On'),
    renewed_by: text('Renewed By'),
    undone_at: optional(timestamp('Undone On')),
    undone_by: optional(text('Undone By')),
  },
});

const path = '/api/permit-renewals';

/** Not in the specification: the path is ours. */
export const renewPermits = endpoint({
  method: 'POST',
  path,
  access: 'staff',
  summary: 'Renew permits for a fiscal year, all or none. Permits already renewed stay unchanged',
  body: z.object({
    fiscal_year: z.int({ error: 'Give the fiscal year in fiscal_year.' }).min(1900).max(2200),
    permitNdxArray: namedPermits,
  }),
  answer: z.object({
    /** Null where all had been renewed before. */
    renewal_act: z.int().nullable(),
    renewed: z.array(z.int()),
    renewed_before: z.array(z.int()),
  }),
  status: 201,
});

/** Not in the specification: the path is ours. */
export const undoRenewals = endpoint({
  method: 'DELETE',
  path: `${path}/{renewal_act}`,
  access: 'staff',
  summary: 'Undo a renewal, unless a later renewal depends on it',
  params: z.object({ renewal_act: recordNumber }),
  answer: noAnswer,
  status: 204,
});

export const renewalViews = [permitsToRenew, permitRenewals] as View[];

import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { choice, count, decimal, flag, gallons, optional } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from './fields.ts';

const volume = (label: string, meaning?: string) => count(label, 'gal', { ...(meaning !== undefined && { meaning }) });

export const leftInReserve = volume('Left in the Reserve', 'May be pumped beyond what is allowed, this year or later.');

/** Why a year that is over earned nothing. */
export const nothingEarned = [
  'Late Report',
  'Missing Report',
  'Report Awaited',
  'Unknown Volume',
  'No Reserve',
] as const;

const ofYear = {
  ...pick(permitFields, 'permit_ndx'),
  ...pick(meterFields, 'fiscal_year'),
  is_over: flag('Over'),
  acres: optional(decimal('Land', 'acres', { meaning: 'As many as count.' })),
  allowed_gal: optional(gallons('Allowed', { meaning: 'In the year, after drought reductions.' })),
  pumped_gal: gallons('Pumped'),
  before_gal: volume('Reserve Before', 'When the year began.'),
  added_gal: volume('Added', 'By staff, the opening reserve included.'),
  taken_gal: volume('Taken Away', 'By staff.'),
  available_gal: volume('Available', 'May be pumped in the year beyond what is allowed.'),
  spent_gal: volume('Spent', 'Pumped beyond what is allowed, and covered by the reserve.'),
  lost_gal: volume('Lost', 'Too old when the year ended.'),
  earned_gal: volume('Earned', 'Of what was allowed and not pumped.'),
  over_cap_gal: volume('Above the Cap', 'Not kept when the year ended.'),
  after_gal: volume('Reserve After', 'When the year ended; of the current year, as of now.'),
  exceeding_gal: optional(
    gallons('Exceedance', { meaning: 'Pumped beyond what is allowed and what the reserve covers.' }),
  ),
  earns_nothing: optional(choice('Nothing Earned', nothingEarned, { meaning: 'Why the year earned nothing.' })),
};

/** Not in the specification: the paths of this file are ours. */
export const permitReserve = view({
  path: 'ui-list-permit-reserve',
  access: 'staff',
  summary: 'The account of a permit’s reserve, by fiscal year',
  by: z.object({ permit_ndx: recordNumber }),
  orderBy: ['fiscal_year'],
  row: ofYear,
});

export const reserveAccounts = view({
  path: 'ui-list-reserve-accounts',
  access: 'staff',
  summary: 'The accounts of all reserves, by permit and fiscal year',
  narrowedBy: 'fiscal_year',
  orderBy: ['fiscal_year desc', 'permit_number'],
  row: { ...pick(permitFields, 'permit_number', 'permit_name'), ...ofYear },
});
export type ReserveYear = z.output<typeof reserveAccounts.row>;

export const reserveViews = [permitReserve, reserveAccounts] as View[];

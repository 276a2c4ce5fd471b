import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { choice, count, decimal, flag, gallons, optional } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from './fields.ts';

const volume = (label: string, meaning?: string) => count(label, 'gal', { ...(meaning !== undefined && { meaning }) });

export const leftInReserve = volume(
  'Left in the Reserve',
  'Can be pumped above the allowed volume, this year or later.',
);

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
  acres: optional(decimal('Land', 'acres', { meaning: 'Acres that count.' })),
  allowed_gal: optional(gallons('Allowed', { meaning: 'In the year, after drought reductions.' })),
  pumped_gal: gallons('Pumped'),
  before_gal: volume('Reserve Before', 'At the start of the year.'),
  added_gal: volume('Added', 'By staff, including the opening reserve.'),
  taken_gal: volume('Taken Away', 'By staff.'),
  available_gal: volume('Available', 'Can be pumped in the year above the allowed volume.'),
  spent_gal: volume('Spent', 'Pumped above the allowed volume and covered by the reserve.'),
  lost_gal: volume('Lost', 'Unused for too many years when the year ended.'),
  earned_gal: volume('Earned', 'From the allowed volume that was not pumped.'),
  over_cap_gal: volume('Above the Cap', 'Not kept when the year ended.'),
  after_gal: volume('Reserve After', 'At the end of the year; for the current year, as of now.'),
  exceeding_gal: optional(
    gallons('Exceedance', { meaning: 'Pumped above the allowed volume and not covered by the reserve.' }),
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

import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { date, decimal, flag, gallons, integer, key, optional, percent, text, timestamp } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from './fields.ts';

const ofOnePermit = z.object({ permit_ndx: recordNumber });
const percentOf = (label: string, meaning: string) => optional(decimal(label, '%', { decimals: 2, meaning }));
const ofPermit = pick(permitFields, 'permit_ndx');
const inYear = pick(meterFields, 'fiscal_year');

const SO_FAR = 'Of the months through the present one; of a year that is over, of all its months.';
const exceeding = (label: string) =>
  optional(
    gallons(label, { meaning: 'Pumped beyond what is allowed, before other permits of the group make good for it.' }),
  );
const late_readings = integer('Late Readings', {
  min: 0,
  meaning: 'Readings of its meters that were due and are not there.',
});

/** Not in the specification: the paths of this file are ours. */
export const permitYears = view({
  path: 'ui-list-permit-years',
  access: 'staff',
  summary:
    'The fiscal years of a permit through the present one: permitted, allowed and pumped, and what happened in each',
  by: ofOnePermit,
  orderBy: ['fiscal_year'],
  row: {
    ...ofPermit,
    ...inYear,
    is_over: flag('Over', { meaning: 'All of its months have passed.' }),
    permitted_gal: optional(gallons('Permitted', { meaning: 'Of the whole year.' })),
    reduced_gal: optional(gallons('Allowed', { meaning: 'Of the whole year, as drought stages leave it.' })),
    permitted_so_far_gal: optional(gallons('Permitted So Far', { meaning: SO_FAR })),
    reduced_so_far_gal: optional(gallons('Allowed So Far', { meaning: SO_FAR })),
    pumped_gal: gallons('Pumped'),
    pct_of_year: percentOf('Of Allowed', 'Pumped, of what the whole year allows.'),
    pct_so_far: percentOf('Of Allowed So Far', 'Pumped, of what the months so far allow.'),
    exceeding_gal: exceeding('Exceedance'),
    exceeding_so_far_gal: exceeding('Exceedance So Far'),
    exceeding_months: integer('Months Exceeded', {
      min: 0,
      meaning: 'Months in which more was pumped than they allowed.',
    }),
    amendments: integer('Amendments', { min: 0, meaning: 'Approved ones that begin to count in the year.' }),
    corrections: integer('Corrections', { min: 0, meaning: 'Those that changed months of the year.' }),
    late_readings,
  },
});
export type PermitYear = z.output<typeof permitYears.row>;

export const permitMonths = view({
  path: 'ui-list-permit-months',
  access: 'staff',
  summary: 'The months of a permit, those to come included: stage, permitted, allowed and pumped',
  by: ofOnePermit,
  orderBy: ['c_year', 'c_month'],
  row: {
    ...ofPermit,
    ...inYear,
    ...pick(meterFields, 'c_year', 'c_month'),
    is_to_come: flag('To Come'),
    drought_stage: optional(text('Drought Stage')),
    reduction: percent('Drought Reduction'),
    permitted_gal: optional(gallons('Permitted')),
    reduced_gal: optional(gallons('Allowed')),
    metered_gal: gallons('Pumped'),
    pct_of_month: percentOf('Of Allowed', 'Pumped, of what the month allows.'),
    exceeding_gal: exceeding('Exceedance'),
    late_readings,
  },
});
export type PermitMonth = z.output<typeof permitMonths.row>;

export const permitAmendments = view({
  path: 'ui-list-permit-amendments',
  access: 'staff',
  summary: 'The approved amendments of a permit by the fiscal year in which each begins to count',
  by: ofOnePermit,
  orderBy: ['counts_from', 'pamend_ndx'],
  row: {
    ...ofPermit,
    pamend_ndx: key('Amendment'),
    ...inYear,
    pamend_type_desc: optional(text('Amendment Type')),
    effective_date: date('Effective Date'),
    counts_from: date('Counts From'),
    approval_date: date('Approval Date'),
    change_gal: optional(gallons('Volume Change')),
  },
});

const change = (label: string) => optional(gallons(label, { meaning: 'Empty where a volume was not known.' }));

export const permitCorrections = view({
  path: 'ui-list-permit-corrections',
  access: 'staff',
  summary: 'What each correction changed in the past months of a permit, by fiscal year',
  by: ofOnePermit,
  orderBy: ['fiscal_year', 'corrected_at', 'reason'],
  row: {
    ...ofPermit,
    ...inYear,
    corrected_at: timestamp('Corrected'),
    corrected_by_name: text('Corrected By'),
    reason: text('Reason', 1000),
    months: integer('Months', { min: 1 }),
    first_month: date('First Month'),
    last_month: date('Last Month'),
    permitted_change_gal: change('Permitted Changed By'),
    reduced_change_gal: change('Allowed Changed By'),
    metered_change_gal: gallons('Pumped Changed By'),
  },
});

export const permitYearViews = [permitYears, permitMonths, permitAmendments, permitCorrections] as View[];

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

const SO_FAR = 'Months through the end of the current reporting period; all months of a past year.';
const exceeding = (label: string) =>
  optional(
    gallons(label, {
      meaning:
        'Pumpage above the allowed volume and the reserve, before unused volume of other permits in the group is applied.',
    }),
  );
const late_readings = integer('Late Readings', {
  min: 0,
  meaning: 'Overdue readings of its meters.',
});

/** Not in the specification: the paths of this file are ours. */
export const permitYears = view({
  path: 'ui-list-permit-years',
  access: 'staff',
  summary: 'Fiscal years of a permit through the current one: permitted, allowed, pumped and changes',
  by: ofOnePermit,
  orderBy: ['fiscal_year'],
  row: {
    ...ofPermit,
    ...inYear,
    is_over: flag('Over', { meaning: 'All its months have passed.' }),
    permitted_gal: optional(gallons('Permitted', { meaning: 'Of the whole year.' })),
    reduced_gal: optional(gallons('Allowed', { meaning: 'Whole year, after drought reductions.' })),
    permitted_so_far_gal: optional(gallons('Permitted So Far', { meaning: SO_FAR })),
    reduced_so_far_gal: optional(gallons('Allowed So Far', { meaning: SO_FAR })),
    pumped_gal: gallons('Pumped'),
    pct_of_year: percentOf('Of Allowed', 'Pumpage as a percentage of the year’s allowed volume.'),
    pct_so_far: percentOf('Of Allowed So Far', 'Pumpage as a percentage of the volume allowed so far.'),
    exceeding_gal: exceeding('Exceedance'),
    exceeding_so_far_gal: exceeding('Exceedance So Far'),
    spent_gal: optional(
      gallons('From Reserve', { meaning: 'Pumped above the allowed volume and covered by the reserve.' }),
    ),
    exceeding_months: integer('Months Exceeded', {
      min: 0,
      meaning: 'Months with pumpage above the allowed volume.',
    }),
    amendments: integer('Amendments', { min: 0, meaning: 'Approved amendments that take effect in the year.' }),
    corrections: integer('Corrections', { min: 0, meaning: 'Corrections of months of the year.' }),
    late_readings,
  },
});
export type PermitYear = z.output<typeof permitYears.row>;

export const permitMonths = view({
  path: 'ui-list-permit-months',
  access: 'staff',
  summary: 'Months of a permit, including future ones: stage, permitted, allowed and pumped',
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
    pct_of_month: percentOf('Of Allowed', 'Pumpage as a percentage of the month’s allowed volume.'),
    exceeding_gal: exceeding('Exceedance'),
    late_readings,
  },
});
export type PermitMonth = z.output<typeof permitMonths.row>;

export const permitAmendments = view({
  path: 'ui-list-permit-amendments',
  access: 'staff',
  summary: 'Approved amendments of a permit by the fiscal year in which they take effect',
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
  summary: 'Corrections of a permit’s past months, by fiscal year',
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

import { date, flag, gallons, integer, key, optional, text, timestamp } from '../language/fields.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from './fields.ts';

/** Not in the specification: the path is ours. */
export const yearsToClose = view({
  path: 'ui-list-years-to-close',
  access: 'staff',
  summary: 'Past fiscal years with their totals and who closed them',
  orderBy: ['fiscal_year desc'],
  row: {
    fiscal_year: meterFields.fiscal_year,
    permitted_gal: gallons('Permitted', { meaning: 'For permits whose volume is known.' }),
    reduced_gal: gallons('Reduced Target'),
    permits_gallons: gallons('Pumped Under Permits'),
    no_permit_gallons: gallons('Under No Permit'),
    closed_year_ndx: optional(key('Closed Year')),
    closed_year_version: optional(integer('Version of the Closed Year')),
    closed_at: optional(timestamp('Closed')),
    closed_by: optional(text('Closed By')),
    notes: optional(text('Notes', 500)),
    corrected_months: integer('Corrected Months', {
      meaning: 'Months of permits that were corrected since the year was closed.',
    }),
  },
});

/** Not in the specification: the path is ours. */
export const monthCorrections = view({
  path: 'ui-list-month-corrections',
  access: 'staff',
  summary: 'Corrections of past months: what changed, who, when and why',
  orderBy: ['corrected_at desc', 'permit_number', 'mo'],
  narrowedBy: 'fiscal_year',
  row: {
    month_correction_ndx: key('Correction'),
    fiscal_year: meterFields.fiscal_year,
    mo: date('Month', { meaning: 'The first day of the month.' }),
    permit_ndx: permitFields.permit_ndx,
    permit_number: permitFields.permit_number,
    permitted_before_gal: optional(gallons('Permitted Before')),
    permitted_after_gal: optional(gallons('Permitted After')),
    reduced_before_gal: optional(gallons('Reduced Before')),
    reduced_after_gal: optional(gallons('Reduced After')),
    metered_before_gal: gallons('Pumped Before'),
    metered_after_gal: gallons('Pumped After'),
    reason: text('Reason', 1000),
    corrected_at: timestamp('Corrected'),
    corrected_by_name: text('Corrected By'),
    is_after_closing: flag('Since Closing'),
  },
});

export const closedYearViews = [yearsToClose, monthCorrections] as View[];

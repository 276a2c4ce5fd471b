import {
  count,
  date,
  flag,
  gallons,
  integer,
  key,
  longText,
  lookup,
  optional,
  text,
  year,
} from '../language/fields.ts';

/** A meter is seldom installed or taken out on a day to come. */
const lifeOfMeter = { usual: { from: '1950-01-01', to: 'today' } };

/** What is said of meters and their readings in more than one place, each with its one label (spec 3 §3). */
export const meterFields = {
  meter_ndx: key('Meter', 'list-meters'),
  meter_id: text('Meter ID', 40),
  is_active: flag('Active'),
  joined_date: optional(date('Joined', lifeOfMeter)),
  retired_date: optional(date('Retired', { ...lifeOfMeter, help: 'A meter with a retired date is no longer active.' })),
  meter_type: optional(text('Meter type', 80)),
  brand: optional(text('Brand', 80)),
  meter_serial_number: optional(text('Serial number', 80)),
  notes: optional(longText('Notes')),
  meter_reading_ndx: key('Meter Reading'),
  fiscal_year: year('Fiscal Year', { meaning: 'September to August, named for the year of its August.' }),
  c_year: year('Year'),
  c_month: integer('Month', { min: 1, max: 12 }),
  prev_meter_reading: optional(count('Previous Reading', 'gal')),
  meter_reading: optional(count('Meter Reading', 'gal')),
  adjustment: gallons('Adjustment'),
  mr_adjustment_reason_ndx: optional(lookup('Adjustment Reason', 'ui-list-meter-reading-adjustment-reason')),
  mr_report_status_ndx: lookup('Report Status', 'ui-list-meter-reading-report-status'),
  calculated_gallons: optional(gallons('Calculated Gallons')),
  metered_gallons: gallons('Metered'),
  month_number: integer('Month', { min: 1, max: 12 }),
  month_name: text('Month'),
};

import { LAST_MONTH_NAME, YEAR_IN_MONTHS } from '@artesian/domain/fiscal-year';
import { dialUnits } from '@artesian/domain/dials';
import {
  choice,
  date,
  decimal,
  dialNumber,
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
  fiscal_year: year('Fiscal Year', { meaning: `${YEAR_IN_MONTHS}, named for the year of its ${LAST_MONTH_NAME}.` }),
  c_year: year('Year'),
  c_month: integer('Month', { min: 1, max: 12 }),
  prev_meter_reading: optional(dialNumber('Previous Reading')),
  meter_reading: optional(dialNumber('Meter Reading', { meaning: 'As shown on the meter’s dial.' })),
  dial: text('Dial', 60, { meaning: 'The value of one count, such as × 100 cu ft.' }),
  dial_unit: choice('Unit of the Dial', dialUnits),
  dial_multiplier: decimal('Multiplier of the Dial', '', { meaning: 'Number of units for each count on the dial.' }),
  dial_digits: optional(integer('Digits of the Dial', { meaning: 'Before the decimal point; empty if unknown.' })),
  dial_decimals: integer('Decimals of the Dial'),
  prev_dial_unit: choice('Unit of the Previous Reading', dialUnits),
  prev_dial_multiplier: decimal('Multiplier of the Previous Reading', ''),
  later_reading: optional(dialNumber('Later Reading', { meaning: 'The next reading after this one.' })),
  later_dial_unit: optional(choice('Unit of the Later Reading', dialUnits)),
  later_dial_multiplier: optional(decimal('Multiplier of the Later Reading', '')),
  adjustment: gallons('Adjustment'),
  mr_adjustment_reason_ndx: optional(lookup('Adjustment Reason', 'ui-list-meter-reading-adjustment-reason')),
  mr_report_status_ndx: lookup('Report Status', 'ui-list-meter-reading-report-status'),
  calculated_gallons: optional(gallons('Calculated Gallons')),
  metered_gallons: gallons('Metered'),
  month_number: integer('Month', { min: 1, max: 12 }),
  month_name: text('Month'),
};

import type { ConstraintWords } from '../language/register.ts';
import { noMonth, noSuch, notBelowNothing, noYear, type WordsOfTables } from '../language/constraint-words.ts';

/** A rule that a trigger holds, because it looks at more than a row. */
export const meteringRuleWords: ConstraintWords = {
  meter_dials_past_needs_reason: {
    message: 'This changes the gallons of readings that are saved. Give a reason for the correction.',
  },
};

/** What to tell a person who breaks a rule of readings and of the wells of a meter; those of meters stand in their register. */
export const meteringConstraints: WordsOfTables = {
  meter_readings: {
    meter_readings_once_a_month: { field: 'c_month', message: 'This meter already has a reading for this month.' },
    meter_readings_not_before_joining: { field: 'c_month', message: 'The meter was not installed yet in this month.' },
    meter_readings_not_after_retirement: { field: 'c_month', message: 'The meter was removed before this month.' },
    meter_readings_not_in_future: { field: 'c_month', message: 'This month has not started yet.' },
    meter_readings_year_in_range: noYear('c_year'),
    meter_readings_month_in_range: noMonth('c_month'),
    meter_readings_in_thousandths: { field: 'meter_reading', message: 'Use at most three decimals.' },
    meter_readings_gallons_in_range: {
      field: 'meter_reading',
      message: 'In the dial’s unit, this is more water than the system can store.',
    },
    meter_readings_not_negative: notBelowNothing('meter_reading'),
    meter_readings_adjustment_with_reason: {
      field: 'mr_adjustment_reason_ndx',
      message: 'Enter both an adjustment and its reason, or neither.',
    },
    meter_readings_meter_exists: noSuch('meter', 'meter_ndx'),
    meter_readings_reason_exists: noSuch('reason', 'mr_adjustment_reason_ndx'),
    meter_readings_status_exists: noSuch('report status', 'mr_report_status_ndx'),
  },
  well_production: {
    well_production_once_a_month: { field: 'c_month', message: 'This well already has a report for this month.' },
    well_production_metered: {
      field: 'production_gallons',
      message: 'This well has a meter in this month. Enter its reading instead.',
    },
    well_production_not_in_future: { field: 'c_month', message: 'This month has not started yet.' },
    well_production_year_in_range: noYear('c_year'),
    well_production_month_in_range: noMonth('c_month'),
    well_production_not_negative: notBelowNothing('production_gallons'),
    well_production_well_exists: noSuch('well', 'well_ndx'),
    well_production_method_exists: noSuch('method', 'measuring_method_ndx'),
    well_production_quantity_not_negative: notBelowNothing('quantity'),
    well_production_measured: {
      field: 'quantity',
      message: 'Enter a method and its quantity, or only a volume.',
    },
    well_production_status_exists: noSuch('report status', 'mr_report_status_ndx'),
  },
  meter_wells: {
    meter_wells_meter_exists: noSuch('meter', 'meter_ndx'),
    meter_wells_well_exists: noSuch('well', 'well_ndx'),
    meter_wells_end_after_start: { field: 'end_date', message: 'A link cannot end before it starts.' },
    meter_wells_ranges_apart: { field: 'start_date', message: 'The meter is already linked to the well at this time.' },
  },
};

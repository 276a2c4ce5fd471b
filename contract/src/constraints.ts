import type { ConstraintWords } from './language/register.ts';
import { registers } from './registers.ts';

/** Words for tables that people write without a register of their own. */
const ofTables: Record<string, ConstraintWords> = {
  meter_readings: {
    meter_readings_once_a_month: { field: 'c_month', message: 'This meter has a reading for this month already.' },
    meter_readings_not_before_joining: { field: 'c_month', message: 'The meter had not joined yet in this month.' },
    meter_readings_not_after_retirement: { field: 'c_month', message: 'The meter was retired before this month.' },
    meter_readings_not_in_future: { field: 'c_month', message: 'This month has not begun yet.' },
    meter_readings_year_in_range: { field: 'c_year', message: 'Enter a year between 1900 and 2200.' },
    meter_readings_month_in_range: { field: 'c_month', message: 'Enter a month from 1 to 12.' },
    meter_readings_not_negative: { field: 'meter_reading', message: 'Enter 0 or more.' },
    meter_readings_adjustment_with_reason: {
      field: 'mr_adjustment_reason_ndx',
      message: 'An adjustment needs a reason, and a reason an adjustment.',
    },
    meter_readings_meter_exists: { field: 'meter_ndx', message: 'There is no such meter. Choose one from the list.' },
    meter_readings_reason_exists: {
      field: 'mr_adjustment_reason_ndx',
      message: 'There is no such reason. Choose one from the list.',
    },
    meter_readings_status_exists: {
      field: 'mr_report_status_ndx',
      message: 'There is no such report status. Choose one from the list.',
    },
  },
};

/** What to tell a person who breaks a constraint, by table and by the constraint's name. */
export const constraintWords: Readonly<Record<string, ConstraintWords>> = registers.reduce(
  (tables, { table, constraints }) => ({ ...tables, [table]: { ...tables[table], ...constraints } }),
  ofTables,
);

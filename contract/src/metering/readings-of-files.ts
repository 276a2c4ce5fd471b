import { defaulted, withoutDefault } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { meterFields } from './fields.ts';
import { enteredFields } from './readings-entry.ts';

/** What such columns are called in files of months, whatever is told of the months. */
export const headingsOfMonths = {
  c_month: ['date', 'reading date', 'reading month', 'period', 'day', 'month of', 'when'],
  c_year: ['calendar year', 'reading year'],
  mr_report_status_ndx: ['status', 'report status'],
  notes: ['note', 'remarks', 'remark', 'comments', 'comment'],
};

/** Readings of meters as files bring them: a row for each month of a meter, as screens and the field save them. */
export const readingsOfFiles = defineRegister({
  path: 'imports/meter-readings',
  table: 'meter_readings',
  key: 'meter_reading_ndx',
  of: 'meter_ndx',
  keys: pick(meterFields, 'meter_reading_ndx', 'meter_ndx'),
  title: 'Meter Readings',
  one: 'meter reading',
  label: 'c_month',
  read: 'staff',
  write: 'staff',
  has: [],
  import: {
    as: 'meter-readings',
    adds: true,
    key: [['meter_ndx', 'c_year', 'c_month']],
    across: { field: 'c_month', value: 'meter_reading', columns: 'months' },
    // A day, or a month with its year, tells the year too.
    follows: { c_year: 'c_month' },
    headings: {
      ...headingsOfMonths,
      meter_ndx: ['meter', 'meter id', 'meter number', 'meter no', 'serial number', 'meter serial number'],
      meter_reading: ['reading', 'read', 'current reading', 'end reading', 'ending reading'],
      adjustment: ['rollover', 'adjustment gallons'],
      mr_adjustment_reason_ndx: ['reason', 'adjustment reason'],
    },
  },
  computed: pick(meterFields, 'prev_meter_reading', 'calculated_gallons'),
  fields: {
    ...pick(meterFields, 'c_year', 'c_month'),
    ...enteredFields,
    adjustment: defaulted(withoutDefault(enteredFields.adjustment), 0),
  },
});

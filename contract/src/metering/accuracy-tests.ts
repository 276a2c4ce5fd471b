import { date, decimal, flag, key, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { meterFields } from './fields.ts';

/** Tests of how much a meter registers of the water that goes through it. */
export const meterAccuracyTests = defineRegister({
  path: 'list-meter-accuracy-tests',
  table: 'meter_accuracy_tests',
  key: 'meter_accuracy_test_ndx',
  of: 'meter_ndx',
  keys: { meter_accuracy_test_ndx: key('Accuracy Test'), meter_ndx: meterFields.meter_ndx },
  title: 'Accuracy Tests of a Meter',
  one: 'accuracy test of a meter',
  label: 'tested_on',
  orderBy: ['tested_on desc', 'meter_accuracy_test_ndx'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'create', 'update', 'delete'],
  import: {
    as: 'meter-accuracy-tests',
    key: [['meter_ndx', 'tested_on']],
    headings: {
      meter_ndx: ['meter', 'meter id', 'meter number', 'meter no', 'serial number', 'meter serial number'],
      tested_on: ['date', 'test date', 'tested'],
      registered_pct: ['accuracy', 'percent', 'registration', 'result'],
      tested_by: ['by', 'tester', 'company'],
    },
  },
  computed: {
    is_out_of_tolerance: flag('Out of tolerance', {
      meaning: 'The meter’s error exceeds the district’s tolerance.',
    }),
  },
  fields: {
    tested_on: date('Tested on', { isPast: true }),
    registered_pct: decimal('Registered', '%', {
      min: 0,
      max: 200,
      decimals: 2,
      help: 'Registered volume as a percentage of the actual volume; 100 is exact.',
      usual: { from: 50, to: 150 },
    }),
    tested_by: optional(text('Tested by', 120)),
    ...pick(meterFields, 'notes'),
  },
  constraints: {
    meter_accuracy_tests_once_a_day: { field: 'tested_on', message: 'The meter already has a test on this day.' },
    meter_accuracy_tests_registered_in_range: {
      field: 'registered_pct',
      message: 'Enter 0 to 200 percent with two decimals at most.',
    },
    meter_accuracy_tests_meter_exists: {
      field: 'meter_ndx',
      message: 'This meter does not exist. Choose one from the list.',
    },
  },
});

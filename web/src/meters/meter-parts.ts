import type { Row } from '@artesian/contract/language/register';
import { meterAccuracyTests } from '@artesian/contract/metering/accuracy-tests';
import { meterDials } from '@artesian/contract/metering/dials';
import { meterWells } from '@artesian/contract/metering/meter-wells';
import type { MeterPart } from './MeterRows.tsx';

/** Spec 3 §2 'Manage Associated Wells': the wells that a meter measured over time. */
export const wellsOfMeter: MeterPart = {
  id: 'meter-wells',
  title: 'Manage Associated Wells',
  register: meterWells,
  name: 'Associated wells',
  columns: [
    'well_ndx',
    { id: 'start_date', isLongDate: true },
    { id: 'end_date', isLongDate: true },
    'notes',
    { id: 'linked_well_identifier', header: 'Well Record', opens: 'well_ndx' },
  ],
  rowName: (row: Row) => String(row.linked_well_identifier),
  rowTone: (row: Row) => (row.end_date ? 'grey' : undefined),
  addLabel: 'Add a well',
  removeLabel: 'Delink',
  empty: 'No wells yet',
  whileNew: 'Save the new meter first, then link its wells here.',
  whileNone: 'Select a meter to manage its wells.',
};

/** What its numbers stand for, from when on. */
export const dialsOfMeter: MeterPart = {
  id: 'meter-dials',
  title: 'Dial',
  register: meterDials,
  name: 'Dials of the meter',
  columns: [{ id: 'holds_from', isLongDate: true }, 'unit', 'multiplier', 'digits', 'decimals', 'notes'],
  rowName: (row: Row) => `Dial ${row.holds_from ? `from ${String(row.holds_from)}` : 'from the beginning'}`,
  addLabel: 'Add dial details',
  empty: 'Counts single gallons',
  whileNew: 'Save the new meter first, then enter its dial here. Until then it counts gallons.',
  whileNone: 'Select a meter to see what its dial counts in.',
};

export const accuracyTestsOfMeter: MeterPart = {
  id: 'meter-accuracy-tests',
  title: 'Accuracy Tests',
  register: meterAccuracyTests,
  name: 'Accuracy tests of the meter',
  columns: [{ id: 'tested_on', isLongDate: true }, 'registered_pct', 'is_out_of_tolerance', 'tested_by', 'notes'],
  rowName: (row: Row) => `Test of ${String(row.tested_on)}`,
  rowTone: (row: Row) => (row.is_out_of_tolerance ? 'orange' : undefined),
  addLabel: 'Add a test',
  empty: 'No tests yet',
  whileNew: 'Save the new meter first, then enter its tests here.',
  whileNone: 'Select a meter to see its tests.',
};

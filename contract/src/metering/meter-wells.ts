import { reference } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick, rowKey } from '../language/rows.ts';
import { permitFields } from '../permits/fields.ts';
import { wellWords } from '../wells/fields.ts';
import { meterFields } from './fields.ts';

/** The wells of a meter over time (spec 3 §3 'Meter-well association'). */
export const meterWells = defineRegister({
  path: 'list-wells-associated-meters',
  table: 'meter_wells',
  key: 'ndx',
  of: 'meter_ndx',
  keys: { ndx: rowKey, meter_ndx: meterFields.meter_ndx },
  title: 'Wells of a Meter',
  one: 'link of a meter to a well',
  label: 'linked_well_identifier',
  orderBy: ['start_date', 'ndx'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'create', 'update', 'delete'],
  import: {
    as: 'meter-wells',
    key: [['meter_ndx', 'well_ndx', 'start_date']],
    headings: {
      meter_ndx: ['meter id'],
      well_ndx: ['well id', 'district well id', 'well no', 'well number'],
      start_date: ['from'],
      end_date: ['to'],
    },
  },
  computed: { linked_well_identifier: wellWords.linked_well_identifier },
  fields: {
    well_ndx: reference('Well', 'list-wells'),
    ...pick(permitFields, 'start_date', 'end_date'),
    notes: meterFields.notes,
  },
});

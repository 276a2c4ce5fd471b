import { timestamp } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { inspectionForm } from './inspections.ts';

/** Visits to wells, as files bring them. */
export const inspectionsOfFiles = defineRegister({
  path: 'imports/inspections',
  table: 'inspections',
  key: 'ir_ndx',
  of: 'well_ndx',
  keys: inspectionForm.keys,
  title: 'Well Inspections',
  one: inspectionForm.one,
  label: 'inspection_date',
  read: 'staff',
  write: 'staff',
  has: [],
  import: {
    as: 'inspections',
    adds: true,
    key: [['well_ndx', 'inspection_date']],
    headings: {
      well_ndx: ['well', 'well id', 'district well id', 'state well number', 'swn', 'well no', 'well number'],
      inspection_date: ['date', 'visit date', 'visited', 'inspected', 'day'],
      ir_type_ndx: ['type', 'kind', 'inspection type'],
      inspected_by: ['inspector', 'by', 'who', 'staff'],
      field_notes: ['notes', 'comments', 'remarks'],
      follow_up_date: ['follow up'],
    },
  },
  fields: { ...inspectionForm.fields, inspection_date: timestamp('Inspection Date', { isPast: true }) },
});

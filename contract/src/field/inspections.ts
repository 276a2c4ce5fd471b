import { endpoint, recordNumber } from '../language/endpoint.ts';
import { date, flag, key, longText, lookup, optional, timestampFromNow } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { kept, pick } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';
import { byWell, ofWell } from './at-well.ts';

/** What is looked at on a visit, in the order of the form; each field with its label. */
const checklist = {
  chk_identity: flag('Contact Information'),
  chk_location: flag('Location'),
  chk_use: flag('Use'),
  chk_setbacks: flag('Setbacks'),
  chk_meter: flag('Meter'),
  chk_equipment: flag('Equipment'),
  chk_treatment: flag('Treatment'),
  chk_surf_compl: flag('Surface Completion'),
  chk_classification: flag('Classification'),
};
export const inspectionChecklist = Object.keys(checklist) as (keyof typeof checklist)[];

const keys = { ir_ndx: key('Inspection'), well_ndx: wellFields.well_ndx };

/** A visit to a well (spec 2 §3 'Inspection'). `follow_up_date` is ours: until a later visit the well is due for one on that day. */
export const inspectionForm = defineRegister({
  path: 'field-services/well-actions/inspections',
  table: 'inspections',
  key: 'ir_ndx',
  ...ofWell,
  keys,
  title: 'Well Inspection',
  one: 'inspection',
  label: 'inspection_date',
  computed: pick(wellFields, 'ir_type_desc'),
  fields: {
    inspection_date: timestampFromNow('Inspection Date', { isPast: true }),
    ir_type_ndx: lookup('Visit Type', 'field-services/lookup/inspection-types'),
    inspected_by: wellFields.inspected_by,
    ...checklist,
    field_notes: optional(longText('Field Notes')),
    follow_up_date: optional(date('Follow-up Date', { help: 'The day of the next visit.' })),
  },
});

/** What is told of a visit. */
export const inspectionRow = {
  ...keys,
  ...pick(wellFields, 'ir_type_desc'),
  ...inspectionForm.fields,
  inspection_date: wellFields.inspection_date,
  ...kept,
};

const byInspection = byWell.extend({ ir_ndx: recordNumber });

export const inspections = view({
  path: 'field-services/well-actions/{wellNdx}/inspections',
  relation: 'field_inspections',
  access: 'staff',
  summary: 'The inspections of a well, newest first',
  by: byWell,
  orderBy: ['inspection_date desc', 'ir_ndx desc'],
  row: inspectionRow,
});

export const oneInspection = view({
  path: 'field-services/well-actions/{wellNdx}/inspections/{ir_ndx}',
  relation: 'field_inspections',
  access: 'staff',
  summary: 'One inspection of a well',
  by: byInspection,
  one: 'inspection',
  row: inspectionRow,
});

/** Of a well that was merged into another meanwhile, the visit is written down at that one; of a removed one, too. */
export const addInspection = endpoint({
  method: 'POST',
  path: '/api/field-services/well-actions/{wellNdx}/inspections',
  access: 'staff',
  summary: 'Add a well inspection',
  params: byWell,
  body: inspectionForm.draft.omit({ well_ndx: true }),
  answer: inspections.row,
  status: 201,
});

/** Conflicts as those of `changeWellRecord`. */
export const changeInspection = endpoint({
  method: 'PUT',
  path: '/api/field-services/well-actions/{wellNdx}/inspections/{ir_ndx}',
  access: 'staff',
  summary: 'Change a well inspection: only the fields sent change; other people’s changes to other fields stay',
  params: byInspection,
  body: inspectionForm.change,
  answer: inspections.row,
});

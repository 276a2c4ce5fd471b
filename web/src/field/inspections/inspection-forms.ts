import { inspectionChecklist, inspectionForm, type inspections } from '@artesian/contract/field/inspections';
import { kept } from '@artesian/contract/language/rows';
import type { z } from 'zod';
import { formOf } from '../form/form-of.ts';

/** A visit as the device knows it. */
export type Inspection = z.output<typeof inspections.row>;

const entered = [
  'inspection_date',
  'ir_type_ndx',
  'inspected_by',
  ...inspectionChecklist,
  'field_notes',
  'follow_up_date',
] as const;

const { created_timestamp, created_by, updated_timestamp, updated_by } = kept;
const tracked = { created_timestamp, created_by, updated_timestamp, updated_by };

export const newInspection = formOf(inspectionForm, [{ title: 'Inspection', fields: entered }]);

/** Only staff come here, so that everybody sees who wrote what. */
export const editedInspection = formOf(
  inspectionForm,
  [{ title: 'Inspection', fields: [...entered, ...Object.keys(tracked)] }],
  { fields: tracked, readOnly: Object.keys(tracked) },
);

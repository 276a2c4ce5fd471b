import { wellRecordForm, wellRecordSteps } from '@artesian/contract/field/well-record';
import { lookup, lookups } from '@artesian/contract/language/fields';
import type { Rules, Values } from '@artesian/contract/language/register';
import { kept, removal } from '@artesian/contract/language/rows';
import type { Step } from '../form/field-form.ts';
import { formOf } from '../form/form-of.ts';
import { LocationStep } from './LocationStep.tsx';

const { created_timestamp, created_by, updated_timestamp, updated_by } = kept;
const tracked = {
  created_timestamp,
  created_by,
  updated_timestamp,
  updated_by,
  removed_timestamp: removal.removed_timestamp,
};

const onlyWhile = (flag: string, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, (values: Values) => values[flag] === true]));

/** What is asked of a thing only where there is one. */
const shown: Rules['shown'] = {
  ...onlyWhile('is_metered', 'meter_sn', 'meter_nickname', 'meter_accuracy_notes', 'other_meter_notes'),
  ...onlyWhile('is_slab', 'slab_thickness_inches', 'slab_length_inches', 'slab_width_inches'),
  ...onlyWhile('is_steel_sleeve', 'sleeve_height_inches', 'sleeve_outside_diameter_inches'),
};

const others = {
  rules: { shown },
  fields: {
    ...tracked,
    // As the device carries them.
    well_status_ndx: lookup('Well Status', 'field-services/lookup/well-statuses'),
    active_assoc_meters_ndx: lookups('Active Associated Meters', 'field-services/lookup/meters'),
  },
  readOnly: Object.keys(tracked),
};

/** What the server works out stands first in its step, but for the reference at the end, which is read last. */
const steps: Step[] = wellRecordSteps.map(({ title, fields, read }) => ({
  title,
  fields: title === 'Classification and Reference' ? [...fields, ...read] : [...read, ...fields],
  ...(title === 'Location' && { Body: LocationStep }),
}));

/** The ten steps of the record (spec 2 §3). The last is for administrators, as all who come here are. */
export const recordForm = formOf(
  wellRecordForm,
  [...steps, { title: 'Record Tracking', fields: Object.keys(tracked) }],
  others,
);

/** Of a new well the server has worked out nothing yet. */
export const newRecordForm = formOf(
  wellRecordForm,
  wellRecordSteps.map(({ title, fields }) => ({
    title,
    fields,
    ...(title === 'Location' && { Body: LocationStep }),
  })),
  others,
);

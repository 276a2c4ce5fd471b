import { useWatch } from 'react-hook-form';
import { ComputedField } from '../register/form/ComputedField.tsx';
import { Field } from '../register/form/Field.tsx';
import { FieldGrid } from '../register/form/FieldGrid.tsx';
import { useFormParts } from '../register/form/form-parts.ts';

/** The fields of a meter. */
export function MeterInputs() {
  return (
    <FieldGrid>
      <ComputedField name="meter_id" placeholder="Meter ID will be auto-generated" />
      <Field name="setup_well_ndx" />
      <Field name="joined_date" />
      <Field name="retired_date" />
      <Field name="start_reading" />
      <Field name="shares_over_wells" />
      <Field name="meter_type" />
      <Field name="brand" />
      <Field name="meter_serial_number" />
      <Field name="replaces_meter_ndx" />
      <ActiveField />
      <Field name="notes" />
    </FieldGrid>
  );
}

/** Follows the retired date while it is typed; the server holds to the same. */
function ActiveField() {
  const { form } = useFormParts();
  const retired = useWatch({ control: form.control, name: 'retired_date' });
  return <ComputedField name="is_active" entry={retired === ''} />;
}

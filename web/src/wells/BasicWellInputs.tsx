import { ComputedField } from '../register/form/ComputedField.tsx';
import { Field } from '../register/form/Field.tsx';
import { FieldGrid } from '../register/form/FieldGrid.tsx';
import { useFormParts } from '../register/form/form-parts.ts';
import { RemovedField } from '../register/form/RemovedField.tsx';
import { WellLocation } from './location/WellLocation.tsx';

/** Spec 2 §3 'Well (basic)'. */
export function BasicWellInputs() {
  const { base } = useFormParts();
  return (
    <>
      <FieldGrid>
        <ComputedField name="district_well_id" placeholder="Assigned when the well is saved" />
        <Field name="state_well_num" />
        <Field name="usgs_site_num" />
        <Field name="well_name" />
        <Field name="well_name_logger" />
        <Field name="primary_use_ndx" />
        <Field name="well_class_ndx" />
        <Field name="well_subclass_ndx" />
        <Field name="contact_ndx" />
        <Field name="physical_location_address" />
        <Field name="city" />
      </FieldGrid>
      <WellLocation />
      <FieldGrid>
        <Field name="is_published" isDisabled={!base} />
        <RemovedField />
      </FieldGrid>
    </>
  );
}

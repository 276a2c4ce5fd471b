import { toldOfPermittee } from '@artesian/contract/permits/new-permittee';
import { ComputedField } from '../register/form/ComputedField.tsx';
import { Field } from '../register/form/Field.tsx';
import { FieldGroup } from '../register/form/FieldGroup.tsx';
import { useFormParts } from '../register/form/form-parts.ts';
import { RemovedField } from '../register/form/RemovedField.tsx';
import { FieldOfRecord } from './FieldOfRecord.tsx';
import { LinkedRecords } from './LinkedRecords.tsx';
import { PermitNumber } from './PermitNumber.tsx';
import { VolumeField } from './VolumeField.tsx';

/** Spec 3 §2 'Permit form, Basic Permit Information'. */
export function BasicPermitInputs() {
  const { base } = useFormParts();
  return (
    <>
      <FieldGroup title="Permittee">
        <FieldOfRecord name="rolo_ndx" />
        <Field name="permittee_add_new" />
        {toldOfPermittee.map((name) => (
          <Field key={name} name={name} />
        ))}
      </FieldGroup>
      <FieldGroup title="Permit">
        <PermitNumber />
        <Field name="permit_year" />
        <Field name="permit_type_ndx" />
        <FieldOfRecord name="permit_status_ndx" />
        <Field name="issued_date" />
        <Field name="start_date" />
        <Field name="ended_date" />
        <Field name="permit_name" />
        <Field name="legacy_permit_number" />
        <Field name="aquifer_group_ndx" />
        <FieldOfRecord name="primary_use_ndx" />
        <FieldOfRecord name="secondary_use_ndx" />
        <VolumeField />
        <Field name="allocation_distribution_ndx" />
        {base && <ComputedField name="is_terminated" />}
        <RemovedField />
        <Field name="administrative_note" />
        <Field name="special_provisions" />
        <Field name="notes" />
      </FieldGroup>
      <FieldGroup title="Alternate Contacts">
        <Field name="alternate_rolo_ndx" />
        <Field name="billing_rolo_ndx" />
        <Field name="meter_rolo_ndx" />
      </FieldGroup>
      {base && <LinkedRecords permit={base.permit_ndx as number} />}
    </>
  );
}

import { Field } from '../../register/form/Field.tsx';
import { FieldGrid } from '../../register/form/FieldGrid.tsx';
import { useFormParts } from '../../register/form/form-parts.ts';
import { RemovedField } from '../../register/form/RemovedField.tsx';

/** The tier is the one that was decided last; what holds now is said where it is another. */
export function GroupInputs() {
  const { base } = useFormParts();
  const isComing = base?.coming_tier_from != null;
  return (
    <FieldGrid>
      <Field name="permit_group_name" />
      <Field
        name="permit_tier_ndx"
        help={
          isComing
            ? `${String(base.tier_now)} holds now, ${String(base.coming_tier)} from fiscal year ${String(base.coming_tier_from)} on.`
            : undefined
        }
      />
      <Field name="notes" />
      <RemovedField />
    </FieldGrid>
  );
}

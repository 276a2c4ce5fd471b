import { ComputedField } from './ComputedField.tsx';
import { Field } from './Field.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { useFormParts } from './form-parts.ts';
import { RemovedField } from './RemovedField.tsx';

/** Every field in the order of the declaration: the body of a form that nobody laid out by hand. */
export function DeclaredInputs() {
  const { register } = useFormParts();
  return (
    <FieldGrid>
      {Object.keys(register.computed ?? {}).map((name) => (
        <ComputedField key={name} name={name} />
      ))}
      {Object.keys(register.fields).map((name) => (
        <Field key={name} name={name} />
      ))}
      {register.removable && <RemovedField />}
    </FieldGrid>
  );
}

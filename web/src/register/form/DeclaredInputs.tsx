import { metaOf, tellsChoice } from '@artesian/contract/language/register';
import { ComputedField } from './ComputedField.tsx';
import { Field } from './Field.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { useFormParts } from './form-parts.ts';
import { RemovedField } from './RemovedField.tsx';

/** Every field in the order of the declaration, computed marks last: the body of a form that nobody laid out by hand. */
export function DeclaredInputs() {
  const { register, base } = useFormParts();
  // Nothing is computed of a new record yet, and numbers of other records say nothing to a person.
  const computed = (base ? Object.keys(register.computed ?? {}) : [])
    .filter((name) => metaOf(register, name).kind !== 'list')
    .filter((name) => !tellsChoice(register, name));
  const isFlag = (name: string) => metaOf(register, name).kind === 'flag';
  return (
    <FieldGrid>
      {computed
        .filter((name) => !isFlag(name))
        .map((name) => (
          <ComputedField key={name} name={name} />
        ))}
      {Object.keys(register.fields).map((name) => (
        <Field key={name} name={name} />
      ))}
      {computed.filter(isFlag).map((name) => (
        <ComputedField key={name} name={name} />
      ))}
      {register.removable && <RemovedField />}
    </FieldGrid>
  );
}

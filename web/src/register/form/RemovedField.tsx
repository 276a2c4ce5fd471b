import { useController } from 'react-hook-form';
import { labelOf, REMOVED } from './entries.ts';
import { inputId, useFormParts } from './form-parts.ts';
import { FlagInput } from '../inputs/FlagInput.tsx';

const meta = {
  label: 'REMOVED',
  kind: 'flag',
  help: 'A removed record stays in the database and can be restored.',
} as const;

/** Takes a record out of use, or brings it back. A new record has nothing to remove yet. */
export function RemovedField() {
  const { register, form, base, isReadOnly } = useFormParts();
  const { field } = useController({ name: REMOVED, control: form.control });
  const mayRemove = (base?.may as { remove?: boolean } | undefined)?.remove === true;
  return (
    <FlagInput
      id={inputId(register, REMOVED)}
      name={REMOVED}
      meta={meta}
      label={labelOf(register, REMOVED)}
      isRequired={false}
      isDisabled={isReadOnly || !mayRemove}
      entry={field.value ?? false}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={undefined}
      options={undefined}
    />
  );
}

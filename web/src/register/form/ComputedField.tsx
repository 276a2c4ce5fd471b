import { metaOf } from '@artesian/contract/language/register';
import { entryOf, grouped } from './input-text.ts';
import { inputId, useFormParts } from './form-parts.ts';
import { FlagInput } from '../inputs/FlagInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import type { Entry } from './input-text.ts';

interface ComputedFieldProps {
  name: string;
  label?: string;
  /** In place of the value of the record, where the form knows better already. */
  entry?: Entry;
  /** For a new record, which has no value yet. */
  placeholder?: string;
  /** In place of the declared one. */
  help?: string | undefined;
}

/** What the server fills in: shown, never entered. */
export function ComputedField({ name, label, entry, placeholder, help }: ComputedFieldProps) {
  const { register, base } = useFormParts();
  const declared = metaOf(register, name);
  const meta = help === undefined ? declared : { ...declared, help };
  const Input = meta.kind === 'flag' ? FlagInput : TextInput;
  return (
    <Input
      id={inputId(register, name)}
      name={name}
      meta={meta}
      label={label ?? meta.label}
      isRequired={false}
      isDisabled={false}
      isReadOnly
      entry={grouped(meta, entry ?? entryOf(meta, base?.[name]))}
      onChange={ignore}
      onBlur={ignore}
      inputRef={null}
      error={undefined}
      placeholder={placeholder}
      options={undefined}
    />
  );
}

/** It cannot be changed. */
const ignore = () => undefined;

import type { Kind } from '@artesian/contract/language/fields';
import { metaOf } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import { isRequired } from './entries.ts';
import { inputId, useFormParts } from './form-parts.ts';
import { ChoiceInput } from './inputs/ChoiceInput.tsx';
import { DateInput } from './inputs/DateInput.tsx';
import { FlagInput } from './inputs/FlagInput.tsx';
import type { InputProps } from './inputs/input.ts';
import { OptionInput } from './inputs/OptionInput.tsx';
import { OptionsInput } from './inputs/OptionsInput.tsx';
import { TextInput } from './inputs/TextInput.tsx';
import { TimestampInput } from './inputs/TimestampInput.tsx';
import { useRulesOf } from './use-rules-of.ts';

/** Views alone have columns of the other kinds. */
type EnteredKind = Exclude<Kind, 'key' | 'list' | 'place'>;

const inputs: Record<EnteredKind, ComponentType<InputProps>> = {
  text: TextInput,
  'long-text': TextInput,
  integer: TextInput,
  decimal: TextInput,
  latitude: TextInput,
  longitude: TextInput,
  year: TextInput,
  percent: TextInput,
  timestamp: TimestampInput,
  flag: FlagInput,
  date: DateInput,
  choice: ChoiceInput,
  lookup: OptionInput,
  lookups: OptionsInput,
  reference: OptionInput,
};

interface FieldProps {
  name: string;
  /** In place of the declared one. */
  label?: string;
  isDisabled?: boolean;
  placeholder?: string;
}

/** One declared field, as the input that its kind calls for; nothing while the rules of the register leave it out. */
export function Field(props: FieldProps) {
  const { isThere, ...ruled } = useRulesOf(props.name);
  return isThere ? <FieldThere {...props} {...ruled} /> : null;
}

function FieldThere({
  name,
  label,
  isDisabled = false,
  placeholder,
  isAskedFor,
  offer,
}: FieldProps & Omit<ReturnType<typeof useRulesOf>, 'isThere'>) {
  const { register, form, options, isReadOnly } = useFormParts();
  const { field, fieldState } = useController({ name, control: form.control });
  const meta = metaOf(register, name);
  const Input = inputs[meta.kind as EnteredKind];
  return (
    <Box sx={meta.kind === 'long-text' ? { gridColumn: '1 / -1' } : undefined}>
      <Input
        id={inputId(register, name)}
        name={name}
        meta={meta}
        label={label ?? meta.label}
        isRequired={isAskedFor || isRequired(register, name)}
        isDisabled={isDisabled || isReadOnly}
        entry={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={fieldState.error?.message}
        placeholder={placeholder}
        options={options[name]}
        offer={offer}
      />
    </Box>
  );
}

import { metaOf } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import { isRequired } from './entries.ts';
import { inputId, useFormParts } from './form-parts.ts';
import type { InputProps } from '../inputs/input.ts';
import { InputOfKind } from '../inputs/InputOfKind.tsx';
import { useRulesOf } from './use-rules-of.ts';

interface FieldProps {
  name: string;
  /** In place of the declared one. */
  label?: string;
  isDisabled?: boolean;
  placeholder?: string;
  /** What browsers fill in of the person who enters it: `given-name`. */
  autoComplete?: string | undefined;
  /** In place of the declared one. */
  help?: string | undefined;
  /** In place of the input of its kind. */
  Input?: ComponentType<InputProps>;
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
  autoComplete,
  help,
  isAskedFor,
  offer,
  Input = InputOfKind,
}: FieldProps & Omit<ReturnType<typeof useRulesOf>, 'isThere'>) {
  const { register, form, options, isReadOnly } = useFormParts();
  const { field, fieldState } = useController({ name, control: form.control });
  const declared = metaOf(register, name);
  const meta = help === undefined ? declared : { ...declared, help };
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
        autoComplete={autoComplete}
        options={options[name]}
        offer={offer}
      />
    </Box>
  );
}

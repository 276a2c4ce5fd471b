import type { FieldMeta } from '@artesian/contract/fields';
import { metaOf, type Register } from '@artesian/contract/register';
import { Controller, type Control } from 'react-hook-form';
import { ChoiceField } from './ChoiceField.tsx';
import { FlagField } from './FlagField.tsx';
import type { Entry } from './read-entry.ts';
import { TextEntryField } from './TextEntryField.tsx';

export type Entries = Record<string, Entry>;

/** What every kind of input gets. */
export interface InputProps {
  name: string;
  meta: FieldMeta;
  value: Entry;
  onChange: (value: Entry) => void;
  error: string | undefined;
  isRequired: boolean;
  isReadOnly: boolean;
  placeholder?: string | undefined;
}

interface FieldProps {
  register: Register;
  name: string;
  control: Control<Entries>;
  isReadOnly?: boolean;
  placeholder?: string;
}

/** One declared field, as the input that its kind calls for. */
export function Field({ register, name, control, isReadOnly = false, placeholder }: FieldProps) {
  const meta = metaOf(register, name);
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const Input = inputs[meta.kind] ?? TextEntryField;
        return (
          <Input
            name={name}
            meta={meta}
            value={value ?? null}
            onChange={onChange}
            error={error?.message}
            isRequired={isRequired(register, name)}
            isReadOnly={isReadOnly}
            placeholder={placeholder}
          />
        );
      }}
    />
  );
}

const inputs: Partial<Record<FieldMeta['kind'], (props: InputProps) => React.ReactNode>> = {
  flag: FlagField,
  choice: ChoiceField,
  lookup: ChoiceField,
  reference: ChoiceField,
};

/** A new record cannot be saved without it. */
export function isRequired(register: Register, name: string): boolean {
  const schema = register.fields[name];
  return schema !== undefined && (metaOf(register, name).required === true || !schema.safeParse(undefined).success);
}

export const inputId = (name: string) => `field-${name}`;

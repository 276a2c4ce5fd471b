import type { Kind } from '@artesian/contract/language/fields';
import type { ComponentType } from 'react';
import { ChoiceInput } from './ChoiceInput.tsx';
import { DateInput } from './DateInput.tsx';
import { FlagInput } from './FlagInput.tsx';
import { OptionInput } from './OptionInput.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { TextInput } from './TextInput.tsx';
import { TimestampInput } from './TimestampInput.tsx';
import type { InputProps } from './input.ts';

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

/** The input that the kind of a field calls for. */
export function InputOfKind(props: InputProps) {
  const Input = inputs[props.meta.kind as EnteredKind];
  return <Input {...props} />;
}

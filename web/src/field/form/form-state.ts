import type { Entry } from '../../register/form/input-text.ts';
import type { Entries } from '../../register/form/entries.ts';
import type { FieldOptions } from '../../register/form/use-options.ts';
import type { InputProps } from '../../register/inputs/input.ts';
import { createContext, useContext } from 'react';
import type { FieldForm } from './field-form.ts';

/** What the parts of a form share. */
export interface FormState {
  form: FieldForm;
  entries: Entries;
  shown: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  /** What is wrong, by field, as far as it is said already. */
  problems: ReadonlyMap<string, string>;
  options: Readonly<Record<string, FieldOptions>>;
  /** Which of them fit what else is entered. */
  offers: (name: string) => InputProps['offer'];
  isAskedFor: (name: string) => boolean;
  enter: (entered: Entries) => void;
  /** What stands in a field just now, also when asked later. */
  entered: (name: string) => Entry;
  /** Puts back what stood there at first. */
  discard: (name: string) => void;
}

export const FormStateContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (!state) throw new Error('This belongs into a form of the field.');
  return state;
}

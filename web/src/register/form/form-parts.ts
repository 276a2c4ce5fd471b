import type { Register, Row, Values } from '@artesian/contract/language/register';
import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Entries } from './entries.ts';
import type { FieldOptions } from './use-options.ts';

/** What would go wrong with the entries, as the server was asked beforehand. */
export interface FormWarning {
  words: string;
  /** A save would be refused for it. */
  isRefused: boolean;
}

/** What the inputs of a register's form share, so that screens lay them out by name alone. */
export interface FormParts {
  register: Register;
  /** What the entries are compared with; undefined for a new record. */
  base: Row | undefined;
  form: UseFormReturn<Entries>;
  options: Readonly<Record<string, FieldOptions>>;
  /** The reader may look, not change. */
  isReadOnly: boolean;
  /** Said beside Save. */
  warning?: FormWarning | undefined;
  tellWarning?: (warning: FormWarning | undefined) => void;
}

export const FormPartsContext = createContext<FormParts | undefined>(undefined);

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('This belongs into a RegisterForm.');
  return parts;
}

/** Enters values as they were before and saves them at once; where other entries wait to be saved, they only join those. */
export const RestoreContext = createContext<(values: Values) => void>(() => undefined);

/** The id of the heading above a form. */
export const EDITOR_TITLE = 'editor-title';

/** The id of a field's input, for links from the list of problems. */
export const inputId = (register: Register, field: string) => `${register.path}-${field}`;

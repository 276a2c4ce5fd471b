import type { Register } from '@artesian/contract/language/register';
import type { FieldForm, Step } from './field-form.ts';

type Declared = Pick<Register, 'path' | 'fields' | 'computed' | 'rules'>;

/** The form of what the contract declares: its fields, and what it works out, which is read only. */
export const formOf = (
  declared: Declared,
  steps: readonly Step[],
  others: Partial<Pick<FieldForm, 'rules' | 'inputs' | 'readOnly' | 'fields'>> = {},
): FieldForm => ({
  name: declared.path.replaceAll('/', '-'),
  fields: { ...declared.computed, ...declared.fields, ...others.fields },
  steps,
  readOnly: [...Object.keys(declared.computed ?? {}), ...(others.readOnly ?? [])],
  rules: { ...declared.rules, ...others.rules },
  ...(others.inputs && { inputs: others.inputs }),
});

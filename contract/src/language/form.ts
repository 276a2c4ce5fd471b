import { z } from 'zod';
import { withoutDefault } from './fields.ts';
import type { Values } from './register.ts';
import type { Fields } from './rows.ts';
import type { RuleProblem } from './rules.ts';

/** What is entered for no register: filters of a report, a search. */
export interface Form {
  fields: Fields;
  /** What holds between fields. */
  check?(this: void, values: Values): readonly RuleProblem[];
}

/** The values of a form, by field. */
export type ValuesOf<F extends Form> = { [K in keyof F['fields']]: z.output<F['fields'][K]> };

/** Declares the fields of a form, and what holds between them. */
export const defineForm = <F extends Fields>(form: {
  fields: F;
  check?(this: void, values: { [K in keyof F]: z.output<F[K]> }): readonly RuleProblem[];
}) => form;

/** What is wrong with values: first of each field by itself, then between them. */
export function problemsOfForm({ fields, check }: Form, values: Values): RuleProblem[] {
  const ofFields = Object.entries(fields).flatMap(([field, schema]) => {
    const message = withoutDefault(schema).safeParse(values[field]).error?.issues[0]?.message;
    return message ? [{ field, message }] : [];
  });
  return ofFields.length > 0 ? ofFields : [...(check?.(values) ?? [])];
}

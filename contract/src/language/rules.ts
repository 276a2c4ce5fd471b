import { UNSET, fieldMeta } from './fields.ts';
import type { Register, Values } from './register.ts';

export interface RuleProblem {
  field: string;
  message: string;
}

type Ruled = Pick<Register, 'fields' | 'rules'>;

/** Whether a field is there at all, by what the rest of the record says. */
export const isShown = ({ rules }: Ruled, field: string, whole: Values): boolean =>
  rules?.shown?.[field]?.(whole) ?? true;

/** Whether a field must be filled in, by what the rest of the record says. */
export const isNeeded = ({ rules }: Ruled, field: string, whole: Values): boolean =>
  rules?.needs?.[field]?.(whole) ?? false;

/** What the rules between fields have against a whole record. The form, its summary and the server ask the same. */
export function problemsOfRules(register: Ruled, whole: Values): RuleProblem[] {
  const missing = Object.keys(register.rules?.needs ?? {})
    .filter((field) => isShown(register, field, whole) && isNeeded(register, field, whole))
    .filter((field) => isBlank(register, field, whole[field]))
    .map((field) => ({ field, message: '*Required field' }));
  return [...missing, ...(register.rules?.check?.(whole) ?? [])];
}

/**
 * What a change of a record would break: rules that the record breaks already are left alone unless the change names their field,
 * as older records may hold anything.
 */
export function problemsOfChange(register: Ruled, was: Values | undefined, change: Values): RuleProblem[] {
  const before = new Set(was ? problemsOfRules(register, was).map(inOne) : []);
  return problemsOfRules(register, { ...was, ...change }).filter(
    (problem) => problem.field in change || !before.has(inOne(problem)),
  );
}

/** A change without the fields that are not there any more when it is made. */
export function withoutHidden(register: Ruled, was: Values | undefined, change: Values): Values {
  const whole = { ...was, ...change };
  return Object.fromEntries(Object.entries(change).filter(([field]) => isShown(register, field, whole)));
}

const inOne = ({ field, message }: RuleProblem) => `${field} ${message}`;

function isBlank({ fields }: Ruled, field: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return fieldMeta.get(fields[field]!)?.kind === 'lookup' && value === UNSET;
}

import { t } from '@artesian/domain/texts/translate';
import { UNSET, fieldMeta } from './fields.ts';
import { inWordsOf } from './usual.ts';
import type { Register, Values } from './register.ts';

export interface RuleProblem {
  field: string;
  message: string;
}

type Ruled = Pick<Register, 'fields' | 'rules'>;

/** Whether a field is there at all, by what the rest of the record says. */
export const isShown = ({ rules }: Ruled, field: string, whole: Values, was: Values | undefined): boolean =>
  rules?.shown?.[field]?.(whole, was) ?? true;

/** Whether a field must be filled in, by what the rest of the record says. */
export const isNeeded = ({ rules }: Ruled, field: string, whole: Values, was: Values | undefined): boolean =>
  rules?.needs?.[field]?.(whole, was) ?? false;

/** What the rules between fields have against a whole record. The form, its summary and the server ask the same. */
function problemsOfRules(register: Ruled, whole: Values, was: Values | undefined): RuleProblem[] {
  const found = register.rules?.check?.(whole, was) ?? [];
  const missing = Object.keys(register.rules?.needs ?? {})
    .filter((field) => isShown(register, field, whole, was) && isNeeded(register, field, whole, was))
    .filter((field) => isBlank(register, field, whole[field]) && !found.some((problem) => problem.field === field))
    .map((field) => ({ field, message: t('*Required field') }));
  return [...missing, ...found];
}

/**
 * What a change of a record would break: rules that the record breaks already are left alone unless the change names their field,
 * as older records may hold anything.
 */
export function problemsOfChange(register: Ruled, was: Values | undefined, change: Values): RuleProblem[] {
  const before = new Set(was ? problemsOfRules(register, was, was).map(inOne) : []);
  return problemsOfRules(register, { ...was, ...change }, was).filter(
    (problem) => problem.field in change || !before.has(inOne(problem)),
  );
}

/**
 * What is unlikely in a change of a record: values outside of what is usual, and what the register's own warnings say. What stood there
 * before was looked at then.
 */
export function warningsOfChange(register: Ruled, was: Values | undefined, change: Values): RuleProblem[] {
  const unusual = Object.entries(change).flatMap(([field, value]) => {
    const meta = register.fields[field] && fieldMeta.get(register.fields[field]);
    const message = meta && was?.[field] !== value ? inWordsOf(meta, value) : undefined;
    return message === undefined ? [] : [{ field, message }];
  });
  const warnings = (whole: Values) => register.rules?.warnings?.(whole, was) ?? [];
  const before = new Set(was ? warnings(was).map(inOne) : []);
  return [...unusual, ...warnings({ ...was, ...change }).filter((warning) => !before.has(inOne(warning)))];
}

/** A change without the fields that are not there any more when it is made. */
export function withoutHidden(register: Ruled, was: Values | undefined, change: Values): Values {
  const whole = { ...was, ...change };
  return Object.fromEntries(Object.entries(change).filter(([field]) => isShown(register, field, whole, was)));
}

const inOne = ({ field, message }: RuleProblem) => `${field} ${message}`;

function isBlank({ fields }: Ruled, field: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return fieldMeta.get(fields[field]!)?.kind === 'lookup' && value === UNSET;
}

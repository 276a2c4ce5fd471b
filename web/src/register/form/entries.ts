import { fieldMeta, withoutDefault } from '@artesian/contract/language/fields';
import { metaOf, type Register, type Values } from '@artesian/contract/language/register';
import { isNeeded, isShown } from '@artesian/contract/language/rules';
import { today } from '../../ui/dates.ts';
import { entryOf, grouped, isUnset, same, valueOf, type Entry } from './input-text.ts';

/** What the inputs of a form hold, by field. A register that removes has `removed` among them. */
export type Entries = Record<string, Entry>;

/** What entries are of: a register, or a form that stands for none. */
type Entered = Pick<Register, 'fields' | 'rules' | 'removable'>;

/** What a person may enter, in the order of the declaration. */
export const enteredFields = (register: Register): string[] => [
  ...Object.keys(register.fields),
  ...(register.removable ? [REMOVED] : []),
];

export const REMOVED = 'removed';

export const labelOf = (register: Register, field: string): string =>
  field === REMOVED ? 'REMOVED' : metaOf(register, field).label;

/** The entries of a record, or of a new one. */
export function entriesOf(register: Entered, record: Values | undefined): Entries {
  const entries = Object.entries(register.fields).map(([name, schema]) => {
    const meta = fieldMeta.get(schema)!;
    const begun = meta.begins ? beginnings[meta.begins]() : schema.safeParse(undefined).data;
    return [name, grouped(meta, entryOf(meta, record ? record[name] : begun))];
  });
  return { ...Object.fromEntries(entries), ...(register.removable && { [REMOVED]: record?.[REMOVED] === true }) };
}

const beginnings = { today, now: () => new Date().toISOString() } as const;

/** Every value that was entered. */
export function valuesOf(register: Entered, entries: Entries): Values {
  const values = Object.keys(register.fields).map((name) => [
    name,
    valueOf(metaOf(register, name), entries[name] ?? null, isOptional(register, name)),
  ]);
  return { ...Object.fromEntries(values), ...(register.removable && { [REMOVED]: entries[REMOVED] === true }) };
}

/** What was entered otherwise than it stands in `base`; `1,234` for 1234 is no change. */
export function changesOf(register: Register, base: Values | undefined, entries: Entries): Values {
  const before = entriesOf(register, base);
  const known = valuesOf(register, before);
  const values = valuesOf(register, entries);
  const whole = { ...base, ...values };
  const isChanged = (name: string) =>
    !same(entries[name], before[name]) && !same(values[name], known[name]) && !same(values[name], base?.[name]);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => isChanged(name) && isShown(register, name, whole, base)),
  );
}

/** The fields that must be filled in and are not yet. What an older record came without does not hold up its other changes. */
export function missingFields(register: Register, entries: Entries, base?: Values): string[] {
  const whole = wholeOf(register, base, entries);
  const isBlank = (name: string) => entries[name] === '' || isUnset(metaOf(register, name).kind, entries[name]);
  const cameWithout = (name: string) => base !== undefined && isUnset(metaOf(register, name).kind, base[name]);
  const mustBeThere = (name: string) =>
    (isRequired(register, name) && !cameWithout(name)) || isNeeded(register, name, whole, base);
  return Object.keys(register.fields).filter(
    (name) => isShown(register, name, whole, base) && mustBeThere(name) && isBlank(name),
  );
}

/** The record with what was entered: what its rules are asked of. */
export const wholeOf = (register: Entered, base: Values | undefined, entries: Entries): Values => ({
  ...base,
  ...valuesOf(register, entries),
});

/** Whether a person must fill a field in. */
export function isRequired(register: Pick<Register, 'fields' | 'computed'>, name: string): boolean {
  const meta = metaOf(register, name);
  if (meta.kind === 'flag') return false;
  if (meta.kind === 'lookup' || meta.kind === 'lookups') return meta.required === true;
  return !isOptional(register, name);
}

/** The change as the API takes it. */
export function bodyOf({ [REMOVED]: removed, ...values }: Values): Values {
  return removed === undefined ? values : { ...values, should_remove: removed };
}

/** Whether it may be left empty. */
export const isOptional = (register: Pick<Register, 'fields'>, name: string) =>
  withoutDefault(register.fields[name]!).safeParse(null).success;

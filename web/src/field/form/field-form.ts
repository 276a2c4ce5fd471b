import type { Register, Values } from '@artesian/contract/language/register';
import { fieldMeta, withoutDefault } from '@artesian/contract/language/fields';
import { isNeeded, isShown, problemsOfChange, type RuleProblem } from '@artesian/contract/language/rules';
import { messages } from '@artesian/contract/language/messages';
import type { ComponentType } from 'react';
import { entriesOf, isOptional, isRequired, valuesOf, wholeOf, type Entries } from '../../register/form/entries.ts';
import { entryOf, isUnset, same, valueOf, type Entry } from '../../register/form/input-text.ts';
import type { InputProps } from '../../register/inputs/input.ts';
import { notUnderstood } from '../../register/form/problems.ts';

/** One page of a form. */
export interface Step {
  title: string;
  /** In the order of the page. */
  fields: readonly string[];
  /** Lays the fields out in its own way. */
  Body?: ComponentType;
}

/** A form as the specification has it (2 §4 'Generic and multi-step forms'), on the fields and rules that registers are declared with. */
export interface FieldForm extends Pick<Register, 'fields' | 'rules'> {
  /** What the ids of its inputs begin with. */
  name: string;
  steps: readonly Step[];
  /** Fields that are read and not changed. */
  readOnly?: readonly string[];
  /** In place of the input of its kind, by field. */
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
}

/** What a form is compared with: a record, and what a new one begins with. */
export interface Beginning {
  base?: Values | undefined;
  begin?: Values | undefined;
}

/** What a form begins with: a record as it stands, or what a new one begins with. */
export function firstEntries(form: FieldForm, { base, begin }: Beginning): Entries {
  const begun = Object.entries(begin ?? {})
    .filter(([name]) => name in form.fields)
    .map(([name, value]) => [name, entryOf(fieldMeta.get(form.fields[name]!)!, value)]);
  return { ...entriesOf(form, base), ...Object.fromEntries(begun) };
}

/** The entries with one more. A field that goes away with it is empty when it comes again (spec 2 §4). */
export function withEntry(form: FieldForm, { base }: Beginning, entries: Entries, name: string, entry: Entry): Entries {
  const next = { ...entries, [name]: entry };
  const [before, after] = [wholeOf(form, base, entries), wholeOf(form, base, next)];
  for (const field of Object.keys(form.rules?.shown ?? {})) {
    const goes = isShown(form, field, before, base) && !isShown(form, field, after, base);
    if (goes) next[field] = entryOf(metaOf(form, field), null);
  }
  return next;
}

/** The fields that hold something else than at first; `1,234` for 1234 is no change. */
export const changedFields = (form: FieldForm, first: Entries, entries: Entries): string[] =>
  entered(form).filter(
    (name) => !same(entries[name], first[name]) && !same(valueIn(form, name, entries), valueIn(form, name, first)),
  );

/** What is to be sent of a form: of a record what was changed of it, of a new one everything. */
export function valuesToSend(form: FieldForm, { base }: Beginning, first: Entries, entries: Entries): Values {
  const names = base ? changedFields(form, first, entries) : entered(form);
  return Object.fromEntries(names.map((name) => [name, valueIn(form, name, entries)]));
}

/** What is kept of the entries on the device: of a record what was changed, so that it can be changed by others meanwhile. */
export function toKeep(form: FieldForm, { base }: Beginning, first: Entries, entries: Entries): Entries {
  if (!base) return entries;
  return Object.fromEntries(changedFields(form, first, entries).map((name) => [name, entries[name] ?? null]));
}

/** The fields that are there by what is entered. */
export function shownFields(form: FieldForm, { base }: Beginning, entries: Entries): ReadonlySet<string> {
  const whole = wholeOf(form, base, entries);
  return new Set(Object.keys(form.fields).filter((name) => isShown(form, name, whole, base)));
}

/** Whether a person must fill a field in, by itself or by what else is entered. */
export const isAskedFor = (form: FieldForm, { base }: Beginning, name: string, entries: Entries): boolean =>
  !form.readOnly?.includes(name) &&
  (isRequired(form, name) || isNeeded(form, name, wholeOf(form, base, entries), base));

/** Which options of a field fit what else is entered. */
export function offerOf(form: FieldForm, { base }: Beginning, name: string, entries: Entries): InputProps['offer'] {
  const offer = form.rules?.offers?.[name];
  if (!offer) return undefined;
  const whole = wholeOf(form, base, entries);
  return { fits: ({ row }) => offer.fits(row, whole, base), otherwise: offer.otherwise };
}

/** What is wrong with the entries, as the fields stand in the form; of a record only with what was changed of it. */
export function problemsOf(form: FieldForm, beginning: Beginning, first: Entries, entries: Entries): RuleProblem[] {
  const { base } = beginning;
  const shown = shownFields(form, beginning, entries);
  const values = valuesOf(form, entries);
  const changed = changedFields(form, first, entries);
  const checked = entered(form).filter((name) => shown.has(name) && (!base || changed.includes(name)));
  const ofFields = checked.flatMap((name) => problemOfField(form, beginning, name, entries) ?? []);
  const sent = Object.fromEntries(checked.map((name) => [name, values[name]]));
  const between = problemsOfChange(form, base, sent).filter(
    ({ field }) => shown.has(field) && !ofFields.some((problem) => problem.field === field),
  );
  return inOrder(form, [...ofFields, ...between]);
}

function problemOfField(
  form: FieldForm,
  beginning: Beginning,
  name: string,
  entries: Entries,
): RuleProblem | undefined {
  const entry = entries[name] ?? null;
  const isBlank = entry === '' || isUnset(metaOf(form, name).kind, entry);
  if (isBlank)
    return isAskedFor(form, beginning, name, entries) ? { field: name, message: messages.required } : undefined;
  const message =
    notUnderstood(form, name, entry) ??
    withoutDefault(form.fields[name]!).safeParse(valueIn(form, name, entries)).error?.issues[0]?.message;
  return message === undefined ? undefined : { field: name, message };
}

const inOrder = (form: FieldForm, problems: readonly RuleProblem[]): RuleProblem[] =>
  form.steps.flatMap(({ fields }) => fields.flatMap((name) => problems.find(({ field }) => field === name) ?? []));

/** The fields that can be changed. */
const entered = (form: FieldForm): string[] =>
  form.steps.flatMap(({ fields }) => fields).filter((name) => !form.readOnly?.includes(name));

const valueIn = (form: FieldForm, name: string, entries: Entries): unknown =>
  valueOf(metaOf(form, name), entries[name] ?? null, isOptional(form, name));

export const metaOf = (form: Pick<FieldForm, 'fields'>, name: string) => fieldMeta.get(form.fields[name]!)!;

/** The id of a field's input. */
export const idOfField = (form: Pick<FieldForm, 'name'>, field: string): string => `${form.name}-${field}`;

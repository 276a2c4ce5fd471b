import type { Register, Row } from '@artesian/contract/language/register';
import { remember, remembered } from '../../ui/remembered.ts';
import { changesOf, enteredFields, type Entries } from '../form/entries.ts';

/** What was entered of a record and not saved: kept in the tab, for when the session ends or the page is loaded again. */
export interface Draft {
  /** Of the record that it was entered into; null for a new one. */
  version: number | null;
  /** The fields that were changed. */
  entries: Entries;
}

/** Whose draft it is, and of which record: nobody is ever offered the entries of another. */
export const draftName = (
  person: string | undefined,
  register: Register,
  base: Row | undefined,
  parent?: number,
): string => {
  const unsaved = parent === undefined ? 'new' : `new of ${parent}`;
  return `draft of ${person} ${register.path} ${String(base?.[register.key] ?? unsaved)}`;
};

export const readDraft = (name: string): Draft | undefined => remembered<Draft>(name, 'sessionStorage');

/** Keeps a draft; one without entries is forgotten. */
export const keepDraft = (name: string, draft: Draft): void =>
  remember(name, Object.keys(draft.entries).length > 0 ? draft : undefined, 'sessionStorage');

export const forgetDraft = (name: string): void => remember(name, undefined, 'sessionStorage');

/** The entries that are not saved. */
export function draftOf(register: Register, base: Row | undefined, entries: Entries): Draft {
  return {
    version: base?.version ?? null,
    entries: entriesIn(entries, Object.keys(changesOf(register, base, entries))),
  };
}

/** What a draft still has to say of a record: nothing where the record says the same by now. */
export function draftOn(register: Register, base: Row | undefined, known: Entries, draft: Draft | undefined) {
  if (!draft) return undefined;
  const fields = enteredFields(register).filter((field) => field in draft.entries);
  const { entries } = draftOf(register, base, { ...known, ...entriesIn(draft.entries, fields) });
  return Object.keys(entries).length > 0 ? { version: draft.version, entries } : undefined;
}

const entriesIn = (entries: Entries, fields: readonly string[]): Entries =>
  Object.fromEntries(fields.map((field) => [field, entries[field] ?? null]));

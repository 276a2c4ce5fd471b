import type { Values } from '@artesian/contract/language/register';
import type { RuleProblem } from '@artesian/contract/language/rules';
import { useMemo, useRef, useState } from 'react';
import type { Entries } from '../../register/form/entries.ts';
import {
  changedFields,
  firstEntries,
  isAskedFor,
  offerOf,
  problemsOf,
  shownFields,
  toKeep,
  valuesToSend,
  withEntry,
  type Beginning,
  type FieldForm,
} from './field-form.ts';
import type { FormState } from './form-state.ts';
import { useFieldOptions } from './use-field-options.ts';

interface FieldFormUse {
  form: FieldForm;
  begun: Beginning;
  /** What was typed before. */
  typed: Entries | undefined;
  /** What the server had against it. */
  refused: readonly RuleProblem[];
  /** Told what is to be kept of what is typed. */
  onTyped: (entries: Entries) => void;
}

/** The entries of a form and what follows from them. Problems are said after the first attempt to submit, and what mends them ends them. */
export function useFieldForm({ form, begun, typed, refused, onTyped }: FieldFormUse) {
  // The record as it was when the form opened: what comes later from the server must not look like a change of this person.
  const [beginning, setBeginning] = useState(begun);
  const first = useMemo(() => firstEntries(form, beginning), [form, beginning]);
  const [entries, setEntries] = useState(() => ({ ...first, ...typed }));
  const [isAttempted, setAttempted] = useState(false);
  const [fromServer, setFromServer] = useState(refused);
  const options = useFieldOptions(form);
  const changed = useMemo(() => new Set(changedFields(form, first, entries)), [form, first, entries]);
  const shown = useMemo(() => shownFields(form, beginning, entries), [form, beginning, entries]);
  const found = useMemo(() => problemsOf(form, beginning, first, entries), [form, beginning, first, entries]);
  const said = useMemo(() => [...fromServer, ...(isAttempted ? found : [])], [fromServer, isAttempted, found]);
  const problems = useMemo(() => new Map(said.map(({ field, message }) => [field, message])), [said]);

  // What is entered by an answer that came late joins what was typed meanwhile.
  const latest = useRef(entries);
  const enter = (entered: Entries) => {
    const next = Object.entries(entered).reduce(
      (before, [name, entry]) => withEntry(form, beginning, before, name, entry),
      latest.current,
    );
    latest.current = next;
    setEntries(next);
    setFromServer((before) => before.filter(({ field }) => !(field in entered)));
    onTyped(toKeep(form, beginning, first, next));
  };
  const state: FormState = {
    form,
    entries,
    shown,
    changed,
    problems,
    options,
    offers: (name) => offerOf(form, beginning, name, entries),
    isAskedFor: (name) => isAskedFor(form, beginning, name, entries),
    enter,
    entered: (name) => latest.current[name] ?? null,
    discard: (name) => enter({ [name]: first[name] ?? null }),
  };
  return {
    state,
    /** The values to send. */
    toSend: () => valuesToSend(form, beginning, first, entries),
    toKeep: () => toKeep(form, beginning, first, entries),
    base: beginning.base,
    /** Goes on from the record as somebody else left it, with what was changed here. */
    rebase: (base: Values) => {
      const next = { ...firstEntries(form, { base }), ...toKeep(form, beginning, first, entries) };
      latest.current = next;
      setBeginning({ base });
      setEntries(next);
    },
    /** What keeps it from being submitted; from now on it is said at the fields. */
    attempt: () => {
      setAttempted(true);
      return found;
    },
    refuse: setFromServer,
  };
}

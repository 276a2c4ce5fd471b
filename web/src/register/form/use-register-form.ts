import type { Register, Row } from '@artesian/contract/language/register';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { changesOf, entriesOf, type Entries } from './entries.ts';
import { same } from './input-text.ts';
import type { FormProblem } from './problems.ts';

export interface RegisterFormState {
  form: UseFormReturn<Entries>;
  /** What the entries are compared with, and whose version a save names; undefined for a new record. */
  base: Row | undefined;
  problems: readonly FormProblem[];
  /** Whether something was entered that is not saved. */
  isDirty: () => boolean;
  /** Goes on from this record; what was entered gives way to it, but for what was entered since `sent`. */
  adopt: (record: Row | undefined, sent?: Entries) => void;
  show: (problems: readonly FormProblem[]) => void;
}

/** What is entered of one record, and what it is compared with; `record` is undefined for a new one. */
export function useRegisterForm(register: Register, record: Row | undefined): RegisterFormState {
  const [base, setBase] = useState(record);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const form = useForm<Entries>({ defaultValues: entriesOf(register, record) });

  const isDirty = () => Object.keys(changesOf(register, base, form.getValues())).length > 0;

  const adopt = (next: Row | undefined, sent = form.getValues()) => {
    const late = enteredSince(sent, form.getValues());
    setBase(next);
    setProblems([]);
    form.reset(entriesOf(register, next));
    for (const [field, entry] of late) form.setValue(field, entry);
  };

  const show = (found: readonly FormProblem[]) => {
    setProblems(found);
    form.clearErrors();
    for (const { field, message } of found) if (field) form.setError(field, { message });
  };

  // A newer version came in, by an undone removal for example. Entries that are not saved keep their own base.
  useEffect(() => {
    if (record && record.version > (base?.version ?? 0) && !isDirty()) adopt(record);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new record from outside is a reason
  }, [record]);

  return { form, base, problems, isDirty, adopt, show };
}

export const enteredSince = (sent: Entries, entries: Entries) =>
  Object.entries(entries).filter(([field, entry]) => !same(entry, sent[field]));

import { ApiError } from '@artesian/contract/client';
import { messages } from '@artesian/contract/messages';
import { metaOf, type Register, type Row, type Values } from '@artesian/contract/register';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { UNSET } from '@artesian/contract/fields';
import { api } from '../api.ts';
import { notify } from '../ui/notify.ts';
import { isRequired, type Entries } from './Field.tsx';

export interface FieldProblem {
  field: string;
  label: string;
  message: string;
}

/** Somebody else saved while this record was open here. */
export interface Conflict {
  mine: Values;
  theirs: Row;
}

/**
 * The form of one record: `row` is the record as it was opened, undefined for a new one. Sends only what was changed,
 * keeps what was typed whatever the server says, and brings its refusals back to the fields.
 */
export function useRecordForm(register: Register, row: Row | undefined, onSaved: (saved: Row) => void) {
  const queries = useQueryClient();
  const opened = useMemo(() => entriesOf(register, row), [register, row]);
  const form = useForm<Entries>({ defaultValues: opened });
  const entries = useWatch({ control: form.control }) as Entries;
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const act = useRef<string>(undefined);

  const changes = changedEntries(opened, entries);
  const isDirty = Object.keys(changes).length > 0;
  const missing = missingLabels(register, entries);

  const show = (found: FieldProblem[]) => {
    for (const { field, message } of found) form.setError(field, { message });
    setProblems(found);
  };

  const send = async (values: Values, version: number | undefined): Promise<Row | undefined> => {
    setSaving(true);
    try {
      const saved = await write(register, row, values, version, (act.current ??= crypto.randomUUID()));
      act.current = undefined;
      await refreshLists(queries, register);
      notify.success(row ? messages.updated : messages.created);
      setConflict(undefined);
      onSaved(saved);
      return saved;
    } catch (error) {
      handleRefusal(error as Error, values);
      return undefined;
    } finally {
      setSaving(false);
    }
  };

  const handleRefusal = (error: Error, values: Values) => {
    const { status, problem } = error instanceof ApiError ? error : { status: 0, problem: {} as ApiError['problem'] };
    // A refusal ends the act: corrected entries are another one. An answer that never came may have been one.
    if (status >= 400 && status < 500) act.current = undefined;
    if (status === 412 && problem.current) return setConflict({ mine: values, theirs: problem.current as Row });
    const found = (problem.errors ?? []).map((one) => ({ ...one, label: labelOf(register, one.field) }));
    if (found.length > 0) return show(found);
    notify.error(error.message || messages.somethingWentWrong);
  };

  const save = async () => {
    form.clearErrors();
    const invalid = validate(register, row, entries, changes);
    show(invalid);
    return invalid.length > 0 ? undefined : send(row ? changes : entries, row?.version);
  };

  return {
    control: form.control,
    entries,
    changes,
    isDirty,
    isSaving,
    missing,
    problems,
    conflict,
    save,
    reset: () => {
      form.reset(opened);
      setProblems([]);
    },
    setEntry: (name: string, value: Entries[string]) => form.setValue(name, value),
    saveMerged: (values: Values, version: number) => send(values, version),
    dismissConflict: () => setConflict(undefined),
  };
}
export type RecordForm = ReturnType<typeof useRecordForm>;

/** Lists and choices of this register; not the record that is open, which the save itself answered. */
export function refreshLists(queries: QueryClient, { path }: Register) {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'record' && queryKey.includes(path) });
}

function write(
  register: Register,
  row: Row | undefined,
  values: Values,
  version: number | undefined,
  act: string,
): Promise<Row> {
  const calls = api.register(register);
  if (!row) return calls.create(values as never, act) as Promise<Row>;
  return calls.update(row[register.key] as number, values as never, version!) as Promise<Row>;
}

/** What the form starts with: the record's own values, or those of an empty one. */
function entriesOf(register: Register, row: Row | undefined): Entries {
  const names = Object.keys(register.fields);
  const entries = Object.fromEntries(
    names.map((name) => [name, (row ? row[name] : emptyEntry(register, name)) as Entries[string]]),
  );
  return register.removable ? { ...entries, should_remove: row?.removed === true } : entries;
}

function emptyEntry(register: Register, name: string): Entries[string] {
  const empty = register.fields[name]!.safeParse(undefined);
  if (empty.success) return empty.data as Entries[string];
  return metaOf(register, name).kind === 'lookup' ? UNSET : null;
}

function changedEntries(opened: Entries, entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(entries).filter(([name, value]) => (value ?? null) !== (opened[name] ?? null)),
  );
}

function missingLabels(register: Register, entries: Entries): string[] {
  const isMissing = (name: string) =>
    entries[name] === null ||
    entries[name] === undefined ||
    (metaOf(register, name).required && entries[name] === UNSET);
  return Object.keys(register.fields)
    .filter((name) => isRequired(register, name) && isMissing(name))
    .map((name) => metaOf(register, name).label);
}

/** What the declaration says of the entries; of a record that exists, of those that were changed. */
function validate(register: Register, row: Row | undefined, entries: Entries, changes: Entries): FieldProblem[] {
  const result = row ? register.change.safeParse(changes) : register.draft.safeParse(entries);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => {
    const field = String(path[0]);
    return { field, label: labelOf(register, field), message };
  });
}

function labelOf(register: Register, field: string): string {
  return field in register.fields || field in (register.computed ?? {}) ? metaOf(register, field).label : field;
}

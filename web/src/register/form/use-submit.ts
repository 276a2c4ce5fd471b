import type { Register, Row, Values } from '@artesian/contract/language/register';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { compare, type Conflict } from './conflict.ts';
import { changesOf, entriesOf, labelOf, REMOVED, valuesOf, type Entries } from './entries.ts';
import { problemsOf, problemsOfRefusal, recordSavedMeanwhile } from './problems.ts';
import { enteredSince, type RegisterFormState } from './use-register-form.ts';
import { useSave } from './use-save.ts';

/** One who saves without pause would keep another from ever saving; after so many attempts a person decides. */
const MERGES = 3;

interface Saving {
  /** The way back is offered. */
  isUndoable?: boolean;
  /** What is saved besides, whatever it was before. */
  also?: Values;
}

/** Saves what was entered: only what was changed, with the version that it is based on. Whatever the server says, nothing typed is lost. */
export function useSubmit(
  register: Register,
  state: RegisterFormState,
  onSaved: (saved: Row) => void,
  parent: number | undefined,
) {
  const { form, base, adopt, show } = state;
  const [conflict, setConflict] = useState<Conflict>();
  // What a save took with it: what is typed while it is on its way stays.
  const sent = useRef<Entries>({});
  const { create, update } = useSave(register, parent);

  const saved = (record: Row) => {
    setConflict(undefined);
    adopt(record, sent.current);
    onSaved(record);
  };

  /** Said in passing; why it was refused stays in the form. */
  const refused = (error: unknown) => {
    if (register.saidOfSaves) notify.error(register.saidOfSaves.failed, { persistent: false });
    show(problemsOfRefusal(register, error));
  };

  const sendNew = async (also: Values) => {
    try {
      saved(await create({ ...valuesOf(register, sent.current), ...also }));
    } catch (error) {
      refused(error);
    }
  };

  /** Saves on top of `onto`. What somebody else changed meanwhile in other fields stays beside it. */
  const send = async (onto: Row, changes: Values, isUndoable?: boolean, merges = MERGES): Promise<void> => {
    try {
      saved(await update(onto, changes, isUndoable));
    } catch (error) {
      const theirs = recordSavedMeanwhile(error);
      if (!theirs) return refused(error);
      const found: Conflict = { base: onto, theirs, mine: changes };
      const { disputed, onlyTheirs } = compare(register, found);
      if (disputed.length > 0 || merges === 0) return setConflict(found);
      notify.info(formatMerge(register, onlyTheirs));
      return send(theirs, changes, isUndoable, merges - 1);
    }
  };

  const { isSaving, during, wasPressedAgain } = useOneAtATime();

  const save = ({ isUndoable, also = {} }: Saving = {}) =>
    during(async () => {
      sent.current = { ...form.getValues() };
      const problems = problemsOf(register, base, sent.current);
      if (problems.length === 0 && !base && !state.isDirty()) problems.push({ message: 'Nothing entered yet.' });
      show(problems);
      if (problems.length > 0) return;
      const changes = base && { ...changesOf(register, base, sent.current), ...also };
      await (base ? send(base, changes!, isUndoable) : sendNew(also));
    });

  // What was entered since a save began is saved after it, where Save was pressed for it.
  useEffect(() => {
    if (isSaving || !wasPressedAgain()) return;
    if (base && !conflict && enteredSince(sent.current, form.getValues()).length > 0) void save();
    // oxlint-disable-next-line react/exhaustive-deps -- only the end of a save is a reason
  }, [isSaving]);

  /** Brings a removed record back at once. What was entered stays beside it, not saved yet. */
  const restore = () =>
    during(async () => {
      sent.current = entriesOf(register, base);
      if (base) await send(base, { [REMOVED]: false });
    });

  /** Goes on from their record with these fields as entered here; the others as they saved them. */
  const settle = (fields: readonly string[]) =>
    during(async () => {
      if (!conflict) return;
      const { theirs } = conflict;
      const entered = { ...form.getValues() };
      setConflict(undefined);
      adopt(theirs, sent.current);
      for (const field of fields) form.setValue(field, entered[field] ?? null);
      sent.current = { ...form.getValues() };
      const changes = changesOf(register, theirs, sent.current);
      await (Object.keys(changes).length > 0 ? send(theirs, changes) : saved(theirs));
    });

  return { save, restore, settle, conflict, dismissConflict: () => setConflict(undefined), isSaving };
}

/** Runs one save at a time. `wasPressedAgain` says, once, whether Save was pressed while one was running. */
function useOneAtATime() {
  const [isSaving, setSaving] = useState(false);
  const isPressedAgain = useRef(false);

  const during = async (act: () => Promise<void>) => {
    if (isSaving) {
      isPressedAgain.current = true;
      return;
    }
    setSaving(true);
    await act();
    setSaving(false);
  };

  const wasPressedAgain = () => {
    const was = isPressedAgain.current;
    isPressedAgain.current = false;
    return was;
  };
  return { isSaving, during, wasPressedAgain };
}

function formatMerge(register: Register, fields: readonly string[]): string {
  const names = fields.map((field) => labelOf(register, field)).join(', ');
  return `Someone else saved this ${register.one} meanwhile.${names && ` Also kept: ${names}.`}`;
}

import { ApiError } from '@artesian/contract/language/client';
import { fieldMeta } from '@artesian/contract/language/fields';
import { problemsOfForm } from '@artesian/contract/language/form';
import { messages } from '@artesian/contract/language/messages';
import type { Row } from '@artesian/contract/language/register';
import { replacement, replaceMeter, undoReplacement } from '@artesian/contract/metering/replacement';
import { dialIn, type DialFrom } from '@artesian/domain/dials';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../../api.ts';
import type { Entry } from '../../register/form/input-text.ts';
import { notUnderstood, type FormProblem } from '../../register/form/problems.ts';
import { entriesOfForm, valuesOfForm } from '../../register/list/use-filters.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { useSettings } from '../../session/settings.tsx';
import { dayIn } from '../../ui/district-day.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import type { ChainedReading } from '../chain/chain.ts';
import { readingOfMonth } from './final-reading.ts';

/** Without these nothing is replaced. */
export const required: readonly string[] = ['retired_date', 'final_reading', 'start_reading'];

type Body = z.input<NonNullable<typeof replaceMeter.body>>;
export type Replacement = ReturnType<typeof useReplacement>;

interface KnownOfOld {
  /** The latest first. */
  readings: readonly ChainedReading[];
  dials: readonly DialFrom[];
}

/** What is entered to replace a meter, what is wrong with it, and how to save it. Nothing entered is lost by a refusal. */
export function useReplacement(old: Row, { readings, dials }: KnownOfOld, onDone: () => void) {
  const keyOf = useKeyPerAct();
  const { timeZone } = useSettings();
  const [entries, setEntries] = useState(() => {
    const { unit, multiplier, digits, decimals } = dialIn(dials, dayIn(timeZone));
    return entriesOfForm(replacement, { start_reading: 0, unit, multiplier, digits, decimals });
  });
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const meter_ndx = old.meter_ndx as number;
  const values = valuesOfForm(replacement, entries);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body) =>
      api.call(replaceMeter, { params: { meter_ndx }, body, version: old.version, idempotencyKey: keyOf(body) }),
    onSuccess: (saved) => {
      notify.forgetErrors();
      notify.success(`${String(old.meter_id)} was replaced by ${saved.meter_id}.`, {
        action: { label: 'Undo', onClick: () => void undo(meter_ndx, String(old.meter_id)) },
      });
      onDone();
    },
    onError: (error) => setProblems(problemsOfRefusal(error)),
  });

  const enter = (name: string, entry: Entry) => {
    setEntries({ ...entries, [name]: entry });
    setProblems(problems.filter(({ field }) => field !== undefined && field !== name));
  };

  /** The names of the fields that are wrong; empty where it is on its way. */
  const submit = (): string[] => {
    const found = problemsOfForm(replacement, values).map(({ field, message }) => ({
      field,
      message: isBlank(entries[field])
        ? messages.required
        : (notUnderstood(replacement, field, entries[field]) ?? message),
    }));
    setProblems(found);
    if (found.length > 0 || isPending) return found.map(({ field }) => field);
    const seen = readingOfMonth(readings, String(values.retired_date));
    mutate({ ...values, reading_version: seen?.version ?? null } as Body);
    return [];
  };

  const isKnown = problemsOfForm(replacement, values).every(({ field }) => !required.includes(field ?? ''));
  return {
    entries,
    enter,
    submit,
    isSaving: isPending,
    problemOf: (name: string) => problems.find(({ field }) => field === name)?.message,
    /** What the server has against it as a whole. */
    refusal: problems.find(({ field }) => field === undefined)?.message,
    missing: required.filter((name) => isBlank(entries[name])).map(labelOf),
    /** The day and the final reading, once both make sense. */
    entered: isKnown ? ([values.retired_date as string, values.final_reading as number] as const) : undefined,
  };
}

const isBlank = (entry: Entry | undefined) => entry === null || entry === undefined || String(entry).trim() === '';

const labelOf = (name: string) => fieldMeta.get(replacement.fields[name as keyof typeof replacement.fields])!.label;

function problemsOfRefusal(error: unknown): FormProblem[] {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const ofFields = errors.filter(({ field }) => field in replacement.fields);
  return ofFields.length > 0 ? ofFields : [{ message: errorWordsToQuote(error) }];
}

/** Everything is again as it was, unless somebody worked on with it. */
export async function undo(meter_ndx: number, meter_id: string) {
  try {
    await api.call(undoReplacement, { params: { meter_ndx } });
    notify.success(`The replacement of ${meter_id} was undone.`);
  } catch (error) {
    notify.error(`Could not undo. ${errorWordsToQuote(error)}`);
  }
}

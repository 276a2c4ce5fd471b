import { openRegistration } from '@artesian/contract/registrations/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { api } from '../../api.ts';
import type { Entries } from '../../register/form/entries.ts';
import { same } from '../../register/form/input-text.ts';
import { remember, remembered } from '../../ui/remembered.ts';
import { blankEntries, blankWell, problemsOfEntries, problemsOfOther, wellIn } from './entries.ts';
import { useProblems } from './use-problems.ts';

/** What was entered and not sent in, on this device until it is. */
interface Draft {
  /** Of the act of sending it in: however often that is tried, one registration comes of it. */
  key: string;
  /** The name under which the server opened the form; undefined while it could not be reached. */
  form?: string | undefined;
  entries: Entries;
  /** All wells of the owner; what the form holds is newer than the one at `at`. */
  wells: readonly Entries[];
  at: number;
}

const NAME = 'registration of a well';
const readDraft = () => remembered<Draft>(NAME);
const forgetDraft = () => remember(NAME, undefined);

/** What is entered in the public form, with all wells of one owner, kept on the device. */
export function useRegistration() {
  const [left] = useState(readDraft);
  const [key, setKey] = useState(() => left?.key ?? crypto.randomUUID());
  const [{ wells, at }, setWells] = useState({ wells: left?.wells ?? [blankWell()], at: left?.at ?? 0 });
  const form = useForm<Entries>({ defaultValues: { ...blankEntries(), ...left?.entries } });
  const entries = useWatch({ control: form.control }) as Entries;
  const { problems, show } = useProblems(form);
  const isClosed = useRef(false);
  const opened = useOpenedForm(left?.form);
  const isBlank = wells.length === 1 && isUntouched(entries);

  useEffect(() => {
    if (isBlank || isClosed.current) forgetDraft();
    else remember(NAME, { key, form: opened, entries, wells, at } satisfies Draft);
  });

  const all = () => wells.with(at, wellIn(form.getValues()));
  /** Whether all is well; what is not is shown. */
  const check = (): boolean => {
    const others = all().flatMap((well, index) =>
      index === at ? [] : problemsOfOther({ ...form.getValues(), ...well }, index + 1),
    );
    const found = [...problemsOfEntries(form.getValues()), ...others];
    show(found);
    return found.length === 0;
  };
  const open = (next: readonly Entries[], index: number) => {
    setWells({ wells: next, at: index });
    show([]);
    for (const [field, entry] of Object.entries(next[index]!)) form.setValue(field, entry);
  };
  return {
    form,
    entries,
    problems,
    opened,
    /** Whether something was there already when the page was opened. */
    isContinued: left !== undefined && !isBlank,
    isBlank,
    key,
    renewKey: () => {
      const next = crypto.randomUUID();
      setKey(next);
      return next;
    },
    /** Nothing of it is kept on the device any more: it was sent in, or given up. */
    close: () => {
      isClosed.current = true;
      forgetDraft();
    },
    wells: wells.with(at, wellIn(entries)),
    at,
    show,
    check,
    openWell: (index: number) => open(all(), index),
    addWell: () => open([...all(), blankWell()], wells.length),
    removeWell: (index: number) => {
      const rest = all().toSpliced(index, 1);
      open(rest, Math.min(at > index ? at - 1 : at, rest.length - 1));
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;

const isUntouched = (entries: Entries): boolean =>
  Object.entries(blankEntries()).every(([field, entry]) => same(entries[field] ?? null, entry));

/** The name under which the server opened this form: asked for once, and again until it answers. */
function useOpenedForm(known: string | undefined): string | undefined {
  const [mount] = useState(() => crypto.randomUUID());
  const { data } = useQuery({
    queryKey: [openRegistration.path, mount],
    queryFn: ({ signal }) => api.call(openRegistration, { signal }),
    enabled: known === undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  });
  return known ?? data?.form;
}

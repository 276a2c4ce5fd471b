import type { Values } from '@artesian/contract/language/register';
import { lookups } from '@artesian/contract/lookups';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUnset } from '../../register/form/input-text.ts';
import type { FieldOptions } from '../../register/form/use-options.ts';
import { useSession } from '../../session/session.tsx';
import { carry, type Carried } from '../carried/use-carried.ts';
import { metaOf, type FieldForm } from './field-form.ts';

type Listed = Carried<readonly Values[]>;

/** What can be chosen for the fields of a form, by field; all of it is kept on the device as soon as the form is opened. */
export function useFieldOptions(form: Pick<FieldForm, 'fields'>): Readonly<Record<string, FieldOptions>> {
  const owner = useSession().user?.sub;
  const pointing = useMemo(() => fieldsThatPoint(form), [form]);
  const targets = useMemo(() => [...new Set(pointing.map(({ to }) => to))], [pointing]);
  const lists = useQueries({
    queries: targets.map((to) => ({
      queryKey: ['carried', owner, `/api/${to}`],
      queryFn: ({ signal }: { signal: AbortSignal }) => carry<readonly Values[]>(owner!, `/api/${to}`, signal),
      enabled: owner !== undefined,
      retry: false,
      staleTime: Infinity,
    })),
    combine: answersOf,
  });
  return useMemo(() => {
    const byTarget = new Map(targets.map((to, index) => [to, optionsIn(to, lists[index]!)]));
    return Object.fromEntries(pointing.map(({ name, to }) => [name, byTarget.get(to)!]));
  }, [pointing, targets, lists]);
}

/** The fields that are chosen from a list, and where it is asked for. */
export const fieldsThatPoint = (form: Pick<FieldForm, 'fields'>) =>
  Object.keys(form.fields).flatMap((name) => {
    const { to, kind } = metaOf(form, name);
    return to && (kind === 'lookup' || kind === 'lookups') ? [{ name, to }] : [];
  });

interface Answer {
  rows: readonly Values[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}

const answersOf = (results: UseQueryResult<Listed>[]): Answer[] =>
  results.map(({ data, isError, refetch }) => ({ rows: data?.answer, isError, refetch }));

/** The first column of a list is its key, the second what a person reads. */
function optionsIn(to: string, { rows, isError, refetch }: Answer): FieldOptions {
  const declared = lookups.find(({ path }) => path === to);
  const [first = '', second = ''] = Object.keys(rows?.[0] ?? {});
  const { value, label } = declared ?? { value: first, label: second };
  const list = (rows ?? [])
    .map((row) => ({ value: Number(row[value]), label: String(row[label]), detail: '', row }))
    .filter((option) => !isUnset('lookup', option.value));
  return {
    state: rows ? 'ready' : isError ? 'failed' : 'loading',
    list,
    byValue: new Map(list.map((option) => [option.value, option])),
    askAgain: () => void refetch(),
  };
}

import { UNSET } from '@artesian/contract/fields';
import { lookups } from '@artesian/contract/lookups';
import { metaOf, type Register, type Row } from '@artesian/contract/register';
import { registers } from '@artesian/contract/registers';
import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';

/** One entry to choose: the key that is kept, and what a person reads. */
export interface Choice {
  value: number;
  label: string;
}

/** Entries of a lookup or another register by its path. */
function choicesQuery(path: string): UseQueryOptions<Choice[]> {
  return { queryKey: ['choices', path], queryFn: ({ signal }) => fetchChoices(path, signal), staleTime: 300_000 };
}

export function useChoices(path: string | undefined): Choice[] | undefined {
  return useQuery({ ...choicesQuery(path ?? ''), enabled: path !== undefined }).data;
}

/** What a person reads for each key that the fields of a register hold, by path. */
export function useChoiceLabels(register: Register): Record<string, Map<number, string>> {
  const paths = useMemo(
    () => [...new Set(Object.keys(register.fields).flatMap((name) => metaOf(register, name).to ?? []))],
    [register],
  );
  const results = useQueries({ queries: paths.map(choicesQuery) });
  const known = results.map(({ data }) => data);
  return useMemo(
    () =>
      Object.fromEntries(
        paths.map((path, index) => [path, new Map((known[index] ?? []).map(({ value, label }) => [value, label]))]),
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `known` is a new list on every render, its entries are not
    [paths, ...known],
  );
}

async function fetchChoices(path: string, signal: AbortSignal): Promise<Choice[]> {
  const lookup = lookups.find((one) => one.path === path);
  if (lookup) {
    const rows = await api.lookup(lookup, signal);
    return rows
      .map((row) => ({ value: Number(row[lookup.value]), label: String(row[lookup.label]) }))
      .filter(({ value }) => value !== UNSET);
  }
  const register = registers.find((one) => one.path === path);
  if (!register) throw new Error(`There is no list ${path}.`);
  const rows = (await api.register(register).list(signal)) as Row[];
  return rows.map((row) => ({ value: row[register.key] as number, label: recordLabel(register, row) }));
}

/** What a person knows a record by: its label, and the first other text that says more. */
export function recordLabel(register: Register, row: Row): string {
  const name = row[register.label] as string | null;
  const more = Object.keys(register.fields).find(
    (field) => field !== register.label && /name|organization|serial/.test(field),
  );
  return [name, more && row[more]].filter(Boolean).join(' · ');
}

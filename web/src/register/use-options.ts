import { metaOf, type Register } from '@artesian/contract/language/register';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { optionQueries, type Option } from './options.ts';

export interface FieldOptions {
  list: readonly Option[];
  byValue: ReadonlyMap<number, Option>;
}

/** What can be chosen for each `lookup` and `reference` of a register, by field; without those that are still on their way. */
export function useOptions(register: Register): Readonly<Record<string, FieldOptions>> {
  const fields = useMemo(() => fieldsThatPoint(register), [register]);
  const targets = useMemo(() => [...new Set(fields.map(({ to }) => to))], [fields]);
  const lists = useQueries({ queries: targets.map((to) => optionQueries.get(to)!), combine: dataOf });
  return useMemo(() => {
    const byTarget = new Map(targets.map((to, index) => [to, fieldOptions(lists[index] ?? [])]));
    return Object.fromEntries(fields.map(({ name, to }) => [name, byTarget.get(to)!]));
  }, [fields, targets, lists]);
}

function fieldsThatPoint(register: Register): { name: string; to: string }[] {
  return Object.keys(register.fields).flatMap((name) => {
    const { to } = metaOf(register, name);
    return to && optionQueries.has(to) ? [{ name, to }] : [];
  });
}

const dataOf = (results: UseQueryResult<Option[]>[]) => results.map(({ data }) => data);

const fieldOptions = (list: readonly Option[]): FieldOptions => ({
  list,
  byValue: new Map(list.map((option) => [option.value, option])),
});

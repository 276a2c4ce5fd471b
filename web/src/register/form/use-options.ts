import { metaOf, type Register } from '@artesian/contract/language/register';
import { useQueries, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { optionQueries, type Option } from './options.ts';

export interface FieldOptions {
  state: 'loading' | 'failed' | 'ready';
  /** Empty until it is ready. */
  list: readonly Option[];
  byValue: ReadonlyMap<number, Option>;
  /** Asks for the list again. */
  askAgain: () => void;
}

/** What can be chosen for each `lookup` and `reference` of a register, by field. */
export function useOptions(register: Pointing): Readonly<Record<string, FieldOptions>> {
  const fields = useMemo(() => fieldsThatPoint(register), [register]);
  const targets = useMemo(() => [...new Set(fields.map(({ to }) => to))], [fields]);
  const lists = useQueries({ queries: targets.map((to) => optionQueries.get(to)!), combine: answersOf });
  return useMemo(() => {
    const byTarget = new Map(targets.map((to, index) => [to, fieldOptions(lists[index]!)]));
    return Object.fromEntries(fields.map(({ name, to }) => [name, byTarget.get(to)!]));
  }, [fields, targets, lists]);
}

/** The same at once, for what is not shown on the screen. */
export async function optionsNow(queries: QueryClient, register: Pointing): Promise<Record<string, FieldOptions>> {
  const named = fieldsThatPoint(register).map(async ({ name, to }) => {
    const query = optionQueries.get(to)!;
    const data = query.select!(await queries.fetchQuery(query));
    return [name, fieldOptions({ data, isError: false, refetch: () => undefined })] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

type Pointing = Pick<Register, 'fields'>;

function fieldsThatPoint(register: Pointing): { name: string; to: string }[] {
  return Object.keys(register.fields).flatMap((name) => {
    const { to } = metaOf(register, name);
    return to && optionQueries.has(to) ? [{ name, to }] : [];
  });
}

type Answer = Pick<UseQueryResult<Option[]>, 'data' | 'isError'> & { refetch: () => unknown };

const answersOf = (results: UseQueryResult<Option[]>[]): Answer[] =>
  results.map(({ data, isError, refetch }) => ({ data, isError, refetch }));

const fieldOptions = ({ data, isError, refetch }: Answer): FieldOptions => ({
  state: data ? 'ready' : isError ? 'failed' : 'loading',
  list: data ?? [],
  byValue: new Map(data?.map((option) => [option.value, option])),
  askAgain: () => void refetch(),
});

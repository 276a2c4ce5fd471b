import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

interface Month {
  c_year: number;
  c_month: number;
}

/** Where the months of a permit group are read, under a key of the cache. */
interface Source<T> {
  key: readonly unknown[];
  groupings: readonly number[];
  read: (grouping: number, signal: AbortSignal) => Promise<T[]>;
}

/** The months of several permit groups in one list, by name and month. What counts in several groups of an owner is listed once. */
export function useMonths<T extends Month>(
  { key, groupings, read }: Source<T>,
  keyOf: (row: T) => string,
  nameOf: (row: T) => string,
) {
  const combine = useCallback(
    (results: UseQueryResult<T[]>[]) => {
      const failed = results.find(({ error }) => error);
      const isComplete = results.every(({ data }) => data !== undefined);
      const byKey = new Map(results.flatMap(({ data = [] }) => data.map((row) => [keyOf(row), row] as const)));
      const rows = [...byKey.values()].toSorted(
        (a, b) => nameOf(a).localeCompare(nameOf(b)) || a.c_year - b.c_year || a.c_month - b.c_month,
      );
      return { rows: isComplete ? rows : undefined, error: failed?.error, refetch: () => void failed?.refetch() };
    },
    [keyOf, nameOf],
  );
  const queries = groupings.map((grouping) => ({
    queryKey: [...key, grouping],
    queryFn: ({ signal }: { signal: AbortSignal }) => read(grouping, signal),
  }));
  return useQueries({ queries, combine });
}

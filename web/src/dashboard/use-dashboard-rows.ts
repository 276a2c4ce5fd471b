import type { View } from '@artesian/contract/language/view';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import { api } from '../api.ts';

const DASHBOARD = 'dashboard';

/** Asked for once; again only when the reader asks, or has written something (spec 1 §9). */
export const useDashboardRows = <R extends z.ZodObject>(view: View<R>) =>
  useQuery({
    queryKey: [DASHBOARD, view.path],
    queryFn: ({ signal }) => api.view<z.ZodObject, z.ZodObject>(view, { signal }) as Promise<z.output<R>[]>,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Since when the oldest of the answers on the dashboard is known, and how to ask for all of them anew. */
export function useAsOf() {
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey: [DASHBOARD] }) > 0;
  const known = queries
    .getQueryCache()
    .findAll({ queryKey: [DASHBOARD] })
    .map(({ state }) => state)
    .filter(({ data }) => data !== undefined);
  const refresh = useCallback(() => void queries.refetchQueries({ queryKey: [DASHBOARD] }), [queries]);
  return {
    asOf: known.length > 0 ? new Date(Math.min(...known.map(({ dataUpdatedAt }) => dataUpdatedAt))) : undefined,
    /** Why what is shown is still what it was before. */
    error: known.find(({ error }) => error)?.error ?? undefined,
    isFetching,
    refresh,
  };
}

import type { View } from '@artesian/contract/language/view';
import { notifyManager, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { api } from '../api.ts';

const DASHBOARD = { queryKey: ['dashboard'] };

/** Asked for once; again only when the reader asks, or has written something (spec 1 §9). */
export const askedOnce = (path: string) => ({
  queryKey: [...DASHBOARD.queryKey, path],
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: false,
});

export const useDashboardRows = <R extends z.ZodObject>(view: View<R>) =>
  useQuery({
    ...askedOnce(view.path),
    queryFn: ({ signal }) => api.view<z.ZodObject, z.ZodObject>(view, { signal }) as Promise<z.output<R>[]>,
  });

/** How old the answers on the dashboard are, and how to ask for all of them anew. */
export function useAsOf() {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const follow = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  const known = () =>
    cache
      .findAll(DASHBOARD)
      .map(({ state }) => state)
      .filter(({ data }) => data !== undefined);
  const oldest = useSyncExternalStore(follow, () => Math.min(...known().map(({ dataUpdatedAt }) => dataUpdatedAt)));
  const error = useSyncExternalStore(follow, () => known().find(({ error }) => error)?.error ?? undefined);
  return {
    asOf: Number.isFinite(oldest) ? new Date(oldest) : undefined,
    /** Why what is shown is still what it was before. */
    error,
    isFetching: useIsFetching(DASHBOARD) > 0,
    refresh: () => void queries.refetchQueries({ ...DASHBOARD, type: 'active' }),
  };
}

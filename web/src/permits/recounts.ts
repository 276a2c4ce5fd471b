import { t } from '@artesian/domain/texts/translate';
import { permitRecounts, type PermitRecounts } from '@artesian/contract/permits/recounts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { api, queryClient } from '../api.ts';
import { useSession } from '../session/session.tsx';

const key = [permitRecounts.path];
const recountsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.call(permitRecounts, { signal }),
});
const UNDER_WAY_MS = 2000;
/** Others than who decided hear of it when they open a screen or save something, and within this time. */
const IDLE_MS = 60_000;
/** Figures on a screen are asked for before it is known whether a recalculation just ended. */
const JUST_ENDED_SECONDS = 60;

/** What is known of figures that are being recalculated. When that has ended, all that is on the screen is asked for anew. */
export function usePermitRecounts() {
  const isTold = useSession().status === 'signed-in';
  const queries = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data, error, refetch } = useQuery({
    ...recountsQuery,
    enabled: isTold,
    retry: false,
    refetchInterval: (query) => (isUnderWay(query.state.data) ? UNDER_WAY_MS : IDLE_MS),
  });

  const opened = useRef(path);
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    if (isTold) void refetch();
  }, [path, isTold, refetch]);

  const seen = useRef<PermitRecounts>(undefined);
  useEffect(() => {
    if (!data) return;
    const before = seen.current;
    seen.current = data;
    const hasEnded = before
      ? data.last_ended !== before.last_ended
      : data.seconds_since !== null && data.seconds_since < JUST_ENDED_SECONDS;
    if (hasEnded)
      void queries.invalidateQueries({ refetchType: 'active', predicate: ({ queryKey }) => queryKey[0] !== key[0] });
  }, [data, queries]);

  return { recounts: data, error };
}

export const isUnderWay = (recounts: PermitRecounts | undefined): recounts is PermitRecounts =>
  recounts !== undefined && recounts.months_waiting > 0;

/**
 * Papers outlast the recalculation: none has figures of both times. Asks the server, because what a screen knows may be a minute old. Throws an
 * Error in words, also where the server does not answer.
 */
export async function refuseWhileRecounting(): Promise<void> {
  const recounts = await queryClient.fetchQuery({ ...recountsQuery, staleTime: 0 });
  if (isUnderWay(recounts)) throw new Error('Permit figures are being recalculated. Try again in a minute.');
}

/** Said of exported rows while figures are recalculated. */
export const aboutFilesWhileRecounting = (): string | undefined =>
  isUnderWay(queryClient.getQueryData<PermitRecounts>(key))
    ? t(
        'Permit figures are being recalculated. Volumes in this file may be from before the change. Export it again when this is finished.',
      )
    : undefined;

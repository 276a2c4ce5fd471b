import { viewPath } from '@artesian/contract/language/addresses';
import { ApiError } from '@artesian/contract/language/client';
import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import type { View } from '@artesian/contract/language/view';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { send } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { store } from '../outbox/store.ts';
import type { ListInParts } from './in-parts.ts';

/** An answer and when it was asked for, in ms since 1970. */
export interface Carried<T> {
  answer: T;
  askedAt: number;
  /** Whether it comes from the device, because the server could not be reached. */
  isKept: boolean;
}

/**
 * The answer of a reading call (`/api/…`): from the server where it can be reached, else as it was last answered on this device.
 * An error remains only where neither has it. `partOf` is the list that the device carries it in.
 */
export function useCarried<T>(path: string | undefined, partOf?: ListInParts) {
  const owner = useSession().user?.sub;
  return useQuery(carriedQuery<T>(owner, path, partOf));
}

/** The same of a view without parameters, as rows. */
export function useCarriedRows<R extends z.ZodObject>(view: View<R>) {
  const query = useCarried<Table | z.output<R>[]>(pathOf(view));
  const answer = query.data?.answer;
  const rows = useMemo(
    () => answer && ((Array.isArray(answer) ? answer : rowsOfTable(answer)) as z.output<R>[]),
    [answer],
  );
  return { ...query, rows };
}

/** Where a view without parameters is asked for, in its shortest form. */
export const pathOf = (view: Pick<View, 'path' | 'asTable'>): string =>
  `${viewPath(view as View)}${view.asTable ? '?as=table' : ''}`;

export const carriedQuery = <T>(owner: string | undefined, path: string | undefined, partOf?: ListInParts) =>
  queryOptions({
    queryKey: ['carried', owner, path],
    enabled: owner !== undefined && path !== undefined,
    queryFn: ({ signal }) => carry<T>(owner!, path!, signal, partOf),
    retry: false,
  });

/** How long a line may take to answer before what is kept is shown instead, in ms. */
const PATIENCE = 5000;

/** Asks and keeps the answer; without the server, what was kept. Throws the server's refusal, or ApiError 0 where nothing is kept. */
export async function carry<T>(
  owner: string,
  path: string,
  signal: AbortSignal,
  partOf?: ListInParts,
): Promise<Carried<T>> {
  const key = keyOf(owner, path);
  const isAnyKept = await store.answers
    .where('key')
    .anyOf([key, ...(partOf ? [keyOf(owner, pathOf(partOf.list))] : [])])
    .count()
    .catch(() => 0);
  try {
    const patient = isAnyKept ? AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) : signal;
    const answer = (await send({ method: 'GET', path }, patient)) as T;
    const askedAt = Date.now();
    // A device without room still works with a connection.
    await store.answers.put({ key, owner, answer, askedAt }).catch(() => undefined);
    return { answer, askedAt, isKept: false };
  } catch (error) {
    const kept = isAnyKept && !signal.aborted && !isRefusal(error) && (await keptAnswer(owner, path, partOf));
    if (!kept) throw error;
    return { answer: kept.answer as T, askedAt: kept.askedAt, isKept: true };
  }
}

/** A part that did not change is as new as its list; a list that has no rows of a well says that there are none. */
async function keptAnswer(owner: string, path: string, partOf: ListInParts | undefined) {
  const [own, list] = await Promise.all([
    store.answers.get(keyOf(owner, path)),
    partOf && store.answers.get(keyOf(owner, pathOf(partOf.list))),
  ]);
  if (own) return { answer: own.answer, askedAt: Math.max(own.askedAt, list?.askedAt ?? 0) };
  return list && partOf?.isMany ? { answer: [], askedAt: list.askedAt } : undefined;
}

/** Answers are kept for whoever asked. */
export const keyOf = (owner: string, path: string): string => `${owner} ${path}`;

/** An ended session is none: who was here may go on with what they carry. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.tsx';
import { send } from '../../api.ts';
import { store } from '../outbox/store.ts';

/** An answer and when it was asked for, in ms since 1970. */
export interface Carried<T> {
  answer: T;
  askedAt: number;
  /** Whether it comes from the device, because the server could not be reached. */
  isKept: boolean;
}

/**
 * The answer of a reading call (`/api/…`): from the server where it can be reached, else as it was last answered on this device.
 * An error remains only where neither has it.
 */
export function useCarried<T>(path: string | undefined) {
  const owner = useSession().user?.sub;
  return useQuery({
    queryKey: ['carried', owner, path],
    enabled: owner !== undefined && path !== undefined,
    queryFn: ({ signal }) => carry<T>(owner!, path!, signal),
    networkMode: 'always',
    retry: false,
  });
}

/** Asks and keeps the answer; without the server, what was kept. Throws the server's refusal, or ApiError 0 where nothing is kept. */
export async function carry<T>(owner: string, path: string, signal: AbortSignal): Promise<Carried<T>> {
  const key = `${owner} ${path}`;
  try {
    const answer = (await send({ method: 'GET', path }, signal)) as T;
    const askedAt = Date.now();
    // A device without room still works with a connection.
    await store.answers.put({ key, owner, answer, askedAt }).catch(() => undefined);
    return { answer, askedAt, isKept: false };
  } catch (error) {
    const kept = signal.aborted ? undefined : await store.answers.get(key);
    const status = (error as { status?: number }).status ?? 0;
    if (!kept || (status >= 400 && status < 500 && status !== 401)) throw error;
    return { answer: kept.answer as T, askedAt: kept.askedAt, isKept: true };
  }
}

import { useSyncExternalStore } from 'react';

/** Answers that the server gave from memory, because its database was away: their paths, and when they were last known to be right. */
const stale = new Map<string, Date>();
const listeners = new Set<() => void>();
let oldest: Date | undefined;

/** `fetch`, which notes how old an answer is that says so. */
export const notingAge =
  (fetchAnswer: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetchAnswer(input, init);
    if (response.ok) note(String(input instanceof Request ? input.url : input), response.headers.get('x-as-of'));
    return response;
  };

/** Since when what is shown could not be brought up to date; undefined while it is. */
export const useAnswersAsOf = (): Date | undefined => useSyncExternalStore(subscribe, () => oldest);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function note(address: string, asOf: string | null) {
  if (asOf === null && stale.size === 0) return;
  if (asOf === null) stale.delete(address);
  else stale.set(address, new Date(asOf));
  const times = [...stale.values()].map((date) => date.getTime());
  const next = times.length > 0 ? new Date(Math.min(...times)) : undefined;
  if (next?.getTime() === oldest?.getTime()) return;
  oldest = next;
  for (const listener of listeners) listener();
}

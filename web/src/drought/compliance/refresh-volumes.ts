import { ApiError } from '@artesian/contract/language/client';
import { lastRunOfCompliance, refreshCompliance } from '@artesian/contract/drought/drought';
import { api } from '../../api.ts';

/** Spec 3 §9. */
const POLL_MS = 5000;
const MOST_ATTEMPTS = 37;

/**
 * Asks for the volumes of all permits to be computed anew, and ends when that has been done: when the server says so, or when the time
 * of its last run moved, whichever comes first. A connection that gives up before the server does is no failure.
 */
export async function refreshVolumes(): Promise<void> {
  const { last_run: before } = await api.call(lastRunOfCompliance, {});
  const waiting = new AbortController();
  const told = endOf(api.call(refreshCompliance, {}));
  await Promise.race([told, hasMoved(before, waiting.signal)]).finally(() => waiting.abort());
}

/** Never comes where the connection gave up and the server may still be at it. */
async function endOf(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    await new Promise(() => undefined);
  }
}

const isGivenUp = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && [0, 502, 503, 504].includes(error.status));

async function hasMoved(before: string | null, waiting: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (waiting.aborted || (await lastRunOr(before)) !== before) return;
  }
  throw new Error('The volumes could not be recalculated in time.');
}

/** A look that fails has seen nothing. */
const lastRunOr = (before: string | null): Promise<string | null> =>
  api.call(lastRunOfCompliance, {}).then(
    ({ last_run }) => last_run,
    () => before,
  );

import { ApiError } from '@artesian/contract/language/client';
import type { Entry, ToSend } from './entry.ts';
import { LAYOUT } from './store.ts';

/** The entry to send now: the oldest record whose forerunner has been sent, and after all records the files. */
export function nextToSend(entries: readonly Entry[], now: number): Entry | undefined {
  const states = new Map(entries.map(({ id, state }) => [id, state]));
  const isDue = ({ state, after, retryAt = 0, layout, toSend }: Entry) =>
    state === 'waiting' && toSend && layout <= LAYOUT && retryAt <= now && (!after || states.get(after) === 'sent');
  return entries.filter(isDue).toSorted((one, other) => rank(one) - rank(other) || one.writtenAt - other.writtenAt)[0];
}

const rank = ({ kind }: Entry) => (kind === 'photo' ? 1 : 0);

/**
 * What is sent of an entry: with what the server answered to its forerunner in the place of `{names}`. Throws ApiError 422 where the
 * forerunner's answer lacks a value.
 */
export function requestOf(entry: Entry, all: readonly Entry[]): ToSend {
  const { toSend } = entry;
  if (!toSend) throw new Error('A draft is not sent.');
  const answer = all.find(({ id }) => id === entry.after)?.answer ?? {};
  const path = toSend.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled(answer, name)));
  const body = Object.fromEntries(
    Object.entries(toSend.body).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\{\w+\}$/.test(value) ? answer[value.slice(1, -1)] : value,
    ]),
  );
  return { ...toSend, path, body };
}

function filled(answer: Record<string, unknown>, name: string): string {
  const value = answer[name];
  if (value === undefined || value === null)
    throw new ApiError(422, { title: `The server did not return the ${name} of the earlier entry.` });
  return String(value);
}

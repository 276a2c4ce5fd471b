import type { Entry } from './entry.ts';
import { wakeSender } from './sender.ts';
import { store } from './store.ts';

/**
 * Sends a disputed change again, based on the record as it stands: of the disputed fields only those that shall be as they were entered
 * here. It is another act, with an id of its own; whatever waits for the old one waits for it. Resolves with whether anything was left to send.
 */
export async function settle(entry: Entry, mine: readonly string[]): Promise<boolean> {
  const { problem, toSend } = entry;
  const theirs = (problem?.conflicts ?? []).map(({ field }) => field).filter((field) => !mine.includes(field));
  const body = Object.fromEntries(Object.entries(toSend?.body ?? {}).filter(([name]) => !theirs.includes(name)));
  const version = problem?.current?.['version'];
  const isAnythingLeft = toSend !== undefined && Object.keys(body).length > 0;
  const next: Entry = {
    ...entry,
    id: crypto.randomUUID(),
    state: 'waiting',
    reason: undefined,
    problem: undefined,
    attempts: 0,
    retryAt: undefined,
    toSend: toSend && { ...toSend, body, version: typeof version === 'number' ? version : toSend.version },
  };
  await store.transaction('rw', store.entries, async () => {
    await store.entries.delete(entry.id);
    if (!isAnythingLeft) return;
    await store.entries.put(next);
    await store.entries.filter(({ after }) => after === entry.id).modify({ after: next.id });
  });
  if (isAnythingLeft) void wakeSender();
  return isAnythingLeft;
}

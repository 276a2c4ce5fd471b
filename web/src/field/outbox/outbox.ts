import type { Entry, KeptFile, KindOfEntry, ToSend } from './entry.ts';
import { LAYOUT, store } from './store.ts';
import { wakeSender } from './sender.ts';

/** What a form knows of an entry, whose id it makes itself with `crypto.randomUUID()` when it opens. */
export interface Written {
  id: string;
  owner: string;
  kind: KindOfEntry;
  about: string;
  opens: string;
  values: Record<string, unknown>;
}

/** Keeps what has been typed so far, so that neither a reload nor an empty battery loses it. */
export async function keepDraft(written: Written): Promise<void> {
  await store.entries.put({ ...written, state: 'draft', writtenAt: Date.now(), attempts: 0, layout: LAYOUT });
}

/**
 * Puts a finished entry on the device, from where it is sent as soon as there is a connection, after the entry `after`.
 * Resolves when the device has it. Throws when the device has no more room: what was typed stays in its draft.
 */
export async function keepToSend(written: Written, toSend: ToSend, after?: string): Promise<void> {
  const entry: Entry = {
    ...written,
    state: 'waiting',
    toSend,
    after,
    writtenAt: Date.now(),
    attempts: 0,
    layout: LAYOUT,
  };
  await store.entries.put(entry);
  void wakeSender();
}

/** Keeps a photo or document with the draft of what is said of it: both, or neither where the device has no room, which throws. */
export async function keepFile(written: Written, file: Omit<KeptFile, 'id' | 'owner'>): Promise<void> {
  await store.transaction('rw', store.entries, store.files, async () => {
    await store.files.put({ ...file, id: written.id, owner: written.owner });
    await keepDraft(written);
  });
}

/** Forgets an entry that was not sent, and gives it back so that it can be undone. */
export async function discard(id: string): Promise<() => Promise<void>> {
  const [entry, file] = await Promise.all([store.entries.get(id), store.files.get(id)]);
  await store.transaction('rw', store.entries, store.files, async () => {
    await store.entries.delete(id);
    await store.files.delete(id);
  });
  return async () => {
    if (file) await store.files.put(file);
    if (entry) await store.entries.put(entry);
  };
}

/** Sends once more what the server refused, as it is: where the reason lay elsewhere and is gone. */
export async function sendAgain(id: string): Promise<void> {
  await store.entries.update(id, { state: 'waiting', reason: undefined, problem: undefined, retryAt: undefined });
  await wakeSender();
}

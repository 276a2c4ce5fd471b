import { z } from 'zod';
import type { Entry, KeptFile } from './entry.ts';
import { LAYOUT, store } from './store.ts';

const FORMAT = 'artesian outbox';

/** What another device needs to go on with an entry. Whatever else an entry holds is kept as it is. */
const backup = z.object({
  format: z.literal(FORMAT),
  owner: z.string(),
  savedAt: z.number(),
  entries: z.array(
    z.looseObject({
      id: z.uuid(),
      owner: z.string(),
      kind: z.string(),
      about: z.string(),
      state: z.enum(['draft', 'waiting', 'sending', 'sent', 'attention']),
      opens: z.string().startsWith('/field-services'),
      values: z.record(z.string(), z.unknown()),
      writtenAt: z.number(),
      layout: z.int(),
    }),
  ),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), type: z.string(), base64: z.base64() })),
});

/** Everything of `owner` that the server does not have yet, as one file. */
export async function writeBackup(owner: string): Promise<Blob> {
  const entries = await store.entries
    .where({ owner })
    .filter(({ state }) => state !== 'sent')
    .toArray();
  const files = await store.files.where({ owner }).toArray();
  const parts = await Promise.all(
    files.map(async ({ id, name, type, bytes }) => ({ id, name, type, base64: await base64Of(bytes) })),
  );
  return new Blob([JSON.stringify({ format: FORMAT, owner, savedAt: Date.now(), entries, files: parts })], {
    type: 'application/json',
  });
}

/** What came of reading a backup. */
export interface Restored {
  new: number;
  alreadyThere: number;
}

/**
 * Puts what a backup holds on this device. An entry that is here already stays as it is; one that the server has already is answered by
 * its id. Throws an Error in words for a file that is no backup, one of somebody else, and one of a newer app.
 */
export async function readBackup(owner: string, file: Blob): Promise<Restored> {
  const { entries, files, owner: wroteIt } = readable(await file.text());
  if (wroteIt !== owner || entries.some((entry) => entry.owner !== owner))
    throw new Error('This backup was saved by another account. Log in as the person who saved it.');
  if (entries.some(({ layout }) => layout > LAYOUT))
    throw new Error('This backup was saved by a newer version. Reload the app while online and try again.');
  return store.transaction('rw', store.entries, store.files, async () => {
    const known = new Set((await store.entries.bulkGet(entries.map(({ id }) => id))).map((entry) => entry?.id));
    const fresh = entries.filter(({ id }) => !known.has(id));
    const own = new Set(fresh.map(({ id }) => id));
    await store.files.bulkPut(files.filter(({ id }) => own.has(id)).map((part) => fileOf(part, owner)));
    await store.entries.bulkPut(
      fresh.map((entry) => ({ ...entry, state: entry.state === 'sending' ? 'waiting' : entry.state }) as Entry),
    );
    return { new: fresh.length, alreadyThere: entries.length - fresh.length };
  });
}

function readable(text: string): z.output<typeof backup> {
  try {
    return backup.parse(JSON.parse(text));
  } catch {
    throw new Error('This is not an outbox backup file. Choose a file saved with “Save a backup file”.');
  }
}

const fileOf = (
  { id, name, type, base64 }: { id: string; name: string; type: string; base64: string },
  owner: string,
): KeptFile => ({
  id,
  owner,
  name,
  type,
  bytes: Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!).buffer,
});

const base64Of = (bytes: ArrayBuffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file on this device cannot be read.')));
    reader.readAsDataURL(new Blob([bytes]));
  });

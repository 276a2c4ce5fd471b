import type { Entry } from './entry.ts';

/** Sends the file of an entry in pieces. */
export async function sendFile(_entry: Entry): Promise<Record<string, unknown> | undefined> {
  throw new Error('Written next.');
}

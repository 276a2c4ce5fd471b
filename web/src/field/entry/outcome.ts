import { liveQuery } from 'dexie';
import { messages } from '@artesian/contract/language/messages';
import { notify } from '../../ui/notify.ts';
import type { Entry } from '../outbox/entry.ts';
import { store } from '../outbox/store.ts';

/** How long a form waits to learn what became of its entry, in ms; after that it is sent behind the back of whoever goes on. */
const PATIENCE_MS = 4000;

/** What became of an entry: undefined while that is not known, as without a connection. */
export function outcomeOf(id: string): Promise<Entry | undefined> {
  if (!navigator.onLine) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const settle = (entry?: Entry) => {
      clearTimeout(timer);
      watching.unsubscribe();
      resolve(entry);
    };
    const timer = setTimeout(settle, PATIENCE_MS);
    const watching = liveQuery(() => store.entries.get(id)).subscribe({
      next: (entry) => {
        if (entry?.state === 'sent' || entry?.state === 'attention') settle(entry);
      },
      error: () => settle(),
    });
  });
}

/** Says that an entry is safe: with the server, or on this device. */
export function sayKept(entry: Entry | undefined, said = 'Form submitted successfully.') {
  notify.forgetErrors();
  if (entry?.state === 'sent') return notify.success(said);
  return notify.info('Saved on this device.', {
    description: navigator.onLine
      ? 'The connection is slow. It will be sent automatically.'
      : 'There is no connection. It will be sent when you are back online.',
  });
}

/** Says why an entry was not taken. */
export const sayRefused = (entry: Entry) =>
  notify.error(entry.reason || entry.problem?.detail || 'Submission failed.', {
    description: 'Nothing is lost: it is kept here and in the outbox.',
  });

/** Says that this device could not keep an entry, and what is to be done. */
export const sayNoRoom = (error: unknown, advice = 'Your entries are still here. Submit again.') =>
  isFull(error)
    ? notify.error('This device is full. Nothing more can be saved on it.', {
        description: `Free up space, or send the entries in the outbox. ${advice}`,
      })
    : notify.error(error instanceof Error && error.message ? error.message : messages.somethingWentWrong, {
        description: `This device could not save it. ${advice}`,
      });

/** Whether the browser had no more room; of a transaction it tells so as the cause of its end. */
function isFull(error: unknown): boolean {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: unknown };
  return name === 'QuotaExceededError' || (inner !== undefined && inner !== error && isFull(inner));
}

import { ApiError, createClient } from '@artesian/contract/language/client';
import { accessOf } from '../../session/tokens.ts';
import { queryClient } from '../../api.ts';
import type { Entry } from './entry.ts';
import { nextToSend, requestOf } from './order.ts';
import { sendFile } from './send-file.ts';
import { store } from './store.ts';
import { thisDevice } from './this-device.ts';

const EVERY_MS = 30_000;
/** Of one call: on a poor line an answer may take long, or never come. */
const LONGEST_CALL_MS = 60_000;
const LONGEST_PAUSE_MS = 300_000;
const KEPT_AFTER_SENDING_MS = 30 * 24 * 3_600_000;

let owner: string | undefined;

/**
 * Sends what `sub` has written, from now on: at once, when the browser wakes up or comes back online, and by the clock.
 * Returns how to stop. What somebody else wrote on this device stays where it is.
 */
export function startSender(sub: string): () => void {
  owner = sub;
  const wake = () => void wakeSender();
  const timer = setInterval(wake, EVERY_MS);
  window.addEventListener('online', sendAllNow);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  // Whoever comes back may have a session or a connection again.
  void forgetOld(sub).then(sendAllNow);
  return () => {
    owner = undefined;
    clearInterval(timer);
    window.removeEventListener('online', sendAllNow);
    window.removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

let isAwake = false;
let isWokenAgain = false;

/** Sends what is due. One window at a time does, so that nothing is sent twice at once. */
export async function wakeSender(): Promise<void> {
  isWokenAgain = true;
  if (isAwake) return;
  isAwake = true;
  try {
    for (let sub = whoSends(); sub && isWokenAgain; sub = whoSends()) {
      isWokenAgain = false;
      await exclusively(sendAsLongAsItGoes.bind(undefined, sub));
    }
  } finally {
    isAwake = false;
  }
}

/** Nobody does without a connection. */
const whoSends = (): string | undefined => (navigator.onLine ? owner : undefined);

async function sendAsLongAsItGoes(sub: string) {
  await takeUpAgain(sub);
  let isAnySent = false;
  while (whoSends() === sub) {
    const entry = nextToSend(await store.entries.where({ owner: sub }).toArray(), Date.now());
    if (!entry) break;
    const outcome = await sendOne(entry);
    isAnySent ||= outcome.isSent;
    if (!outcome.mayOthersFollow) break;
  }
  // Once for all of them: what a screen shows may be the list of all wells.
  if (isAnySent) void queryClient.invalidateQueries({ refetchType: 'active' });
}

/** The same without waiting for the pauses after failures. */
export async function sendAllNow(): Promise<void> {
  if (owner) await store.entries.where({ owner, state: 'waiting' }).modify({ retryAt: undefined });
  await wakeSender();
}

/** What a window that was closed had begun to send: the server knows by its id whether it came. */
const takeUpAgain = (sub: string) => store.entries.where({ owner: sub, state: 'sending' }).modify({ state: 'waiting' });

/** What came of sending one: others may not follow without a connection, and not without a session. */
interface Outcome {
  isSent: boolean;
  mayOthersFollow: boolean;
}

async function sendOne(entry: Entry): Promise<Outcome> {
  await store.entries.update(entry.id, { state: 'sending', attempts: entry.attempts + 1 });
  try {
    if (!(await accessOf(entry.owner))) throw new ApiError(401, { title: 'Log in again to send this.' });
    const answer = entry.kind === 'photo' ? await sendFile(entry) : await sendRecord(entry);
    await store.transaction('rw', store.entries, store.files, async () => {
      await store.files.delete(entry.id);
      await store.entries.update(entry.id, {
        state: 'sent',
        sentAt: Date.now(),
        answer: answer ?? {},
        reason: undefined,
        problem: undefined,
      });
    });
    return { isSent: true, mayOthersFollow: true };
  } catch (error) {
    return { isSent: false, mayOthersFollow: await noteFailure(entry, error) };
  }
}

async function sendRecord(entry: Entry): Promise<Record<string, unknown> | undefined> {
  const { method, path, body, version } = requestOf(entry, await store.entries.where({ owner: entry.owner }).toArray());
  const answer = await clientOf(entry.owner).send(method, path, {
    body,
    version,
    idempotencyKey: entry.id,
    device: thisDevice(),
    signal: AbortSignal.timeout(LONGEST_CALL_MS),
  });
  return answer as Record<string, unknown> | undefined;
}

/** Calls as one person only: whoever else signs in meanwhile lends nothing of theirs. */
const clientOf = (sub: string) => createClient({ token: () => accessOf(sub) });

/** What may pass by itself waits, longer each time; what the server refuses waits for a person. Resolves with whether others may follow. */
async function noteFailure(entry: Entry, error: unknown): Promise<boolean> {
  const status = error instanceof ApiError ? error.status : 0;
  const reason = error instanceof Error ? error.message : String(error);
  if (isForPerson(status)) {
    const problem = error instanceof ApiError ? error.problem : undefined;
    await store.entries.update(entry.id, { state: 'attention', reason, problem });
    return true;
  }
  const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** entry.attempts);
  await store.entries.update(entry.id, {
    state: 'waiting',
    retryAt: Date.now() + pause,
    reason: status === 0 ? 'The server cannot be reached.' : reason,
  });
  // The clock may come long after a short pause has ended.
  if (pause < EVERY_MS) setTimeout(() => void wakeSender(), pause);
  // A server in trouble with this one may well take the next; without a connection or a session none goes.
  return status >= 402;
}

/** A session can be renewed, and a server may be busy, be asked too much, or still be at work with the same entry. */
const isForPerson = (status: number) => status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

/** What was answered to an entry is still asked for while another has to go after it. */
async function forgetOld(sub: string) {
  const before = Date.now() - KEPT_AFTER_SENDING_MS;
  const entries = await store.entries.where({ owner: sub }).toArray();
  const forerunners = new Set(entries.filter(({ state }) => state !== 'sent').map(({ after }) => after));
  const old = entries.filter(
    ({ id, state, sentAt = 0 }) => state === 'sent' && sentAt < before && !forerunners.has(id),
  );
  await store.entries.bulkDelete(old.map(({ id }) => id));
}

/** Browsers offer locks on secure pages only; elsewhere the id of an entry alone keeps it from being made twice. */
async function exclusively(act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return act();
  await locks.request('artesian.outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await act();
  });
}

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

/** An entry of the outbox as the forms leave it: a water level of a well. */
export function levelEntry(owner: string, wellNdx: number, measured_ft: number) {
  const id = randomUUID();
  return {
    id,
    owner,
    kind: 'level',
    about: `Well ${wellNdx}`,
    state: 'waiting',
    opens: '/field-services',
    values: {},
    toSend: {
      method: 'POST',
      path: `/api/field-services/well-actions/${wellNdx}/water-levels`,
      body: {
        // No two of one well at one time.
        collect_timestamp: new Date(Date.now() - 3_600_000 - measured_ft * 60_000).toISOString(),
        wl_meas_val_ft: measured_ft,
        remarks: `of the journey ${id}`,
      },
    },
    writtenAt: Date.now(),
    attempts: 0,
    layout: 1,
  };
}
export type LevelEntry = ReturnType<typeof levelEntry>;

/** Puts entries on the device, each acknowledged when it is on the disk. Resolves with the ids. */
export const putEntries = (page: Page, entries: readonly LevelEntry[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const database = await opened();
    const kept: string[] = [];
    for (const entry of all) {
      const act = database.transaction('entries', 'readwrite', { durability: 'strict' });
      act.objectStore('entries').put(entry);
      await new Promise((resolve, reject) => {
        act.addEventListener('complete', resolve);
        act.addEventListener('error', () => reject(act.error ?? new Error('not kept')));
      });
      kept.push(entry.id);
    }
    database.close();
    return kept;

    function opened(): Promise<IDBDatabase> {
      return new Promise((resolve, reject) => {
        const request = indexedDB.open('artesian.field');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
      });
    }
  }, entries);

/** The state of every entry on the device, by its id. */
export const statesOnDevice = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('artesian.field');
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
        request.addEventListener('success', () => {
          const all = request.result.transaction('entries').objectStore('entries').getAll();
          all.addEventListener('success', () => {
            request.result.close();
            const entries = all.result as { id: string; state: string }[];
            resolve(Object.fromEntries(entries.map(({ id, state }) => [id, state])));
          });
        });
      }),
  );

/** Asks the API as whoever is signed in on the page. */
export const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (address) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))!;
    const { access_token } = JSON.parse(localStorage.getItem(key)!) as { access_token: string };
    const answer = await fetch(address, { headers: { authorization: `Bearer ${access_token}` } });
    return (await answer.json()) as Answer;
  }, path);

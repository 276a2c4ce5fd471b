import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

/** Waits on the home of Field Services until this browser has all that it needs without a connection. */
export async function prepare(where: Page) {
  await where.getByText('Ready to work offline.', { exact: false }).waitFor({ timeout: 90_000 });
}

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

export interface PutPhotos {
  owner: string;
  wellNdx: number;
  photos: number;
  /** How long each is. */
  bytes: number;
}

/**
 * Puts photos on the device that wait to be sent, with their files. None is like another: behind a small picture stands noise, which cannot be
 * packed. Resolves with the SHA-256 of what the device then holds, by the names of the files.
 */
export const putPhotos = (page: Page, toPut: PutPhotos): Promise<Record<string, string>> =>
  page.evaluate(async ({ owner, wellNdx, photos, bytes: length }) => {
    const canvas = new OffscreenCanvas(64, 64);
    canvas.getContext('2d')!.fillRect(0, 0, 32, 32);
    const picture = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    const database = await answered(indexedDB.open('artesian.field'));
    const sums: Record<string, string> = {};
    for (let photo = 1; photo <= photos; photo += 1) {
      const bytes = new Uint8Array(length);
      for (let from = 0; from < length; from += 65_536) crypto.getRandomValues(bytes.subarray(from, from + 65_536));
      bytes.set(picture);
      const id = crypto.randomUUID();
      const name = `Of the journey ${photo}.jpg`;
      const entry = {
        id,
        owner,
        kind: 'photo',
        about: `Well ${wellNdx}`,
        state: 'waiting',
        opens: '/field-services',
        values: { name, isPhoto: true },
        toSend: {
          method: 'POST',
          path: '/api/field-services/uploads',
          body: { well_ndx: String(wellNdx), tags: '[8]', photo_gallery: 'true' },
        },
        writtenAt: Date.now(),
        attempts: 0,
        layout: 1,
      };
      const act = database.transaction(['entries', 'files'], 'readwrite', { durability: 'strict' });
      act.objectStore('files').put({ id, owner, name, type: 'image/jpeg', bytes: bytes.buffer });
      act.objectStore('entries').put(entry);
      const { bytes: held } = await answered(act.objectStore('files').get(id));
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', held as ArrayBuffer));
      sums[name] = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }
    database.close();
    return sums;

    function answered<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not answered')));
      });
    }
  }, toPut);

/** The files on the device, with how long what is sent of each and its original are. */
export const filesOnDevice = (
  page: Page,
): Promise<{ name: string; type: string; bytes: number; original: number | undefined }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('artesian.field');
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
        request.addEventListener('success', () => {
          const all = request.result.transaction('files').objectStore('files').getAll();
          all.addEventListener('success', () => {
            request.result.close();
            const files = all.result as { name: string; type: string; bytes: ArrayBuffer; original?: ArrayBuffer }[];
            resolve(
              files.map(({ name, type, bytes, original }) => ({
                name,
                type,
                bytes: bytes.byteLength,
                original: original?.byteLength,
              })),
            );
          });
        });
      }),
  );

/** Whoever is signed in on the page, as entries name them. */
export const signedInOwner = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { profile: { sub: string } }).profile.sub;
  });

/** The token that calls of the page bear. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { access_token: string }).access_token;
  });

/** Asks the API as whoever is signed in on the page. */
export const ask = <Answer>(page: Page, path: string): Promise<Answer> => tell(page, 'GET', path);

/** Has the API do something as whoever is signed in on the page. */
export const tell = <Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))!;
      const { access_token } = JSON.parse(localStorage.getItem(key)!) as { access_token: string };
      const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return (await answer.json()) as Answer;
    },
    { method, path, body },
  );

/** From any screen of the field to its home, by the links that lead there. */
async function goHome(page: Page) {
  const isHome = () => new URL(page.url()).pathname === '/field-services';
  for (let steps = 0; !isHome() && steps < 3; steps += 1) {
    const before = page.url();
    await page.getByRole('link', { name: /^Back to / }).click();
    await page.waitForURL((url) => url.href !== before);
  }
}

/** From the home of Field Services to a well, as a technician goes: found by its id, selected by the button. */
export async function selectWell(page: Page, wellId: string) {
  await goHome(page);
  await page.getByRole('link', { name: 'Select a Well', exact: true }).click();
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  const search = page.getByRole('combobox', { name: /Well Search$/ });
  await skip.or(search).first().waitFor();
  // Only the first time does help lie over the page.
  if (await skip.isVisible()) await skip.click();
  await search.fill(wellId);
  await page.getByRole('option').filter({ hasText: wellId }).first().click();
  await page.getByRole('link', { name: `Select ${wellId}`, exact: true }).click();
  await page.getByRole('navigation', { name: 'At this well' }).waitFor();
}

/** The same, on to what is done at the well: `Well Inspection`. */
export async function openWork(page: Page, wellId: string, work: string) {
  await selectWell(page, wellId);
  await page.getByRole('navigation', { name: 'At this well' }).getByRole('link', { name: work, exact: true }).click();
}

import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, newPage, openPage, openSignedIn } from './support/browser.ts';
import { openFaultyLine, type FaultyLine } from './support/faulty-line.ts';
import {
  ask,
  filesOnDevice,
  openWork,
  prepare,
  putPhotos,
  signedInOwner,
  statesOnDevice,
  tokenOf,
} from './support/field.ts';

// Photos that wait on a phone go on where the line was cut. `npm run checks` tries more and larger ones.

const isThorough = process.env.THOROUGH === 'true';
const PHOTOS = isThorough ? 25 : 3;
const BYTES = isThorough ? 8_000_000 : 2_000_000;
const CUTS = isThorough ? 10 : 3;
const SENDING_MS = 60_000 + PHOTOS * 30_000;

let browser: Browser;
let page: Page;
let line: FaultyLine;

beforeAll(async () => {
  const { hostname, port, host } = new URL(inject('origin'));
  line = await openFaultyLine({ host: hostname, port: Number(port) });
  // The address stays what it is, and all that goes there goes over the line.
  browser = await launch([`--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`]);
  page = await newPage(browser, { viewport: { width: 390, height: 844 } });
  await openSignedIn(page, '/field-services', 'Administrator');
  await prepare(page);
});
afterAll(async () => {
  await browser.close();
  await line.close();
});

it(
  `sends ${PHOTOS} photos of ${BYTES / 1_000_000} MB whole over a line that is cut ${CUTS} times`,
  async () => {
    const wells = await ask<{ well_ndx: number }[]>(page, '/api/field-services/map-wells');
    // Another one each time, for a product that runs already.
    const { well_ndx } = wells[Date.now() % wells.length]!;
    const owner = await signedInOwner(page);
    await page.context().setOffline(true);
    const onDevice = await putPhotos(page, { owner, wellNdx: well_ndx, photos: PHOTOS, bytes: BYTES });
    await page.goto('/field-services/outbox');
    await page.getByRole('heading', { name: `Waiting to be sent (${PHOTOS})` }).waitFor();

    line.cutEvery((PHOTOS * BYTES) / (CUTS + 1), CUTS);
    await page.context().setOffline(false);
    await expect
      .poll(async () => Object.values(await statesOnDevice(page)), { timeout: SENDING_MS, interval: 500 })
      .toEqual(Array.from({ length: PHOTOS }, () => 'sent'));

    expect(line.cuts()).toBe(CUTS);
    expect(await sumsOnServer(page, well_ndx)).toEqual(onDevice);
    const pieces = line.calls().flatMap(pieceOf);
    const again = pieces.length - new Set(pieces).size;
    console.log(`${CUTS} cuts: ${pieces.length} pieces went over the line, ${again} of them again`);
    expect(again).toBeLessThanOrEqual(CUTS);
  },
  SENDING_MS + 120_000,
);

/** Of which file a call brings a piece, and from where on; nothing of other calls. */
const pieceOf = (call: string): string[] => {
  const address = /^PATCH (\S+)/.exec(call)?.[1];
  const offset = /^upload-offset: (\d+)/im.exec(call)?.[1];
  return address ? [`${address} ${offset}`] : [];
};

it('makes a photo small on the very first visit, before the app is on the device', async () => {
  const first = await openPage(browser, { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await openSignedIn(first, '/field-services', 'Administrator');
  const [well] = await ask<{ well_id: string }[]>(first, '/api/field-services/map-wells');
  await openWork(first, well!.well_id, 'Upload Photos');
  await first.getByRole('button', { name: 'Take a photo' }).waitFor();
  const original = await largePhoto(first);
  await first.context().setOffline(true);
  await first
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ name: 'first.png', mimeType: 'image/png', buffer: original });
  await first.getByText('first.jpg').waitFor();
  const [kept] = await filesOnDevice(first);
  expect(kept).toMatchObject({ name: 'first.jpg', type: 'image/jpeg', original: original.length });
  expect(kept!.bytes).toBeLessThan(original.length);
});

/** As a camera makes them: more pixels than are sent. */
async function largePhoto(where: Page): Promise<Buffer> {
  const base64 = await where.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const drawing = canvas.getContext('2d')!;
    for (let stripe = 0; stripe < 400; stripe += 1) {
      drawing.fillStyle = `hsl(${stripe} 70% ${stripe % 100}%)`;
      drawing.fillRect(stripe * 10, (stripe * 37) % 2000, 10, 900);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

interface Attached {
  original_filename: string;
  system_filename: string;
}

/** The sums of what the server has of the well, by the names of the files. */
async function sumsOnServer(where: Page, wellNdx: number): Promise<Record<string, string>> {
  const attached = await ask<Attached[]>(where, `/api/assoc-wells-to-attachments/${wellNdx}`);
  const authorization = `Bearer ${await tokenOf(where)}`;
  const sums: Record<string, string> = {};
  for (const { original_filename, system_filename } of attached.filter(isOfJourney)) {
    const original = await fetch(`${inject('origin')}/api/originals/${system_filename}`, {
      headers: { authorization },
    });
    const bytes = Buffer.from(await original.arrayBuffer());
    sums[original_filename] = createHash('sha256').update(bytes).digest('hex');
  }
  return sums;
}

const isOfJourney = ({ original_filename }: Attached) => original_filename.startsWith('Of the journey');

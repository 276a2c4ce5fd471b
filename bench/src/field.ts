import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { loadavg } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { chromium, type Locator, type Page } from 'playwright-core';
import { software } from './frames.ts';
import { growDistrict } from './grow-district.ts';
import { startProduct } from './running.ts';

// What a device takes into the field of a district with 50,000 wells: how heavy it is, how long it takes until it is there, and how long
// the list of wells then takes without a connection. Prints tables and writes them to FIELD.md.

const WELLS = 50_000;
const ROUNDS = 5;
const PHONE = { width: 390, height: 844 };
const READY = 'Ready for work without a connection.';
const lists = ['wells', 'records', 'inspections', 'meters'];

/** As text: what is compiled would need helpers in the page. */
const watchPauses = `
  window.longestPause = 0;
  let before = performance.now();
  setInterval(() => {
    window.longestPause = Math.max(window.longestPause, performance.now() - before - 20);
    before = performance.now();
  }, 20);
  undefined;
`;

interface Weight {
  list: string;
  rows: number;
  packed: number;
  plain: number;
  first: number;
  again: number;
}

const url = process.env['BENCH_DATABASE_URL']!;
const server = await startProduct(url);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: software });
try {
  await growDistrict(url, WELLS);
  const page = await browser.newPage({ viewport: PHONE, baseURL: server.origin });
  page.setDefaultTimeout(120_000);
  // The help of a first visit would lie over the page.
  await page.addInitScript(() => localStorage.setItem('artesian.select-well-helped', 'true'));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Administrator' }).click();
  await page.waitForURL('**/account');
  const weights: Weight[] = [];
  for (const list of lists) weights.push(await weigh(list, await tokenOf(page)));
  console.log(weights);
  const stored = [await timeTaking(page), await timeTaking(page)];
  console.log(stored);
  const kept = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.context().setOffline(true);
  const { last, id } = await aWell(page);
  const opened = await inRounds(() =>
    timeOpening(page, '/field-services/select-well', page.getByRole('combobox', { name: /Well Search/ })),
  );
  const searched = await timeLetters(page, id);
  const record = `/field-services/well-actions/${encodeURIComponent(id)}/record`;
  const records = await inRounds(() => timeOpening(page, record, page.getByRole('textbox', { name: 'Well Name' })));
  const level = `/field-services/well-actions/${encodeURIComponent(last)}/water-levels`;
  const levels = await inRounds(() => timeOpening(page, level, page.getByRole('textbox', { name: /^Measurement/ })));
  const text = report({ weights, stored, kept, opened, searched, records, levels });
  console.log(text);
  writeFileSync(new URL('../FIELD.md', import.meta.url), text);
} finally {
  await browser.close();
  await server.stop();
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { access_token: string }).access_token;
  });
}

/** What goes over the line, what it is when it has come, and how long the server takes: the first time, and when it has the answer already. */
async function weigh(list: string, token: string): Promise<Weight> {
  const ask = () =>
    new Promise<{ ms: number; packed: Buffer }>((resolve, reject) => {
      const begun = performance.now();
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
      get(`${server.origin}/api/field-services/carry/${list}?as=table`, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ ms: performance.now() - begun, packed: Buffer.concat(parts) }));
      }).on('error', reject);
    });
  const first = await ask();
  const again = await ask();
  const plain = gunzipSync(again.packed);
  const { rows } = JSON.parse(plain.toString()) as { rows: unknown[] };
  return {
    list,
    rows: rows.length,
    packed: again.packed.length,
    plain: plain.length,
    first: first.ms,
    again: again.ms,
  };
}

/** From the address of the home until everything is on the device, and the longest that the page did not answer meanwhile, in ms. */
async function timeTaking(page: Page) {
  await page.goto('about:blank');
  const begun = performance.now();
  await page.goto('/field-services');
  await page.evaluate(watchPauses);
  await page.getByText(READY, { exact: false }).waitFor();
  return { ms: performance.now() - begun, longest: await page.evaluate<number>('window.longestPause') };
}

/** One whose record has been taken along and not opened, and another. */
function aWell(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ id: string; last: string }>((resolve, reject) => {
        const request = indexedDB.open('artesian.field');
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
        request.addEventListener('success', () => {
          const all = request.result.transaction('answers').objectStore('answers').getAllKeys();
          all.addEventListener('success', () => {
            request.result.close();
            const ids = (all.result as string[])
              .filter((key) => /\/well-record\/[^/]+$/.test(key))
              .map((key) => decodeURIComponent(key.replace(/.*\//, '')));
            resolve({ id: ids[ids.length >> 1]!, last: ids.at(-1)! });
          });
        });
      }),
  );
}

/** In a page of its own each time, which holds nothing of it yet. */
async function timeOpening(page: Page, address: string, shown: Locator): Promise<number> {
  await page.goto('about:blank');
  const begun = performance.now();
  await page.goto(address);
  await shown.waitFor();
  return performance.now() - begun;
}

/** From each letter to the hits that belong to it. */
async function timeLetters(page: Page, id: string): Promise<number[]> {
  await page.goto('/field-services/select-well');
  const search = page.getByRole('combobox', { name: /Well Search/ });
  await search.waitFor();
  const times: number[] = [];
  for (const typed of ['57', 'mill', 'pecan lane', id.slice(0, 9), id]) {
    await search.fill('');
    await page.waitForTimeout(500);
    const begun = performance.now();
    await search.fill(typed);
    await page.getByRole('option').first().waitFor();
    times.push(performance.now() - begun);
  }
  return times;
}

async function inRounds(time: () => Promise<number>): Promise<number[]> {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await time());
  return times;
}

function median(times: number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[times.length >> 1]!);
}

function longest(times: number[]): number {
  return Math.round(Math.max(...times));
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

interface Measured {
  weights: Weight[];
  stored: { ms: number; longest: number }[];
  kept: number;
  opened: number[];
  searched: number[];
  records: number[];
  levels: number[];
}

function report({ weights, stored, kept, opened, searched, records, levels }: Measured): string {
  const [first, again] = stored;
  const row = (what: string, times: number[]) => `| ${what} | ${median(times)} | ${longest(times)} |`;
  return `# Field Services with 50,000 wells

In Chromium at 390 × 844, by an administrator, on PostgreSQL. [How](README.md).

Requests of a device when the Field Services home page is opened. The server caches each response until it changes, and a device that already has
it is told that nothing changed.

| | rows | MB transferred | MB unpacked | ms of the first response | ms of the next |
| --- | --: | --: | --: | --: | --: |
${weights.map((one) => `| ${one.list} | ${one.rows.toLocaleString('en-US')} | ${megabytes(one.packed)} | ${megabytes(one.plain)} | ${Math.round(one.first)} | ${Math.round(one.again)} |`).join('\n')}

| on the device | s until “Ready for work” | longest ms without a response of the page |
| --- | --: | --: |
| the first time | ${(first!.ms / 1000).toFixed(1)} | ${Math.round(first!.longest)} |
| again | ${(again!.ms / 1000).toFixed(1)} | ${Math.round(again!.longest)} |

After that it stores ${megabytes(kept)} MB, including the app. Without a connection, in a new page:

| | median ms | longest ms |
| --- | --: | --: |
${[
  row('Select a Well, until search is possible', opened),
  row('typing there, until matching wells are shown (including the 200 ms pause after a letter)', searched),
  row('the full record of a well not opened before', records),
  row('New Groundwater Level of a well not opened before', levels),
].join('\n')}

Measured on a machine with two cores and a load of ${loadavg()[0]!.toFixed(0)}.
`;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { chooseAccount, launch, newPage, openPage, openSignedIn } from './support/browser.ts';
import { violations } from './support/axe.ts';
import { ask, levelEntry, openWork, prepare, putEntries, signedInOwner, statesOnDevice } from './support/field.ts';

// What is written down without a connection arrives, once, as whoever wrote it. `npm run checks` tries more of each.

const isThorough = process.env.THOROUGH === 'true';
const RECORDS = isThorough ? 300 : 15;
/** Half of what is tried fails, and is tried again after a while. */
const SENDING_MS = 60_000 + RECORDS * 4000;
const KILLS = isThorough ? 20 : 2;
const KEPT_PER_LIFE = isThorough ? 10 : 5;

let browser: Browser;
let page: Page;
/** A well of the demonstration that nobody else writes levels of here. */
let well: { well_ndx: number; well_id: string };

interface Level {
  remarks: string | null;
}
const levelsOf = async (where: Page, { well_ndx }: { well_ndx: number }) =>
  (await ask<Level[]>(where, `/api/field-services/well-actions/${well_ndx}/water-levels`))
    .map(({ remarks }) => remarks ?? '')
    .filter((remarks) => remarks.startsWith('of the journey'));

beforeAll(async () => {
  browser = await launch();
  page = await newPage(browser, { viewport: { width: 390, height: 844 }, permissions: ['geolocation'] });
  await openSignedIn(page, '/field-services', 'Administrator');
  await prepare(page);
  const wells = await ask<{ well_ndx: number; well_id: string }[]>(page, '/api/field-services/map-wells');
  // Another one each time, for a product that runs already.
  well = wells[Date.now() % wells.length]!;
});
afterAll(() => browser.close());

it('goes on without a connection from the moment that it says it is ready, the page that is open, too', async () => {
  const first = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await openSignedIn(first, '/field-services', 'Administrator');
  await prepare(first);
  await first.getByRole('button', { name: 'Download the base map' }).click();
  await first.getByText('The base map is on this device.').waitFor();
  await first.context().setOffline(true);
  await first.getByRole('link', { name: 'Select a Well' }).click();
  await first.getByRole('button', { name: 'Skip' }).click();
  const map = first.getByRole('region', { name: 'Map of the wells' });
  await map.locator('canvas').waitFor();
  expect(await map.getByText(/streets cannot be reached/).count()).toBe(0);
  await first
    .getByRole('link', { name: /Back|Field Services/ })
    .first()
    .click();
  await openWork(first, well.well_id, 'Well Inspection');
  await first.getByRole('heading', { level: 1, name: 'Inspections' }).waitFor();
  expect(await first.getByText('Something went wrong').count()).toBe(0);
});

it('opens in flight mode, each well by its links, also one that was never opened here', async () => {
  await page.context().setOffline(true);
  const cold = await page.context().newPage();
  onTestFinished(() => cold.close());
  await cold.goto('/field-services');
  const works: [string, string | RegExp][] = [
    ['Well Inspection', 'Inspections'],
    ['Well Record', 'Well Record'],
    ['Upload Photos', 'Photos & Documents'],
    ['Water Levels', 'New Groundwater Level'],
    ['Water Quality', 'New Water Quality Sample'],
  ];
  for (const [work, title] of works) {
    await openWork(cold, well.well_id, work);
    await cold.getByRole('heading', { level: 1, name: title }).waitFor();
    expect([work, await cold.getByText('Failed to Load').count()]).toEqual([work, 0]);
  }
});

it('keeps a level that is typed without a connection, shows it in the outbox, and sends it when there is one', async () => {
  await page.goto('/field-services');
  await openWork(page, well.well_id, 'Water Levels');
  await page.getByRole('textbox', { name: /^Measurement/ }).fill('123.45');
  await page.getByRole('textbox', { name: /^Remarks/ }).fill('of the journey by hand');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  // A depth unlike the last one is asked about, and taken all the same.
  const anyway = page.getByRole('button', { name: 'Yes, submit' });
  const kept = page.locator('[data-sonner-toast]').filter({ hasText: 'Saved on this device.' });
  await anyway.or(kept).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await kept.waitFor();
  await page.goto('/field-services/outbox');
  await page.getByRole('heading', { name: 'Waiting to be sent (1)' }).waitFor();
  await page.getByText('Stored only on this device: 1 record').first().waitFor();
  expect(await violations(page)).toEqual([]);

  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Sent (1)', exact: true }).waitFor();
  expect(await levelsOf(page, well)).toEqual(['of the journey by hand']);
});

it(
  `sends ${RECORDS} levels once each over a line that loses calls, answers and time`,
  async () => {
    const owner = await signedInOwner(page);
    const before = (await levelsOf(page, well)).length;
    let turn = 0;
    const faulty = async (route: Route) => {
      if (route.request().method() !== 'POST') return route.continue();
      turn += 1;
      if (turn % 10 < 3) return route.abort('connectionreset');
      if (turn % 10 === 3) {
        // The server has it; its answer does not arrive.
        await route.fetch();
        return route.abort('connectionreset');
      }
      if (turn % 10 === 4) return route.fulfill({ status: 503, json: { title: 'Busy', status: 503 } });
      if (turn % 10 === 5) await new Promise((resolve) => setTimeout(resolve, isThorough ? 2000 : 300));
      return route.continue();
    };
    await page.route('**/water-levels', faulty);
    await putEntries(
      page,
      Array.from({ length: RECORDS }, (_, index) => levelEntry(owner, well.well_ndx, index / 100)),
    );
    await page.goto('/field-services/outbox');
    await expect
      .poll(
        async () => {
          const again = page.getByRole('button', { name: 'Send now' });
          if (await again.isEnabled()) await again.click();
          return Object.values(await statesOnDevice(page)).filter((state) => state !== 'sent').length;
        },
        { timeout: SENDING_MS, interval: 500 },
      )
      .toBe(0);
    await page.unroute('**/water-levels', faulty);
    const there = await levelsOf(page, well);
    expect(there.length - before).toBe(RECORDS);
    expect(new Set(there).size).toBe(there.length);
  },
  SENDING_MS + 60_000,
);

it('neither shows nor sends to anybody else what is kept on the device, and reads a backup elsewhere once', async () => {
  const owner = await signedInOwner(page);
  const before = (await levelsOf(page, well)).length;
  await page.context().setOffline(true);
  await putEntries(
    page,
    [901, 902, 903].map((measured) => levelEntry(owner, well.well_ndx, measured)),
  );
  await page.goto('/field-services/outbox');
  await page.getByRole('heading', { name: 'Waiting to be sent (3)' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup file' }).click(),
  ]);
  const backup = await file.path();

  // Somebody else on the same device.
  await page.route('**/water-levels', (route) => route.abort('connectionreset'));
  await page.context().setOffline(false);
  await page.goto('/auth/logout', { waitUntil: 'commit' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.waitForLoadState();
  await page.goto('/field-services/outbox');
  await chooseAccount(page, 'Developer');
  await page.unroute('**/water-levels');
  await page.getByText('No entries on this device').waitFor();
  await page.setInputFiles('input[type=file]', backup);
  await page.getByText('This backup was saved by another account.', { exact: false }).waitFor();
  expect((await levelsOf(page, well)).length).toBe(before);

  // The same person on another device, twice.
  const other = await newPage(browser, { viewport: { width: 390, height: 844 } });
  await openSignedIn(other, '/field-services', 'Administrator');
  await other.goto('/field-services/outbox');
  await other.setInputFiles('input[type=file]', backup);
  await other.getByText('Backup restored: 3 new, 0 already here.').waitFor();
  await other.setInputFiles('input[type=file]', backup);
  await other.getByText('Backup restored: 0 new, 3 already here.').waitFor();
  await other.getByRole('heading', { name: 'Sent (3)', exact: true }).waitFor();
  expect((await levelsOf(other, well)).length - before).toBe(3);
  await other.context().close();
});

/** A browser writes down who is signed in with some delay: one that was killed may ask again, and loses nothing by it. */
async function openOutbox(phone: Page) {
  await phone.goto('/field-services/outbox');
  const heading = phone.getByRole('heading', { level: 1, name: 'Outbox' });
  const asksAgain = () => new URL(phone.url()).pathname.startsWith('/oidc');
  await expect.poll(async () => asksAgain() || (await heading.isVisible())).toBe(true);
  if (asksAgain()) await chooseAccount(phone, 'Administrator');
  await heading.waitFor();
}

it(`loses and doubles nothing though the browser is killed ${KILLS} times`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-phone-'));
  const start = async (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      baseURL: inject('origin'),
      viewport: { width: 390, height: 844 },
    });
  const kill = (context: BrowserContext) => {
    const ended = new Promise((resolve) => context.once('close', resolve));
    execFileSync('pkill', ['-KILL', '-f', folder]);
    return ended;
  };
  let context = await start();
  let phone = await context.newPage();
  await openSignedIn(phone, '/field-services', 'Administrator');
  await prepare(phone);
  const owner = await signedInOwner(phone);
  const before = (await levelsOf(phone, well)).length;
  const kept: string[] = [];
  for (let life = 0; life < KILLS; life += 1) {
    await context.setOffline(true);
    const entries = Array.from({ length: KEPT_PER_LIFE }, (_, index) =>
      levelEntry(owner, well.well_ndx, 1000 + life * 100 + index),
    );
    kept.push(...(await putEntries(phone, entries)));
    // Every second time it dies while it sends.
    if (life % 2 === 1) {
      await context.setOffline(false);
      await phone.goto('/field-services/outbox');
      await phone.waitForTimeout(200 * life);
    }
    await kill(context);
    context = await start();
    phone = await context.newPage();
    await openOutbox(phone);
    const states = await statesOnDevice(phone);
    expect(kept.filter((id) => !(id in states))).toEqual([]);
  }
  await expect
    .poll(async () => Object.values(await statesOnDevice(phone)).filter((state) => state !== 'sent').length, {
      timeout: 90_000,
    })
    .toBe(0);
  const there = await levelsOf(phone, well);
  expect(there.length - before).toBe(kept.length);
  expect(new Set(there).size).toBe(there.length);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

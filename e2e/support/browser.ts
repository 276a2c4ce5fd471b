import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, inject, onTestFinished } from 'vitest';

/** Without a screen, and without calls of its own to anywhere. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: [...quiet, ...args] });

const CLOSING_MS = 60_000;

/** A window of its own, with nobody signed in; closed with its test, so that no map goes on drawing behind the next. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(browser, options);
  // A busy browser has failed to say that a window is closed. It goes with the browser at the latest, so that no test waits for it.
  onTestFinished(() => Promise.race([page.context().close(), setTimeout(CLOSING_MS, undefined, { ref: false })]));
  return page;
}

/** The same for several tests, as long as the browser is open. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: { width: 1440, height: 900 },
    // Maps are drawn by the processor here, a sixteenth of their pixels in less time. The layout is the same.
    deviceScaleFactor: 0.25,
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  return page;
}

const openPages = new Set<Page>();
const MOST_TOLD = 1500;

// A test that fails once in fifty runs says what its pages showed, which nobody can look at afterwards.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages) {
    const text = await page.evaluate(() => document.body.innerText).catch(() => 'could not be read');
    console.error(`At the end of “${task.name}”, ${page.url()} showed:\n${text.slice(0, MOST_TOLD)}`);
  }
});

export type Role = 'Administrator' | 'Developer' | 'Well Owner';

/** Signs in on the real sign-in page, as whoever arrives there does. */
export async function chooseAccount(page: Page, role: Role) {
  await page.getByRole('button', { name: role }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc') && url.pathname !== '/signed-in');
}

/** Opens a protected address and signs in on the way there. */
export async function openSignedIn(page: Page, path: string, role: Role) {
  await page.goto(path);
  await chooseAccount(page, role);
  await page.waitForURL(`**${path}`);
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openSignedIn, type Role } from './browser.ts';

interface Screen {
  path: string;
  who: string;
  layout: string;
}

// By an address that is put together here: what is told of types on the side of the server knows no JSX.
const table = new URL('../../web/src/screens/all-screens.ts', import.meta.url).href;
const { screens } = (await import(table)) as { screens: readonly Screen[] };

/** What stands in an address in the place of a parameter that is no number of a record. */
const WORDS: Record<string, string> = { list: 'well-uses', register: 'wells', token: 'none' };

/** Where a screen is: with what may be left out of its address, and without. */
function addressesOf({ path }: Screen): string[] {
  const filled = (some: string) => some.replace(/\{(\w+)\??\}/g, (_, name: string) => WORDS[name] ?? '5');
  return [...new Set([path.replace(/\/\{\w+\?\}/g, ''), path].map(filled))];
}

/** Maps are opened by other journeys, which take their time; what signs out would end this one. */
const isOpenedHere = ({ path, layout }: Screen) => layout !== 'map' && !/logout|signed-in|select-well/.test(path);

/** Who sees which screens, by whom they are for. */
export const seen: [role: Role, who: readonly string[]][] = [
  ['Well Owner', ['Well Owner']],
  ['Developer', ['everyone', 'signed-in', 'staff', 'Developer']],
];

/** Signs in and opens every screen for these, with a record and without, and looks at each. Answers what went wrong. */
export async function openEveryScreen(
  page: Page,
  role: Role,
  kinds: readonly string[],
  lookAt?: (address: string) => Promise<void>,
): Promise<string[]> {
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(`${page.url()}: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) trouble.push(`${page.url()}: ${response.status()} from ${response.url()}`);
  });
  await openSignedIn(page, '/account', role);
  for (const screen of screens.filter(({ who }) => kinds.includes(who)).filter(isOpenedHere)) {
    for (const address of addressesOf(screen)) {
      await goOnTo(page, address);
      if (await page.getByRole('heading', { name: 'Something went wrong' }).isVisible()) trouble.push(address);
      await lookAt?.(address);
    }
  }
  return trouble;
}

/** Goes on to another screen in the same tab, and waits until it has loaded what it shows. */
async function goOnTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // What is left of the screen before goes first.
  await page.waitForTimeout(100);
  await expect.poll(() => page.getByRole('heading').count(), { message: `Shown at ${address}` }).toBeGreaterThan(0);
  // Pictures of the gallery and maps in a page wait until somebody scrolls to them.
  const loading = page.locator('.MuiSkeleton-root:not(.MuiSkeleton-rectangular, [aria-label="Loading the map"])');
  await expect.poll(() => loading.count(), { message: `Loading at ${address}` }).toBe(0);
}

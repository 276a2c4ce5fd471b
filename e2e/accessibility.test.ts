import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds against WCAG 2.2 AA on the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations)`,
  )) as Violation[];
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const screens: { path: string; role?: 'Administrator' | 'Developer'; shows: string | RegExp }[] = [
  { path: '/', shows: /Access the Platform/ },
  { path: '/about', shows: /About/ },
  { path: '/no-such-page', shows: 'Page not found.' },
  { path: '/dashboard', role: 'Administrator', shows: /Dashboard/ },
  { path: '/account', role: 'Administrator', shows: /Ada Administrator/ },
  {
    path: '/data-management/meter-readings/add-manage-meters?edit=3',
    role: 'Administrator',
    shows: 'Editing Existing Meter',
  },
  { path: '/data-management/well-owners/edit-owner-info', role: 'Administrator', shows: /Export/ },
  { path: '/data-management/wells/wells-management/7', role: 'Administrator', shows: 'Basic Well Information' },
];

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  it.each(screens)('$path has nothing that axe objects to', async ({ path, role, shows }) => {
    const page = await openPage(browser, { bypassCSP: true });
    await page.addInitScript((mode) => localStorage.setItem('artesian.theme', mode), scheme);
    if (role) await openSignedIn(page, path, role);
    else await page.goto(path);
    await page.getByText(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
});

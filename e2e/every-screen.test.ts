import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, newPage } from './support/browser.ts';
import { openEveryScreen, seen } from './support/open-every-screen.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each(seen)('%s opens every screen, with a record and without', async (role, kinds) => {
  const page = await newPage(browser);
  expect(await openEveryScreen(page, role, kinds)).toEqual([]);
  await page.context().close();
});

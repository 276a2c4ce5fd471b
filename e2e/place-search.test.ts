import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { launch, openPage } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('a place is found by its coordinates at zoom 16, and the home button leads back to the whole district', async () => {
  const page = await openPage(browser);
  await page.goto('/map');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page
    .getByText(/[\d,]+ wells? in view/)
    .first()
    .waitFor();
  await page.getByPlaceholder('Address/Coords Search').fill('Lng: -97.9 Lat: 30.1');
  await page.getByRole('option', { name: '30.10000, -97.90000' }).click();
  await page.waitForURL((url) => url.searchParams.get('at') === '30.1,-97.9,16');
  await page.getByRole('button', { name: 'Back to the whole district' }).click();
  await page.waitForURL((url) => !url.searchParams.has('at'));
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './support/browser.ts';
import { openMap, wellsAreThere } from './support/map.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('a visitor switches every group on; the address brings the same layers again', async () => {
  const page = await openMap(browser, '/map');
  const groups = ['Boundaries', 'Hydrology', 'Geologic Data', 'Geologic Atlas'];
  for (const group of groups) {
    await page.getByRole('button', { name: new RegExp(`^${group}`) }).click();
    await page.getByRole('checkbox', { name: `All of ${group}` }).check();
  }
  for (const group of ['Parcels', 'FEMA']) await page.getByRole('button', { name: new RegExp(`^${group}`) }).click();
  await page.getByRole('checkbox', { name: 'Parcels' }).check();
  await page.getByRole('radio', { name: 'True: Has a well' }).check();
  await page.getByRole('button', { name: 'Toggle Labels of Parcels' }).click();
  await page.getByRole('slider', { name: 'Fill Opacity of Parcels' }).press('ArrowRight');
  await page.waitForURL(/where=parcels/);
  await page.waitForURL(/opacity=parcels/);
  await page.waitForURL(/parcels-names/);

  const address = page.url();
  await page.reload();
  await wellsAreThere(page);
  await page.getByRole('button', { name: /^Parcels/ }).click();
  expect(await page.getByRole('radio', { name: 'True: Has a well' }).isChecked()).toBe(true);
  expect(page.url()).toBe(address);
});

it('the legend has only what True and False leave on the map', async () => {
  const page = await openMap(browser, '/map?on=surface-geology~springs&where=surface-geology:yes~springs:no');
  const entries = page.getByRole('heading', { name: 'Surface geology' }).locator('xpath=../..').getByRole('listitem');
  const isWaterBearing = (words: string[]) => words.length > 0 && !words.includes('Taylor and Navarro groups');
  await expect.poll(async () => isWaterBearing(await entries.allTextContents())).toBe(true);
  const bearing = await entries.allTextContents();
  await page.getByText('Springs: Dries up at times').waitFor();

  await page.getByRole('button', { name: /^Geologic Atlas/ }).click();
  await page.getByRole('radio', { name: 'False: Confines water' }).check();
  await expect.poll(async () => (await entries.allTextContents()).includes('Taylor and Navarro groups')).toBe(true);
  expect(bearing.filter((label) => label === 'Taylor and Navarro groups')).toEqual([]);
});

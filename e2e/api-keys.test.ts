import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('gives a holder a key, by which the open data are read', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/admin/api-keys', 'Administrator');
  await page.getByRole('button', { name: 'Add a key' }).first().click();
  await page.getByRole('textbox', { name: 'Holder', exact: true }).fill('Hanna Hydrologist');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('hanna@university.example');
  await page.getByRole('textbox', { name: 'Calls per Minute', exact: true }).fill('60');
  await page.getByRole('textbox', { name: 'Calls per Day', exact: true }).fill('10000');
  await page.getByLabel(/^Ends On/).fill('12/31/2099');
  await page.getByRole('button', { name: /^(Create|Save)/ }).click();
  await page.getByRole('button', { name: 'Generate key' }).click();
  await page.getByText('This key is shown only once').waitFor();
  const key = (await page.getByRole('button', { name: /^ak_/ }).textContent())!;
  // While it comes and goes nobody could read it.
  await page.getByText('New entry was saved to the database').waitFor({ state: 'hidden' });
  expect(await violations(page)).toEqual([]);
  const status = async () =>
    (await fetch(`${inject('origin')}/ogc/conformance`, { headers: { 'x-api-key': key } })).status;
  expect(await status()).toBe(200);
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('goes from a well on the map to its record, and sees there what a visitor does not', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/account', 'Administrator');
  await page.goto('/map?well=7');
  const details = page.getByLabel('Details of what was chosen on the map');
  await details
    .getByText(/Aquifer Setting|Aquifer$/)
    .first()
    .waitFor();
  await page.route('**/assets/*', async (route) => {
    await sleep(500);
    await route.continue();
  });
  await details.getByRole('link', { name: 'Edit Well' }).click();
  // The map is zoomed while the next page is on its way, whose address says nothing of it.
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -300);
  await page.waitForURL('**/data-management/wells/wells-management/7');
  await page.getByRole('heading', { name: 'Basic Well Information' }).waitFor();
});

it('finds a meter by the keyboard alone, adds one in the same way, and comes back to where it was', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/account', 'Administrator');
  await page.getByRole('button', { name: 'Find anything' }).focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await field.waitFor();
  await page.keyboard.type('M-00003');
  await page.getByRole('option', { name: /^M-00003/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/add-manage-meters/3');
  await page.getByLabel('Brand', { exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Recent' }).waitFor();
  await page.keyboard.type('add met');
  expect(await page.getByRole('option', { selected: true }).textContent()).toContain('Add meter');
  await page.keyboard.press('Escape');
  expect(await field.count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add met');
  await page.getByRole('option', { name: /^Add meter/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Creating New Meter' }).waitFor();
});

it('follows a late reading and a month of the dashboard to the records behind them', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/dashboard', 'Administrator');
  const late = page.getByRole('region', { name: 'Late Meter Readings', exact: true });
  const meter = late.getByRole('link', { name: /^M-/ }).first();
  const meterId = (await meter.textContent())!;
  await meter.click();
  await page.getByRole('heading', { name: 'Add and Manage Well Meters' }).waitFor();
  await page.getByText(/^1 of \d+ rows$/).waitFor();
  await page.getByRole('link', { name: meterId }).waitFor();

  await page.goto('/dashboard');
  const months = page.getByRole('region', { name: 'Monthly Pumpage Tracking', exact: true });
  await months.getByRole('button', { name: 'Table' }).press('Enter');
  await months.getByRole('link', { name: 'Aug 2020' }).press('Enter');
  await page.getByRole('heading', { name: 'Permits Management' }).waitFor();
  await page.getByText(/^\d+ of \d+ rows$/).waitFor();
  expect(page.url()).toContain('filter.fiscal_years=2020');
});

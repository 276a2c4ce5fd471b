import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsInBothThemes, violationsInHighContrast } from './support/axe.ts';
import { launch, newPage, openSignedIn } from './support/browser.ts';
import { ask, openWork } from './support/field.ts';

// A crew with a phone: a well from where they stand, and what is written down at it, at last without a connection.

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  page = await newPage(browser, {
    viewport: { width: 390, height: 844 },
    permissions: ['geolocation'],
    geolocation: { latitude: 30.20123, longitude: -97.98765, accuracy: 4 },
  });
  await page.addInitScript(() => localStorage.setItem('artesian.theme', 'system'));
  await openSignedIn(page, '/field-services', 'Administrator');
});
afterAll(() => browser.close());

const input = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
const toast = (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words }).first().waitFor();
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const fitsAndIsAccessible = async () => {
  // What the bar at the top half covers would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await violationsInHighContrast(page)).toEqual([]);
};
let menu = '';
let wellId = '';

it('makes a well from where they stand', async () => {
  await follow('Create a Well');
  await press('Use my position');
  await page.getByText(/^Accurate to/).waitFor();
  expect(await input('Latitude').inputValue()).toBe('30.20123');
  await input('Well Name').fill('Phone Well');
  await fitsAndIsAccessible();
  await press('Submit');
  await toast('Form submitted successfully.');
  await heading('Phone Well');
  menu = new URL(page.url()).pathname;
  expect(menu).toMatch(/^\/field-services\/well-actions\/(?!new-)/);
  wellId = decodeURIComponent(menu.split('/').at(-1)!);
  await fitsAndIsAccessible();
});

it('writes down an inspection and what else is done on the visit', async () => {
  await follow('Well Inspection');
  await page.getByText('No inspection records found.').waitFor();
  await follow('Add New');
  await page.getByLabel('Surface Completion').check();
  await fitsAndIsAccessible();
  await press('Submit');
  await page.waitForURL(/\/inspection\/\d+$/);
  await fitsAndIsAccessible();

  await follow('Water Quality');
  const results = page.getByRole('group', { name: 'pH' });
  const isNonDetect = results.getByRole('checkbox', { name: 'Non-detect' });
  await isNonDetect.check();
  await press('Submit');
  await toast('Enter detection limit as a value if result is a non-detect.');
  await fitsAndIsAccessible();
  await isNonDetect.uncheck();
  await input('pH').fill('7.2');
  await press('Submit');
  await toast('Water Quality record created successfully.');
  await page.waitForURL(/\/inspection\/\d+$/);
});

it('changes the record step by step', async () => {
  await follow('Back to the well');
  await follow('Well Record');
  await page.getByRole('button', { name: /^Meter/ }).click();
  await page.getByLabel('Metered').check();
  await input('Meter Serial Number').fill('SN-390');
  await fitsAndIsAccessible();
  await page.getByRole('button', { name: /Record Tracking/ }).click();
  await press('Submit');
  await toast('Form submitted successfully.');
  await page.waitForURL(`**${menu}`);
});

it('reads a meter beside what was read before', async () => {
  // Other journeys read the last months, and add meters without any reading.
  await page.goto('/field-services/meter-reading?fiscal_year=2090&month=8');
  const { columns, rows } = await ask<Table>(page, '/api/field-services/carry/meters?as=table');
  const read = rowsOfTable({ columns, rows }).find(({ last_reading }) => Number(last_reading) > 1000)!;
  await page.getByRole('combobox', { name: 'Meter', exact: true }).fill(String(read.meter_id));
  await page.getByRole('option').first().click();
  await input('Meter Reading').fill('1');
  await page.getByText('Below the previous reading').first().waitFor();
  await fitsAndIsAccessible();
});

it('keeps a level and a photo on the phone while there is no connection', async () => {
  await openWork(page, wellId, 'Upload Photos');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'slab.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('slab.png').waitFor();
  await page.getByText('Taken at 30.20123, -97.98765').waitFor();
  await page.getByRole('combobox', { name: /Tag/ }).click();
  await page.getByRole('option', { name: 'Slab' }).click();
  await fitsAndIsAccessible();
  await openWork(page, wellId, 'Water Levels');
  await input('Measurement').waitFor();
  await page.context().setOffline(true);
  await input('Measurement').fill('101.5');
  await input('Measuring Point Height').fill('18');
  await page.getByLabel('Depth to water as typed').getByText('100.00 ft').first().waitFor();
  await fitsAndIsAccessible();
  await press('Submit');
  await toast('Saved on this device.');
  await page.getByRole('region', { name: 'Only on this device' }).getByText('Water level').waitFor();
  await page.context().setOffline(false);
  await page
    .getByRole('region', { name: 'Only on this device' })
    .getByText('Water level')
    .waitFor({ state: 'detached' });
});

/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

import { readFile } from 'node:fs/promises';
import type { MapWell } from '@artesian/contract/map/map-wells';
import type { Browser, Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { wellsThat } from './support/map.ts';

let browser: Browser;
let production: MapWell;
let levels: MapWell;
beforeAll(async () => {
  browser = await launch();
  production = (await wellsThat('has_production_data'))[0]!;
  levels = await firstWithScreen(await wellsThat('has_water_levels_data'));
});
afterAll(() => browser.close());

async function firstWithScreen(wells: MapWell[]): Promise<MapWell> {
  for (const well of wells) {
    const response = await fetch(`${inject('origin')}/api/ui-graph-daily-waterlevels/${well.well_ndx}`);
    const [day] = (await response.json()) as { top_of_screen: number | null }[];
    if (day?.top_of_screen != null) return well;
  }
  throw new Error('No well has a screen and levels.');
}

async function openMap(address: string): Promise<Page> {
  const page = await openPage(browser, { acceptDownloads: true });
  await page.goto(address);
  await page.getByRole('button', { name: 'Accept' }).click();
  return page;
}

const isInSight = (thing: Locator) =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return front !== null && element.contains(front);
  });

async function downloaded(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const [download]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

it('a visitor opens the production graph of a well, zooms, reads a month behind it and takes it away', async () => {
  const page = await openMap(`/map?well=${production.well_ndx}`);
  await page.getByRole('button', { name: 'Production Data' }).click();
  await page.getByRole('heading', { name: `Production Data · ${production.well_id}` }).waitFor();
  await page.waitForURL(/graph=production/);

  const chart = page.getByRole('button', { name: /^Reported production of \d+ months/ });
  await chart.click();
  expect(await chart.getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('button', { name: 'Scroll Down for Data Tables' }).click();
  await page.getByText('Select a row above to view the metered data for that month.').waitFor();
  const months = page.getByRole('table', { name: 'Reported Well Production' });
  await months.getByRole('row').nth(4).getByRole('cell').nth(3).click();
  // In the part of the map that the graph takes, without looking for them.
  const reading = page.getByRole('table', { name: 'Meter Readings' }).getByRole('rowheader').first();
  await reading.waitFor();
  await expect.poll(() => isInSight(reading)).toBe(true);
  await months
    .getByRole('button', { name: /^Show the meter readings of/ })
    .first()
    .click();
  await expect.poll(() => months.locator('tr[aria-current]').getAttribute('aria-rowindex')).toBe('3');

  const csv = await downloaded(page, 'Export CSV');
  expect(csv.name).toMatch(
    new RegExp(
      `^Time Series Data for ${production.well_id} between \\d{4}-\\d\\d-\\d\\d and \\d{4}-\\d\\d-\\d\\d\\.csv$`,
    ),
  );
  expect(csv.content.toString()).toContain('Production (gal)');
  const pdf = await downloaded(page, 'Save PDF');
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.content.includes('/StructTreeRoot')).toBe(true);
});

it('the water levels keep their days in the address, show the screen on demand, and close by keyboard', async () => {
  const page = await openMap(`/map?well=${levels.well_ndx}&graph=levels`);
  const start = page.getByLabel('Start Date');
  await start.fill('1/1/2024');
  await start.press('Enter');
  await page.waitForURL(/from=2024-01-01/);
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[placeholder="MM/DD/YYYY"]')?.value === '01/01/2024',
  );

  const screen = page.getByRole('button', { name: 'Toggle Screening Interval' });
  await screen.click();
  expect(await screen.getAttribute('aria-pressed')).toBe('true');
  await start.fill('no date');
  await start.press('Enter');
  await page.getByText('Enter a date as MM/DD/YYYY.').waitFor();
  expect(await start.inputValue()).toBe('no date');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: /Water Levels Data ·/ }).waitFor({ state: 'detached' });
});

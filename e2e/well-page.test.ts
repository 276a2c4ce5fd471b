import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage } from './support/browser.ts';

let browser: Browser;
let wells: {
  well_ndx: number;
  well_id: string;
  has_production_data: boolean;
  has_water_levels_data: boolean;
  attached_photos: string | null;
}[];
beforeAll(async () => {
  browser = await launch();
  wells = (await (await fetch(`${inject('origin')}/api/ui-map-wells`)).json()) as typeof wells;
});
afterAll(() => browser.close());

it('a visitor reads a well at its own address, with its graph, its CSV and the way to the map', async () => {
  const { well_id, well_ndx } = wells.find(({ has_production_data }) => has_production_data)!;
  const page = await openPage(browser);
  await page.goto(`/wells/${well_id}`);
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${well_id}`) }).waitFor();
  await page.waitForFunction((id) => document.title.startsWith(`Well ${id}`), well_id);
  await page.getByText('Well Class').waitFor();
  await page.getByRole('region', { name: 'Production Data' }).waitFor();
  // Nothing that only staff may read.
  expect(await page.getByText('Directions', { exact: true }).count()).toBe(0);

  const link = page.getByRole('link', { name: 'Measurements (CSV)' });
  const csv = await (await fetch(new URL((await link.getAttribute('href'))!, inject('origin')))).text();
  expect(csv.split('\r\n')[0]).toBe('well_id,state_well_num,measurement,date,value,unit,remark,approval');
  expect(csv).toContain(`${well_id},`);

  await page.getByRole('link', { name: 'Show on the map' }).click();
  await page.waitForURL(new RegExp(`/map\\?.*well=${well_ndx}`));
});

it('a well with production keeps within the width of any window', async () => {
  const { well_id } = wells.find(({ has_production_data }) => has_production_data)!;
  const page = await openPage(browser);
  await page.goto(`/wells/${well_id}`);
  const months = page.getByRole('table', { name: 'Reported Well Production' });
  await months.getByText('October').first().waitFor();
  const hidden = () => months.evaluate(({ parentElement: room }) => room!.scrollWidth - room!.clientWidth);
  await expect.poll(hidden).toBe(0);
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByText('October').first().waitFor();
    const spills = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(spills).toBeLessThanOrEqual(0);
  }
});

it('on paper a well is facts and graphs on one white sheet, with nothing to click', async () => {
  const { well_id } = wells.find(({ has_production_data }) => has_production_data)!;
  const page = await openPage(browser, { viewport: { width: 816, height: 1056 } });
  await page.addInitScript(() => localStorage.setItem('artesian.theme', 'dark'));
  await page.goto(`/wells/${well_id}`);
  const months = page.getByRole('table', { name: 'Reported Well Production' });
  await months.getByText('October').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByText(`/wells/${well_id}`).waitFor();
  for (const name of ['Print', 'Save PDF', 'Export', /^Show the meter readings/, /Open the sidebar/, /^Options of/]) {
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
  expect(await page.getByRole('link', { name: 'Skip to content' }).count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await months.getByRole('textbox').count()).toBe(0);
  const colors = () =>
    page.evaluate(() => {
      const facts = document.querySelector('[aria-label="Facts"]')!;
      return [getComputedStyle(facts).backgroundColor, getComputedStyle(document.body).backgroundColor];
    });
  await expect.poll(colors).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  const sheets = await page.pdf({ format: 'Letter', preferCSSPageSize: true, printBackground: true });
  expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print' }).waitFor();
});

it('photos are shown, and a well that is not measured says so', async () => {
  const page = await openPage(browser);
  const pictured = wells.find(({ attached_photos }) => attached_photos)!;
  await page.goto(`/wells/${pictured.well_id}`);
  const photo = page.getByRole('region', { name: 'Facts' }).getByRole('img').first();
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  const unmeasured = wells.find((well) => !well.has_production_data && !well.has_water_levels_data)!;
  await page.goto(`/wells/${unmeasured.well_id}`);
  await page.getByText('Neither production nor water levels are published for this well.').waitFor();
  expect(await page.getByRole('link', { name: 'Measurements (CSV)' }).count()).toBe(0);
});

it('an id that is no published well is told so, with the way on', async () => {
  const page = await openPage(browser);
  await page.goto('/wells/00-00-0-9999');
  await page.getByRole('heading', { name: 'No published well 00-00-0-9999' }).waitFor();
  await page.getByRole('link', { name: 'Find it on the map' }).waitFor();
});

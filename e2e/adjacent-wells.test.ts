import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const feet = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

it('a visitor draws buffers on the map, opens the report on the last and comes back to the map', async () => {
  const page = await openPage(browser);
  await page.goto('/map?at=30.16823,-97.85184,14');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page
    .getByText(/[\d,]+ wells? in view/)
    .first()
    .waitFor();
  for (const section of ['Standard Basemaps', 'Layers', 'Adjacent Wells Tool']) {
    await page.getByRole('button', { name: section, exact: true }).click();
  }
  await page.getByLabel('Radius').waitFor();
  const buffers = () => new URL(page.url()).searchParams.get('buffers')?.split('~') ?? [];

  await page.mouse.click(700, 400);
  await expect.poll(() => buffers().length).toBe(1);
  await page.getByLabel('Radius').fill('2500');
  await page.mouse.click(800, 500);
  await expect.poll(() => buffers().length).toBe(2);
  expect(await page.getByLabel('Details of the selected feature').count()).toBe(0);
  expect(buffers()[0]).toMatch(/,500,Feet,ffff00$/);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Report' }).click();
  const report = await opened;
  const [latitude, longitude] = buffers()[1]!.split(',');
  await report.waitForURL(`**/public-tools/tools/adjacent-wells/${latitude}/${longitude}/2500`);
  const address = `${inject('origin')}/api/adjacent-wells/${latitude}/${longitude}/2500`;
  const wells = (await (await fetch(address)).json()) as { well_id: string; Distance: number }[];
  expect(wells.length).toBeGreaterThan(1);
  await report
    .getByText(`There are ${wells.length} wells within 2500 feet of the location ${latitude}, ${longitude}`)
    .waitFor();
  const rows = report.getByRole('table', { name: 'Adjacent Wells Report' }).getByRole('row');
  const first = rows.filter({ has: report.getByRole('cell') }).first();
  await first.getByText(wells[0]!.well_id).waitFor();
  await first.getByText(feet(wells[0]!.Distance / 3), { exact: true }).waitFor();

  const download = report.waitForEvent('download');
  await report.getByRole('button', { name: 'Export' }).click();
  await report.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^adjacent-wells-report-.*\.csv$/);

  await report.getByRole('link', { name: 'Show on the map' }).click();
  await report.waitForURL(/\/map\?.*buffers=/);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => buffers()).toEqual([]);
});

it('the report takes coordinates and a distance by keyboard', async () => {
  const page = await openPage(browser);
  await page.goto('/public-resources/tools/adjacent-wells');
  await page.getByLabel('Latitude').fill('0');
  await page.getByLabel('Longitude').fill('0');
  await page.getByLabel('Distance (ft)').fill('300');
  await page.keyboard.press('Enter');
  await page.getByText('There are no wells within 300 feet of the location 0.00000, 0.00000').waitFor();
});

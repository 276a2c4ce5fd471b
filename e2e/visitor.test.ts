import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { openMap, wellsAreThere } from './support/map.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How many wells the map says are in view. */
async function wellsInView(page: Page): Promise<number> {
  const text = await page
    .getByText(/[\d,]+ wells? in view/)
    .first()
    .textContent();
  return Number(/([\d,]+) wells? in view/.exec(text ?? '')![1]!.replaceAll(',', ''));
}

it('a visitor accepts, filters, finds a well and reads about it; the address brings the same view again', async () => {
  const page = await openMap(browser);
  const all = await wellsInView(page);
  expect(all).toBeGreaterThan(100);

  await page.getByRole('button', { name: /^Toggles/ }).click();
  await page
    .getByRole('checkbox', { name: 'Is Permitted' })
    .or(page.getByRole('switch', { name: 'Is Permitted' }))
    .click();
  await page.keyboard.press('Escape');
  await page.waitForFunction((before) => {
    const found = /([\d,]+) wells? in view/.exec(document.body.innerText);
    return found !== null && Number(found[1]!.replaceAll(',', '')) < before;
  }, all);

  const wells = (await (await fetch(`${inject('origin')}/api/ui-map-wells`)).json()) as {
    well_id: string;
    is_permited: boolean;
    is_active: boolean;
  }[];
  const wanted = wells.find(({ is_permited, is_active }) => is_permited && is_active)!.well_id;
  await page.getByLabel('Search wells and places').fill(wanted);
  await page.getByRole('option').first().click();
  const details = page.getByLabel('Details of what was chosen on the map');
  await details.getByText(wanted).first().waitFor();
  await page.waitForURL(/at=[^&]+16&|at=[^&]+16$|16(\.0+)?/);

  const address = page.url();
  const permitted = await wellsInView(page);
  await page.reload();
  await wellsAreThere(page);
  await details.getByText(wanted).first().waitFor();
  expect(page.url()).toBe(address);
  expect(await wellsInView(page)).toBe(permitted);
});

it('a visitor who declines is led home', async () => {
  const page = await openPage(browser);
  await page.goto('/map');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL(`${inject('origin')}/`);
});

it('the wells in view are also a list, which the keyboard alone can use', async () => {
  const page = await openMap(browser);
  await page.getByRole('button', { name: /Show list/ }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('table', { name: 'Wells in view' });
  await list.waitFor();
  const first = list
    .getByRole('row')
    .nth(1)
    .getByRole('button')
    .or(list.getByRole('row').nth(1).getByRole('link'))
    .first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Details of what was chosen on the map').waitFor();
});

it('coordinates are found in either order', async () => {
  const page = await openMap(browser);
  const search = page.getByLabel('Search wells and places');
  await search.fill('30.2672, -97.7431');
  await page.getByRole('option').first().click();
  await page.waitForURL(/30\.267/);
  await search.fill('Lng: -98.0 Lat: 30.1');
  await page.getByRole('option').first().waitFor();
});

it('nothing that only staff may see reaches a visitor', async () => {
  const wells = (await (await fetch(`${inject('origin')}/api/ui-map-wells`)).json()) as object[];
  expect(wells.length).toBeGreaterThan(1000);
  const staffOnly = [
    'driller_name',
    'directions_to_well',
    'inspections_info',
    'enforcements_info',
    'available_logs',
    'is_index_well',
    'aquifer',
    'aquifer_setting',
  ];
  const seen = new Set(wells.flatMap((well) => Object.keys(well)));
  expect(staffOnly.filter((column) => seen.has(column))).toEqual([]);
});

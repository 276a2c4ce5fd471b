import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';
import { openMap, wellsAreThere, wellsThat } from './support/map.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const detailsOf = (page: Page) => page.getByLabel('Details of the selected feature');

/** Where a parcel that staff has a note on lies upon a management zone. */
const parcelAndZone = '/map?at=30.06569,-97.87443,17&on=parcels~management-zones';

/** Points at the middle of the map until something there is told of: what was switched on may not be drawn yet. */
async function pointAtMiddle(page: Page, words: string) {
  const details = detailsOf(page);
  await expect
    .poll(
      async () => {
        await page.locator('.maplibregl-canvas').click();
        return details.getByText(words).first().isVisible();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
  return details;
}

async function turnToParcel(page: Page) {
  const details = await pointAtMiddle(page, '1 of 2');
  await page.keyboard.press('ArrowRight');
  await details.getByRole('heading', { name: 'R10074' }).waitFor();
  return details;
}

it('a visitor pages through what lies at one place with the arrow keys, and Escape closes', async () => {
  const page = await openMap(browser, parcelAndZone);
  const details = await pointAtMiddle(page, '1 of 2');
  await details.getByRole('heading', { name: 'Eastern Edwards' }).waitFor();

  await page.keyboard.press('ArrowRight');
  await details.getByText('2 of 2').waitFor();
  await details.getByRole('heading', { name: 'R10074' }).waitFor();
  await details.getByText('30.1 acres').waitFor();
  await page.keyboard.press('ArrowRight');
  await details.getByText('1 of 2').waitFor();
  await page.keyboard.press('ArrowLeft');
  await details.getByText('2 of 2').waitFor();
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
});

it('what a layer keeps for staff is told to staff alone', async () => {
  const visitor = await openMap(browser, parcelAndZone);
  const seen = await turnToParcel(visitor);
  await seen.getByText('Ranch').waitFor();
  expect(await seen.getByText('Call before coming').count()).toBe(0);

  const staff = await openPage(browser);
  await openSignedIn(staff, '/account', 'Administrator');
  await staff.goto(parcelAndZone);
  await wellsAreThere(staff);
  const told = await turnToParcel(staff);
  await told.getByText('Call before coming').waitFor();
});

it('photos of a well are looked at in a window of their own, and what is not known of a looked-up well is said', async () => {
  const wells = await wellsThat();
  const { well_ndx } = wells.find(({ attached_photos, permits_info }) => attached_photos && !permits_info)!;
  const page = await openMap(browser, `/map?well=${well_ndx}`);
  const details = detailsOf(page);
  await details.getByText('N/A').first().waitFor();
  const photo = details
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first();
  await photo.scrollIntoViewIfNeeded();
  const [window] = await Promise.all([page.context().waitForEvent('page'), photo.click()]);
  await window.waitForLoadState();
  expect(new URL(window.url()).pathname).toMatch(/^\/api\/files\//);
  expect(await window.evaluate(() => document.images[0]?.naturalWidth ?? 0)).toBeGreaterThan(0);
});

it('the well stays in sight when its graph opens over the map', async () => {
  const [{ well_ndx } = { well_ndx: 0 }] = await wellsThat('has_production_data');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openMap(browser, `/map?well=${well_ndx}`, { viewport });
    await detailsOf(page)
      .getByRole('button', { name: /Production/ })
      .click();
    const graph = page.getByRole('region', { name: /Production Data/ });
    await graph.waitFor();
    // A well in the free part of the map is found where one points above the graph.
    const map = (await page.locator('.maplibregl-canvas').boundingBox())!;
    const { y } = (await graph.boundingBox())!;
    const middle = { x: map.x + map.width / 2, y: (map.y + 76 + y) / 2 };
    await expect
      .poll(async () => {
        await page.mouse.move(middle.x, middle.y + 1);
        await page.mouse.move(middle.x, middle.y);
        return page.locator('.maplibregl-canvas').evaluate((element) => getComputedStyle(element).cursor);
      })
      .toBe('pointer');
  }
});

it('a popup finds the room that open panels leave, and the legend of a narrow map gives way to it', async () => {
  const wells = await wellsThat();
  const page = await openMap(browser, `/map?well=${wells[0]!.well_ndx}`, { viewport: { width: 900, height: 900 } });
  const details = detailsOf(page);
  await details.waitFor();
  const panel = page.getByRole('region', { name: 'Base map, layers and tools' });
  const spaceBetween = async () => {
    const [card, side] = [await details.boundingBox(), await panel.boundingBox()];
    return card!.x - (side!.x + side!.width);
  };
  await expect.poll(spaceBetween, { timeout: 10_000 }).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Legend', exact: true }).click();
  await details.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Legend' }).waitFor();
});

it('the pointer that rests on a well is told what matters of it, and the arrow keys lead from well to well', async () => {
  const wells = await wellsThat('has_water_levels_data');
  const { lat_dd, lon_dd, well_id, aquifer_name } = wells.find(({ aquifer_name: name }) => name)!;
  const page = await openMap(browser, `/map?at=${lat_dd},${lon_dd},18`);
  const hint = page.locator('.artesian-hint');
  const canvas = (await page.locator('.maplibregl-canvas').boundingBox())!;
  const middle = [canvas.x + canvas.width / 2, canvas.y + canvas.height / 2] as const;
  await expect
    .poll(
      async () => {
        await page.mouse.move(middle[0] + 60, middle[1] + 60);
        await page.mouse.move(...middle);
        return hint.getByText(well_id, { exact: true }).isVisible();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
  await hint.getByText(aquifer_name!).waitFor();
  await hint.getByText(/^Water [\d,.]+ ft (below|above) ground, \w{3} \d{4}$/).waitFor();
  await page.mouse.move(middle[0] + 200, middle[1] + 200);
  await hint.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Step through the wells/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('status').filter({ hasText: well_id }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await detailsOf(page).getByRole('heading', { name: well_id }).waitFor();
  await hint.waitFor({ state: 'detached' });
});

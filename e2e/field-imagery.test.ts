import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openSignedIn } from './support/browser.ts';
import { ask, prepare } from './support/field.ts';
import { serveProduct, type ServedProduct } from './support/serve-product.ts';
import { openTileServer, type TileServer } from './support/tile-server.ts';

// Imagery of a service that the settings name: shown with a connection, and without one where it was downloaded.

let browser: Browser;
let page: Page;
let tiles: TileServer;
let product: ServedProduct;
let well: { well_id: string };

beforeAll(async () => {
  tiles = await openTileServer();
  product = await serveProduct({
    settings: { MAP_IMAGERY: tiles.address, MAP_IMAGERY_ATTRIBUTION: 'Imagery: County' },
  });
  browser = await launch();
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 0.25,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await openSignedIn(page, '/field-services', 'Administrator');
  await prepare(page);
  [well] = (await ask<{ well_id: string }[]>(page, '/api/field-services/map-wells')) as [typeof well];
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await tiles.close();
});

/** Opens the map at the well, and chooses Satellite. */
async function showSatellite() {
  await page.goto(`/field-services/select-well?well=${encodeURIComponent(well.well_id)}`);
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  const choice = page.getByRole('button', { name: 'Satellite', exact: true });
  await skip.or(choice).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  await choice.click();
  await page.getByText('Imagery: County').waitFor({ state: 'attached' });
}

const storedTiles = () =>
  page.evaluate(async () => (await (await caches.open('imagery')).keys()).map(({ url }) => new URL(url).search));

it('is shown from the host of the settings, which the page may ask beside its own', async () => {
  const policy = (await fetch(`${product.origin}/map`)).headers.get('content-security-policy');
  expect(policy).toMatch(new RegExp(`connect-src 'self' data: ${new URL(tiles.address).origin}( |;)`));
  await showSatellite();
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
  expect(tiles.asked[0]).toMatch(/^\/wmts\?TILEMATRIX=\d+&TILEROW=\d+&TILECOL=\d+$/);
});

it('is downloaded for what the map shows, and shown without a connection', async () => {
  await page.getByRole('button', { name: 'Download imagery of this area' }).click();
  await page.getByText('The imagery is on this device.').waitFor();
  const stored = await storedTiles();
  expect(stored.length).toBeGreaterThan(10);
  expect(new Set(stored.map((search) => new URLSearchParams(search).get('TILEMATRIX')))).toContain('18');

  await page.context().setOffline(true);
  const before = tiles.asked.length;
  await showSatellite();
  // The tiles of the view are all here: none is missed, so nothing is said to be missing.
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(/^Imagery of this area cannot be reached/).count()).toBe(0);
  expect(tiles.asked.length).toBe(before);
});

it('makes room again from the home of the field', async () => {
  await page.goto('/field-services');
  const list = page.getByRole('list', { name: 'Imagery' });
  await list.getByText(/^Around /).waitFor();
  await list.getByRole('button', { name: /^Remove imagery: Around / }).click();
  await list.waitFor({ state: 'detached' });
  expect(await storedTiles()).toEqual([]);
  await page.context().setOffline(false);
});

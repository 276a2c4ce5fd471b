import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
let well: { well_ndx: number };
beforeAll(async () => {
  browser = await launch();
  const wells = (await (await fetch(`${inject('origin')}/api/ui-map-wells`)).json()) as {
    well_ndx: number;
    has_production_data: boolean;
  }[];
  well = wells.find(({ has_production_data }) => has_production_data)!;
});
afterAll(() => browser.close());

const WELLS = '/data-management/wells/wells-management';
const METER = '/data-management/meter-readings/add-manage-meters?edit=3';

/** As while the server is stopped. */
const stopServer = (context: BrowserContext) => context.route('**/*', (route) => route.abort('connectionrefused'));
const startServer = (context: BrowserContext) => context.unroute('**/*');

it('a graph whose script was lost comes with Try again, and the map stays as it was', async () => {
  const page = await openPage(browser);
  await page.goto(`/map?well=${well.well_ndx}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  const press = page.getByRole('button', { name: 'Production Data' });
  await press.waitFor();
  await page.waitForLoadState('networkidle');
  await stopServer(page.context());
  await press.click();
  const panel = page.getByRole('region', { name: /^Production Data/ });
  await panel.getByText('The server cannot be reached').waitFor();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByText('The server cannot be reached').waitFor();
  await startServer(page.context());
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.locator('canvas').first().waitFor();
});

it('a screen whose script was lost comes with Retry', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/account', 'Administrator');
  await page.waitForLoadState('networkidle');
  await stopServer(page.context());
  await goTo(page, WELLS);
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await startServer(page.context());
  await page.getByRole('button', { name: 'Retry' }).click();
  await page
    .getByText(/of [\d,]+ rows/)
    .first()
    .waitFor();
});

it('a screen whose script is gone since an upgrade loads the page anew', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/account', 'Administrator');
  await page.waitForLoadState('networkidle');
  await markPage(page);
  let isUpgraded = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isUpgraded = false;
  });
  await page.route('**/assets/**', (route) => (isUpgraded ? route.fulfill({ status: 404 }) : route.continue()));
  await goTo(page, WELLS);
  await page
    .getByText(/of [\d,]+ rows/)
    .first()
    .waitFor();
  expect(await isSamePage(page)).toBe(false);
});

it('a new version is taken at the next screen, and not while entries are unsaved', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, METER, 'Administrator');
  const brand = page.getByLabel('Brand', { exact: true });
  await brand.fill('Siemens, typed before the upgrade');
  await page.route('**/?version', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-[^"]+/, '/assets/index-new.js');
    await route.fulfill({ contentType: 'text/html', body });
  });
  await markPage(page);
  const profile = page.getByRole('link', { name: 'Ada Administrator' });
  const noticed = page.waitForResponse('**/?version');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await noticed).finished();
  await profile.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await brand.inputValue()).toBe('Siemens, typed before the upgrade');
  expect(await isSamePage(page)).toBe(true);
  await profile.click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByText('Ada Administrator').first().waitFor();
  await goTo(page, WELLS);
  await page
    .getByText(/of [\d,]+ rows/)
    .first()
    .waitFor();
  expect(await isSamePage(page)).toBe(false);
});

/** By the page's own router, without a pointer over a link before. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

import type { Browser, Page } from 'playwright-core';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';
import { wellsThat } from './support/map.ts';

let browser: Browser;
/** A page of another origin, with what the tests put into it. */
let site: Server;
let content = '';
let elsewhere: string;
beforeAll(async () => {
  browser = await launch();
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>News</title><h1>News</h1>${content}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => site.close(resolve));
});

const frameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const frame = (path: string, title: string) =>
  `<iframe src="${inject('origin')}${path}" title="${title}" width="1000" height="600"></iframe>`;

it('another site shows what the code of the share dialog says, and its links open beside it', async () => {
  const [well] = (await wellsThat('has_water_levels_data')) as [Awaited<ReturnType<typeof wellsThat>>[number]];
  const page = await openPage(browser);
  await page.goto(`/wells/${well.well_id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const code = await page.getByRole('textbox', { name: 'Code for another website' }).inputValue();
  expect(code).toMatch(/^<iframe src="[^"]+\/embed\/wells\/[^"]+" title="[^"]+" width="100%" height="480"/);

  content = `${code}${frame('/embed/today?theme=dark', 'Today')}${frame('/embed/compare?wells=999999999', 'Nothing')}`;
  await page.goto(elsewhere);
  await frameOf(page, `Well ${well.well_id}`)
    .getByRole('button', { name: /^Depth to water on / })
    .waitFor();
  const today = frameOf(page, 'Today');
  await today.getByRole('heading', { name: /^Drought stage and indicators/ }).waitFor();
  expect(
    await today.locator('html').evaluate((html) => getComputedStyle(html.querySelector('body')!).colorScheme),
  ).toContain('dark');
  await frameOf(page, 'Nothing').getByText('One well of this address: not published.').waitFor();

  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    today.getByRole('link', { name: 'Open in a new tab' }).click(),
  ]);
  await beside.getByRole('heading', { name: 'The District Today' }).waitFor();
  expect(new URL(beside.url()).pathname + new URL(beside.url()).search).toBe('/today');
});

it('another site shows one graph of a well alone, which is shared on the map', async () => {
  const [well] = (await wellsThat('has_production_data')) as [Awaited<ReturnType<typeof wellsThat>>[number]];
  const page = await openPage(browser);
  await page.goto(`/map?well=${well.well_ndx}&graph=production&from=any&to=any`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Share Production Data' }).click();
  const code = await page.getByRole('textbox', { name: 'Code for another website' }).inputValue();
  const link = await page.getByRole('textbox', { name: 'Link to what you see' }).inputValue();
  expect(code).toContain(`title="Production Data · Well ${well.well_id}"`);

  const bore = `/embed/wells/${encodeURIComponent(well.well_id)}?graph=construction&theme=dark`;
  content = `${code}${frame(bore, 'Drawing')}`;
  await page.goto(elsewhere);
  const production = frameOf(page, `Production Data · Well ${well.well_id}`);
  await production.getByRole('button', { name: /^Reported production of / }).waitFor();
  expect(await production.getByRole('table').count()).toBe(0);
  expect(await production.getByRole('button').count()).toBe(1);
  await frameOf(page, 'Drawing')
    .getByRole('heading', { name: `Drawn to Scale · Well ${well.well_id}` })
    .waitFor();

  // The link leads to the same graph, on the page of the well.
  await page.goto(link);
  const graph = page.getByRole('region', { name: 'Production Data' });
  await graph.getByRole('button', { name: /^Reported production of / }).waitFor();
  await expect.poll(() => graph.evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(600);
});

it('the map in a frame has its wells, legend and details, and nobody is signed in on it', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/account', 'Administrator');
  content = frame('/embed/map?by=wellClass&list=1', 'Map');
  await page.goto(elsewhere);
  const map = frameOf(page, 'Map');
  await map
    .getByText(/wells in view/)
    .first()
    .waitFor();
  await map
    .getByRole('button', { name: /^\d\d-/ })
    .first()
    .click();
  const details = map.getByLabel('Details of the selected feature');
  await details.getByRole('link', { name: 'Well page' }).waitFor();
  expect(await details.getByRole('link', { name: 'Edit Well' }).count()).toBe(0);
});

it('no other page is shown in a frame, and a well that is not published says so', async () => {
  content = `${frame('/account', 'Account')}${frame('/embed/wells/no-such-well', 'Private')}`;
  const page = await openPage(browser);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(elsewhere);
  await refused;
  await frameOf(page, 'Private').getByText('Well no-such-well is not published.').waitFor();
  expect(await frameOf(page, 'Account').getByRole('heading').count()).toBe(0);
});

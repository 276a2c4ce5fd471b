import type { MapWell } from '@artesian/contract/map/map-wells';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch } from './support/browser.ts';
import { openMap } from './support/map.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** So far away all wells are in view. */
const FAR = 'at=30.16823,-97.85184,6';

/** The wells of the same filters as a file has them. */
async function wellsOf(page: Page, without?: string): Promise<MapWell[]> {
  const { searchParams } = new URL(page.url());
  for (const name of ['at', 'draw', 'list', ...(without ? [without] : [])]) searchParams.delete(name);
  const answer = await fetch(`${inject('origin')}/api/public-map/wells/geojson?${searchParams.toString()}`);
  const { features } = (await answer.json()) as { features: { properties: MapWell }[] };
  return features.map(({ properties }) => properties);
}

const inView = async (page: Page) =>
  Number((await page.locator('output', { hasText: /^[\d,]+ wells? in view$/ }).textContent())!.replaceAll(/\D/g, ''));

it('a visitor brushes the histogram of depths, moves it by keys, and reads what other choices would leave', async () => {
  const page = await openMap(browser, `/map?${FAR}`);
  const all = await inView(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const menu = page.getByRole('dialog', { name: 'Filters' });
  await menu.getByRole('button', { name: /^Well Depth/ }).click();
  const least = menu.getByRole('slider', { name: 'Well Depth, from' });
  await least.waitFor();

  const histogram = menu.locator('svg[viewBox$=" 64"]');
  // Hovering waits until it lies still.
  await histogram.hover();
  const bars = (await histogram.boundingBox())!;
  const at = (share: number) => bars.x + bars.width * share;
  await page.mouse.move(at(0.25), bars.y + 30);
  await page.mouse.down();
  await page.mouse.move(at(0.4), bars.y + 30, { steps: 4 });
  await page.mouse.up();
  const range = () => new URL(page.url()).searchParams.get('depth') ?? '';
  await expect.poll(range).toMatch(/^\d+\.\.\d+$/);
  await expect.poll(() => inView(page)).toBe((await wellsOf(page)).length);
  expect(await inView(page)).toBeLessThan(all);

  const brushed = range();
  await least.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(range).not.toBe(brushed);
  await expect.poll(() => inView(page)).toBe((await wellsOf(page)).length);

  await menu.getByRole('button', { name: /^Well Class/ }).click();
  await menu.getByRole('button', { name: 'Select None' }).first().click();
  await menu.getByRole('checkbox', { name: 'Exempt', exact: true }).check();
  await expect.poll(() => inView(page)).toBe((await wellsOf(page)).length);
  const others = await wellsOf(page, 'wellClass');
  for (const name of ['Exempt', 'Monitoring']) {
    const described = await menu.getByRole('checkbox', { name, exact: true }).getAttribute('aria-describedby');
    const expected = others.filter(({ well_class }) => well_class === name).length;
    await expect
      .poll(async () =>
        Number.parseInt((await page.locator(`[id="${described}"]`).textContent())!.replaceAll(',', ''), 10),
      )
      .toBe(expected);
  }
});

it('a drawn circle becomes a filter, which stays when the drawing goes', async () => {
  const page = await openMap(browser, '/map?at=30.16823,-97.85184,11&draw=circle:30.15,-97.85,12000');
  const all = await inView(page);
  await page.getByRole('button', { name: 'Filter wells inside' }).click();
  await expect.poll(() => inView(page)).toBeLessThan(all);
  const inside = (await wellsOf(page)).length;
  expect(inside).toBeGreaterThan(0);
  await expect.poll(() => inView(page)).toBe(inside);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('draw')).toBeNull();
  expect(await inView(page)).toBe(inside);
  await page.getByRole('button', { name: 'Remove the filter Within 12,000 ft of 30.15000, -97.85000' }).click();
  await expect.poll(() => inView(page)).toBe(all);
});

it('a polygon of a layer becomes a filter by its popup, and the address alone brings it back', async () => {
  const page = await openMap(browser, '/map?at=30.06569,-97.87443,13&on=management-zones');
  const details = page.getByLabel('Details of the selected feature');
  const filter = details.getByRole('button', { name: 'Filter wells inside' });
  // What was switched on may not be drawn yet.
  await expect
    .poll(
      async () => {
        await page.locator('.maplibregl-canvas').click();
        return details.getByRole('heading', { name: 'Eastern Edwards' }).isVisible();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
  await filter.click();
  await page.getByRole('button', { name: 'Remove the filter In Eastern Edwards' }).waitFor();
  expect(await filter.getAttribute('aria-pressed')).toBe('true');
  const area = new URL(page.url()).searchParams.get('area');
  expect(area).toMatch(/^layer:management-zones,\d+$/);

  const again = await openMap(browser, `/map?${FAR}&area=${area}`);
  const inside = (await wellsOf(again)).length;
  expect(inside).toBeGreaterThan(0);
  await expect.poll(() => inView(again)).toBe(inside);
  await again.getByRole('button', { name: 'Remove the filter In Eastern Edwards' }).click();
  await expect.poll(async () => (await wellsOf(again)).length).toBeGreaterThan(inside);
  await expect.poll(async () => inView(again)).toBe((await wellsOf(again)).length);
});

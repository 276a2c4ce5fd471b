import { documentedHome } from '@artesian/contract/map/map-home';
import type { MapLayer } from '@artesian/contract/map/layers';
import type { FilterLists } from '@artesian/contract/map/well-categories';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { searchOf, viewOf, type MapView } from '../web/src/map/address.ts';
import { launch, openPage } from './support/browser.ts';
import { wellsThat } from './support/map.ts';
import { randomView, type Offer } from './support/random-views.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** `npm run checks` has time for more. */
const STATES = process.env['THOROUGH'] ? 40 : 2;

it('random states of the map survive a reload, address and all that is seen', async () => {
  const offer = await readOffer();
  const page = await openPage(browser, { viewport: { width: 1280, height: 560 } });
  await page.goto('/map');
  await page.getByRole('button', { name: 'Accept' }).click();
  for (let seed = 1; seed <= STATES; seed += 1) {
    const view = randomView(seed, offer);
    await page.evaluate(goThere, addressOf(view));
    const seen = await settled(page);
    const address = page.url();
    // A map on which a well is chosen moves until there is room for its popup.
    const moved = { latitude: expect.any(Number) as number, longitude: expect.any(Number) as number };
    expect({ address, view: viewIn(page) }).toEqual({
      address,
      view: view.well === undefined ? view : { ...view, ...moved },
    });

    await page.reload();
    expect({ seen: await settled(page), address: page.url() }).toEqual({ seen, address });
  }
}, 600_000);

function addressOf(view: MapView): string {
  const chosen = Object.entries(searchOf(view, documentedHome)).filter(([, value]) => value !== undefined);
  return `/map?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`;
}

/** Comes to an address as by a link: without loading the page, which the reload then does. */
function goThere(address: string) {
  window.history.pushState(null, '', address);
}

const viewIn = (page: Page): MapView => viewOf(Object.fromEntries(new URL(page.url()).searchParams), documentedHome);

/** What is seen, once the wells are counted and all has stayed the same for a moment. */
async function settled(page: Page): Promise<readonly string[]> {
  await page.locator('output', { hasText: /\d wells? in view/ }).waitFor();
  await page.getByLabel('Loading the graph').waitFor({ state: 'detached' });
  // The years come with the levels, after the wells.
  if (page.url().includes('by=levelClass'))
    await page.getByRole('region', { name: 'Water levels over the years' }).waitFor();
  let [before, seen] = ['', await page.evaluate(whatIsSeen)];
  while (before !== seen.join('\n') || !seen.some((text) => /\d wells? in view/.test(text))) {
    before = seen.join('\n');
    await page.waitForTimeout(150);
    seen = await page.evaluate(whatIsSeen);
  }
  return seen;
}

/** Boxes and their state, chips, opened panels, the legend, measurements, the graph with its days, the list and counts. */
function whatIsSeen(): string[] {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
  const states = [...document.querySelectorAll('[aria-pressed], [aria-expanded]')].map(
    (element) =>
      `${nameOf(element)}: ${element.getAttribute('aria-pressed') ?? ''} ${element.getAttribute('aria-expanded') ?? ''}`,
  );
  const inputs = [...document.querySelectorAll('input')].map(
    (input) => `${nameOf(input)}: ${input.type === 'checkbox' || input.type === 'radio' ? input.checked : input.value}`,
  );
  const texts = [...document.querySelectorAll('output, h2, h3, section li, dd, tbody tr:nth-child(-n + 5)')].map(
    nameOf,
  );
  return [...states, ...inputs, ...texts.filter((text) => text !== null)];
}

async function readOffer(): Promise<Offer> {
  const [{ data: layers }, { data: lists }, wells, { baseMaps }] = await Promise.all([
    read<{ data: MapLayer[] }>('/api/public-map/layers'),
    read<{ data: FilterLists }>('/api/public-map/filters'),
    wellsThat(),
    read<{ baseMaps: { id: string }[] }>('/api/settings'),
  ]);
  const values = Object.entries(lists).map(([name, items]) => [name, items.map(({ value }) => value)]);
  return {
    baseMaps: baseMaps.map(({ id }) => id),
    layers: layers.map(({ id }) => id),
    fills: layers.filter(({ type }) => type === 'fill').map(({ id }) => id),
    rows: layers.filter(({ booleanToggle }) => booleanToggle).map(({ id }) => id),
    values: Object.fromEntries(values) as Record<string, string[]>,
    wells: wells.map(({ well_ndx }) => well_ndx),
  };
}

const read = async <T>(path: string): Promise<T> => (await fetch(inject('origin') + path)).json() as Promise<T>;

import type { MapWell } from '@artesian/contract/map/map-wells';
import type { Flag } from '@artesian/contract/map/well-filters';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openPage } from './browser.ts';

/** The public map in a window of its own, past its disclaimer and with its wells. */
export async function openMap(browser: Browser, address = '/map', options?: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, options);
  await page.goto(address);
  await page.getByRole('button', { name: 'Accept' }).click();
  await wellsAreThere(page);
  return page;
}

/** The wells of the district with all these flags, as anybody may see them however they are served. */
export async function wellsThat(...flags: Flag[]): Promise<MapWell[]> {
  const answer = await fetch(`${inject('origin')}/api/public-map/wells/geojson?only=${flags.join('~')}`);
  const { features } = (await answer.json()) as { features: { properties: MapWell }[] };
  return features.map(({ properties }) => properties);
}

export const wellsAreThere = (page: Page) =>
  page
    .getByText(/wells? in view/)
    .first()
    .waitFor();

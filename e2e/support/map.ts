import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './browser.ts';

/** The public map in a window of its own, past its disclaimer and with its wells. */
export async function openMap(browser: Browser, address = '/map', options?: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, options);
  await page.goto(address);
  await page.getByRole('button', { name: 'Accept' }).click();
  await wellsAreThere(page);
  return page;
}

export const wellsAreThere = (page: Page) =>
  page
    .getByText(/wells? in view/)
    .first()
    .waitFor();

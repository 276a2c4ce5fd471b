import type { Browser, Page } from 'playwright-core';

/** A wide window, in which an administrator is signed in. */
export async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: origin });
  page.setDefaultTimeout(120_000);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Administrator' }).click();
  await page.waitForURL('**/account');
  return page;
}

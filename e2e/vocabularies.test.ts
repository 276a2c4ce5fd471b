import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const LISTS = '/data-management/manage-lists/vocabularies';
const NOTHING = /^Nothing matches/;
const WORD = 'Brewery of the journey';

/** What the form of a new well offers for a use. */
async function offeredUses(page: Page): Promise<string[]> {
  await page.goto('/data-management/wells/wells-management');
  await page.getByRole('button', { name: 'Register Well' }).click();
  const basic = page.getByRole('region', { name: 'Basic Well Information' });
  await basic.getByLabel(/^Primary Well Use/).fill('Brewery');
  await page.getByRole('option').or(page.getByText(NOTHING)).first().waitFor();
  return page.getByRole('option').allTextContents();
}

it('offers a new word in forms until it is retired', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, LISTS, 'Administrator');
  await page.getByRole('link', { name: 'Well Uses' }).click();
  await page.getByRole('button', { name: 'Add Term' }).click();
  await page.getByRole('textbox', { name: 'Term' }).fill(WORD);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Delete ${WORD}` }).waitFor();
  expect(await offeredUses(page)).toEqual([WORD]);

  await page.goto(`${LISTS}/well-uses`);
  await page.getByRole('button', { name: `Edit ${WORD}` }).click();
  await page.getByRole('checkbox', { name: 'Offered by forms' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await offeredUses(page)).toEqual([]);
});

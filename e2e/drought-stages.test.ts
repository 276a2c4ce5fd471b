import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch, openPage, openSignedIn } from './support/browser.ts';
import { deleteRecord } from './support/records.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const STAGES = '/data-management/manage-lists/vocabularies/drought-stages';
const SPECIAL = '/drought-management/special-reductions';

async function choose(page: Page, field: string, word: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: word, exact: true }).click();
}

it('adds a stage, lets it take a part of the water of a use, sees what it would do, and takes both back', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, STAGES, 'Administrator');
  await page.getByRole('button', { name: 'Add Term' }).click();
  await page.getByRole('textbox', { name: 'Term' }).fill('Stage 6 Extreme');
  await page.getByRole('checkbox', { name: 'Restricts Pumping' }).check();
  await choose(page, 'Color', 'Purple');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Stage 6 Extreme.*Yes.*Purple/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Order by Alphabet' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.goto(SPECIAL);
  await page.getByRole('button', { name: 'Add Reduction' }).first().click();
  await choose(page, 'Drought Stage', 'Stage 6 Extreme');
  await choose(page, 'Primary Use', 'Irrigation');
  const now = new Date();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)).toISOString();
  await page.getByRole('textbox', { name: 'Holds From' }).fill(next.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1'));
  await page.getByRole('textbox', { name: 'Reduction' }).fill('0.9');
  await page.getByRole('button', { name: 'Create' }).click();
  const question = page.getByRole('dialog', { name: 'Save this change?' });
  await question.getByText('No volumes of a permit change.').waitFor();
  await question.getByRole('button', { name: 'Save Change' }).click();
  await page.getByRole('row', { name: /Stage 6 Extreme.*Irrigation/ }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto('/drought-management/what-if');
  await choose(page, 'All months', 'Stage 6 Extreme');
  await expect.poll(() => new URL(page.url()).search).toBe('?stages=666666666666');
  await page
    .getByText(/ under these stages: /)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto(SPECIAL);
  await deleteRecord(page, /Stage 6 Extreme/);
  await question.getByRole('button', { name: 'Save Change' }).click();
  await page.getByText('No special reduction yet').waitFor();
  await page.goto(STAGES);
  await page.getByRole('button', { name: 'Delete Stage 6 Extreme' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByText('Stage 6 Extreme was deleted.').waitFor();
});

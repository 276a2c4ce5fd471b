import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch, openPage, openSignedIn } from './support/browser.ts';
import { deleteRecord } from './support/records.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const DROUGHT = '/drought-management';

it('puts an aquifer group into an area of its own, declares a stage there, and takes both back', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/data-management/manage-lists/vocabularies', 'Administrator');
  await page.getByRole('link', { name: 'Drought Areas' }).click();
  await page.getByRole('button', { name: 'Add Term' }).click();
  await page.getByRole('textbox', { name: 'Term' }).fill('West Pool');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete West Pool' }).waitFor();

  await page.goto(`${DROUGHT}/drought-areas`);
  await page.getByRole('button', { name: 'Add Assignment' }).first().click();
  for (const [field, word] of [
    ['Aquifer Group', 'Trinity'],
    ['Area', 'West Pool'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: word, exact: true }).click();
  }
  const now = new Date();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)).toISOString();
  await page.getByRole('textbox', { name: 'Holds From' }).fill(next.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1'));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create' }).click();
  const question = page.getByRole('dialog', { name: 'Save this change?' });
  await question
    .getByText(/^\d+ months change on \d+ permits: \+[\d,]+ gallons after drought reduction in all\.$/)
    .waitFor();
  await question.getByRole('button', { name: 'Save Change' }).click();
  await page.getByRole('row', { name: /Trinity/ }).waitFor();

  await page.goto(`${DROUGHT}/drought-stage`);
  await page.getByText('Still missing: the area, the drought stage.').waitFor();
  await page.getByRole('combobox', { name: 'Area' }).click();
  await page.getByRole('option', { name: 'West Pool' }).click();
  await page.getByRole('combobox', { name: 'Drought Stage' }).click();
  await page.getByRole('option', { name: 'Stage 4 Exceptional' }).click();
  await page.getByRole('button', { name: 'Preview effects' }).click();
  await page.getByRole('button', { name: 'Declare Stage 4 Exceptional in West Pool' }).click();
  await page.getByRole('button', { name: 'Declare this stage' }).click();
  await page.getByText(/^Stage 4 Exceptional in West Pool, declared on/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo the declaration of Stage 4 Exceptional in West Pool' }).click();
  await page.getByText('The declaration of Stage 4 Exceptional in West Pool was undone.').waitFor();

  await page.goto(`${DROUGHT}/drought-areas`);
  await deleteRecord(page, /Trinity/);
  await page.getByRole('dialog', { name: 'Save this change?' }).getByRole('button', { name: 'Save Change' }).click();
  await page.getByText('No area assignment yet').waitFor();
  await page.goto(`${DROUGHT}/drought-stage`);
  await page.getByText('Still missing: the drought stage.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Area' }).count()).toBe(0);
});

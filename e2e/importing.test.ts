import { strToU8, zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const WELLS = [
  'Well ID,Name,Lat,Lon,Depth,County',
  'JRN-1,Well of the journey,30.11,-97.9,400,Hays Co.',
  'JRN-2,Another,30.12,-97.9,deep,Hays',
].join('\n');

it('brings wells in from a file: a word translated, a row refused, seen among the wells, and undone', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/data-management/import', 'Administrator');
  await page.getByRole('list', { name: 'Import order' }).or(page.getByRole('table')).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'New Import' }).click();
  await page.getByRole('link', { name: 'Wells', exact: true }).click();
  const file = { name: 'journey.csv', mimeType: 'text/csv', buffer: Buffer.from(WELLS) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('combobox', { name: 'Hays Co. means' }).click();
  await page.getByRole('option', { name: 'Hays', exact: true }).click();
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);

  await page.getByRole('radio', { name: /^Refuse the row/ }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Import 1 Row' }).waitFor();
  await page.getByRole('cell', { name: 'Well Depth “deep” is not a plain number.' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 Row' }).click();
  await page.getByText('Imported: 2 rows of the file.').waitFor();
  const refused = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Refused Rows' }).click();
  expect((await refused).suggestedFilename()).toMatch(/^import-\d+-refused\.csv$/);
  expect(await violations(page)).toEqual([]);

  const address = page.url();
  await page.getByRole('link', { name: 'JRN-1' }).click();
  const basic = page.getByRole('region', { name: 'Basic Well Information' });
  expect(await basic.getByRole('textbox', { name: 'Well Name', exact: true }).inputValue()).toBe('Well of the journey');
  await page.goto(address);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/1 record is gone\./).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/data-management/import');
  await page.getByRole('link', { name: 'journey.csv' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('accounts for every file of a zip: what no row names is told before and after', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/data-management/import/new/attachments', 'Administrator');
  const bytes = zipSync({
    'index.csv': strToU8('File,Well,Tag\nnote.txt,No such well,Other\n'),
    'note.txt': strToU8('Seen'),
    'photos/forgotten.jpg': strToU8('x'),
    '__MACOSX/._note.txt': strToU8('Mac'),
  });
  const file = { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Preview' }).click();
  const unnamed = page.getByRole('region', { name: 'Files Not Listed in the Table' });
  await unnamed.getByText(/^1 file of the zip is not listed in its table/).waitFor();
  await unnamed.getByText('photos/forgotten.jpg').waitFor();
  expect(await violations(page)).toEqual([]);
});

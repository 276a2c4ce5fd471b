import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('finds a series, drags over it, flags what is picked, corrects it and takes the window away', async () => {
  const page = await openPage(browser, { acceptDownloads: true });
  await openSignedIn(page, '/data-management/wells/series-workbench?sort=-last_logger_day', 'Administrator');
  await page.getByRole('table', { name: 'Wells with water levels' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: /^Water Levels of/ }).waitFor();
  const chart = page.getByRole('img', { name: /^Water levels,/ });
  await chart.locator('canvas').waitFor();
  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 4 });
  await page.mouse.up();
  await page.waitForURL(/picked_from=/);

  const picked = page.getByRole('region', { name: 'Selection' });
  await picked.getByRole('combobox', { name: 'Flag' }).click();
  await page.getByRole('option', { name: 'Estimated' }).click();
  await picked.getByRole('button', { name: 'Save for Selection' }).click();
  await page.getByRole('button', { name: /^Undo Estimated of/ }).waitFor();

  await page.getByRole('button', { name: 'Offset' }).click();
  const amount = page.getByRole('textbox', { name: /^Add to the depth/ });
  await amount.fill('1.5');
  await amount.press('Enter');
  await page.getByRole('img', { name: /, corrected,/ }).waitFor();
  await page.getByRole('button', { name: 'Save Steps' }).click();
  await page.getByText('Corrections saved.').waitFor();

  await picked.getByRole('button', { name: 'Zoom to Selection' }).click();
  await page.waitForURL(/[?&]from=/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect((await readFile(await download.path())).toString()).toMatch(
    /well_id,source,time_utc[^]*,Estimated,provisional,/,
  );

  // While it comes and goes nobody could read it.
  await page.getByText('Corrections saved.').waitFor({ state: 'hidden' });
  expect(await violations(page)).toEqual([]);
}, 60_000);

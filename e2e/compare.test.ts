import type { Browser } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './support/browser.ts';
import { openMap, wellsThat } from './support/map.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('a visitor picks wells by a click, in the list and by a shape, and sees their levels on one graph', async () => {
  const [one] = (await wellsThat('has_water_levels_data')) as [Awaited<ReturnType<typeof wellsThat>>[number]];
  const { well_ndx, well_id, lat_dd, lon_dd } = one;
  // A square around the well.
  const corners = [
    [lat_dd - 0.01, lon_dd - 0.01],
    [lat_dd - 0.01, lon_dd + 0.01],
    [lat_dd + 0.01, lon_dd + 0.01],
    [lat_dd + 0.01, lon_dd - 0.01],
  ].map(([lat, lon]) => `${lat!.toFixed(5)},${lon!.toFixed(5)}`);
  const page = await openMap(
    browser,
    `/map?at=${lat_dd},${lon_dd},14&well=${well_ndx}&list=1&draw=polygon:${corners.join(',')}`,
  );
  const details = page.getByLabel('Details of the selected feature');
  await details.getByRole('button', { name: 'Compare' }).click();
  await details.getByRole('button', { name: 'Compared', pressed: true }).waitFor();
  await page.getByRole('link', { name: 'Compare 1 well' }).waitFor();
  await page.getByRole('checkbox', { name: `Compare the levels of ${well_id}` }).uncheck();
  await page.getByRole('link', { name: /^Compare \d/ }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Compare wells inside' }).click();
  await page.getByRole('link', { name: /^Compare \d+ wells?$/ }).click();
  const table = page.getByRole('table', { name: 'Compared Wells' });
  await table.getByRole('link', { name: well_id }).waitFor();
  const compared = await table.getByRole('link').count();
  expect(new URL(page.url()).searchParams.get('wells')!.split(',')).toHaveLength(compared);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  const levels = await table
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: well_id }) })
    .getByRole('cell')
    .nth(2)
    .textContent();
  expect(lines.filter((line) => line.startsWith(`${well_id},`) || line.startsWith(`"${well_id}"`))).toHaveLength(
    Number(levels!.replaceAll(',', '')),
  );
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);

  await page.getByRole('button', { name: `Remove ${well_id}` }).click();
  await table.getByRole('link', { name: well_id }).waitFor({ state: 'detached' });
  await page.goBack();
  await table.getByRole('link', { name: well_id }).waitFor();
});

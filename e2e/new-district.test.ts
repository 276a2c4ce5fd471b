import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { bringIn, chooseFile, serveEmptyDistrict, type EmptyDistrict } from './support/empty-district.ts';

let browser: Browser;
let district: EmptyDistrict;
beforeAll(async () => {
  browser = await launch();
  district = await serveEmptyDistrict(browser);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await district.product.stop();
});

const boundary = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Clear Creek' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-98, 30],
            [-97, 30],
            [-97, 31],
            [-98, 31],
            [-98, 30],
          ],
        ],
      },
    },
  ],
});

const setUp = (page: Page) => page.getByRole('region', { name: 'Setting up the district' });

/** The way of a step on the dashboard. */
async function begin(page: Page, way: string, done: number) {
  await page.goto('/dashboard');
  await setUp(page).getByText(`${done} of 7 done`).waitFor();
  await setUp(page).getByRole('link', { name: way }).click();
}

it('brings a new district from an empty folder to its map', async () => {
  const page = await district.arrive();
  await setUp(page).waitFor();
  expect(await violations(page)).toEqual([]);

  await begin(page, 'Name the district: District Settings', 0);
  await page.getByRole('button', { name: 'Change Name of the District' }).click();
  await page.getByRole('textbox', { name: 'Name of the District' }).fill('Clear Creek Conservation District');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Change First Month of the Fiscal Year' }).click();
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'October' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await begin(page, 'Begin with its own words: Lists of Terms', 1);
  await page.getByRole('button', { name: /^Delete \d+ terms$/ }).click();
  await page.getByText(/^\d+ terms were deleted\.$/).waitFor();
  expect(await violations(page)).toEqual([]);

  await begin(page, 'Draw its boundary: From a File', 2);
  await chooseFile(page, 'boundary.geojson', boundary);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Import 1 Shape' }).click();
  await page.getByRole('region', { name: 'Done' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await begin(page, 'Import contacts: From a File', 3);
  await bringIn(page, 'people.csv', ['Name,Email', 'Ana Reyes,ana@reyes.example']);

  await begin(page, 'Import wells: From a File', 4);
  await bringIn(page, 'wells.csv', [
    'Well ID,Well Name,Lat,Lon,Owner,Primary Use',
    'CC-1,Old Mill,30.5,-97.5,ana@reyes.example,Domestic',
    'CC-2,Far Away,30.6,-97.6,,Domestic',
  ]);

  await page.goto('/dashboard');
  await setUp(page).getByText('5 of 7 done').waitFor();
  const answer = await page.request.get('/api/ui-map-wells');
  const wells = (await answer.json()) as { well_id: string }[];
  expect(wells.map(({ well_id }) => well_id).toSorted()).toEqual(['CC-1', 'CC-2']);
  await page.goto('/data-management/permit-records/permit-renewals');
  await page.getByText(/expires on September 30\. .* another fiscal year, October to September/).waitFor();
  await page.goto('/map');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: /search/i }))
    .first()
    .fill('Old Mill');
  await page.getByText('CC-1').first().waitFor();
});

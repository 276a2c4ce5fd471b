import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './support/browser.ts';
import { openMap } from './support/map.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function downloaded(page: Page, act: () => Promise<unknown>): Promise<{ name: string; content: Buffer }> {
  const [download]: [Download, unknown] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const chooseFile = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Download Shapefiles' }).click();
  return downloaded(page, () => page.getByRole('menuitem', { name: item, exact: true }).click());
};

it('a visitor downloads the active wells, and those that the filters leave in every format', async () => {
  const page = await openMap(browser, '/map?only=is_active~is_permited');
  const active = await chooseFile(page, 'Active Barton Springs Wells');
  expect(active.name).toMatch(/^active-barton-springs-wells_is-active-in-district_\d{4}-\d\d-\d\d\.zip$/);
  expect(active.content.toString('latin1')).toMatch(/^PK[^]*wells\.shp[^]*wells\.prj[^]*README\.txt/);

  await page.getByRole('button', { name: 'Download Shapefiles' }).click();
  const words = await page.getByText(/These [\d,]+ wells, as filtered/).textContent();
  await page.keyboard.press('Escape');
  const count = Number(/[\d,]+/.exec(words!)![0].replaceAll(',', ''));
  expect(count).toBeGreaterThan(10);

  const csv = await chooseFile(page, 'CSV');
  expect(csv.name).toMatch(/^barton-springs-wells_is-active-is-permitted_.*\.csv$/);
  const [header, ...lines] = csv.content.toString().trimEnd().split('\r\n');
  expect(lines).toHaveLength(count);
  expect(header).toContain('well_id');
  expect(header).not.toContain('driller_name');

  const geojson = await chooseFile(page, 'GeoJSON');
  const { features } = JSON.parse(geojson.content.toString()) as {
    features: { properties: Record<string, unknown> }[];
  };
  expect(features).toHaveLength(count);
  expect(features.every(({ properties }) => properties['is_active'] && properties['is_permited'])).toBe(true);

  const kml = await chooseFile(page, 'KML');
  expect(kml.content.toString().match(/<Placemark /g)).toHaveLength(count);
  expect((await chooseFile(page, 'GeoPackage')).content.toString('latin1', 0, 15)).toBe('SQLite format 3');
  expect((await chooseFile(page, 'Shapefile')).name).toMatch(/\.zip$/);
});

it('a visitor downloads the wells that the layers draw, and none where they are off', async () => {
  const page = await openMap(browser, '/map?at=30.16,-97.86,12&off=wells-small');
  await page.getByRole('heading', { name: 'Wells', exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Aquifer Completion' }).count()).toBe(0);
  const csv = await chooseFile(page, 'CSV');
  expect(csv.name).toContain('layers-kinds-of-wells');
  const count = csv.content.toString().trimEnd().split('\r\n').length - 1;
  await page.getByRole('button', { name: 'Download Shapefiles' }).click();
  await page.getByText(`These ${count.toLocaleString('en-US')} wells, as filtered`).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Kinds of wells' }).uncheck();
  await page.getByText('0 wells in view').waitFor();
  await page.getByRole('button', { name: 'Download Shapefiles' }).click();
  await page.getByText('These 0 wells, as filtered').waitFor();
  expect(await page.getByRole('menuitem', { name: 'CSV', exact: true }).getAttribute('aria-disabled')).toBe('true');
});

it('a visitor saves the map as a picture of what is on the screen', async () => {
  const page = await openMap(browser, '/map?at=30.16,-97.86,13');
  await page.getByRole('button', { name: 'Other ways to save the map' }).click();
  const { name, content } = await downloaded(page, () => page.getByRole('menuitem', { name: 'Save PNG' }).click());
  expect(name).toBe('map.png');
  expect(content.toString('latin1', 1, 4)).toBe('PNG');
  const colors = await page.evaluate(colorsOf, `data:image/png;base64,${content.toString('base64')}`);
  // An empty map would be of one color.
  expect(colors).toBeGreaterThan(50);
});

/** How many colors there are in the part of the picture where the map is. */
async function colorsOf(address: string): Promise<number> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const [width, height] = [image.width / 2, image.height / 2].map(Math.round) as [number, number];
  const { data } = context.getImageData(width / 4, height / 2, width, height);
  return new Set(new Uint32Array(data.buffer)).size;
}

it('a visitor prints a report under a title of their own', async () => {
  const page = await openMap(browser, '/map');
  await page.getByRole('button', { name: 'Print PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print Report' });
  await dialog.getByText('Please provide a title that will appear on the report.').waitFor();
  const title = dialog.getByLabel('Report title');
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await title.fill('Not this one');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Print PDF' }).click();
  expect(await title.inputValue()).toBe('');
  expect(await dialog.getByRole('button', { name: 'Download PDF' }).isDisabled()).toBe(true);
  await title.fill('x'.repeat(121));
  await dialog.getByText('121 of 120 characters').waitFor();
  expect(await dialog.getByRole('button', { name: 'Download PDF' }).isDisabled()).toBe(true);
  await title.fill('Wells near the springs');
  await dialog.getByText('US Letter, landscape').waitFor();
  const { name, content } = await downloaded(page, () => dialog.getByRole('button', { name: 'Download PDF' }).click());
  await dialog.waitFor({ state: 'detached' });

  expect(name).toBe('Wells near the springs.pdf');
  const pdf = content.toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  for (const part of ['/StructTreeRoot', '/Lang (en-US)', '/MediaBox [0 0 792 612]', '/Filter /DCTDecode'])
    expect(pdf).toContain(part);
  expect(pdf).toMatch(/\/Alt \(Map of wells by aquifer completion around 30\.16823, -97\.85184 at zoom 11\.0\./);

  await page.getByRole('button', { name: 'Print PDF' }).click();
  await dialog.getByLabel('Paper').click();
  await page.getByRole('option', { name: /A4/ }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Print PDF' }).click();
  await dialog.getByText('A4, landscape').waitFor();
});

it('the browser prints the map itself, with its legend and without what is pressed', async () => {
  const page = await openMap(browser, '/map?at=30.16,-97.86,12');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = page.locator('.artesian-printed-map');
  expect(await printed.isVisible()).toBe(true);
  const colors = await printed.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  expect(colors).toBeGreaterThan(20);
  expect(await page.getByRole('heading', { name: 'Legend' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Base map, layers and tools' }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(false);
});

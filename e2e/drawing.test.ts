import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function openMap(address = '/map', options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(browser, options);
  await page.goto(address);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.locator('canvas.maplibregl-canvas').waitFor();
  await page
    .getByText(/[\d,]+ wells? in view/)
    .first()
    .waitFor();
  return page;
}

/** The drawings of the address, by their kinds. */
const drawn = (page: Page) =>
  (new URL(page.url()).searchParams.get('draw') ?? '')
    .split('~')
    .filter(Boolean)
    .map((drawing) => drawing.split(':')[0]);

/** Takes a tool, and waits for the library that draws. */
async function take(page: Page, tool: string) {
  await page.getByRole('button', { name: tool }).click();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('start-pen')),
  );
  await page.waitForTimeout(300);
}

/** Moves there as a hand does, then clicks. */
async function clickAt(page: Page, x: number, y: number) {
  await page.mouse.move(x - 20, y - 10);
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.click(x, y);
}

const becomes = (page: Page, kinds: string[]) => expect.poll(() => drawn(page), { timeout: 20_000 }).toEqual(kinds);

it('a visitor draws a circle, a polygon, a line and a point, reads what they measure and copies it', async () => {
  const page = await openMap();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await take(page, 'Draw a circle');
  await clickAt(page, 620, 250);
  await clickAt(page, 700, 300);
  await becomes(page, ['circle']);
  expect(await page.getByLabel('Details of what was chosen on the map').count()).toBe(0);

  await take(page, 'Draw a polygon');
  for (const [x, y] of [
    [500, 420],
    [640, 400],
    [700, 500],
  ] as const)
    await clickAt(page, x, y);
  await page.keyboard.press('Enter');
  await becomes(page, ['circle', 'polygon']);

  await take(page, 'Draw a line and measure its distance in feet');
  await clickAt(page, 800, 200);
  await clickAt(page, 900, 300);
  await page.keyboard.press('Enter');
  await becomes(page, ['circle', 'polygon', 'line']);

  await take(page, 'Draw a point');
  await clickAt(page, 900, 600);
  await becomes(page, ['circle', 'polygon', 'line', 'point']);

  const box = page.getByRole('region', { name: 'Measurements' });
  for (const label of ['Circle radius', 'Line length', 'Total polygon area', 'Point coordinates']) {
    await box.getByText(label).waitFor();
  }
  const acres = box.getByRole('button', { name: /^[\d,]+\.\d\d acres$/ });
  await acres.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await acres.textContent());

  // The drawings stay when the base map changes, and when the address is opened again.
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.waitForURL(/base=dark/);
  const radius = await box.getByRole('button', { name: / ft$/ }).first().textContent();
  await page.reload();
  await box.getByRole('button', { name: radius! }).first().waitFor();
  await becomes(page, ['circle', 'polygon', 'line', 'point']);

  await page.getByRole('button', { name: 'Delete the last drawing' }).click();
  await becomes(page, ['circle', 'polygon', 'line']);
  await page.goBack();
  await becomes(page, ['circle', 'polygon', 'line', 'point']);
  await box.getByRole('button', { name: 'Reset' }).click();
  await box.waitFor({ state: 'detached' });
  await becomes(page, []);
});

it('a change of the base map leaves the tool in hand working; Escape puts it down', async () => {
  const page = await openMap();
  await take(page, 'Draw a circle');
  await clickAt(page, 620, 250);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.waitForURL(/base=dark/);
  await page.waitForTimeout(1500);
  await clickAt(page, 620, 250);
  await clickAt(page, 700, 300);
  await becomes(page, ['circle']);

  const point = page.getByRole('button', { name: 'Draw a point' });
  await point.click();
  expect(await point.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => point.getAttribute('aria-pressed')).toBe('false');
  await clickAt(page, 900, 600);
  await becomes(page, ['circle']);
});

it('fingers find no drawing tools, and draw by coordinates', async () => {
  const page = await openMap('/map', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  expect(await page.getByRole('button', { name: 'Draw a circle' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Layers', exact: true }).first().tap();
  await page.getByRole('button', { name: 'Draw by Coordinates' }).tap();
  await page.getByLabel('Latitude, longitude').fill('30.17, -97.85');
  await page.getByLabel('Radius (ft)').fill('1000');
  await page.getByRole('button', { name: 'Draw', exact: true }).tap();
  await becomes(page, ['circle']);
  await page.getByRole('button', { name: 'Close Base map, layers and tools' }).tap();
  await page.getByRole('region', { name: 'Measurements' }).getByText('1,000.00 ft').waitFor();
});

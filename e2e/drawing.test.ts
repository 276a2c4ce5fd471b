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

/** Takes a tool, and waits until the mouse draws: the library for it is loaded with the first one. */
async function take(page: Page, tool: string) {
  await page.getByRole('button', { name: tool }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /(click|Drag).* Press Esc to cancel/i })
    .waitFor();
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
  await page.getByText('Click the center, then the edge of the circle.').waitFor();
  await clickAt(page, 620, 250);
  await page.mouse.move(680, 290, { steps: 3 });
  await page.getByText(/^r = [\d,]+ ft$/).waitFor();
  await clickAt(page, 700, 300);
  await becomes(page, ['circle']);
  await page.getByText('Click the center, then the edge of the circle.').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Details of the selected feature').count()).toBe(0);

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

/** Where the drawings are and how long the lines, as the address has them. */
const places = (page: Page) =>
  (new URL(page.url()).searchParams.get('draw') ?? '').split('~').map((drawing) => {
    const [kind, numbers = ''] = drawing.split(':');
    return { kind, numbers: numbers.split(',').map(Number) };
  });

async function drag(page: Page, [fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]) {
  await page.mouse.move(fromX - 5, fromY);
  await page.mouse.move(fromX, fromY, { steps: 2 });
  await page.mouse.down();
  await page.mouse.move(toX, toY, { steps: 8 });
  await page.mouse.up();
}

it('a visitor drags the points of a line, adds one, takes it away, moves the whole line and deletes it', async () => {
  const page = await openMap();
  await take(page, 'Draw a line and measure its distance in feet');
  await clickAt(page, 800, 300);
  await clickAt(page, 900, 400);
  await page.keyboard.press('Enter');
  await becomes(page, ['line']);
  const box = page.getByRole('region', { name: 'Measurements' });
  const length = () => box.getByRole('button', { name: / ft$/ }).textContent();
  const numbers = () => places(page)[0]!.numbers;
  const [drawnAt, drawnFt] = [numbers(), await length()];

  await take(page, 'Change drawings');
  await drag(page, [900, 400], [1000, 400]);
  await expect.poll(numbers).not.toEqual(drawnAt);
  const [latitude, longitude, ...end] = numbers();
  expect([latitude, longitude]).toEqual(drawnAt.slice(0, 2));
  expect(end[1]).toBeGreaterThan(drawnAt[3]!);
  await expect.poll(length).not.toBe(drawnFt);

  // Halfway there is a point that makes a new one; a right click takes it away.
  await page.waitForTimeout(500);
  await drag(page, [900, 350], [900, 450]);
  await expect.poll(() => numbers().length).toBe(6);
  await page.waitForTimeout(500);
  await page.mouse.click(900, 450, { button: 'right' });
  await expect.poll(() => numbers().length).toBe(4);

  await page.waitForTimeout(500);
  const [before, beforeFt] = [numbers(), await length()];
  await drag(page, [850, 325], [850, 425]);
  await expect.poll(numbers).not.toEqual(before);
  const moved = numbers().map((number, index) => number - before[index]!);
  expect(moved[0]).toBeLessThan(-0.005);
  expect(moved[0]).toBeCloseTo(moved[2]!, 4);
  expect(Number.parseFloat((await length())!.replace(',', ''))).toBeCloseTo(
    Number.parseFloat(beforeFt!.replace(',', '')),
    -2,
  );

  await page.waitForTimeout(500);
  await page.keyboard.press('Delete');
  await becomes(page, []);
  await page.goBack();
  await becomes(page, ['line']);
});

it('a circle that is moved keeps its radius; dragged at its edge it grows around its middle', async () => {
  const page = await openMap('/map?draw=circle:30.16823,-97.85184,6000');
  const circle = () => places(page)[0]!.numbers;
  const box = (await page.locator('canvas.maplibregl-canvas').boundingBox())!;
  const middle = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
  await take(page, 'Change drawings');
  await drag(page, [middle[0] + 10, middle[1] + 10], [middle[0] + 10, middle[1] - 40]);
  await expect.poll(() => circle()[0]).toBeGreaterThan(30.17);
  expect(circle().slice(1)).toEqual([-97.85184, 6000]);

  // At zoom 11 a pixel is some 33 m here, so the edge of 6,000 ft is some 55 px away.
  await page.waitForTimeout(500);
  const center = [middle[0], middle[1] - 50] as const;
  await drag(page, [center[0] + 55, center[1]], [center[0] + 110, center[1]]);
  await expect.poll(() => circle()[2]).toBeGreaterThan(9000);
  expect(circle()[1]).toBeCloseTo(-97.85184, 4);
  await page
    .getByRole('region', { name: 'Measurements' })
    .getByText(/^1\d,\d{3}\.\d\d ft$/)
    .waitFor();
});

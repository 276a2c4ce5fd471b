import { readdir, readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { openMap, wellsAreThere, wellsThat } from './support/map.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How many wells the map says are in view. */
async function wellsInView(page: Page): Promise<number> {
  const text = await page
    .getByText(/[\d,]+ wells? in view/)
    .first()
    .textContent();
  return Number(/([\d,]+) wells? in view/.exec(text ?? '')![1]!.replaceAll(',', ''));
}

it('a visitor accepts, filters, finds a well and reads about it; the address brings the same view again', async () => {
  const page = await openMap(browser);
  const all = await wellsInView(page);
  expect(all).toBeGreaterThan(100);

  await page.getByRole('button', { name: /^Toggles/ }).click();
  await page
    .getByRole('checkbox', { name: 'Is Permitted' })
    .or(page.getByRole('switch', { name: 'Is Permitted' }))
    .click();
  await page.keyboard.press('Escape');
  await page.waitForFunction((before) => {
    const found = /([\d,]+) wells? in view/.exec(document.body.innerText);
    return found !== null && Number(found[1]!.replaceAll(',', '')) < before;
  }, all);

  const filtered = await wellsInView(page);
  const wanted = (await wellsThat('is_permited', 'is_active'))[0]!.well_id;
  await page.getByLabel('Search wells and places').fill(wanted);
  await page.getByRole('option').first().click();
  const details = page.getByLabel('Details of the selected feature');
  await details.getByText(wanted).first().waitFor();
  // The map flies there: it has arrived when neither its wells nor its address change any longer.
  await expect.poll(() => wellsInView(page)).toBeLessThan(filtered);
  let seen = '';
  const hasArrived = async () => {
    const before = seen;
    seen = `${page.url()} ${await wellsInView(page)}`;
    return seen === before;
  };
  await expect.poll(hasArrived, { interval: 1500 }).toBe(true);

  const address = page.url();
  const permitted = await wellsInView(page);
  await page.reload();
  await wellsAreThere(page);
  await details.getByText(wanted).first().waitFor();
  expect(page.url()).toBe(address);
  expect(await wellsInView(page)).toBe(permitted);
});

it('what the map counts, its legend and its list are the same wells, and nothing failed', async () => {
  const permitted = await wellsThat('is_active', 'is_permited');
  const page = await openMap(browser, '/map?at=30.17,-97.85,8&only=is_active~is_permited&by=wellClass&list=1');
  await expect.poll(() => wellsInView(page)).toBe(permitted.length);
  const ofClass = page.getByRole('heading', { name: 'Well Class', exact: true }).locator('xpath=../..');
  const numbers = (await ofClass.getByRole('listitem').allTextContents()).map((text) => /[\d,]+$/.exec(text)![0]);
  expect(numbers.map((text) => Number(text.replaceAll(',', ''))).reduce((sum, count) => sum + count)).toBe(
    permitted.length,
  );

  const more = page.getByRole('button', { name: /^Show \d+ more of / });
  while (await more.isVisible()) {
    const [, left] = /of ([\d,]+)$/.exec((await more.textContent())!)!;
    await more.click();
    await page.getByRole('button', { name: `more of ${left}` }).waitFor({ state: 'detached' });
  }
  const ids = page.getByRole('table', { name: 'Wells in view' }).getByRole('row').getByRole('button');
  const listed = (await ids.allTextContents()).filter((text) => permitted.some(({ well_id }) => well_id === text));
  expect(listed.toSorted()).toEqual(permitted.map(({ well_id }) => well_id).toSorted());
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('a visitor who declines is led home', async () => {
  const page = await openPage(browser);
  await page.goto('/map');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL(`${inject('origin')}/`);
});

it('the wells in view are also a list, which the keyboard alone can use', async () => {
  const page = await openMap(browser);
  await page.getByRole('button', { name: /Show list/ }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('table', { name: 'Wells in view' });
  await list.waitFor();
  const first = list
    .getByRole('row')
    .nth(1)
    .getByRole('button')
    .or(list.getByRole('row').nth(1).getByRole('link'))
    .first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Details of the selected feature').waitFor();
});

/** Libraries that a first look at the map does without, each by a word that its own script alone holds. */
const forLater = {
  forms: 'shouldUnregister',
  tables: 'Search all columns',
  'signing in': 'authorization_endpoint',
  graphs: 'echarts',
  drawing: 'TerraDraw',
  reports: 'StructTreeRoot',
  workbooks: 'worksheets/sheet',
};

it('a first look at the map loads no library that is for later', async () => {
  const page = await openPage(browser);
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname.replace('/assets/', '')));
  await page.goto('/map', { waitUntil: 'networkidle' });
  const folder = new URL('../web/dist/assets/', import.meta.url);
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')]));
  for (const [what, word] of Object.entries(forLater)) {
    const holding = texts.filter(([, text]) => text!.includes(word)).map(([name]) => name!);
    expect({ what, isKnown: holding.length > 0 }).toEqual({ what, isKnown: true });
    expect({ what, loaded: holding.filter((name) => loaded.has(name)) }).toEqual({ what, loaded: [] });
  }
});

it('coordinates are found in either order', async () => {
  const page = await openMap(browser);
  const search = page.getByLabel('Search wells and places');
  await search.fill('30.2672, -97.7431');
  await page.getByRole('option').first().click();
  await page.waitForURL(/30\.267/);
  await search.fill('Lng: -98.0 Lat: 30.1');
  await page.getByRole('option').first().waitFor();
});

/** Presses Tab until `wanted` has the keyboard, which is in sight wherever it comes by. */
async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(troubleWithFocus)).toBe('');
  }
  throw new Error('The Tab key does not come by.');
}

/** Why it cannot be seen where the keyboard is, or ''. */
function troubleWithFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nowhere';
  const { left, top, width, height } = element.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!front || !(element.contains(front) || front.contains(element))) return `${name} is covered or out of sight`;
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || element.closest('.Mui-focused');
  return isMarked ? '' : `${name} is not marked`;
}

it('by keyboard alone a visitor finds a well, reads its graph and prints the map', async () => {
  const well = await wellWithProduction();
  const page = await openPage(browser, { acceptDownloads: true });
  await page.goto('/map');
  await expect.poll(() => hasKeyboard(page.getByRole('dialog'))).toBe(true);
  await tabTo(page, page.getByRole('button', { name: 'Accept' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await wellsAreThere(page);

  await tabTo(page, page.getByLabel('Search wells and places'));
  await page.keyboard.type(well);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const details = page.getByLabel('Details of the selected feature');
  await expect.poll(() => hasKeyboard(details)).toBe(true);

  await tabTo(page, details.getByRole('button', { name: 'Production Data' }));
  await page.keyboard.press('Enter');
  const graph = page.getByRole('region', { name: /^Production Data/ });
  await expect.poll(() => hasKeyboard(graph)).toBe(true);
  await tabTo(page, graph.getByRole('button', { name: 'Export CSV' }));
  await page.keyboard.press('Escape');
  await graph.waitFor({ state: 'detached' });
  await expect.poll(() => hasKeyboard(details)).toBe(true);

  await page.keyboard.press('Escape');
  await expect.poll(() => hasKeyboard(page.getByLabel('Map of wells'))).toBe(true);

  await tabTo(page, page.getByRole('button', { name: 'Print PDF' }));
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Report title');
  await expect.poll(() => hasKeyboard(title)).toBe(true);
  await page.keyboard.type('By keyboard');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('By keyboard.pdf');
  await expect.poll(() => hasKeyboard(page.getByRole('button', { name: 'Print PDF' }))).toBe(true);
});

const hasKeyboard = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement));

const wellWithProduction = async () => (await wellsThat('is_active', 'has_production_data'))[0]!.well_id;

it('on a phone a visitor finds a well by touch, reads its sheet and graph, and switches a layer on', async () => {
  const well = await wellWithProduction();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openMap(browser, '/map', phone);
  // Its credits wait behind their button.
  await page.locator('.maplibregl-compact:not(.maplibregl-compact-show)').waitFor();
  const search = page.getByLabel('Search wells and places');
  const widthOfSearch = async () => (await search.boundingBox())!.width;
  const narrow = await widthOfSearch();
  await search.tap();
  await expect.poll(widthOfSearch).toBeGreaterThan(narrow + 100);
  await search.fill(well);
  await page.getByRole('option').first().tap();
  await expect.poll(widthOfSearch).toBe(narrow);

  const details = page.getByLabel('Details of the selected feature');
  await details.getByRole('heading', { name: well }).waitFor();
  await details.getByRole('button', { name: 'Production Data' }).tap();
  const graph = page.getByRole('region', { name: /^Production Data/ });
  await graph.getByRole('button', { name: /^Reported production of \d+ months/ }).waitFor();
  await graph.getByRole('button', { name: 'Close the graph' }).tap();
  await details.getByRole('button', { name: 'Close details' }).tap();
  await details.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Layers' }).tap();
  await page.getByRole('button', { name: /^Hydrology/ }).tap();
  await page.getByRole('checkbox', { name: 'Springs', exact: true }).tap();
  await page.waitForURL(/on=springs/);
  await page.getByRole('button', { name: 'Close Base map, layers and tools' }).tap();
  await page.getByRole('checkbox', { name: 'Springs', exact: true }).waitFor({ state: 'detached' });
});

it('nothing that only staff may see reaches a visitor', async () => {
  const wells = await wellsThat();
  expect(wells.length).toBeGreaterThan(1000);
  const staffOnly = [
    'driller_name',
    'directions_to_well',
    'inspections_info',
    'enforcements_info',
    'available_logs',
    'is_index_well',
    'aquifer',
    'aquifer_setting',
  ];
  const seen = new Set(wells.flatMap((well) => Object.keys(well)));
  expect(staffOnly.filter((column) => seen.has(column))).toEqual([]);
});

it('on a phone somebody new sees how bad it is, compared with what, what is allowed, and what may come', async () => {
  const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'The district today' })
    .getByRole('link', { name: 'The district today' })
    .click();
  const stage = page.getByRole('region', { name: 'Drought stage' });
  await stage.getByRole('heading', { name: 'Stage 3 Critical' }).waitFor();
  await stage.getByText(/^Since [A-Z][a-z]+ 1, \d{4}: \d+ days\.$/).waitFor();
  await stage.getByText('30 % less than permitted.').first().waitFor();
  const flow = page.getByRole('region', { name: 'Spring Flow, 10-day mean' });
  await flow.getByText(/than a year ago\.$/).waitFor();
  await flow.getByText(/^At the level of Stage 3 Critical/).waitFor();
  await flow.getByText(/^If the next six months are like those of \d+ past years/).waitFor();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  // On the map the same stage opens a card that leads back here.
  await page.getByRole('link', { name: 'See wells on the map' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Stage 3', exact: true }).click();
  await page.getByRole('link', { name: 'The district today' }).click();
  await stage.getByRole('heading', { name: 'Stage 3 Critical' }).waitFor();
});

it('sees the water levels of another year on the map, and arrows where they rise or fall today', async () => {
  const page = await openPage(browser);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/^layers\.|sources\./.test(message.text())) refused.push(message.text());
  });
  await page.goto('/map?by=levelClass&only=has_water_levels_data');
  await page.getByRole('button', { name: 'Accept' }).click();
  const years = page.getByRole('region', { name: 'Water levels over the years' });
  await years.getByText(/Triangles: levels rise/).waitFor();
  // A part of the map that no panel covers.
  const clip = { x: 420, y: 120, width: 600, height: 500 };
  const year = years.getByRole('slider', { name: 'Year' });
  await year.focus();
  await page.keyboard.press('Home');
  await page.waitForURL(/year=\d{4}/);
  // Each year has colors of its own.
  const pictures = new Set<string>();
  for (let step = 0; step < 3; step++) {
    await page.waitForTimeout(1500);
    pictures.add((await page.screenshot({ clip })).toString('base64'));
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  }
  expect(pictures.size).toBe(3);
  await years.getByRole('button', { name: 'Today' }).click();
  await expect.poll(() => page.url()).not.toContain('year=');
  expect(refused).toEqual([]);
});

import { writeFileSync } from 'node:fs';
import { MOST_COMPARED, type ComparedWell } from '@artesian/contract/map/compared-levels';
import { chromium, type Page } from 'playwright-core';
import { software } from './frames.ts';
import { startProduct } from './running.ts';

// How long the graph of twenty wells takes to draw otherwise. Prints a table and writes it to COMPARE.md.

const YEARS = 20;
const DAYS = 365 * YEARS;
const LAST_DAY = 20_700;
const TURNS = 6;
const SETTLED_MS = 2500;

/** Written as text: the page has none of what a compiled function calls. */
const WATCH_FRAMES = `
  window.begun = window.lastLong = performance.now();
  let before = window.begun;
  const look = (now) => {
    if (now - before > 34) window.lastLong = now;
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** Levels that rise and fall with the year, each well at a depth of its own, measured so often in a year. */
const wellsMeasured = (everyDays: number): ComparedWell[] =>
  Array.from({ length: MOST_COMPARED }, (_, place) => {
    const days = Array.from({ length: Math.floor(DAYS / everyDays) }, (__, at) => LAST_DAY - DAYS + at * everyDays);
    const depths = days.map((day) => 100 + place * 12 + 8 * Math.sin(day / 58 + place) + 3 * Math.sin(day / 700));
    return {
      well_ndx: place + 1,
      asked: [place + 1],
      well_id: `W-${place + 1}`,
      well_name: null,
      aquifer_name: null,
      days,
      depths_ft: depths.map((depth) => Number(depth.toFixed(2))),
      elevations_ft: depths.map((depth) => Number((700 - depth).toFixed(2))),
      vertical_datum: 'NAVD 88',
    };
  });

const server = await startProduct(process.env['BENCH_DATABASE_URL']!);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH']!,
  args: [...software, '--disable-accelerated-2d-canvas'],
});
// Graphs are drawn as a browser without a graphics card draws them: by the processor, not by a program that stands in for a card.
try {
  const rows = [];
  for (const [name, everyDays] of [
    ['every month', 30],
    ['every day', 1],
  ] as const) {
    const page = await openComparison(wellsMeasured(everyDays));
    const turns = [];
    for (let turn = 0; turn < TURNS; turn++) turns.push(await timeOfTurn(page, turn % 2 ? 'depth' : 'elevation'));
    await page.close();
    const sorted = turns.toSorted((one, other) => one - other);
    rows.push(`| ${name} | ${sorted[Math.floor(TURNS / 2)]!.toFixed(0)} | ${sorted.at(-1)!.toFixed(0)} |`);
  }
  const text = `# Twenty wells on one graph

Levels of ${YEARS} years. From another address, with elevation in the place of depth or back, until the page's own thread has drawn the graph, in Chromium at 1440 × 900, drawn by the
processor. [How](README.md).

| measured | median ms | longest |
| --- | ---: | ---: |
${rows.join('\n')}
`;
  console.log(text);
  writeFileSync(new URL('../COMPARE.md', import.meta.url), text);
} finally {
  await browser.close();
  await server.stop();
}

async function openComparison(wells: readonly ComparedWell[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/\/api\/public-map\/compared-levels/, (route) => route.fulfill({ json: { wells } }));
  await page.goto(`${server.origin}/compare?wells=${wells.map(({ well_ndx }) => well_ndx).join(',')}`);
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

/** Until the last frame in which the thread worked for long. */
async function timeOfTurn(page: Page, measure: string): Promise<number> {
  await page.evaluate(WATCH_FRAMES);
  // The address alone: the list that a reader chooses from takes its time to fade away.
  const address = new URL(page.url());
  address.searchParams.set('show', measure);
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(address.pathname + address.search)})`);
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate<number>('window.lastLong - window.begun');
}

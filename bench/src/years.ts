import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { record, software, type Frames } from './frames.ts';
import { startProduct } from './running.ts';

// How evenly the map plays the years with the levels of 30,000 wells in view. Prints a table and writes it to YEARS.md.

const WELLS = 30_000;
const YEARS = 21;
const PLAYED_MS = 8000;

/** In view, each in another class each year: no year looks like the one before. */
const levels = {
  type: 'FeatureCollection',
  first_year: 2006,
  last_year: 2005 + YEARS,
  features: Array.from({ length: WELLS }, (_, place) => ({
    type: 'Feature',
    geometry: {
      type: 'Point',
      coordinates: [-98.4 + ((place * 7919) % 11_003) / 10_000, 29.8 + ((place * 104_729) % 8009) / 10_000],
    },
    properties: {
      well_ndx: place + 1,
      is_active: true,
      classes: Array.from({ length: YEARS }, (__, year) => String((place + year * 3) % 7)).join(''),
      record_trend: 0,
      year_trend: 0,
    },
  })),
};

const server = await startProduct(process.env['BENCH_DATABASE_URL']!);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: software });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/\/api\/public-map\/levels-over-years/, (route) => route.fulfill({ json: levels }));
  await page.goto(`${server.origin}/map?by=levelClass&at=30.16,-97.85,9.5`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText(/wells in view/).waitFor();
  await page.waitForTimeout(8000);
  const measured = [
    await record(page, 'At rest', () => page.waitForTimeout(PLAYED_MS)),
    await record(page, 'Playing', async () => {
      await page.getByRole('button', { name: 'Play the years' }).click();
      await page.waitForTimeout(PLAYED_MS);
    }),
  ];
  const text = report(measured);
  console.log(text);
  writeFileSync(new URL('../YEARS.md', import.meta.url), text);
} finally {
  await browser.close();
  await server.stop();
}

function report(measured: readonly Frames[]): string {
  const rows = measured.map(
    ({ name, perSecond, p50Ms, p95Ms, longestMs, threadBusy }) =>
      `| ${name} | ${perSecond.toFixed(0)} | ${p50Ms.toFixed(0)} | ${p95Ms.toFixed(0)} | ${longestMs.toFixed(0)} | ${(threadBusy * 100).toFixed(0)} % |`,
  );
  return `# The years of 30,000 wells on the map

In Chromium at 1440 × 900, all of the wells in view, drawn by the processor. [How](README.md).

| | frames per second | median ms per frame | 95 % | longest | page's own thread |
| --- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
}

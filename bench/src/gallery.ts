import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { chromium, type Page } from 'playwright-core';
import { record, software, type Frames } from './frames.ts';
import { startProduct } from './running.ts';
import { signedIn } from './signed-in.ts';

// How evenly the gallery scrolls with 10,000 photos. Prints a table and writes it to GALLERY.md.

const PHOTOS = 10_000;
const GALLERY = '/public-resources/wells-photo-gallery';

/** The photos of the demonstration again and again, each under a name of its own. */
const grow = `
  set search_path = public, api;
  alter table attachments disable trigger keep_history;
  insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags, photo_gallery)
  select well_ndx, original_filename, md5('bench ' || row_number() over ()) || '.png', content_type, size_bytes, tags, true
  from attachments cross join generate_series(1, ${PHOTOS})
  where photo_gallery and not removed
  limit ${PHOTOS} - (select count(*) from attachments where photo_gallery and not removed);
  alter table attachments enable trigger keep_history;
  analyze attachments`;

const url = process.env['BENCH_DATABASE_URL']!;
const server = await startProduct(url);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: software });
try {
  const page = await signedIn(browser, server.origin);
  await answerPictures(page);
  await growGallery();
  const begun = performance.now();
  await page.goto(GALLERY);
  await page.getByText('10,000 photos').waitFor();
  const opened = performance.now() - begun;
  await page.waitForTimeout(3000);
  const box = (await page.getByRole('list', { name: 'Photos' }).locator('..').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 200);
  const measured = [
    await record(page, 'At rest', () => page.waitForTimeout(4000)),
    await record(page, 'Scrolled with the wheel, 400 px per second', () => wheel(page, 40, 100)),
    await record(page, 'Scrolled fast, 4,000 px per second', () => wheel(page, 400, 100)),
    await record(page, 'Scroll bar dragged from end to end in four seconds', () => dragged(page)),
  ];
  const text = report(opened, measured);
  console.log(text);
  writeFileSync(new URL('../GALLERY.md', import.meta.url), text);
} finally {
  await browser.close();
  await server.stop();
}

async function growGallery() {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(grow).finally(() => client.end());
}

/** With the bytes of a real one: of scrolling, what matters is that each is decoded and drawn, not where it was kept. */
async function answerPictures(page: Page) {
  const isPicture = (address: string) => address.includes('/api/files/');
  const [first] = await Promise.all([
    page.waitForResponse((response) => isPicture(response.url()) && response.ok()),
    page.goto(GALLERY),
  ]);
  const [body, contentType] = [await first.body(), first.headers()['content-type']!];
  await page.route(
    (address) => isPicture(address.href),
    (route) => route.fulfill({ body, contentType }),
  );
}

async function wheel(page: Page, pixels: number, everyMs: number) {
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, pixels);
    await page.waitForTimeout(everyMs);
  }
  const isScrolled = await page.evaluate(`document.querySelector('ul[aria-label=Photos]').parentElement.scrollTop > 0`);
  if (!isScrolled) throw new Error('The wheel did not scroll the gallery.');
}

function dragged(page: Page) {
  return page.evaluate(`new Promise((resolve) => {
    const scroller = document.querySelector('ul[aria-label=Photos]').parentElement;
    const begun = performance.now();
    const step = (now) => {
      const share = Math.min(1, (now - begun) / 4000);
      scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  })`);
}

function report(opened: number, measured: readonly Frames[]): string {
  const rows = measured.map(
    ({ name, perSecond, p50Ms, p95Ms, longestMs, threadBusy }) =>
      `| ${name} | ${perSecond.toFixed(0)} | ${p50Ms.toFixed(0)} | ${p95Ms.toFixed(0)} | ${longestMs.toFixed(0)} | ${(threadBusy * 100).toFixed(0)} % |`,
  );
  return `# The photo gallery with 10,000 photos

In Chromium at 1440 × 900, by an administrator; opened from its address in ${Math.round(opened)} ms. Pictures are drawn by the processor, and
come from the browser itself. [How](README.md).

| | frames per second | median ms per frame | 95 % | longest | page's own thread |
| --- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
}

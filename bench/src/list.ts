import { writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { software } from './frames.ts';
import { growDistrict } from './grow-district.ts';
import { startProduct } from './running.ts';
import { signedIn } from './signed-in.ts';

// How long staff wait for Wells Management: until the list is there, and until it shows what a letter in a filter leaves of it.
// Prints a table and writes it to LIST.md.

const WELLS = 50_000;
const LIST = '/data-management/wells/wells-management';
const ROUNDS = 5;
/** A part of the id of one well: each figure narrows the list further. */
const TYPED = '37215';

/** Tells when the count of rows has changed since the next key, in ms. As text: what is compiled would need helpers in the page. */
const watchCount = `
  window.changed = new Promise((resolve) => {
    const count = () => document.body.textContent.match(/[\\d,]+ of 50,000 rows/)?.[0];
    const watch = () => {
      const [pressed, before] = [performance.now(), count()];
      const look = () => {
        const now = performance.now();
        if (count() !== before || now - pressed > 3000) resolve(now - pressed);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('keydown', watch, { once: true, capture: true });
  });
  undefined;
`;

const url = process.env['BENCH_DATABASE_URL']!;
const server = await startProduct(url);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: software });
try {
  await growDistrict(url, WELLS);
  const page = await signedIn(browser, server.origin);
  const opened = [];
  for (let round = 0; round < ROUNDS; round++) opened.push(await timeOpening(page));
  const text = report(opened, await timeLetters(page));
  console.log(text);
  writeFileSync(new URL('../LIST.md', import.meta.url), text);
} finally {
  await browser.close();
  await server.stop();
}

/** From the address to the rows, in a tab that holds nothing of them yet. */
async function timeOpening(page: Page): Promise<number> {
  await page.goto('about:blank');
  const begun = performance.now();
  await page.goto(LIST);
  await page.getByText(/of 50,000 rows/).waitFor();
  return performance.now() - begun;
}

/** From each letter to the frame in which the list has changed; what the page counts itself, without the way to the browser. */
async function timeLetters(page: Page): Promise<number[]> {
  const filter = page.getByLabel('Filter District Well Id', { exact: true });
  const times: number[] = [];
  for (const letter of TYPED) {
    await filter.focus();
    await page.evaluate(watchCount);
    await page.keyboard.type(letter);
    times.push(await page.evaluate<number>('window.changed'));
    await page.waitForTimeout(500);
  }
  return times;
}

function median(times: number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!);
}

function report(opened: number[], letters: number[]): string {
  return `# Wells Management with 50,000 wells

In Chromium at 1440 × 900, by an administrator. [How](README.md).

| | median ms | longest ms |
| --- | --: | --: |
| opened from its address, until the rows are shown | ${median(opened)} | ${Math.round(Math.max(...opened))} |
| a letter in a column filter, until its rows are shown | ${median(letters)} | ${Math.round(Math.max(...letters))} |
`;
}

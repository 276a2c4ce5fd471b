import { statSync, writeFileSync } from 'node:fs';
import { certificates } from '@artesian/contract/permits/permits';
import { chromium, type Page } from 'playwright-core';
import { software } from './frames.ts';
import { startProduct } from './running.ts';
import { signedIn } from './signed-in.ts';

// How long staff wait for the certificates of 200 permits in one file, from the button to the file. Prints a table and writes it to
// CERTIFICATES.md.

const PERMITS = 200;
const ROUNDS = 3;

const server = await startProduct(process.env['BENCH_DATABASE_URL']!);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: software });
try {
  const page = await openPermits();
  const printed = [];
  for (let round = 0; round < ROUNDS; round++) printed.push(await print(page));
  const text = report(printed);
  console.log(text);
  writeFileSync(new URL('../CERTIFICATES.md', import.meta.url), text);
} finally {
  await browser.close();
  await server.stop();
}

/** The demonstration has fewer: what its permits say is repeated up to the count. */
async function openPermits(): Promise<Page> {
  const page = await signedIn(browser, server.origin);
  await page.route(`**${certificates.path}*`, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    await route.fulfill({ response, json: Array.from({ length: PERMITS }, (_, index) => rows[index % rows.length]) });
  });
  await page.goto('/data-management/permit-records/permits-management');
  return page;
}

async function print(page: Page): Promise<{ ms: number; bytes: number }> {
  await page.getByRole('button', { name: 'Print all filtered permits' }).click();
  const begun = performance.now();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const path = await (await download).path();
  return { ms: performance.now() - begun, bytes: statSync(path).size };
}

function report(printed: readonly { ms: number; bytes: number }[]): string {
  const seconds = printed.map(({ ms }) => ms / 1000).toSorted((a, b) => a - b);
  return `# Certificates of ${PERMITS} permits

In one file, in Chromium at 1440 × 900, by an administrator. [How](README.md).

| median s | longest s | MB |
| --: | --: | --: |
| ${seconds[Math.floor(ROUNDS / 2)]!.toFixed(1)} | ${seconds.at(-1)!.toFixed(1)} | ${(printed[0]!.bytes / 1e6).toFixed(1)} |
`;
}

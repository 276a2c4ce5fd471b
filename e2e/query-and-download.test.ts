import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { focuses, type Focus } from '@artesian/contract/query/focuses';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasGdal, ogrInfo } from '../api/test/support/ogr.ts';
import { launch, newPage, openSignedIn } from './support/browser.ts';

const QUERY = '/reports-and-analysis/query-and-download';
const SPREADSHEET = '/usr/bin/ssconvert';
const folder = mkdtempSync(join(tmpdir(), 'artesian-downloads-'));

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  page = await newPage(browser);
  await openSignedIn(page, QUERY, 'Administrator');
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The file that a button gives, under its own name. */
async function saved(act: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), act()]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

async function savedAs(format: string): Promise<string> {
  await page.getByRole('button', { name: 'Other Formats' }).click();
  return saved(() => page.getByRole('menuitem', { name: format }).click());
}

const asNumber = (words: string | null) => Number(/[\d,]+/.exec(words ?? '')?.[0].replaceAll(',', ''));

async function countOf({ words: [one, many] }: Focus): Promise<number> {
  const shown = page.getByText(new RegExp(`^[\\d,]+ (${one}|${many}) available$`));
  await shown.waitFor();
  return asNumber(await shown.textContent());
}

/** By layer, how many features GDAL finds. */
const layersOf = (path: string): Record<string, number> =>
  Object.fromEntries(
    [...ogrInfo(path, '-so').matchAll(/^Layer name: (.+)\n[^]*?^Feature Count: (\d+)$/gm)].map(([, name, count]) => [
      name!,
      Number(count),
    ]),
  );

/** The rows below the heading of the first sheet, as a spreadsheet program opens it. */
function rowsInSpreadsheet(path: string): number {
  const csv = `${path}.rows.csv`;
  execFileSync(SPREADSHEET, [path, csv], { stdio: 'ignore' });
  return Object.values(layersOf(csv))[0]!;
}

it.runIf(hasGdal).each(focuses.map((focus) => [focus.title, focus] as const))(
  '%s are counted, and as many rows stand in every file',
  async (title, focus) => {
    await page.goto(QUERY);
    await page.getByRole('group', { name: 'Query Focus' }).getByRole('button', { name: title, exact: true }).click();
    const count = await countOf(focus);
    expect(count).toBeGreaterThan(0);

    const csv = await saved(() => page.getByRole('button', { name: 'Download CSV' }).click());
    expect(Object.values(layersOf(csv))).toEqual([count]);
    const headings = readFileSync(csv, 'utf8').replace('\ufeff', '').split('\r\n')[0]!.split(',');
    expect(headings).toContain(focus.key);

    const workbook = await savedAs('Excel workbook (XLSX)');
    expect(Object.values(layersOf(workbook))[0]).toBe(count);
    if (existsSync(SPREADSHEET)) expect([rowsInSpreadsheet(csv), rowsInSpreadsheet(workbook)]).toEqual([count, count]);

    await page.getByRole('button', { name: 'Other Formats' }).click();
    expect(await page.getByRole('menuitem', { name: 'GeoJSON' }).count()).toBe(focus.hasPlace ? 1 : 0);
    await page.keyboard.press('Escape');
    if (!focus.hasPlace) return;
    expect(Object.values(layersOf(await savedAs('GeoJSON')))).toEqual([count]);
    expect(Object.values(layersOf(await savedAs('GeoPackage')))).toEqual([count]);
  },
);

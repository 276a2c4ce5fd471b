import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Response } from 'playwright-core';
import { software } from './frames.ts';
import { startProduct } from './running.ts';

// What a visitor's first look loads: script by page, and the rows of the map's wells. Prints tables and writes them to WEIGHT.md.

const pages = ['/map', '/es/map', '/', '/about'];
const lists = ['/api/ui-map-wells', '/api/ui-map-wells?as=table'];
/** The map library has files of its own, one for its worker among them. */
const isOfMapLibrary = ({ name }: Script) => name.startsWith('maplibre-gl');

/** Which language it is says the address, which the page's first script reads. */
const isOfLanguage = (name: string) => name.startsWith('spanish-');
/** A page that asks for nothing for so long has all that it begins with. */
const REST_MS = 3000;

interface Script {
  name: string;
  /** As gzip compresses it, whatever the server sent. */
  bytes: number;
}

const server = await startProduct(process.env['BENCH_DATABASE_URL']!);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: software });
try {
  const text = await describe();
  console.log(text);
  writeFileSync(new URL('../WEIGHT.md', import.meta.url), text);
} finally {
  await browser.close();
  await server.stop();
}

async function describe(): Promise<string> {
  const scripts: string[] = [];
  for (const path of pages) scripts.push(await weighPage(path));
  return `# Size of a first visit

For a first-time visitor of the demonstration. [How](README.md).

## Scripts, in kB after gzip

| page | without its screen and the map library | with its screen | the map library |
| --- | --: | --: | --: |
${scripts.join('\n')}

## The map's wells, in bytes per row

| call | uncompressed | after gzip |
| --- | --: | --: |
${(await Promise.all(lists.map(weighList))).join('\n')}
`;
}

async function weighPage(path: string): Promise<string> {
  const address = `${server.origin}${path}`;
  const page = await (await fetch(address)).text();
  const scripts = await scriptsOf(address);
  const others = scripts.filter((script) => !isOfMapLibrary(script));
  const first = others.filter(({ name }) => page.includes(name) || isOfLanguage(name));
  return `| ${path} | ${[first, others, scripts.filter(isOfMapLibrary)].map(kilobytes).join(' | ')} |`;
}

/** All that the page asks for until it is at rest. */
async function scriptsOf(address: string): Promise<Script[]> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  await page.goto(address, { timeout: 120_000 });
  await page.locator('h1').first().waitFor({ timeout: 120_000 });
  let seen = -1;
  while (responses.length > seen) {
    seen = responses.length;
    await page.waitForTimeout(REST_MS);
  }
  const scripts = await Promise.all(responses.filter((response) => nameOf(response).endsWith('js')).map(weighScript));
  await page.close();
  // A script that is loaded at need is fetched, and then imported from what the browser kept.
  return [...new Map(scripts.map((script) => [script.name, script])).values()];
}

function nameOf(response: Response): string {
  return new URL(response.url()).pathname.split('/').at(-1)!;
}

async function weighScript(response: Response): Promise<Script> {
  return { name: nameOf(response), bytes: gzipSync(await response.body()).length };
}

function kilobytes(scripts: readonly Script[]): string {
  return (scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
}

async function weighList(path: string): Promise<string> {
  const wells = (await (await fetch(`${server.origin}${lists[0]!}`)).json()) as object[];
  const body = Buffer.from(await (await fetch(`${server.origin}${path}`)).arrayBuffer());
  const perRow = [body.length, gzipSync(body).length].map((bytes) => (bytes / wells.length).toFixed(0));
  return `| GET ${path} | ${perRow.join(' | ')} |`;
}

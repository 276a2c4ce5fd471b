import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startCache } from '../../scripts/lib/nginx.mjs';
import { software } from './frames.ts';
import { wrk } from './load.ts';
import { processorSeconds } from './processor-time.ts';
import { startProduct } from './running.ts';

// What the first opening of the map by a visitor costs the server, asked straight and through the cache of deploy/nginx-cache.conf: all
// that Chromium asks for, asked again and again. Prints a table and writes it to CACHE.md.

const SECONDS = 8;
const CONNECTIONS = 16;
/** A page that asked for nothing during this time is there. */
const REST_MS = 5000;
/** As browsers say it. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const database = Number(process.env['BENCH_DATABASE_PID']);
const folder = mkdtempSync(join(tmpdir(), 'artesian-cache-'));
const server = await startProduct(process.env['BENCH_DATABASE_URL']!);
const port = await freePort();
const cache = startCache(folder, { port, serverPort: Number(new URL(server.origin).port) });
try {
  const paths = await pathsOfFirstOpening('/map');
  const file = join(folder, 'calls.txt');
  writeFileSync(file, paths.map((path) => `GET\t${path}\t\n`).join(''));
  const straight = await measure(server.origin, file);
  const through = await measure(`http://127.0.0.1:${port}`, file);
  const text = report(paths, { straight, through });
  console.log(text);
  writeFileSync(new URL('../CACHE.md', import.meta.url), text);
} finally {
  await cache.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What a visitor's browser, which has nothing yet, asks this server for until the page is at rest. */
async function pathsOfFirstOpening(page: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: software });
  try {
    const tab = await browser.newPage();
    const paths: string[] = [];
    tab.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url());
      if (origin === server.origin && request.method() === 'GET') paths.push(pathname + search);
    });
    const wells = tab.waitForResponse(/\/api\/ui-map-wells/, { timeout: 120_000 });
    await tab.goto(`${server.origin}${page}`);
    await wells;
    for (let seen = 0; seen < paths.length; await tab.waitForTimeout(REST_MS)) seen = paths.length;
    return paths;
  } finally {
    await browser.close();
  }
}

/** Milliseconds of processor are those of one opening. */
async function measure(origin: string, file: string) {
  await wrk(origin, file, HEADERS, 2, CONNECTIONS);
  const used = () => [
    processorSeconds(server.pid),
    processorSeconds(database, true),
    processorSeconds(cache.pid, true),
  ];
  const before = used();
  const { answered, ...seen } = await wrk(origin, file, HEADERS, SECONDS, CONNECTIONS);
  return {
    ...seen,
    callsPerSecond: answered / SECONDS,
    msPerCall: used().map((now, at) => ((now - before[at]!) * 1000) / answered),
  };
}

function report(
  paths: string[],
  { straight, through }: Record<'straight' | 'through', Awaited<ReturnType<typeof measure>>>,
) {
  const short = (number: number) => (number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(2));
  const line = (what: string, { callsPerSecond, msPerCall, p50Ms, p99Ms }: typeof straight) => {
    const opening = msPerCall.map((ms) => ms * paths.length);
    return `| ${[what, ...[callsPerSecond / paths.length, ...opening, p50Ms, p99Ms].map(short)].join(' | ')} |`;
  };
  const ofApi = paths.filter((path) => path.startsWith('/api/')).length;
  return `# First visit of the map, with a cache in between

${new Date().toISOString().slice(0, 10)} · ${cpus().length} cores, shared by the load, nginx, the server and PostgreSQL · ${CONNECTIONS} connections · the demonstration district. [How](README.md).

A visitor's browser requests ${paths.length} files, ${ofApi} of them lists, settings and tiles, the others the page, its scripts and pictures. The
cache requests each public list and tile from the server once a second, for any number of visitors; with few visitors, the server's share of a visit is larger.

| route | visits/s | server ms/visit | database ms/visit | nginx ms/visit | p50 ms/call | p99 ms/call |
| --- | --: | --: | --: | --: | --: | --: |
${line('direct', straight)}
${line('through nginx with its cache', through)}
`;
}

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from './running.ts';

// What visitors of the map wait for while ten people download files: the public shapefile, which is the same for all, and files of
// filters that nobody asked for before. Prints a table and writes it to EXPORTS.md.

const SECONDS = 10;
const VISITORS = 4;
const READERS = 10;

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = await startServer(['--import', 'tsx', 'api/src/main.ts'], {
  cwd: root,
  env: {
    DATABASE_URL: process.env['BENCH_DATABASE_URL']!,
    DEMONSTRATION: 'true',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '100000000',
  },
  path: '/api/ui-map-wells',
});

/** What a map asks for when it is opened again and looked around in. */
const asked = [
  '/api/public-map/layers',
  '/api/public-map/sources',
  '/api/ui-map-wells',
  '/api/ui-map-wells/100',
  '/api/public-map/tiles/11/466/843',
  '/api/adjacent-wells/30.16823/-97.85184/2000',
];
const etags = new Map<string, string>();

async function visit(until: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; performance.now() < until; turn++) {
    const path = asked[turn % asked.length]!;
    const etag = etags.get(path);
    const begun = performance.now();
    const response = await fetch(`${server.origin}${path}`, { headers: etag ? { 'if-none-match': etag } : {} });
    await response.arrayBuffer();
    times.push(performance.now() - begun);
    if (response.headers.has('etag')) etags.set(path, response.headers.get('etag')!);
  }
  return times;
}

/** Downloads as fast as it gets files, in a process of its own: it shares the machine with the server, as any load would, but no thread. */
const reader = `
  const [address, own, seconds] = process.argv.slice(1);
  let [files, number] = [0, 0];
  const until = Date.now() + Number(seconds) * 1000;
  const read = async () => {
    while (Date.now() < until) {
      const response = await fetch(own === 'own' ? address + '~Kind' + ++number : address);
      await response.arrayBuffer();
      if (response.ok) files += 1;
      // Whoever is told to come again does, as browsers do.
      else await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  Promise.all(Array.from({ length: ${READERS} }, read)).then(() => console.log(files));`;

async function download(address: string, isOwn: boolean): Promise<number> {
  const child = spawn(process.execPath, ['-e', reader, address, isOwn ? 'own' : 'same', String(SECONDS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  await new Promise((resolve) => child.once('exit', resolve));
  return Number(said);
}

interface Measured {
  what: string;
  calls: number;
  files: number;
  p50: number;
  p95: number;
  p99: number;
}

async function measure(what: string, downloading?: { path: string; isOwn: boolean }): Promise<Measured> {
  const until = performance.now() + SECONDS * 1000;
  const { path = '', isOwn = false } = downloading ?? {};
  const reading = downloading ? download(`${server.origin}${path}`, isOwn) : Promise.resolve(0);
  const times = (await Promise.all(Array.from({ length: VISITORS }, () => visit(until)))).flat();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { what, calls: times.length, files: await reading, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const shapefile = { path: '/api/public-map/shapefile/active-wells', isOwn: false };
/** No two are the same, so that none is kept already. */
const ofOwnFilters = {
  path: '/api/public-map/wells/shapefile?only=&wellClass=Exempt~Nonexempt~Monitoring',
  isOwn: true,
};
await measure('warming up');
const measured = [
  await measure('no downloads'),
  await measure('ten download the public shapefile', shapefile),
  await measure('ten download files with their own filters', ofOwnFilters),
];
await server.stop();

const quiet = measured[0]!;
const lines = measured.map(
  ({ what, calls, files: made, p50, p95, p99 }) =>
    `| ${what} | ${calls} | ${made} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} | ${(p95 / quiet.p95).toFixed(2)} |`,
);
const table = `# Response times during downloads

${VISITORS} visitors send the requests of a map, one after the other, for ${SECONDS} seconds each time; ${READERS} others download
files of the demonstration's wells as fast as they can. Times in milliseconds. [How](README.md).

| during | visitors' calls | files | p50 | p95 | p99 | p95 relative to no downloads |
| --- | --: | --: | --: | --: | --: | --: |
${lines.join('\n')}
`;
console.log(table);
writeFileSync(new URL('../EXPORTS.md', import.meta.url), table);

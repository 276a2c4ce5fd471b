import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sparing } from '../../scripts/lib/run.mjs';
import { makeDatabase } from './make-database.ts';
import { median } from './median.ts';
import { memoryMb } from './memory-of-process.ts';
import { startServer, type Running } from './running.ts';

// How soon the preview card of a link is there: the first after a start, others, and one that was drawn before. This version beside an earlier
// one, on both kinds of database. Prints tables and writes them to CARDS.md.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const OTHERS = 8;
/** From the start until somebody shares a link. */
const REST_MS = 8000;

type Pair<T> = [before: T, now: T];
type Settings = Record<string, string>;

/** Addresses of cards; the first one is asked for first after a start. */
interface Cards {
  name: string;
  paths: readonly string[];
}

/** In milliseconds, and what the process holds before the first card and after all. */
interface Measured {
  first: number;
  others: readonly number[];
  again: number;
  kb: number;
  restingMb: number;
  drawnMb: number;
}

interface Row {
  database: string;
  card: string;
  /** Of each start. */
  rounds: Pair<Measured[]>;
}

const roots: Pair<string> = [process.env['BENCH_EARLIER']!, fileURLToPath(new URL('../..', import.meta.url))];
const folder = mkdtempSync(join(tmpdir(), 'artesian-cards-'));
const dataDir = (name: string): Settings => ({ DATA_DIR: join(folder, name) });
try {
  const embedded = await measureOn('embedded', [dataDir('before'), dataDir('now')]);
  const onServer = async (name: string): Promise<Settings> => ({
    ...dataDir(`files-${name}`),
    DATABASE_URL: await makeDatabase(name),
  });
  report([...embedded, ...(await measureOn('PostgreSQL', [await onServer('before'), await onServer('now')]))]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureOn(database: string, settings: Pair<Settings>): Promise<Row[]> {
  // Each version loads its demonstration, which has the same wells.
  await during(settings, 0, measuredWells);
  const wells = await during(settings, 1, measuredWells);
  const rows: Row[] = [];
  for (const cards of cardsOf(wells)) {
    const rounds: Row['rounds'] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      // Who comes first has no advantage over all.
      for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        rounds[which].push(await during(settings, which, (server) => draw(server, cards)));
    }
    rows.push({ database, card: cards.name, rounds });
    console.error(`${database}, ${cards.name}: ${JSON.stringify(rounds)}`);
  }
  return rows;
}

function cardsOf(wells: readonly string[]): Cards[] {
  return [
    {
      name: 'map',
      paths: ['/cards/map.png', ...others((place) => `/cards/map.png?at=30.${10 + place},-97.9,${9 + place / 10}`)],
    },
    { name: 'today', paths: ['/cards/today.png'] },
    { name: 'well', paths: [cardOfWell(wells[OTHERS]!), ...others((place) => cardOfWell(wells[place]!))] },
  ];
}

function others(path: (place: number) => string): string[] {
  return Array.from({ length: OTHERS }, (_, place) => path(place));
}

function cardOfWell(id: string): string {
  return `/cards/wells/${encodeURIComponent(id)}.png`;
}

/** Does work with a server of a version, as it runs in production. */
async function during<T>(settings: Pair<Settings>, which: 0 | 1, work: (server: Running) => Promise<T>): Promise<T> {
  const server = await startServer(['--import', 'tsx', 'api/src/main.ts'], {
    cwd: roots[which],
    env: {
      ...sparing,
      ...settings[which],
      NODE_ENV: 'production',
      ORIGIN: 'http://localhost',
      DEMONSTRATION: 'true',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      // Nobody is refused for being measured on a busy machine.
      ANSWER_SECONDS: '60',
    },
    path: '/health/ready',
  });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function measuredWells({ origin }: Running): Promise<string[]> {
  const wells = (await (await fetch(`${origin}/api/ui-map-wells`)).json()) as {
    well_id: string;
    has_water_levels_data: boolean;
  }[];
  return wells.filter(({ has_water_levels_data }) => has_water_levels_data).map(({ well_id }) => well_id);
}

async function draw({ origin, pid }: Running, { paths }: Cards): Promise<Measured> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const restingMb = memoryMb(pid, 'VmRSS');
  const drawn = [];
  for (const path of paths) drawn.push(await ask(`${origin}${path}`));
  const again = await ask(`${origin}${paths[0]}`);
  const [first, ...later] = drawn.map(({ ms }) => ms);
  return {
    first: first!,
    others: later,
    again: again.ms,
    kb: median(drawn.map(({ bytes }) => bytes)) / 1000,
    restingMb,
    drawnMb: memoryMb(pid, 'VmRSS'),
  };
}

async function ask(address: string): Promise<{ ms: number; bytes: number }> {
  const begun = performance.now();
  const response = await fetch(address);
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return { ms: performance.now() - begun, bytes };
}

function report(rows: readonly Row[]) {
  const text = [
    '# Preview cards',
    '',
    `${new Date().toISOString().slice(0, 10)} · the demonstration district, each version in production with a database of its own, on a machine with two cores and a load of ${loadavg()[0]!.toFixed(0)}. ` +
      `Milliseconds until the complete picture (PNG): the first ${REST_MS / 1000} s after a start (minimum of ${ROUNDS} starts), ${OTHERS} others (median), and the first again. [How](README.md).`,
    '',
    '| Database | Card | first: before | now | others: before | now | again: before | now | kB: before | now |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ database, card, rounds }) =>
      lineOf(database, card, [
        ...pair(rounds, (starts) => Math.min(...starts.map(({ first }) => first))),
        ...pair(rounds, (starts) => median(starts.flatMap((one) => one.others))),
        ...pair(rounds, (starts) => Math.min(...starts.map(({ again }) => again))),
        ...pair(rounds, (starts) => median(starts.map(({ kb }) => kb))),
      ]),
    ),
    '',
    'Memory of the process in MB before the first card and after all (median):',
    '',
    '| Database | Card | before the first: before | now | after all: before | now |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows.map(({ database, card, rounds }) =>
      lineOf(database, card, [
        ...pair(rounds, (starts) => median(starts.map(({ restingMb }) => restingMb))),
        ...pair(rounds, (starts) => median(starts.map(({ drawnMb }) => drawnMb))),
      ]),
    ),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(new URL('../CARDS.md', import.meta.url), text);
}

function pair<T>(rounds: Row['rounds'], of: (starts: readonly Measured[]) => T): Pair<T> {
  return [of(rounds[0]), of(rounds[1])];
}

/** A dash where there is only one card. */
function lineOf(database: string, card: string, numbers: readonly (number | undefined)[]): string {
  return `| ${[database, card, ...numbers.map((number) => number?.toFixed(0) ?? '–')].join(' | ')} |`;
}

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { views } from '@artesian/contract/endpoints';
import { viewPath } from '@artesian/contract/language/addresses';
import { registers } from '@artesian/contract/registers';
import pg from 'pg';
import { makeDatabase } from './make-database.ts';
import { median } from './median.ts';
import { startServer, type Running } from './running.ts';

// Every list and dashboard that needs no parameter, of this version beside an earlier one: a server and a database for each, asked in
// turns, so that whatever else the machine does meets both alike. Prints a table and writes it to VERSIONS.md.

const CHANGES = 15;
const ROUNDS = 25;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Version {
  server: Running;
  headers: { authorization: string };
  database: pg.Client;
}

interface Timed {
  path: string;
  rows: number;
  /** Medians in milliseconds of the earlier version and of this one. */
  afterChange: Pair;
  unchanged: Pair;
}

type Pair = [earlier: number, now: number];

const versions = await Promise.all([
  startVersion(process.env['BENCH_EARLIER']!, 'earlier'),
  startVersion(ROOT, 'present'),
]);
const timed: Timed[] = [];
for (const path of listPaths()) {
  const found = await time(path);
  if (found) timed.push(found);
}
await Promise.all(versions.map(({ server, database }) => Promise.all([server.stop(), database.end()])));
report();

function listPaths(): string[] {
  const ofViews = views.filter(({ by }) => Object.keys(by.shape).length === 0).map(viewPath);
  const ofRegisters = registers.filter(({ calls, of }) => calls.list && !of).map(({ calls }) => calls.list!.path);
  return [...new Set([...ofViews, ...ofRegisters])];
}

async function startVersion(root: string, name: string): Promise<Version> {
  const database = await makeDatabase(name);
  const server = await startServer(['--import', 'tsx', 'api/src/main.ts'], {
    cwd: root,
    env: { DATABASE_URL: database, DEMONSTRATION: 'true', LOG_LEVEL: 'error', RATE_LIMIT: '100000000' },
    path: '/health/ready',
  });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'],
    { cwd: root, env: { ...process.env, ORIGIN: server.origin } },
  );
  const client = new pg.Client(database);
  await client.connect();
  return { server, headers: { authorization: `Bearer ${stdout.trim()}` }, database: client };
}

/** Undefined for a list that one of the versions does not have. */
async function time(path: string): Promise<Timed | undefined> {
  const first = await Promise.all(versions.map((version) => ask(version, path)));
  if (first.some(({ status }) => status !== 200)) return undefined;
  const afterChange = await inTurns(CHANGES, async (version) => {
    // Nothing kept holds after this, whichever tables the list reads.
    await version.database.query('update data_versions set changes = changes + 1');
    return (await ask(version, path)).milliseconds;
  });
  const etags = await Promise.all(versions.map(async (version) => (await ask(version, path)).etag));
  const unchanged = await inTurns(ROUNDS, async (version) => {
    const { milliseconds } = await ask(version, path, etags[versions.indexOf(version)]);
    return milliseconds;
  });
  return { path, rows: first[1]!.rows, afterChange, unchanged };
}

async function inTurns(rounds: number, act: (version: Version) => Promise<number>): Promise<Pair> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    // Who comes first has no advantage over all.
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      times[which].push(await act(versions[which]));
    }
  }
  return [median(times[0]), median(times[1])];
}

async function ask({ server, headers }: Version, path: string, etag?: string | null) {
  const begun = performance.now();
  const response = await fetch(`${server.origin}${path}`, {
    headers: { ...headers, ...(etag && { 'if-none-match': etag }) },
  });
  const text = await response.text();
  const milliseconds = performance.now() - begun;
  const rows = response.status === 200 && text.startsWith('[') ? (JSON.parse(text) as unknown[]).length : 1;
  return { status: response.status, etag: response.headers.get('etag'), rows, milliseconds };
}

function report() {
  const of = (pair: Pair) => [...pair.map((time) => time.toFixed(1)), (pair[1] / pair[0]).toFixed(2)];
  const lines = timed
    .toSorted((a, b) => b.afterChange[1] - a.afterChange[1])
    .map(({ path, rows, afterChange, unchanged }) =>
      [path, rows.toLocaleString('en'), ...of(afterChange), ...of(unchanged)].join(' | '),
    );
  const middle = (which: 'afterChange' | 'unchanged') =>
    median(timed.map((row) => row[which][1] / row[which][0])).toFixed(2);
  const text = [
    '# Lists and dashboards compared with an earlier version',
    '',
    `${new Date().toISOString().slice(0, 10)} · the demonstration district, a server and a database for each version, requested in turn. ` +
      `Milliseconds until the complete response: the first one after everything changed (median of ${CHANGES}) and an unchanged one ` +
      `requested again by its ETag (median of ${ROUNDS}). [How](README.md).`,
    '',
    `${timed.length} lists; the median ratio of now to before is ${middle('afterChange')} after a change and ${middle('unchanged')} unchanged.`,
    '',
    '| List | Rows | changed: before | now | now / before | unchanged: before | now | now / before |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(new URL('../VERSIONS.md', import.meta.url), text);
}

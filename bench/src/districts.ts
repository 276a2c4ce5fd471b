import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { startBouncer } from '../../api/test/support/start-bouncer.ts';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { startServer, type Running } from './running.ts';

// A hundred districts on one PostgreSQL: what their databases take on the disk, what a process on one takes to start, and the memory and
// connections of PostgreSQL and of the processes. Eight have a process, the others a connection each. Prints a table and writes it to
// DISTRICTS.md.

const DISTRICTS = 100;
const PROCESSES = 8;
/** That PgBouncer opens to each database at most. */
const LENT = 3;
const LOGIN = 'artesian_server';
const TIME_ZONE = 'America/Chicago';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What a visitor asks, of a district without a row. */
const ASKED = [
  '/api/ui-map-wells',
  '/api/settings',
  '/api/public-map/sources',
  '/api/public-map/filters',
  '/ogc/collections',
];
const LOAD_SECONDS = 10;

const folder = mkdtempSync(join(tmpdir(), 'artesian-districts-'));
const postgres = await startPostgres();
const servers: Running[] = [];
try {
  await as('postgres', 'alter system set max_connections = 400');
  await postgres.crash();
  await postgres.start();
  await as('postgres', 'create database model');
  const migrated = await secondsOf(migrate);
  await as('model', `create role ${LOGIN} login in role artesian_app`);
  const created = await secondsOf(async () => {
    for (let district = 0; district < DISTRICTS; district++)
      await as('postgres', `create database district_${district} template model`);
  });
  const [{ bytes }] = (await as('postgres', `select pg_database_size('district_0')::float8 as bytes`)) as [
    { bytes: number },
  ];
  const upToDate = await secondsOf(migrate);
  const resting = memoryMb();

  const bouncer = await startBouncer(
    { '*': postgres.url },
    { connections: LENT, logins: [LOGIN], begin: 'select begin_session()' },
  );
  try {
    const starts: number[] = [];
    for (let district = 0; district < PROCESSES; district++)
      starts.push(
        await secondsOf(
          async () => void servers.push(await serve(bouncer.urlOf(`district_${district}`, LOGIN), district)),
        ),
      );
    await ask(servers);
    const withProcesses = { memory: memoryMb(), connections: await connections() };
    const held = servers.map(({ pid }) => pssMb(pid));
    const others: pg.Client[] = [];
    for (let district = PROCESSES; district < DISTRICTS; district++)
      others.push(await use(bouncer.urlOf(`district_${district}`, LOGIN)));
    await ask(servers);
    const withAll = { memory: memoryMb(), connections: await connections() };
    await Promise.all(others.map((client) => client.end()));
    const text = report({ migrated, upToDate, created, bytes, resting, starts, held, withProcesses, withAll });
    console.log(text);
    writeFileSync(new URL('../DISTRICTS.md', import.meta.url), text);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await bouncer.close();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What the superuser says to a database. */
async function as(name: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.url.replace(/postgres$/, name));
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

function migrate() {
  const env = { ...process.env, DATABASE_URL: postgres.url.replace(/postgres$/, 'model') };
  return promisify(execFile)('npm', ['run', '-s', 'migrate'], { cwd: ROOT, env });
}

function serve(DATABASE_URL: string, district: number): Promise<Running> {
  const env = {
    DATABASE_URL,
    DATABASE_POOLED: 'true',
    DISTRICT_TIME_ZONE: TIME_ZONE,
    DATA_DIR: join(folder, String(district)),
    DEMONSTRATION: 'false',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
  };
  return startServer(['--import', 'tsx', 'api/src/main.ts'], { cwd: ROOT, env, path: '/health/ready' });
}

/** Some calls a second to each, as a district has them. */
async function ask(all: readonly Running[]) {
  for (const until = Date.now() + LOAD_SECONDS * 1000; Date.now() < until;) {
    await Promise.all(
      all.flatMap(({ origin }) => ASKED.map(async (path) => (await fetch(`${origin}${path}`)).arrayBuffer())),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A connection to a district that has no process here, which has asked what a process asks. */
async function use(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  // It ends with what it is connected to when something else has failed.
  client.on('error', () => undefined);
  await client.connect();
  for (const view of ['ui_map_wells', 'list_permits', 'ui_list_permits'])
    await client.query(`select * from api.${view} limit 10`);
  return client;
}

async function connections(): Promise<number> {
  const rows = await as(
    'postgres',
    `select count(*)::integer as count from pg_stat_activity where datname like 'district%'`,
  );
  return (rows as [{ count: number }])[0].count;
}

function parentOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Of PostgreSQL: all its processes, and what they share once. */
function memoryMb(): number {
  const postmaster = postgres.pid;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const own = all.filter((pid) => {
    try {
      return pid === postmaster || parentOf(pid) === postmaster;
    } catch {
      return false;
    }
  });
  return own.reduce((sum, pid) => sum + pssMb(pid), 0);
}

/** Memory of a process, with its share of what it shares; nothing of one that has ended. */
function pssMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

interface Results {
  migrated: number;
  upToDate: number;
  created: number;
  bytes: number;
  resting: number;
  starts: number[];
  held: number[];
  withProcesses: { memory: number; connections: number };
  withAll: { memory: number; connections: number };
}

function report({
  migrated,
  upToDate,
  created,
  bytes,
  resting,
  starts,
  held,
  withProcesses,
  withAll,
}: Results): string {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const megabytes = bytes / 2 ** 20;
  const perConnection = (withAll.memory - resting) / withAll.connections;
  return `# ${DISTRICTS} districts on one PostgreSQL

${new Date().toISOString().slice(0, 10)} · ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB · one empty database per district · PgBouncer allows each at most ${LENT} connections. [How](README.md).

| measure | |
| --- | --: |
| disk space of a database with the schema | ${megabytes.toFixed(0)} MB |
| all ${DISTRICTS} of them | ${((megabytes * DISTRICTS) / 1024).toFixed(1)} GB |
| created by its migrations | ${migrated.toFixed(1)} s |
| \`npm run migrate\` with nothing to apply | ${upToDate.toFixed(1)} s |
| created from a template | ${((created * 1000) / DISTRICTS).toFixed(0)} ms |
| startup of a process until ready, median of ${PROCESSES} | ${starts.toSorted((a, b) => a - b)[PROCESSES / 2]!.toFixed(1)} s |
| memory of a process, mean of ${PROCESSES} | ${mean(held).toFixed(0)} MB |
| PostgreSQL with ${DISTRICTS} idle databases | ${resting.toFixed(0)} MB |
| … with ${PROCESSES} processes, some twenty calls per second each, over ${withProcesses.connections} connections | ${withProcesses.memory.toFixed(0)} MB |
| … and one connection to each of the others, ${withAll.connections} in all | ${withAll.memory.toFixed(0)} MB |
| so a connection in use takes | ${perConnection.toFixed(1)} MB |
| estimated: ${DISTRICTS} processes | ${((mean(held) * DISTRICTS) / 1024).toFixed(0)} GB |
| estimated: PostgreSQL with ${LENT} connections for each district | ${((resting + DISTRICTS * LENT * perConnection) / 1024).toFixed(1)} GB |
`;
}

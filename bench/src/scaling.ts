import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { ask } from './answers.ts';
import { wrk, type Call } from './load.ts';
import { memoryMb } from './memory-of-process.ts';
import { processorSeconds } from './processor-time.ts';
import { startServer, type Running } from './running.ts';
import { startStandby, type ThrowAwayPostgres } from '../../scripts/lib/postgres.mjs';

// What one, two and four processes of Artesian on one PostgreSQL serve of the large demonstration district, and what each call costs
// them and the database; what standbys take off the primary; what a process holds, and how many bytes a row takes. Prints a table and
// writes it to SCALING.md.

const PROCESSES = [1, 2, 4];
const STANDBYS = [0, 1, 2];
const WARM_UP_SECONDS = 3;
const SECONDS = 5;
/** For mixes, in which the dearest call is one of two hundred. */
const SECONDS_OF_A_MIX = 15;
const CONNECTIONS = 16;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Load {
  what: string;
  calls: Call[];
  headers: Record<string, string>;
}

interface Served {
  callsPerSecond: number;
  serverMs: number;
  /** Of each PostgreSQL server, the primary first. */
  databaseMs: number[];
  p50Ms: number;
  p99Ms: number;
}

const url = process.env['BENCH_DATABASE_URL']!;
const databasePid = Number(process.env['BENCH_DATABASE_PID']);
const folder = mkdtempSync(join(tmpdir(), 'artesian-scaling-'));
const database = new pg.Client(url);
await database.connect();
try {
  const byCount: { held: number[]; served: Map<string, Served> }[] = [];
  for (const count of PROCESSES) byCount.push(await onProcesses(count));
  const byStandbys: Map<string, Served>[] = [];
  for (const count of STANDBYS) byStandbys.push(await withStandbys(count));
  const text = report(byCount, byStandbys, await bytesOfRows());
  console.log(text);
  writeFileSync(new URL('../SCALING.md', import.meta.url), text);
} finally {
  await database.end();
  rmSync(folder, { recursive: true, force: true });
}

async function onProcesses(count: number) {
  const servers: Running[] = [];
  try {
    for (let index = 0; index < count; index++)
      servers.push(await startOne(servers[0] ? { ORIGIN: servers[0].origin } : {}));
    const served = new Map<string, Served>();
    const { saving, ...reading } = await loads(servers[0]!.origin);
    for (const load of [...Object.values(reading), saving]) served.set(load.what, await serve(servers, load));
    return { held: servers.map(({ pid }) => memoryMb(pid, 'VmRSS')), served };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** The same mixes of calls on one process that reads from so many standbys. */
async function withStandbys(count: number): Promise<Map<string, Served>> {
  const standbys: ThrowAwayPostgres[] = [];
  try {
    for (let index = 0; index < count; index++) standbys.push(await startStandby(url));
    const server = await startOne({ DATABASE_READ_URL: standbys.map((standby) => standby.url).join(' ') });
    try {
      await untilUsed(server.origin, count);
      const served = new Map<string, Served>();
      const pids = standbys.map(({ pid }) => pid);
      for (const mix of mixes(await loads(server.origin)))
        served.set(mix.what, await serve([server], mix, { seconds: SECONDS_OF_A_MIX, standbys: pids }));
      return served;
    } finally {
      await server.stop();
    }
  } finally {
    await Promise.all(standbys.map((standby) => standby.stop()));
  }
}

async function untilUsed(origin: string, count: number) {
  for (;;) {
    const ready = (await (await fetch(`${origin}/health/ready`)).json()) as { standbys?: string[] };
    if ((ready.standbys ?? []).filter((standing) => standing === 'used').length === count) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Of 200 calls: whoever reads has not written, as most have not. */
function mixes({ list, well, near, saving }: Loads): Load[] {
  // Each well is saved in two wordings by turns: what says the same is not written.
  const rounds = (2 * well.calls.length) / 10;
  const mixed = (share: [load: Load, times: number][]): Call[] =>
    share
      .flatMap(([load, times]) =>
        Array.from({ length: times * rounds }, (_, index) => ({
          at: (index + 0.5) / times,
          call: load.calls[index % load.calls.length]!,
        })),
      )
      .toSorted((one, other) => one.at - other.at)
      .map(({ call }) => call);
  return [
    {
      what: 'By staff: of 200 calls, 170 wells, 19 searches around a place, 10 saves of a well, 1 list of all wells',
      calls: mixed([
        [well, 170],
        [near, 19],
        [saving, 10],
        [list, 1],
      ]),
      headers: saving.headers,
    },
    {
      what: 'By the public: searches around a place, without writes',
      calls: near.calls,
      headers: {},
    },
  ];
}

/** Whichever is asked for is answered for the address of the first, as behind a proxy. */
function startOne(settings: Record<string, string>): Promise<Running> {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    DEMONSTRATION: 'true',
    RATE_LIMIT: '100000000',
    LOG_LEVEL: 'error',
    ...settings,
  };
  return startServer(['--import', 'tsx', 'api/src/main.ts'], { cwd: ROOT, env, path: '/health/ready' });
}

type Loads = Record<'list' | 'well' | 'near' | 'saving', Load>;

async function loads(origin: string): Promise<Loads> {
  const token = await staffToken(origin);
  const bearer = { authorization: `Bearer ${token}` };
  const list = await ask(`${origin}/api/list-wells`, bearer);
  const { rows: wells } = await database.query<{ well_ndx: number; lat_dd: number; lon_dd: number }>(
    'select well_ndx, lat_dd, lon_dd from wells where is_published and not removed order by md5(well_ndx::text) limit 200',
  );
  const get = (path: string): Call => ({ method: 'GET', path });
  return {
    list: {
      what: 'The list of wells, already in the browser (304)',
      calls: [get('/api/list-wells')],
      headers: { ...bearer, 'if-none-match': list.headers['etag']! },
    },
    well: { what: 'One well', calls: wells.map(({ well_ndx }) => get(`/api/list-wells/${well_ndx}`)), headers: bearer },
    near: {
      what: 'Wells within 2,000 feet, by the public',
      calls: wells.map(({ lat_dd, lon_dd }) => get(`/api/adjacent-wells/${lat_dd}/${lon_dd}/2000`)),
      headers: {},
    },
    saving: {
      what: 'A well saved',
      // Each time with other words: what says the same is not written.
      calls: [...Array(10).keys()].flatMap((turn) =>
        wells.map(({ well_ndx }) => ({
          method: 'PUT' as const,
          path: `/api/list-wells-location-details/${well_ndx}`,
          body: JSON.stringify({ directions_to_well: `Past gate ${turn}` }),
        })),
      ),
      headers: { ...bearer, 'content-type': 'application/json' },
    },
  };
}

async function staffToken(ORIGIN: string): Promise<string> {
  const args = ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { ...process.env, ORIGIN } });
  return stdout.trim();
}

/** The same calls to all servers at once, with as many connections in all; `standbys` are the processes of PostgreSQL beside the primary's. */
async function serve(
  servers: readonly Running[],
  { calls, headers }: Load,
  { seconds = SECONDS, standbys = [] }: { seconds?: number; standbys?: readonly number[] } = {},
): Promise<Served> {
  const file = join(folder, 'calls.txt');
  writeFileSync(file, calls.map(({ method, path, body }) => [method, path, body ?? ''].join('\t')).join('\n') + '\n');
  const connections = CONNECTIONS / servers.length;
  const load = (lasting: number) =>
    Promise.all(servers.map(({ origin }) => wrk(origin, file, headers, lasting, connections)));
  await load(WARM_UP_SECONDS);
  const used = () => servers.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
  const usedByDatabases = () => [databasePid, ...standbys].map((pid) => processorSeconds(pid, true));
  const [server, databases] = [used(), usedByDatabases()];
  const seen = await load(seconds);
  const answered = seen.reduce((sum, one) => sum + one.answered, 0);
  return {
    callsPerSecond: answered / seconds,
    serverMs: ((used() - server) * 1000) / answered,
    databaseMs: usedByDatabases().map((now, index) => ((now - databases[index]!) * 1000) / answered),
    p50Ms: Math.max(...seen.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...seen.map(({ p99Ms }) => p99Ms)),
  };
}

/** Two significant digits for small numbers, none after the point for large ones. */
function short(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(2);
}

/** With their indexes and history's share of them. */
async function bytesOfRows() {
  await database.query('analyze');
  const { rows } = await database.query<{ name: string; rows: number; bytes: number }>(
    `select relation::text as name, reltuples::float8 as rows, pg_total_relation_size(relation)::float8 as bytes
     from unnest(array['wells', 'meter_readings', 'water_levels', 'daily_water_levels', 'history.changes']::regclass[]) as relation
     join pg_class on pg_class.oid = relation`,
  );
  return rows;
}

function report(
  byCount: Awaited<ReturnType<typeof onProcesses>>[],
  byStandbys: Map<string, Served>[],
  tables: Awaited<ReturnType<typeof bytesOfRows>>,
) {
  const kinds = [...byCount[0]!.served.keys()];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Several processes on one database',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${cpus().length} cores, shared by the load, the processes and PostgreSQL · ${CONNECTIONS} connections in total. ` +
      `Processor time carries over to other machines; rates do not. [How](README.md).`,
    '',
    ...kinds.flatMap((kind) => [
      `## ${kind}`,
      '',
      line(['processes', 'calls/s', 'server ms/call', 'database ms/call', 'p50 ms', 'p99 ms']),
      '| --: | --: | --: | --: | --: | --: |',
      ...byCount.map(({ served }, index) => {
        const { callsPerSecond, serverMs, databaseMs, p50Ms, p99Ms } = served.get(kind)!;
        const numbers = [serverMs, databaseMs[0]!, p50Ms, p99Ms].map(short);
        return line([PROCESSES[index]!, Math.round(callsPerSecond).toLocaleString('en'), ...numbers]);
      }),
      '',
    ]),
    '## Load of the primary with standbys',
    '',
    'One process. The time of a standby includes replaying the writes of the primary. The primary serves sessions and writes.',
    '',
    ...[...byStandbys[0]!.keys()].flatMap((mix) => [
      `${mix}:`,
      '',
      line(['standbys', 'calls/s', 'server ms/call', 'primary ms/call', 'standbys ms/call, each', 'p50 ms', 'p99 ms']),
      '| --: | --: | --: | --: | --: | --: | --: |',
      ...byStandbys.map((served, index) => {
        const { callsPerSecond, serverMs, databaseMs, p50Ms, p99Ms } = served.get(mix)!;
        const [primary, ...standbys] = databaseMs.map(short);
        const rate = Math.round(callsPerSecond).toLocaleString('en');
        return line([
          STANDBYS[index]!,
          rate,
          short(serverMs),
          primary!,
          standbys.join(', '),
          short(p50Ms),
          short(p99Ms),
        ]);
      }),
      '',
    ]),
    '## Memory of a process afterward',
    '',
    line(['processes', 'MB each']),
    '| --: | --: |',
    ...byCount.map(({ held }) => line([held.length, held.map((mb) => mb.toFixed(0)).join(', ')])),
    '',
    '## Size of a row, with its indexes',
    '',
    line(['table', 'rows', 'bytes/row']),
    '| --- | --: | --: |',
    ...tables.map(({ name, rows, bytes }) => line([name, rows.toLocaleString('en'), Math.round(bytes / rows)])),
    '',
  ].join('\n');
}

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { memoryMb } from './memory-of-process.ts';
import { startProduct } from './running.ts';

// What a download of a million water levels takes of the server, and how soon the database rests once its reader has gone away.
// Prints a table and writes it to QUERY.md.

const ROWS = 1_000_000;
const CSV = '/api/query-and-download/fetch-data-csv/q-d-data-wl-data';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const url = process.env['BENCH_DATABASE_URL']!;
const server = await startProduct(url);
const database = new pg.Client(url);
await database.connect();
try {
  await addLevels();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'],
    { cwd: ROOT, env: { ...process.env, ORIGIN: server.origin } },
  );
  const ask = (path: string, body: object, signal?: AbortSignal) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stdout.trim()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  // Everything is loaded and read once.
  await read(await ask(CSV, { conditions: [1] }));

  const before = memoryMb(server.pid, 'VmRSS');
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const begun = performance.now();
  const { bytes, firstMs, lines } = await read(await ask(CSV, {}), begun);
  const whole = { bytes, lines, firstMs, ms: performance.now() - begun, added: memoryMb(server.pid, 'VmHWM') - before };
  const one = await time(async () => void (await read(await ask(CSV, { conditions: [1] }))));
  const left = await leaveInTheMidst(ask);
  report(before, whole, one, left);
} finally {
  await database.end();
  await server.stop();
}

async function addLevels() {
  await database.query('alter table water_levels disable trigger user');
  await database.query(
    `insert into water_levels (well_ndx, collect_timestamp, dtw_ft, is_pumping)
     select wells.well_ndx, '2000-01-01T00:00Z'::timestamptz + n * interval '1 hour', 100 + n % 90, false
     from generate_series(1, $1::integer / 200) as n
     cross join (select well_ndx from wells order by well_ndx limit 200) as wells`,
    [ROWS],
  );
  await database.query('alter table water_levels enable trigger user');
  await database.query('analyze water_levels');
}

async function read(response: Response, begun = performance.now()) {
  if (!response.ok) throw new Error(await response.text());
  let [bytes, lines, firstMs] = [0, 0, 0];
  for await (const piece of response.body!) {
    firstMs ||= performance.now() - begun;
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) lines += 1;
  }
  return { bytes, lines, firstMs };
}

async function time(work: () => Promise<void>) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How long after its reader has gone the database still works for it: in the midst of the rows, and before the first of them. */
async function leaveInTheMidst(ask: (path: string, body: object, signal?: AbortSignal) => Promise<Response>) {
  const reading = new AbortController();
  const response = await ask(CSV, {}, reading.signal);
  const reader = response.body!.getReader();
  for (let bytes = 0; bytes < 2_000_000;) bytes += (await reader.read()).value!.length;
  const inTheMidst = await untilItRests(() => reading.abort());
  const waiting = new AbortController();
  const asked = ask(CSV, {}, waiting.signal).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const beforeTheFirst = await untilItRests(() => waiting.abort());
  await asked;
  return { inTheMidst, beforeTheFirst };
}

async function untilItRests(leave: () => void): Promise<number> {
  const begun = performance.now();
  leave();
  for (;;) {
    const { rows } = await database.query(
      `select from pg_stat_activity
       where application_name = 'artesian' and state <> 'idle' and (query like '%q_d_data_wl_data%' or query like 'fetch %')`,
    );
    if (rows.length === 0) return performance.now() - begun;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function report(
  before: number,
  whole: { bytes: number; lines: number; firstMs: number; ms: number; added: number },
  one: number,
  left: { inTheMidst: number; beforeTheFirst: number },
) {
  const said = `# A download of a million rows

All water levels of a district with ${ROWS.toLocaleString('en-US')} more than the demonstration, as CSV from PostgreSQL. [How](README.md).

| measure | value |
| --- | --: |
| lines | ${whole.lines.toLocaleString('en-US')} |
| file size | ${(whole.bytes / 1e6).toFixed(0)} MB |
| time to first bytes | ${(whole.firstMs / 1000).toFixed(1)} s |
| time to last byte | ${(whole.ms / 1000).toFixed(1)} s |
| server memory before | ${before.toFixed(0)} MB |
| maximum increase during the download | ${whole.added.toFixed(0)} MB |
| a file of one row | ${one.toFixed(0)} ms |
| until the database is idle after the reader disconnects midway | ${left.inTheMidst.toFixed(0)} ms |
| the same before the first bytes | ${left.beforeTheFirst.toFixed(0)} ms |
`;
  console.log(said);
  writeFileSync(new URL('../QUERY.md', import.meta.url), said);
}

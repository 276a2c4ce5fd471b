import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@artesian/contract/language/client';
import { publishWaterLevelsByPost } from '@artesian/contract/map/publishing';
import pg from 'pg';
import { databaseMs, processorSeconds } from './processor-time.ts';
import { readingCalls, type Question } from './reading-calls.ts';
import { startProduct } from './running.ts';

// How soon an answer begins to come by HTTP on the large demonstration district, how long all of it takes, and how long the database works
// for it: every reading call, asked by staff, with a record that has much where it names one. The server starts with a cache of one
// megabyte, so that each long list is made for whoever asks. Beside it, how long water levels take to publish. Prints a table and writes it
// to FIRST-BYTES.md.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const LIMIT_MS = 150;
/** Lists that are shorter come whole at once. */
const LONG_BYTES = 1_000_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Measured {
  firstMs: number;
  wholeMs: number;
  databaseMs: number;
  bytes: number;
}

interface Asked extends Measured {
  question: Question;
}

process.env['CACHE_MB'] = '1';
const databasePid = Number(process.env['BENCH_DATABASE_PID']);
const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL']! });
const server = await startProduct(process.env['BENCH_DATABASE_URL']!);
try {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'],
    { cwd: ROOT, env: { ...process.env, ORIGIN: server.origin } },
  );
  const token = stdout.trim();
  const { questions, left } = await readingCalls(pool);
  await pool.end();
  const asked: Asked[] = [];
  for (const question of questions) {
    const found = await ask(question, token);
    if (found) asked.push({ question, ...found });
    else left.push(`${question.method} ${question.path}`);
  }
  const api = createClient({ baseUrl: server.origin, token: () => Promise.resolve(token) });
  const [begun, used] = [performance.now(), processorUsed()];
  await api.call(publishWaterLevelsByPost, {});
  report(asked, left, { milliseconds: performance.now() - begun, processorMs: (processorUsed() - used) * 1000 });
} finally {
  await server.stop();
}

function processorUsed(): number {
  return processorSeconds(server.pid) + processorSeconds(databasePid, true);
}

/** The least of some rounds, which a busy machine changes least; undefined for a call that answers nothing here. */
async function ask(question: Question, token: string): Promise<Measured | undefined> {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const measured = await askOnce(question, token);
    if (!measured) return undefined;
    rounds.push(measured);
  }
  const least = (of: keyof Measured) => Math.min(...rounds.map((one) => one[of]));
  return {
    firstMs: least('firstMs'),
    wholeMs: least('wholeMs'),
    databaseMs: least('databaseMs'),
    bytes: least('bytes'),
  };
}

async function askOnce({ method, path, body }: Question, token: string): Promise<Measured | undefined> {
  const used = databaseMs(databasePid);
  const begun = performance.now();
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    await answer.arrayBuffer();
    return undefined;
  }
  let [bytes, firstMs] = [0, 0];
  for await (const piece of answer.body ?? []) {
    if (bytes === 0) firstMs = performance.now() - begun;
    bytes += piece.length;
  }
  const wholeMs = performance.now() - begun;
  return { firstMs: firstMs || wholeMs, wholeMs, databaseMs: databaseMs(databasePid) - used, bytes };
}

function report(
  asked: readonly Asked[],
  left: readonly string[],
  published: { milliseconds: number; processorMs: number },
) {
  const shown = asked
    .filter(
      ({ bytes, firstMs, databaseMs: worked }) => bytes > LONG_BYTES || firstMs > LIMIT_MS || worked > LIMIT_MS / 2,
    )
    .toSorted((one, other) => other.firstMs - one.firstMs);
  const late = asked.filter(({ firstMs }) => firstMs > LIMIT_MS).length;
  const slow = asked.filter(({ databaseMs: worked, bytes }) => worked > LIMIT_MS && bytes <= LONG_BYTES).length;
  const text = [
    '# Time to first byte',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${asked.length} read requests over HTTP on the large demonstration district, by staff with nothing cached, the minimum of ${ROUNDS} ${ROUNDS === 1 ? 'round' : 'rounds'} ` +
      `on a machine with two cores and a load of ${loadavg()[0]!.toFixed(0)}. ${late} start later than ${LIMIT_MS} ms; among responses of at most a megabyte, ${slow} take the database longer than that. ` +
      `The table shows those, responses of more than a megabyte, and requests that take the database at least half that time. "database" is processor time of its processes.`,
    '',
    '| Call | first byte ms | whole ms | database ms | MB |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...shown.map(
      ({ question: { method, path }, firstMs, wholeMs, databaseMs: worked, bytes }) =>
        `| ${method === 'GET' ? '' : `${method} `}${path} | ${firstMs.toFixed(0)} | ${wholeMs.toFixed(0)} | ${worked.toFixed(0)} | ${(bytes / 1e6).toFixed(1)} |`,
    ),
    '',
    `Publishing water levels takes ${published.milliseconds.toFixed(0)} ms, ${published.processorMs.toFixed(0)} ms of processor time.`,
    '',
    `Not measured, because the demonstration has no data for them: ${left.join(', ')}.`,
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(new URL('../FIRST-BYTES.md', import.meta.url), text);
}

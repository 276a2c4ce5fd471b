import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { everyCall } from '@artesian/contract/calls';
import { createClient } from '@artesian/contract/language/client';
import { publishWaterLevelsByPost } from '@artesian/contract/map/publishing';
import { processorSeconds } from './processor-time.ts';
import { startProduct } from './running.ts';

// How soon a list begins to come by HTTP on the large demonstration district, and how long all of it takes: every reading call that needs
// nothing but its address. The server starts with a cache of one megabyte, so that each list is made for whoever asks. Beside it, how long
// water levels take to publish. Prints a table and writes it to FIRST-BYTES.md.

const ROUNDS = 3;
const LIMIT_MS = 150;
/** Lists that are shorter come whole at once. */
const LONG_BYTES = 1_000_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Asked {
  path: string;
  bytes: number;
  firstMs: number;
  wholeMs: number;
}

process.env['CACHE_MB'] = '1';
const databasePid = Number(process.env['BENCH_DATABASE_PID']);
const server = await startProduct(process.env['BENCH_DATABASE_URL']!);
try {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'],
    { cwd: ROOT, env: { ...process.env, ORIGIN: server.origin } },
  );
  const token = stdout.trim();
  const paths = everyCall
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.startsWith('/api/publish-data'))
    .map(({ path }) => path);
  const asked: Asked[] = [];
  for (const path of new Set(paths)) {
    const found = await ask(path, token);
    if (found) asked.push(found);
  }
  const api = createClient({ baseUrl: server.origin, token: () => Promise.resolve(token) });
  const [begun, used] = [performance.now(), processorUsed()];
  await api.call(publishWaterLevelsByPost, {});
  report(asked, { milliseconds: performance.now() - begun, processorMs: (processorUsed() - used) * 1000 });
} finally {
  await server.stop();
}

function processorUsed(): number {
  return processorSeconds(server.pid) + processorSeconds(databasePid, true);
}

/** The median of some rounds; undefined for a call that needs more than its address. */
async function ask(path: string, token: string): Promise<Asked | undefined> {
  const rounds: Asked[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const answer = await fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok || !answer.body) return undefined;
    let [bytes, firstMs] = [0, 0];
    for await (const piece of answer.body) {
      if (bytes === 0) firstMs = performance.now() - begun;
      bytes += piece.length;
    }
    rounds.push({ path, bytes, firstMs, wholeMs: performance.now() - begun });
  }
  return rounds.toSorted((one, other) => one.firstMs - other.firstMs)[Math.floor(ROUNDS / 2)];
}

function report(asked: readonly Asked[], published: { milliseconds: number; processorMs: number }) {
  const shown = asked
    .filter(({ bytes, firstMs }) => bytes > LONG_BYTES || firstMs > LIMIT_MS)
    .toSorted((one, other) => other.firstMs - one.firstMs);
  const late = asked.filter(({ firstMs }) => firstMs > LIMIT_MS).length;
  const text = [
    '# First bytes of long answers',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${asked.length} reading calls by HTTP on the large demonstration district, with nothing cached. ${late} begin later than ${LIMIT_MS} ms. Shown are those, and answers of more than a megabyte.`,
    '',
    '| Call | first byte ms | whole ms | MB |',
    '| --- | ---: | ---: | ---: |',
    ...shown.map(
      ({ path, firstMs, wholeMs, bytes }) =>
        `| ${path} | ${firstMs.toFixed(0)} | ${wholeMs.toFixed(0)} | ${(bytes / 1e6).toFixed(1)} |`,
    ),
    '',
    `Publishing water levels takes ${published.milliseconds.toFixed(0)} ms, ${published.processorMs.toFixed(0)} ms of processor.`,
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(new URL('../FIRST-BYTES.md', import.meta.url), text);
}

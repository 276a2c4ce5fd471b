import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { wellsAsTilesAbove } from '@artesian/contract/map/sources';
import { ask, keepAnswers, refuseWrongAnswer } from './answers.ts';
import { timeListAfterChange } from './after-change.ts';
import { measureFrames } from './frames.ts';
import { growDistrict } from './grow-district.ts';
import { measure, type Measured } from './load.ts';
import { measureTabMemory } from './memory.ts';
import { layPeerTables } from './peer-tables.ts';
import { questionsAbout, type Known, type Question, type Servers } from './questions.ts';
import { writeReport, type MeasuredMap } from './report.ts';
import { startServer, type Running } from './running.ts';
import { measureFind, measureSearch } from './search.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const url = process.env['BENCH_DATABASE_URL']!;
const databasePid = Number(process.env['BENCH_DATABASE_PID']);
const folder = mkdtempSync(join(tmpdir(), 'artesian-bench-'));
const running: Running[] = [];
/** About all wells that the state knows of. */
const WELLS_AS_TILES = 765_000;

try {
  const artesian = await startArtesian();
  const known = await learn(artesian.origin);
  await layPeerTables(url, known.listColumns, known.nearColumns);
  const questions = questionsAbout(known);
  await keepAnswers(questions, artesian.origin, folder);
  const servers = { artesian, ...(await startPeers()) };

  const measured = new Map<string, Measured[]>();
  for (const question of questions) measured.set(question.name, await measureAll(question, servers));
  const afterChange = await timeListAfterChange(url, questions[0]!, servers);
  await Promise.all([servers.postgraphile, servers.platformatic].map((peer) => peer.stop()));
  await growDistrict(url, wellsAsTilesAbove);
  const whole = await measureMap(artesian.origin, wellsAsTilesAbove);
  const found = await measureFind(artesian, databasePid, known.token);
  await growDistrict(url, WELLS_AS_TILES);
  await readyAsTiles(artesian.origin);
  const tiled = await measureMap(artesian.origin, WELLS_AS_TILES);
  const searched = await measureSearch(artesian, databasePid);
  writeReport({ questions, measured, afterChange, found, searched, maps: [whole, tiled], wells: known.wells.length });
} finally {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

async function keep(starting: Promise<Running>): Promise<Running> {
  const server = await starting;
  running.push(server);
  return server;
}

function startArtesian(): Promise<Running> {
  const env = { DATABASE_URL: url, DEMONSTRATION: 'true', RATE_LIMIT: '100000000', LOG_LEVEL: 'error' };
  return keep(startServer(['--import', 'tsx', 'api/src/main.ts'], { cwd: root, env, path: '/health/ready' }));
}

async function startPeers(): Promise<Omit<Servers, 'artesian'>> {
  const env = { DATABASE_URL: url, ANSWERS: folder, NODE_ENV: 'production' };
  const peer = (name: string, path: string) =>
    keep(startServer(['server.mjs'], { cwd: join(root, 'bench/peers', name), env, path }));
  const own = (file: string, path: string) =>
    keep(startServer(['--import', 'tsx', `bench/src/${file}`], { cwd: root, env, path }));
  return {
    postgraphile: await peer('postgraphile', '/graphql'),
    platformatic: await peer('platformatic', '/peersListedWells/?limit=1'),
    postgisTiles: await own('postgis-tiles.ts', '/14/0/0'),
    bare: await own('bare-server.ts', '/list'),
  };
}

/** What the questions need to know of the running product. */
async function learn(origin: string): Promise<Known> {
  const token = await staffToken(origin);
  const list = await ask(`${origin}/api/list-wells`, { authorization: `Bearer ${token}` });
  const wells = (JSON.parse(list.body.toString()) as (Known['wells'][number] & { is_published: boolean })[]).filter(
    (well) => well.is_published,
  );
  const { lat_dd, lon_dd } = wells[0]!;
  const near = await ask(`${origin}/api/adjacent-wells/${lat_dd}/${lon_dd}/20000`);
  const map = await ask(`${origin}/api/ui-map-wells`);
  const mapColumns = Object.keys((JSON.parse(map.body.toString()) as object[])[0]!);
  return {
    token,
    wells,
    listTag: list.headers['etag']!,
    listColumns: Object.keys(wells[0]!),
    nearColumns: Object.keys((JSON.parse(near.body.toString()) as object[])[0]!).filter((name) =>
      mapColumns.includes(name),
    ),
  };
}

async function staffToken(origin: string): Promise<string> {
  const args = ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ORIGIN: origin },
  });
  return stdout.trim();
}

async function measureMap(origin: string, wells: number): Promise<MeasuredMap> {
  const chromium = process.env['CHROMIUM_PATH']!;
  return { wells, frames: await measureFrames(origin, chromium), memory: await measureTabMemory(origin, chromium) };
}

/** The first tile waits for the index of all wells. */
async function readyAsTiles(origin: string) {
  const { body } = await ask(`${origin}/api/public-map/sources`);
  if (!body.toString().includes('/api/public-map/tiles/')) throw new Error('The wells do not come as tiles.');
  await ask(`${origin}/api/public-map/tiles/5/7/13`);
}

async function measureAll(question: Question, servers: Servers): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const { name, server, calls, headers = {} } of question.contenders) {
    // The bare server repeats one of Artesian's answers, whatever is asked.
    if (server !== 'bare')
      await refuseWrongAnswer(`${name}, ${question.title}`, servers[server], calls[0]!, headers, question.proof);
    results.push(await measure(servers[server], databasePid, calls, headers, folder));
  }
  return results;
}

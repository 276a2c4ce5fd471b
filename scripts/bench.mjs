import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { ensureChromium, installDebian } from './lib/chromium.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { ensureProgram } from './lib/program.mjs';
import { capture, root, run, typescript } from './lib/run.mjs';
import { stop } from './lib/say.mjs';
import { withTreeOf } from './lib/tree.mjs';

// npm run bench            Artesian beside its peers and the physical limit
// npm run bench -- views   every view on the large demonstration district
// npm run bench -- readings how long the readings of 200 meters take to save
// npm run bench -- acts    what people wait for who decide something of permits
// npm run bench -- first-bytes
//                          how soon each list begins to come by HTTP
// npm run bench -- exports what visitors wait for while others download files
// npm run bench -- query   what a download of a million rows takes
// npm run bench -- levels  how long until levels are compared with their history
// npm run bench -- imports how long 66,742 wells take to come from a file
// npm run bench -- scaling what one, two and four processes serve
// npm run bench -- cache   what a cache in between takes off the server
// npm run bench -- partitions
//                          twenty million readings, whole and divided by fiscal year
// npm run bench -- districts
//                          a hundred districts on one PostgreSQL
// npm run bench -- weight  what a first look at a page loads
// npm run bench -- list    how long staff wait for a list of 50,000 wells
// npm run bench -- gallery how evenly 10,000 photos scroll
// npm run bench -- years   how evenly the map plays the years of 30,000 wells
// npm run bench -- facets  what counting 765,000 wells beside each filter takes
// npm run bench -- compare how soon the graph of twenty wells is drawn
// npm run bench -- addresses how soon an address of a million is found
// npm run bench -- certificates how long 200 certificates take
// npm run bench -- field   what a device takes into the field of 50,000 wells
// npm run bench -- cards 445f5e06
//                          how soon preview cards are drawn, beside an earlier commit
// npm run bench -- versions 73f6d0d
//                          lists and dashboards beside those of an earlier commit
// What they take is told in bench/README.md.
await ensureInstalled();
const measurements = {
  views: onLargeDistrict('views'),
  readings: onLargeDistrict('readings'),
  acts: onLargeDistrict('acts'),
  'first-bytes': onLargeDistrict('first-bytes'),
  exports: onDemonstration('exports'),
  query: onDemonstration('query'),
  levels: onDemonstration('levels'),
  imports: onDemonstration('imports'),
  scaling: underLoad(onLargeDistrict('scaling')),
  cache: underLoad(inBrowser('cache'), 'nginx'),
  partitions: onTables('partitions'),
  districts: measureDistricts,
  weight: inBrowser('weight'),
  list: inBrowser('list'),
  gallery: inBrowser('gallery'),
  years: inBrowser('years'),
  compare: inBrowser('compare'),
  facets: measureFacets,
  addresses: onTables('addresses'),
  certificates: inBrowser('certificates'),
  field: inBrowser('field'),
  cards: besideEarlier('cards'),
  versions: besideEarlier('versions'),
};
process.exitCode = await (measurements[process.argv[2]] ?? measurePeers)();

async function measurePeers() {
  await ensurePeers();
  await ensureWrk();
  const CHROMIUM_PATH = await ensureChromium();
  await ensureWebBuilt();
  return withPostgres(async (environment) => {
    const code = await run(process.execPath, typescript('bench/src/main.ts'), {
      env: { ...environment, CHROMIUM_PATH },
    });
    await capture('npx', ['--no-install', 'oxfmt', 'bench/RESULTS.md']);
    return code;
  });
}

/** Measures on the large demonstration district what `bench/src/{name}.ts` says. */
function onLargeDistrict(name) {
  return () =>
    withPostgres(async (environment) => {
      const loading = { env: { ...environment, DATABASE_URL: environment.BENCH_DATABASE_URL } };
      const loaded = await run('npm', ['run', 'demo', '--', '--scale', '10'], loading);
      const code = loaded || (await run(process.execPath, typescript(`bench/src/${name}.ts`), { env: environment }));
      await capture('npx', ['--no-install', 'oxfmt', `bench/${name.toUpperCase()}.md`]);
      return code;
    });
}

/** Measures on tables of the product without a row what `bench/src/{name}.ts` says. */
function onTables(name) {
  return () =>
    withPostgres(async (environment) => {
      const migrating = { env: { ...environment, DATABASE_URL: environment.BENCH_DATABASE_URL } };
      const migrated = await run('npm', ['run', 'migrate'], migrating);
      const code = migrated || (await run(process.execPath, typescript(`bench/src/${name}.ts`), { env: environment }));
      await capture('npx', ['--no-install', 'oxfmt', `bench/${name.toUpperCase()}.md`]);
      return code;
    });
}

/** Measures on the demonstration district what `bench/src/{name}.ts` says. */
function onDemonstration(name) {
  return () =>
    withPostgres(async (environment) => {
      const code = await run(process.execPath, typescript(`bench/src/${name}.ts`), { env: environment });
      await capture('npx', ['--no-install', 'oxfmt', `bench/${name.toUpperCase()}.md`]);
      return code;
    });
}

/** Measures in Chromium what `bench/src/{name}.ts` says. */
function inBrowser(name) {
  return async () => {
    const CHROMIUM_PATH = await ensureChromium();
    await ensureWebBuilt();
    return withPostgres(async (environment) => {
      const code = await run(process.execPath, typescript(`bench/src/${name}.ts`), {
        env: { ...environment, CHROMIUM_PATH },
      });
      await capture('npx', ['--no-install', 'oxfmt', `bench/${name.toUpperCase()}.md`]);
      return code;
    });
  };
}

/** What is measured with wrk, and with other programs of Debian. */
function underLoad(work, ...programs) {
  return async () => {
    await ensureWrk();
    for (const program of programs) await ensureProgram(program);
    return work();
  };
}

/** Without a database. */
async function measureFacets() {
  const code = await run(process.execPath, typescript('bench/src/facets.ts'));
  await capture('npx', ['--no-install', 'oxfmt', 'bench/FACETS.md']);
  return code;
}

/** With a PostgreSQL and a PgBouncer of its own. */
async function measureDistricts() {
  await ensureProgram('pgbouncer');
  const code = await run(process.execPath, typescript('bench/src/districts.ts'));
  await capture('npx', ['--no-install', 'oxfmt', 'bench/DISTRICTS.md']);
  return code;
}

/** Measures this version beside the commit that is named, as `bench/src/{name}.ts` says. */
function besideEarlier(name) {
  return () => {
    const commit = process.argv[3] ?? stop(`Say which commit to compare with: npm run bench -- ${name} 73f6d0d`);
    return withTreeOf(commit, (BENCH_EARLIER) =>
      withPostgres(async (environment) => {
        const env = { ...environment, BENCH_EARLIER };
        const code = await run(process.execPath, typescript(`bench/src/${name}.ts`), { env });
        await capture('npx', ['--no-install', 'oxfmt', `bench/${name.toUpperCase()}.md`]);
        return code;
      }),
    );
  };
}

async function withPostgres(work) {
  const postgres = await startPostgres();
  try {
    return await work({ ...process.env, BENCH_DATABASE_URL: postgres.url, BENCH_DATABASE_PID: postgres.pid });
  } finally {
    await postgres.stop();
  }
}

/** The peers are never installed with Artesian, nor with each other: each has a lockfile of its own. */
async function ensurePeers() {
  for (const peer of ['postgraphile', 'platformatic']) {
    const cwd = join(root, 'bench/peers', peer);
    if (existsSync(join(cwd, 'node_modules'))) continue;
    console.log(`Installing ${peer} …`);
    const { code, output } = await capture('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd });
    if (code !== 0) stop(`${peer} could not be installed:\n${output}`);
  }
}

async function ensureWrk() {
  const works = async () => (await capture('wrk', ['--version'])).code !== 127;
  if (await works()) return;
  await installDebian('wrk');
  if (!(await works())) stop('The measurements need wrk (Debian has it).');
}

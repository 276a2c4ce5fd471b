import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureGdal } from './lib/gdal.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { prepareDatabase } from './lib/prepare.mjs';
import { ensureProgram } from './lib/program.mjs';
import { ensureQgis } from './lib/qgis.mjs';
import { endWithThisProcess, start } from './lib/run.mjs';
import { Unavailable } from './lib/say.mjs';
import { ensureSpreadsheet } from './lib/spreadsheet.mjs';

// npm test                 everything
// npm test -- api          only projects and files whose name holds a word
const words = process.argv.slice(2);
const totals = { passed: 0, failed: 0, skipped: 0 };
/** The name of every test that failed, with how its failure begins. */
const failures = [];
let unavailable = 0;
/** What the processes of this run share. */
const folder = mkdtempSync(join(tmpdir(), 'artesian-test-'));

await ensureInstalled();
const postgres = await orSkip('The API tests on a PostgreSQL server', startPostgres);
const chromium = await orSkip('The browser tests', ensureChromium);
await orSkip('The tests of exported files with GDAL', ensureGdal);
await orSkip('The tests behind a pooler', () => ensureProgram('pgbouncer'));
await orSkip('The tests behind HAProxy', () => ensureProgram('haproxy'));
if (process.env.THOROUGH) {
  await orSkip('Opening downloads with a spreadsheet program', ensureSpreadsheet);
  await orSkip('Reading the open data with QGIS', ensureQgis);
}
try {
  const environment = { ...process.env, TEST_FOLDER: folder, ...(postgres && { TEST_DATABASE_URL: postgres.url }) };
  const projects = [
    'domain',
    'contract',
    'demo',
    'scripts',
    'web',
    'functions of the web',
    'api',
    ...(postgres ? ['api on a server'] : []),
    // Example districts.
    'api in *',
  ];
  // Beside the web application, the database that all embedded ones are copied from.
  await Promise.all([prepareDatabase(), chromium && ensureWebBuilt()]);
  // A browser is waited for more than it computes: meanwhile the others do.
  await Promise.all([
    test(projects, environment),
    chromium && test(['e2e'], { ...environment, CHROMIUM_PATH: chromium }),
    chromium && process.env.THOROUGH && test(['e2e with *', 'e2e in *'], { ...environment, CHROMIUM_PATH: chromium }),
  ]);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
// Last, because what is kept of a long run is often only its end.
for (const failure of failures) console.log(`FAILED ${failure}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 || unavailable > 0 ? 1 : 0;

/** What this machine cannot have is skipped with one plain line, except where everything must run. */
async function orSkip(what, prepare) {
  try {
    return await prepare();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    if (process.env.CI) unavailable += 1;
    console.log(`${what} are ${process.env.CI ? 'missing' : 'skipped'}: ${error.message}`);
    return undefined;
  }
}

async function test(projects, environment) {
  const report = join(folder, `${projects[0]}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = start(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', ...chosen, ...reporters, ...words],
    { env: environment, detached: true },
  );
  // Whoever stops the tests half-way leaves no database behind.
  endWithThisProcess(vitest.child);
  const code = await vitest.ended;
  count(report, code);
}

function count(report, code) {
  let results = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // The runner ended before it could write: its exit code says so below.
  }
  failures.push(...results.testResults.flatMap(failuresOfFile));
  totals.passed += results.numPassedTests;
  totals.skipped += results.numPendingTests;
  // A file that cannot even be loaded has no failed tests, yet fails the run.
  totals.failed += code === 0 ? results.numFailedTests : Math.max(1, results.numFailedTests);
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  const file = relative(process.cwd(), name);
  if (failed.length > 0)
    return failed.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.map(beginning).join('\n')}`);
  return status === 'failed' ? [`${file}\n${beginning(message)}`] : [];
}

function beginning(text) {
  return text.split('\n').slice(0, 12).join('\n');
}

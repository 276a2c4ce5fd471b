import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureWebBuilt } from '../lib/build-web.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { endWithThisProcess, start } from '../lib/run.mjs';
import { checks } from './checks.mjs';
import { FILE_ENDED } from './reporter.mjs';

// npm run checks -- sixty           a line for each of the sixty checks as it ends, and what they come to
// npm run checks -- sixty F7 L      some of them, or all that begin so
const chosen = choose(process.argv.slice(3));
const files = [...new Set(chosen.flatMap(({ tests }) => tests.map(fileOf)))];
const folder = mkdtempSync(join(tmpdir(), 'artesian-sixty-'));

await ensureInstalled();
const postgres = await startPostgres();
try {
  const isInBrowser = (file) => file.startsWith('e2e/');
  const environment = { ...process.env, TEST_FOLDER: folder, TEST_DATABASE_URL: postgres.url };
  if (files.some(isInBrowser)) {
    environment.CHROMIUM_PATH = await ensureChromium();
    await ensureWebBuilt();
  }
  const lines = [];
  /** What became of each test, by file, as files end. */
  const results = new Map();
  const tell = (file, tests) => {
    results.set(file, [...(results.get(file) ?? []), ...tests]);
    const done = chosen.filter(({ tests: its }) => its.some((test) => fileOf(test) === file));
    for (const check of done) if (check.tests.every((test) => results.has(fileOf(test)))) say(check);
  };
  const say = (check) => {
    const line = lineOf(check, results);
    lines.push(line);
    console.log(line.words);
  };
  for (const check of chosen) if (check.tests.length === 0) say(check);
  const outside = files.filter((file) => !isInBrowser(file));
  await run(['api on a server', 'web', 'scripts'], outside, environment, tell);
  await run(['e2e'], files.filter(isInBrowser), environment, tell);
  // Whose files nothing was heard of.
  for (const check of chosen) if (!lines.some(({ id }) => id === check.id)) say(check);
  for (const words of totals(lines)) console.log(words);
  process.exitCode = lines.some(({ state }) => state === 'fail') ? 1 : 0;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function choose(words) {
  const all = Object.entries(checks).map(([id, check]) => ({ id, ...check }));
  const meant = (word) => all.filter(({ id }) => (/\d/.test(word) ? id === word : id.startsWith(word)));
  const unknown = words.filter((word) => meant(word).length === 0);
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(', ')}. They are ${all.map(({ id }) => id).join(', ')}.`);
    process.exit(2);
  }
  return words.length === 0 ? all : all.filter((check) => words.some((word) => meant(word).includes(check)));
}

function fileOf(test) {
  return test.split(' > ')[0];
}

/** Runs these files, and tells what became of the tests of each when it ends. */
async function run(projects, wanted, env, tell) {
  if (wanted.length === 0) return;
  const named = projects.flatMap((project) => ['--project', project]);
  const vitest = start(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=./scripts/sixty/reporter.mjs', ...named, ...wanted],
    { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  endWithThisProcess(vitest.child);
  for await (const line of createInterface({ input: vitest.child.stdout })) {
    if (!line.startsWith(FILE_ENDED)) continue;
    const { file, tests } = JSON.parse(line.slice(FILE_ENDED.length));
    tell(relative(process.cwd(), file), tests);
  }
  await vitest.ended;
}

function lineOf({ id, about, tests, lacks }, results) {
  const found = tests.map((test) => {
    const [file, title] = test.split(' > ');
    const isMeant = ({ fullName, status }) =>
      status !== 'skipped' && (title === undefined || fullName === '' || fullName.includes(title));
    return (results.get(file) ?? []).filter(isMeant);
  });
  const ran = found.flat();
  const isHeld = found.every((some) => some.length > 0) && ran.every(({ status }) => status === 'passed');
  const state = isHeld ? (lacks ? 'part' : 'pass') : 'fail';
  const cases = ran.reduce((sum, { meta }) => sum + (meta.cases ?? 1), 0);
  const details = [about, ...ran.flatMap(({ meta }) => meta.detail ?? [])].join(': ');
  return {
    id,
    state,
    cases,
    words: `${id.padEnd(4)}${state}  n=${cases} ${details}${lacks ? ` (without ${lacks})` : ''}`,
  };
}

/** `faults survived 12/14`, and so on for each kind. */
function totals(lines) {
  const of = (kind) => lines.filter(({ id }) => id.startsWith(kind));
  const passed = (some) => some.filter(({ state }) => state === 'pass').length;
  const cases = (some) => some.reduce((sum, line) => sum + line.cases, 0);
  const kinds = [
    ['F', (some) => `faults survived ${passed(some)}/${some.length}`],
    ['C', (some) => `races ${passed(some)}/${some.length}, ${cases(some)} cases`],
    ['O', (some) => `without a connection ${passed(some)}/${some.length}`],
    ['B', (some) => `bad input ${passed(some)}/${some.length}, ${cases(some)} cases`],
    ['A', (some) => `access ${passed(some)}/${some.length}, ${cases(some)} cells and probes`],
    ['L', (some) => `load and abuse ${passed(some)}/${some.length}`],
    ['S', (some) => `packages and roles ${passed(some)}/${some.length}`],
  ];
  return [
    '',
    ...kinds.flatMap(([kind, say]) => (of(kind).length > 0 ? [say(of(kind))] : [])),
    ['pass', 'part', 'fail']
      .map((state) => `${lines.filter((line) => line.state === state).length} ${state}`)
      .join(', '),
  ];
}

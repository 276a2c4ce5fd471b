import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, run } from './lib/run.mjs';
import { stop } from './lib/say.mjs';

// npm run checks -- mutants                        how many changes of the rules in domain/src tests notice
// npm run checks -- mutants domain/src/dials.ts    of some files
// It is never installed with Artesian, but into a copy of the last commit. 10 needs a later Node.
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
const LEAST_PERCENT = 85;
/** The second writing of each rule is what tests hold the first to; quantities are held by the tests of imports. */
const RULES = ['domain/src/*.ts', '!domain/src/read-quantity.ts'];

const files = process.argv.slice(3);
const folder = mkdtempSync(join(tmpdir(), 'artesian-mutants-'));
const tree = join(folder, 'tree');
try {
  await must('git', ['worktree', 'add', '--detach', tree, 'HEAD']);
  console.log('Installing …');
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await must('npm', ['ci', ...quietly], { cwd: tree });
  await must('npm', ['install', '--no-save', ...quietly, ...STRYKER], { cwd: tree });
  const tests = { test: { include: ['domain/test/**/*.test.ts'] } };
  writeFileSync(join(tree, 'vitest.mutants.config.mjs'), `export default ${JSON.stringify(tests)};\n`);
  const settings = {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.mjs' },
    mutate: files.length > 0 ? files : RULES,
    // None: it would be written anew for a copy of the tree.
    tsconfigFile: 'none.json',
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { reportTests: false },
    thresholds: { high: 100, low: LEAST_PERCENT, break: LEAST_PERCENT },
    concurrency: 2,
  };
  writeFileSync(join(tree, 'stryker.config.json'), JSON.stringify(settings));
  process.exitCode = await run('npx', ['--no-install', 'stryker', 'run'], { cwd: tree });
} finally {
  rmSync(folder, { recursive: true, force: true });
  await capture('git', ['worktree', 'prune']);
}

async function must(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) stop(`${command} ${args[0]} failed:\n${output}`);
}

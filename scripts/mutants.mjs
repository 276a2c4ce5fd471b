import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/run.mjs';
import { must, withTreeOf } from './lib/tree.mjs';

// npm run checks -- mutants                        how many changes of the rules in domain/src tests notice
// npm run checks -- mutants domain/src/dials.ts    of some files
// It is never installed with Artesian, but into a copy of the last commit. 10 needs a later Node.
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
const LEAST_PERCENT = 85;
/** The second writing of each rule is what tests hold the first to; quantities are held by the tests of imports. */
const RULES = ['domain/src/*.ts', '!domain/src/read-quantity.ts'];

const files = process.argv.slice(3);
console.log('Installing …');
process.exitCode = await withTreeOf('HEAD', async (tree) => {
  await must('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...STRYKER], { cwd: tree });
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
  return run('npx', ['--no-install', 'stryker', 'run'], { cwd: tree });
});

import { ensureInstalled } from './lib/install.mjs';
import { capture } from './lib/run.mjs';

// npm run check              the tree as it is, and the subjects of the commits since main
// npm run check -- <commit>  the subjects of those since another commit
const npx = (command) => ['npx', ['--no-install', ...command.split(' ')]];
const checks = {
  spelling: npx('cspell --no-progress --gitignore --cache --cache-location .cache/cspell'),
  'types of the server side': npx('tsc -p .'),
  'types of the web side': npx('tsc -p web'),
  'unused code': npx('knip --no-progress'),
  lint: npx('oxlint --type-aware --report-unused-disable-directives-severity=error'),
  format: npx('oxfmt --check .'),
  'texts in both languages': [process.execPath, ['scripts/texts.mjs']],
  'commit subjects': [process.execPath, ['scripts/check-commits.mjs', ...process.argv.slice(2)]],
};

await ensureInstalled();
let failed = 0;
const left = Object.entries(checks);
// Two at a time: some of them use one processor only.
await Promise.all([work(), work()]);
process.exitCode = failed > 0 ? 1 : 0;

async function work() {
  for (let next = left.shift(); next; next = left.shift()) await perform(...next);
}

async function perform(name, [command, args]) {
  const { code, output } = await capture(command, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code === 0) return;
  failed += 1;
  console.log(output);
}

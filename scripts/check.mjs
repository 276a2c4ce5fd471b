import { ensureInstalled } from './lib/install.mjs';
import { capture } from './lib/run.mjs';

// npm run check              the tree as it is, and the subjects of the commits since main
// npm run check -- <commit>  the subjects of those since another commit
const npx = (command) => ['npx', ['--no-install', ...command.split(' ')]];
const checks = {
  'types of the server side': npx('tsc -p .'),
  'types of the web side': npx('tsc -p web'),
  lint: npx('oxlint --type-aware --report-unused-disable-directives-severity=error'),
  format: npx('oxfmt --check .'),
  'unused code': npx('knip --no-progress'),
  'texts in both languages': [process.execPath, ['scripts/texts.mjs']],
  spelling: npx('cspell --no-progress --gitignore --cache --cache-location .cache/cspell'),
  'commit subjects': [process.execPath, ['scripts/check-commits.mjs', ...process.argv.slice(2)]],
};

await ensureInstalled();
let failed = 0;
for (const [name, [command, args]] of Object.entries(checks)) {
  const { code, output } = await capture(command, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code === 0) continue;
  failed += 1;
  console.log(output);
}
process.exitCode = failed > 0 ? 1 : 0;

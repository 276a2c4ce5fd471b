import { ensureInstalled } from './lib/install.mjs';
import { capture } from './lib/run.mjs';

const checks = {
  'types of the server side': 'tsc -p .',
  'types of the web side': 'tsc -p web',
  lint: 'oxlint --type-aware --report-unused-disable-directives-severity=error',
  format: 'oxfmt --check .',
  'unused code': 'knip --no-progress',
};

await ensureInstalled();
let failed = 0;
for (const [name, command] of Object.entries(checks)) {
  const { code, output } = await capture('npx', ['--no-install', ...command.split(' ')]);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code === 0) continue;
  failed += 1;
  console.log(output);
}
process.exitCode = failed > 0 ? 1 : 0;

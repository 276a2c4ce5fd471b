import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { builtOf, root, run, sparing, typescript } from './lib/run.mjs';

// Runs one TypeScript entry of the project: node scripts/run.mjs <entry> [arguments]
// Where the packages of development are left out, what npm run build made of it.
const [entry, ...args] = process.argv.slice(2);
const isProduction = !existsSync(join(root, 'node_modules/tsx')) && existsSync(builtOf(entry));
if (!isProduction) await ensureInstalled();
const started = isProduction ? [builtOf(entry), ...args] : typescript(entry, args);
process.exitCode = await run(process.execPath, started, { env: { ...sparing, ...process.env } });

import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

// Runs one TypeScript entry of the project: node scripts/run.mjs <entry> [arguments]
const [entry, ...args] = process.argv.slice(2);
await ensureInstalled();
process.exitCode = await run(process.execPath, typescript(entry, args));

import { ensureInstalled } from './lib/install.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { run, typescript } from './lib/run.mjs';

// Web, API and sign-in at one address. The server starts while the web application is still being built.
await ensureInstalled();
const built = ensureWebBuilt();
const ended = run(process.execPath, typescript('api/src/main.ts'), { env: { LOG_LEVEL: 'warn', ...process.env } });
// The server hears the same signals from the terminal and ends by itself; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
await built;
process.exitCode = await ended;

import { ensureInstalled } from './lib/install.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { endWithThisProcess, start, typescript } from './lib/run.mjs';

// Web, API and sign-in at one address. The server starts while the web application is still being built.
await ensureInstalled();
const environment = { LOG_LEVEL: 'warn', ...process.env };
const server = start(process.execPath, typescript('api/src/main.ts'), { env: environment, detached: true });
endWithThisProcess(server.child);
ensureWebBuilt().catch((error) => {
  console.error(error.message);
  server.child.kill('SIGTERM');
});
process.exitCode = await server.ended;

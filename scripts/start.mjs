import { ensureInstalled } from './lib/install.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { endWithThisProcess, startServer } from './lib/run.mjs';

// Web, API and sign-in at one address. The server starts while the web application is still being built.
await ensureInstalled();
const server = startServer();
endWithThisProcess(server.child);
ensureWebBuilt().catch((error) => {
  console.error(error.message);
  server.child.kill('SIGTERM');
});
process.exitCode = await server.ended;

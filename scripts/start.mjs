import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { endWithThisProcess, startServer } from './lib/run.mjs';
import { stop } from './lib/say.mjs';

// npm start                            the demonstration district
// npm start -- --district two-pools    an example district of districts/, in a folder of its own

const district = readDistrict();
if (district !== undefined) {
  process.env.DEMONSTRATION_DISTRICT = district;
  // A database holds one district.
  process.env.DATA_DIR ??= `./data/${district}`;
}

// Web, API and sign-in at one address. The server starts while the web application is still being built.
await ensureInstalled();
const server = startServer();
endWithThisProcess(server.child);
ensureWebBuilt().catch((error) => {
  console.error(error.message);
  server.child.kill('SIGTERM');
});
process.exitCode = await server.ended;

function readDistrict() {
  try {
    return parseArgs({ options: { district: { type: 'string' } } }).values.district;
  } catch {
    return stop('Start with npm start, or with an example: npm start -- --district two-pools');
  }
}

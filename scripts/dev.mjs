import { ensureInstalled } from './lib/install.mjs';
import { endWithThisProcess, start } from './lib/run.mjs';

// Hot reload: the browser talks to Vite, which hands calls on to the API behind it.
const ADDRESS = 'http://localhost:5173';
const API_PORT = '3100';

await ensureInstalled();
const api = start(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include=api/**/*.sql', 'api/src/main.ts'],
  {
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: API_PORT, ORIGIN: ADDRESS },
    detached: true,
  },
);
const web = start(process.execPath, ['node_modules/vite/bin/vite.js', 'web', '--port', '5173', '--strictPort'], {
  env: { ...process.env, API_ORIGIN: `http://localhost:${API_PORT}` },
  detached: true,
});
endWithThisProcess(api.child, web.child);
process.exitCode = await Promise.race([api.ended, web.ended]);
for (const { child } of [api, web]) child.kill('SIGTERM');

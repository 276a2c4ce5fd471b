import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// Hot reload: the browser talks to Vite, which hands calls on to the API behind it.
const ADDRESS = 'http://localhost:5173';
const API_PORT = '3100';

await ensureInstalled();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
const environment = { ...process.env, PORT: API_PORT, ORIGIN: ADDRESS, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
const api = run(
  process.execPath,
  ['--watch-path=api', '--watch-path=contract', '--watch-path=domain', '--import', 'tsx', 'api/src/main.ts'],
  {
    env: environment,
  },
);
const web = run('npx', ['vite', 'web', '--port', '5173', '--strictPort'], {
  env: { ...process.env, API_ORIGIN: `http://localhost:${API_PORT}` },
});
process.exitCode = await Promise.race([api, web]);

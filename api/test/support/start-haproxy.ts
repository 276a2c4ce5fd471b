import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/free-port.mjs';

const PROGRAM = '/usr/sbin/haproxy';
const EXAMPLE = fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url));

/** Where it is missing, tests are skipped; `npm test` installs it, and says so where it cannot. */
export const hasHaproxy = existsSync(PROGRAM);

/** HAProxy as `deploy/` has it, before servers of PostgreSQL on these ports: `urlOf` is the address of whichever is the primary. */
export async function startHaproxy(servers: Record<'east' | 'west' | 'north', number>) {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-haproxy-'));
  const port = await freePort();
  const places = [
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`],
    ['server east 10.0.0.5:5432', `server east 127.0.0.1:${servers.east}`],
    ['server west 10.0.0.6:5432', `server west 127.0.0.1:${servers.west}`],
    ['server north 10.0.0.7:5432', `server north 127.0.0.1:${servers.north}`],
  ] as const;
  let settings = readFileSync(EXAMPLE, 'utf8');
  for (const [from, to] of places) {
    if (!settings.includes(from)) throw new Error(`deploy/haproxy.cfg says no more: ${from}`);
    settings = settings.replace(from, to);
  }
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, settings);
  const child = spawn(PROGRAM, ['-db', '-q', '-f', path], { stdio: 'ignore' });
  return {
    urlOf: (login: string) => `postgres://${login}@127.0.0.1:${port}/postgres`,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

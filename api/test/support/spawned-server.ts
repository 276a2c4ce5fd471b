import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import type { Database } from '../../src/platform/database/open-database.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface SpawnedServer {
  origin: string;
  /** Where its files lie. */
  folder: string;
  /** Of the process that runs. */
  pid: () => number;
  /** What that process holds in memory, in MB. */
  memoryMb: () => number;
  start: () => Promise<void>;
  /** Sends it a signal and waits for its end: how long that took, in ms. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number>;
  tokenOfAdministrator: () => Promise<string>;
  /** Ends it whatever it does, and takes its files away. */
  close: () => Promise<void>;
}

/** The product as a process of its own with this database of the PostgreSQL server, which a test may end at any moment and start again. */
export async function spawnedServer(database: Database, besides: Record<string, string> = {}): Promise<SpawnedServer> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const url = Object.assign(new URL(inject('databaseServer')), { pathname: rows[0]!.name }).href;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'artesian-spawned-'));
  const settings = { DATABASE_URL: url, DATA_DIR: folder, PORT: String(port), ORIGIN: origin, LOG_LEVEL: 'error' };
  let server: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const begun = performance.now();
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server!.once('exit', resolve));
      server.kill(signal);
      await ended;
    }
    return performance.now() - begun;
  };
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    origin,
    folder: join(folder, 'files'),
    async start() {
      server = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
        cwd: root,
        env: { ...process.env, ...settings, DEMONSTRATION: 'true', ...besides },
        stdio: 'ignore',
      });
      await vi.waitUntil(isReady, { timeout: 120_000, interval: 100 });
    },
    pid: () => server!.pid!,
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server!.pid}/status`, 'utf8'))![1]) / 1024,
    end,
    tokenOfAdministrator: () => obtainToken(origin, 'administrator'),
    async close() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

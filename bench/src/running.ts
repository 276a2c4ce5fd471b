import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.mjs';

/** A server of the comparison. */
export interface Running {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

const PATIENCE_MS = 180_000;

/** Starts a Node program that listens on PORT, and waits until it answers at `path`. */
export async function startServer(
  args: string[],
  { cwd, env, path }: { cwd: string; env: Record<string, string>; path: string },
): Promise<Running> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { DATABASE_URL: _given, ...environment } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...environment, NODE_ENV: 'development', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await answers(`${origin}${path}`, () => child.exitCode !== null);
  return {
    origin,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Artesian on this database, with the demonstration district. */
export const startProduct = (DATABASE_URL: string): Promise<Running> =>
  startServer(['--import', 'tsx', 'api/src/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { DATABASE_URL, DEMONSTRATION: 'true', LOG_LEVEL: 'error', RATE_LIMIT: '1000000' },
    path: '/health/ready',
  });

async function answers(address: string, hasEnded: () => boolean) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer && answer.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answered at ${address}.`);
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    origin: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 120_000;

/** Starts the real product once for all journeys: web, API, sign-in and demonstration district, in a folder of its own. */
export default async function setup(project: TestProject) {
  // Whoever writes a journey tries it against a product that runs already.
  if (process.env.E2E_ORIGIN) return project.provide('origin', process.env.E2E_ORIGIN);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'artesian-e2e-'));
  const { DATABASE_URL: _none, ...environment } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      ANSWER_SECONDS: '60',
    },
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await ready(origin).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  project.provide('origin', origin);
  return stop;
}

async function ready(origin: string) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The product did not become ready at ${origin}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

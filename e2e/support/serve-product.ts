import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from '../../api/src/platform/database/open-database.ts';
import { demonstrationIn } from '../../api/test/support/demonstration-folder.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { clockAt } from '../../api/test/support/clock.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 120_000;

export interface ServedProduct {
  origin: string;
  stop: () => Promise<void>;
  /** A script for pages, whose clock shows what that of the server shows from then on. */
  clock: () => string;
  /** Ends the server, and starts it again with the same folder, with a clock that shows this moment. */
  continueAt: (moment: string) => Promise<void>;
  /** Ends the server, and opens the database that it leaves: only one may have the folder. */
  openDatabase: () => Promise<Database>;
}

interface Wanted {
  /** Beside those that every journey has. */
  settings?: Readonly<Record<string, string>>;
  /** What the clock of the product shows first; the real time unless told. Later than that: cookies end by the clock of the browser. */
  moment?: string;
  /** Done before the server starts, while nobody else has the folder. */
  before?: (environment: NodeJS.ProcessEnv) => Promise<void>;
}

/** The real product, web and API, with a database in a folder of its own, on a free port. */
export async function serveProduct({ settings = {}, moment, before }: Wanted = {}): Promise<ServedProduct> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'artesian-e2e-'));
  const { DATABASE_URL: _none, TEST_FOLDER, ...inherited } = process.env;
  // In a run of all tests each district is loaded once.
  if (TEST_FOLDER && settings.DEMONSTRATION !== 'false')
    cpSync(await demonstrationIn(TEST_FOLDER, settings.DEMONSTRATION_DISTRICT ?? ''), folder, { recursive: true });
  const env = {
    ...inherited,
    NODE_ENV: 'development',
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
    ANSWER_SECONDS: '60',
    ...settings,
  };
  let clock = moment === undefined ? '' : clockAt(moment);
  await before?.({ ...env, ...runningFirst(clock) });
  let server = startServer(origin, { ...env, ...runningFirst(clock) });
  const stop = async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  };
  await server.ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    stop,
    clock: () => clock,
    continueAt: async (next) => {
      await server.end();
      clock = clockAt(next);
      server = startServer(origin, { ...env, ...runningFirst(clock) });
      await server.ready;
    },
    openDatabase: async () => {
      await server.end();
      return openDatabase({ dataDir: folder });
    },
  };
}

const MOST_SAID = 4000;

function startServer(origin: string, env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let said = '';
  server.stdout.on('data', (some: Buffer) => (said = `${said}${some.toString()}`.slice(-MOST_SAID)));
  let isWanted = false;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // Journeys would only find that nobody answers.
  server.once('exit', (code, signal) => {
    if (!isWanted) console.error(`The server ended by itself (${code ?? signal}), after it said:\n${said}`);
  });
  const end = async () => {
    isWanted = true;
    server.kill('SIGTERM');
    await ended;
  };
  return { ready: ready(origin), end };
}

/** The threads of a process, on which the embedded database runs, begin with the same script. */
const runningFirst = (script: string) =>
  script !== '' && {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,${encodeURIComponent(script)}`,
  };

async function ready(origin: string) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The product did not become ready at ${origin}.`);
}

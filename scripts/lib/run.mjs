import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command in the project's root and resolves with its exit code. */
export function run(command, args, options = {}) {
  return start(command, args, options).ended;
}

/** Starts a command in the project's root; `ended` resolves with its exit code. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  return { child, ended };
}

/**
 * glibc keeps a reserve of memory for each thread that ever asked for some, and Node has many: two of them save some 30 MB. What is larger than
 * 32 KB goes back to the system when it is freed: left to itself glibc keeps some 90 MB of what compiling the embedded database took.
 */
export const sparing = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };

/** Starts the server from its sources. The channel to it tells it when this process was killed: it ends too. */
export const startServer = () =>
  start(process.execPath, typescript('api/src/main.ts'), {
    env: { LOG_LEVEL: 'warn', ...sparing, ...process.env },
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

/**
 * Ends `children` when this process is to end, and each of them by one signal only: whoever presses Ctrl-C sends it to
 * npm and to this process alike, and a server that hears it twice would drop what it is doing. The children need groups
 * of their own (`detached`), or the terminal would send it to them as well.
 */
export function endWithThisProcess(...children) {
  let ending = false;
  const end = (signal) => {
    if (ending) return;
    ending = true;
    for (const child of children) child.kill(signal);
  };
  process.on('SIGINT', () => end('SIGINT'));
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGHUP', () => end('SIGTERM'));
  whenNpmHasEnded(() => end('SIGTERM'));
}

/** npm that is told to end does so without a word to what it started: only a new parent shows it. */
function whenNpmHasEnded(act) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watching);
    act();
  }, 500);
  watching.unref();
}

/** Runs a command quietly and resolves with its exit code and all that it printed. */
export async function capture(command, args, options = {}) {
  let output = '';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  return { code, output };
}

/** What `npm run build` makes of a TypeScript entry of ours. */
export const builtOf = (entry) => join(root, 'dist', entry.replace(/\.ts$/, '.js'));

/** A TypeScript entry of ours, with the arguments of this process unless others are given. */
export const typescript = (entry, args = process.argv.slice(2)) => ['--import', 'tsx', entry, ...args];

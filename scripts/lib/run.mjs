import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command in the project's root and resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command quietly and resolves with its exit code and all that it printed. */
export async function capture(command, args, options = {}) {
  let output = '';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  return { code, output };
}

/** A TypeScript entry of ours, with the arguments of this process unless others are given. */
export const typescript = (entry, args = process.argv.slice(2)) => ['--import', 'tsx', entry, ...args];

import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UnusableBackup } from './unusable.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Where Debian keeps each version of PostgreSQL; elsewhere its programs are on the path. */
const VERSIONS = '/usr/lib/postgresql';

/** The newest of this machine: an older one refuses a newer server. */
export function postgresProgram(name: Program): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin', name))
    .find((path) => existsSync(path));
  return newest ?? name;
}

/**
 * Runs one, on the database of `url` where there is one, and answers what it prints. No list of processes shows the password. Throws
 * UnusableBackup with its own first line when it fails.
 */
export async function runProgram(name: Program, args: readonly string[], url?: string): Promise<string> {
  const { dbname, password } = url === undefined ? { dbname: [], password: '' } : connectionOf(url);
  const child = spawn(postgresProgram(name), [...dbname, ...args], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (output += String(text)));
  child.stderr.on('data', (text: Buffer) => (errors += String(text)));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', () =>
      reject(new UnusableBackup(`${name} is not installed on this machine. Install the PostgreSQL client programs.`)),
    );
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  if (code === 0) return output;
  throw new UnusableBackup(`${name} failed: ${errors.trim().split('\n')[0] ?? ''}`);
}

function connectionOf(url: string) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { dbname: [`--dbname=${address.href}`], password };
}

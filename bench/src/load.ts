import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { processorSeconds } from './processor-time.ts';
import type { Running } from './running.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: string;
}
export interface Measured {
  callsPerSecond: number;
  /** Of the server's own process. */
  serverMsPerCall: number;
  /** Of all processes of PostgreSQL. */
  databaseMsPerCall: number;
  p50Ms: number;
  p99Ms: number;
  bytesPerCall: number;
}

const SECONDS = 5;
const CONNECTIONS = 10;
const replay = fileURLToPath(new URL('replay.lua', import.meta.url));

/** Calls `server` as fast as it answers, for some seconds after a warm-up. Throws when an answer is no success. */
export async function measure(
  server: Running,
  database: number,
  calls: Call[],
  headers: Record<string, string>,
  folder: string,
): Promise<Measured> {
  const file = join(folder, 'calls.txt');
  writeFileSync(file, calls.map(({ method, path, body }) => [method, path, body ?? ''].join('\t')).join('\n') + '\n');
  const load = (seconds: number) => wrk(server.origin, file, headers, seconds);
  await load(1);
  const before = [processorSeconds(server.pid), processorSeconds(database, true)] as const;
  const { answered, ...seen } = await load(SECONDS);
  const perCall = (now: number, then: number) => ((now - then) * 1000) / answered;
  return {
    ...seen,
    callsPerSecond: answered / SECONDS,
    serverMsPerCall: perCall(processorSeconds(server.pid), before[0]),
    databaseMsPerCall: perCall(processorSeconds(database, true), before[1]),
  };
}

/** Calls from a file as fast as they are answered. Throws when an answer is no success. */
export async function wrk(
  origin: string,
  file: string,
  headers: Record<string, string>,
  seconds: number,
  connections = CONNECTIONS,
) {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency', '-s', replay];
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)('wrk', [...options, ...given, origin, '--', file]);
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? /Socket errors: (.*)/.exec(stdout);
  if (failures) throw new Error(`${origin}, ${readFileSync(file, 'utf8').split('\n')[0]}: ${failures[0]}`);
  const answered = Number(/(\d+) requests in/.exec(stdout)![1]);
  return {
    answered,
    p50Ms: milliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)![1]!),
    p99Ms: milliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)![1]!),
    bytesPerCall: bytes(/requests in \S+, (\S+) read/.exec(stdout)![1]!) / answered,
  };
}

function milliseconds(text: string): number {
  const unit = /[a-z]+$/.exec(text)![0];
  return Number.parseFloat(text) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN);
}

function bytes(text: string): number {
  const unit = /[A-Z]+$/.exec(text)![0];
  return Number.parseFloat(text) * ({ B: 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 }[unit] ?? Number.NaN);
}

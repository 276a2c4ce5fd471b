import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sparing } from '../../scripts/lib/run.mjs';
import { bringInBeside, type Beside } from './imports-beside.ts';
import { memoryMb } from './memory-of-process.ts';
import { stateWells } from './state-wells.ts';
import { startServer, type Running } from './running.ts';

// How long it takes to bring in as many wells as the state knows of, by the command: a dry run, the run, the same file again and its
// undoing, on both kinds of database; then on the screen's way, while somebody saves. Prints a table and writes it to IMPORTS.md.

const WELLS = Number(process.env['BENCH_WELLS'] ?? 66_742);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOK_EVERY_MS = 100;

interface Step {
  what: string;
  seconds: number;
  /** The most that the command's process held, the embedded database in it; PostgreSQL's own processes are not. */
  highestMb: number;
  says: string;
}

const folder = mkdtempSync(join(tmpdir(), 'artesian-imports-'));
const file = join(folder, 'wells.csv');
writeFileSync(file, stateWells(WELLS));
try {
  const text = [
    '# Importing the wells of a whole state',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${WELLS.toLocaleString('en')} wells of 12 columns, ${Math.round(readFileSync(file).length / 1e6)} MB. [How](README.md).`,
    '',
  ];
  const server = process.env['BENCH_DATABASE_URL']!;
  text.push(...(await onOne('The embedded database', { DATA_DIR: join(folder, 'data') })));
  text.push(...(await onOne('PostgreSQL', { DATA_DIR: join(folder, 'other'), DATABASE_URL: server })));
  console.log(text.join('\n'));
  writeFileSync(new URL('../IMPORTS.md', import.meta.url), text.join('\n'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function onOne(title: string, database: Record<string, string>): Promise<string[]> {
  const env = { ...sparing, ...database, DEMONSTRATION: 'true', LOG_LEVEL: 'error', RATE_LIMIT: '1000000' };
  // The demonstration district has the boundary and the zones that wells are placed by.
  const starting = await serve(env);
  await starting.stop();
  const steps = [
    await runCommand('Dry run', env, ['wells', file, '--dry-run']),
    await runCommand('Imported', env, ['wells', file]),
    await runCommand('The same file again', env, ['wells', file]),
  ];
  const number = /undo (\d+)/.exec(steps[1]!.says)![1]!;
  steps.push(await runCommand('Undone', env, ['undo', number]));
  const running = await serve(env);
  try {
    const beside = await bringInBeside(running, file);
    return section(title, steps, beside, memoryMb(running.pid, 'VmHWM'));
  } finally {
    await running.stop();
  }
}

function serve(env: Record<string, string>): Promise<Running> {
  return startServer(['--import', 'tsx', 'api/src/main.ts'], { cwd: ROOT, env, path: '/health/ready' });
}

async function runCommand(what: string, env: Record<string, string>, args: string[]): Promise<Step> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/import/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let says = '';
  child.stdout.on('data', (chunk) => (says += chunk));
  let highestMb = 0;
  const looking = setInterval(() => (highestMb = Math.max(highestMb, memoryMb(child.pid!, 'VmHWM'))), LOOK_EVERY_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(looking);
  if (code !== 0) throw new Error(`${what} ended with ${String(code)}: ${says}`);
  const step = { what, seconds: (performance.now() - begun) / 1000, highestMb, says };
  console.error(`${what}: ${step.seconds.toFixed(1)} s, ${highestMb.toFixed(0)} MB`);
  return step;
}

function section(
  title: string,
  steps: readonly Step[],
  { importSeconds, undoSeconds, saves }: Beside,
  serverMb: number,
): string[] {
  const sorted = saves.toSorted((a, b) => a - b);
  return [
    `## ${title}`,
    '',
    '| With the command | s | highest MB |',
    '| --- | --: | --: |',
    ...steps.map(({ what, seconds, highestMb }) => `| ${what} | ${seconds.toFixed(1)} | ${highestMb.toFixed(0)} |`),
    '',
    `On the screen: ${importSeconds.toFixed(1)} s, undo ${undoSeconds.toFixed(1)} s, the server using at most ${serverMb.toFixed(0)} MB. Of ${sorted.length} saves of a well ` +
      `meanwhile, half took at most ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} ms, the longest ${sorted.at(-1)!.toFixed(0)} ms.`,
    '',
  ];
}

import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used so far; `withChildren` adds its children, living and ended. */
export function processorSeconds(pid: number, withChildren = false): number {
  const own = ticks(pid);
  if (!withChildren) return own.own / TICKS_PER_SECOND;
  const living = childrenOf(pid).reduce((sum, child) => sum + ticks(child).own, 0);
  return (own.own + own.ended + living) / TICKS_PER_SECOND;
}

function ticks(pid: number): { own: number; ended: number; parent: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process stands in brackets and may hold anything; the numbers come after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const sum = (...columns: number[]) => columns.reduce((total, column) => total + Number(fields[column]), 0);
    return { own: sum(11, 12), ended: sum(13, 14), parent: sum(1) };
  } catch {
    return { own: 0, ended: 0, parent: 0 };
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => ticks(pid).parent === parent);
}

/** Milliseconds that the processes of a PostgreSQL server have worked so far: Linux counts those of living ones in nanoseconds. */
export function databaseMs(postmaster: number): number {
  const ended = (ticks(postmaster).ended / TICKS_PER_SECOND) * 1000;
  return childrenOf(postmaster).reduce((sum, child) => sum + workedMs(child), ended);
}

function workedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return 0;
  }
}

import { readFileSync } from 'node:fs';

/** What Linux says that a process holds now (`VmRSS`), or held at most (`VmHWM`); 0 once it has ended. */
export function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

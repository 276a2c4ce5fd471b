import { spawnSync } from 'node:child_process';
import { afterAll } from 'vitest';

const does = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Puts a disk of its own, in memory, in place of a folder until the file's tests are over. Only root can: undefined for anybody else. */
export function smallDisk(folder: string, size: string): { grow: (size: string) => void } | undefined {
  const mount = (...options: string[]) => does('mount', '-t', 'tmpfs', '-o', options.join(','), 'tmpfs', folder);
  if (!mount(`size=${size}`)) return undefined;
  afterAll(() => void does('umount', '-l', folder));
  return { grow: (larger) => void mount('remount', `size=${larger}`) };
}

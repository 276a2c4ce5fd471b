import { setFlagsFromString } from 'node:v8';
import type { Config } from '../config.ts';

/**
 * Left alone, the heap grows to several times what is in use before what is no longer needed is taken back. Beside an embedded database, which
 * is part of this process, it grows by a third of what is in use, for some more processor time.
 */
export function keepHeapSmall({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>) {
  if (DATABASE_URL === undefined) setFlagsFromString('--heap-growing-percent=30');
}

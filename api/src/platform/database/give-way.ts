import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './open-database.ts';

/** Longer than a call thinks between two questions, and the longest that somebody's calls hold up long work. */
const WAY_MS = 25;
const LONGEST_WAY_MS = 1000;

/**
 * Between two pieces of long work: with a single connection each question of a call would wait for a piece, so whoever asks now asks all of it
 * before the next one.
 */
export async function giveWay({ kind, pool }: Pick<Database, 'kind' | 'pool'>) {
  if (kind === 'server') return;
  const until = Date.now() + LONGEST_WAY_MS;
  while (pool.idleCount < pool.totalCount && Date.now() < until) await sleep(WAY_MS);
}

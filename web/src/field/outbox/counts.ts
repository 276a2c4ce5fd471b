import type { Entry } from './entry.ts';

/** Of what the server does not have yet. */
export interface Unsent {
  waiting: number;
  attention: number;
  drafts: number;
  /** When the oldest was written, in ms since 1970. */
  oldest: number | undefined;
}

export function unsentOf(entries: readonly Entry[]): Unsent {
  const count = (...states: Entry['state'][]) => entries.filter(({ state }) => states.includes(state)).length;
  const unsent = entries.filter(({ state }) => state !== 'sent');
  return {
    waiting: count('waiting', 'sending'),
    attention: count('attention'),
    drafts: count('draft'),
    oldest: unsent.length > 0 ? Math.min(...unsent.map(({ writtenAt }) => writtenAt)) : undefined,
  };
}

/** `Stored only on this device: 3 records, the oldest 2 days old.` */
export function onlyHere({ waiting, attention, drafts, oldest }: Unsent, now: number): string {
  const records = waiting + attention + drafts;
  if (records === 0 || oldest === undefined) return 'All entries have been sent.';
  const noun = records === 1 ? 'record' : 'records';
  return `Stored only on this device: ${records} ${noun}, the oldest ${age(now - oldest)} old.`;
}

function age(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes === 0) return 'less than a minute';
  if (minutes < 60) return plural(minutes, 'minute');
  if (minutes < 48 * 60) return plural(Math.floor(minutes / 60), 'hour');
  return plural(Math.floor(minutes / 1440), 'day');
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

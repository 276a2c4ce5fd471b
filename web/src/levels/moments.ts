import { localTime } from '../ui/dates.ts';

/** A stretch of time in ms since 1970, both ends included. */
export interface Span {
  from: number;
  to: number;
}

export const isoOf = (at: number): string => new Date(Math.round(at)).toISOString();

/** By the clock of the district: `Sep 1, 2025, 2:05 PM CDT`. */
export const formatMoment = (at: number): string => localTime(isoOf(at));

export const formatSpan = ({ from, to }: Span): string =>
  from === to ? formatMoment(from) : `${formatMoment(from)} to ${formatMoment(to)}`;

const MINUTE = 60_000;
const units = [
  { ms: 365.25 * 24 * 60 * MINUTE, one: 'year' },
  { ms: 24 * 60 * MINUTE, one: 'day' },
  { ms: 60 * MINUTE, one: 'hour' },
  { ms: MINUTE, one: 'minute' },
] as const;

/** `3.5 days`, in the largest unit of which there is one at least. */
export function formatLength(ms: number): string {
  const { ms: size, one } = units.find((unit) => ms >= unit.ms) ?? units.at(-1)!;
  const count = Math.round((ms / size) * 10) / 10;
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

/** Nearer than that nothing is to be seen. */
const SHORTEST = 5 * MINUTE;

/** The span drawn out or together about one of its moments: `by` 0.5 shows half as much. */
export function zoomed({ from, to }: Span, by: number, about = (from + to) / 2): Span {
  const length = Math.max((to - from) * by, SHORTEST);
  const share = to > from ? (about - from) / (to - from) : 0.5;
  const begin = Math.round(about - length * share);
  return { from: begin, to: begin + Math.round(length) };
}

/** The span moved by a share of its length. */
export const moved = ({ from, to }: Span, share: number): Span => {
  const by = Math.round((to - from) * share);
  return { from: from + by, to: to + by };
};

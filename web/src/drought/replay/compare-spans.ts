import type { Replay, StageSpan } from '@artesian/contract/drought/triggers';

/** Days one after another that were at one stage, and would have been at another or the same. */
export interface ComparedSpan {
  from: string;
  through: string;
  days: number;
  /** Null where the day was not evaluated. */
  kept: number | null;
  replayed: number | null;
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

/** Both beside each other, cut wherever one of them changes, in the order of time. */
export function compareSpans({ kept, replayed }: Replay): ComparedSpan[] {
  const cuts = [
    ...new Set([...kept, ...replayed].flatMap(({ from, through }) => [from, dayAfter(through)])),
  ].toSorted();
  return cuts.slice(0, -1).flatMap((from, index) => {
    const until = cuts[index + 1]!;
    const both = { kept: stageOn(from, kept), replayed: stageOn(from, replayed) };
    if (both.kept === null && both.replayed === null) return [];
    const through = new Date(Date.parse(until) - DAY_MS).toISOString().slice(0, 10);
    return [{ from, through, days: daysBetween(from, until), ...both }];
  });
}

const stageOn = (day: string, spans: readonly StageSpan[]): number | null =>
  spans.find(({ from, through }) => from <= day && day <= through)?.drought_stage_ndx ?? null;

/** On how many days each stage was called for. */
export function daysOfStages(spans: readonly ComparedSpan[], of: 'kept' | 'replayed'): Map<number, number> {
  const days = new Map<number, number>();
  for (const span of spans) {
    const stage = span[of];
    if (stage !== null) days.set(stage, (days.get(stage) ?? 0) + span.days);
  }
  return days;
}

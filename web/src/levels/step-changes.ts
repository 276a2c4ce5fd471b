import type { LevelStep, SavedSeries } from '@artesian/contract/science/level-series';
import { formatSpan } from './moments.ts';
import { stepTitles } from './new-step.ts';

/** What a save did, a sentence each. `was` is what stood there before, where something did. */
export interface StepChange {
  what: string;
  was?: string;
  is?: string;
}

/** What one save made of the steps, and of what is published. */
export function changesOf({ before, after }: Pick<SavedSeries, 'before' | 'after'>): StepChange[] {
  const pairs = paired(before.steps, after.steps);
  const kept = pairs.filter(isKept);
  return [
    ...pairs.filter(({ was }) => !was).map(({ is }) => ({ what: 'Added', is: formatStep(is!) })),
    ...pairs.filter(({ is }) => !is).map(({ was }) => ({ what: 'Removed', was: formatStep(was!) })),
    ...kept.flatMap(changesOfStep),
    ...(isMoved(before.steps, kept) ? [{ what: 'The order of corrections changed' }] : []),
    ...(before.only_approved === after.only_approved
      ? []
      : [{ what: 'Published', was: publishedWords(before.only_approved), is: publishedWords(after.only_approved) }]),
  ];
}

interface Pair {
  was?: LevelStep | undefined;
  is?: LevelStep | undefined;
}
type Kept = Required<{ [End in keyof Pair]: LevelStep }>;

const isKept = (pair: Pair): pair is Kept => pair.was !== undefined && pair.is !== undefined;

/** Steps have no name: the same one is the equal one, else the first left of its kind that still says the most of what it said. */
function paired(before: readonly LevelStep[], after: readonly LevelStep[]): Pair[] {
  const left = [...before];
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1)[0]);
  const equals = after.map((is) => take(left.findIndex((was) => JSON.stringify(was) === JSON.stringify(is))));
  const pairs = after.map((is, index): Pair => {
    const was = equals[index];
    if (was) return { was, is };
    const alike = left.map((other) => (other.step === is.step ? likeness(other, is) : 0));
    return { was: take(alike.indexOf(Math.max(1, ...alike))), is };
  });
  return [...pairs, ...left.map((was) => ({ was }))];
}

const likeness = (one: LevelStep, other: LevelStep) =>
  Object.entries(one).filter(([name, value]) => other[name as keyof LevelStep] === value).length;

function isMoved(before: readonly LevelStep[], kept: readonly Kept[]): boolean {
  const places = kept.map(({ was }) => before.indexOf(was));
  return places.some((place, index) => index > 0 && place < places[index - 1]!);
}

function changesOfStep({ was, is }: Kept): StepChange[] {
  const said = { was: formatStep(was), is: formatStep(is) };
  const switched = is.is_on === was.is_on ? [] : [{ what: is.is_on ? 'Switched on' : 'Switched off', is: said.is }];
  const noted = is.note === was.note ? [] : [{ what: `Why, of ${said.is}`, was: was.note || '—', is: is.note || '—' }];
  return [...(said.was === said.is ? [] : [{ what: 'Changed', ...said }]), ...switched, ...noted];
}

const publishedWords = (only_approved: boolean) => (only_approved ? 'approved levels only' : 'provisional levels too');

/** `Offset of 0.75 ft, from the beginning to the end` */
export const formatStep = (step: LevelStep): string => `${formatAmount(step)}, ${formatReach(step)}`;

function formatAmount(step: LevelStep): string {
  switch (step.step) {
    case 'offset':
      return `${stepTitles.offset} of ${feet(step.offset_ft)}`;
    case 'drift':
      return `Drift of ${feet(step.start_ft)} to ${feet(step.end_ft)}`;
    case 'shift':
      return `${stepTitles.shift} by ${step.shift_minutes.toLocaleString('en-US')} minutes`;
    case 'remove': {
      const bounds = [
        step.least_ft !== null && `shallower than ${feet(step.least_ft)}`,
        step.greatest_ft !== null && `deeper than ${feet(step.greatest_ft)}`,
      ].filter(Boolean);
      return bounds.length === 0 ? stepTitles.remove : `${stepTitles.remove} ${bounds.join(' or ')}`;
    }
  }
}

const feet = (value: number) => `${value.toLocaleString('en-US', { maximumFractionDigits: 3 })} ft`;

function formatReach({ from, to }: LevelStep): string {
  if (from !== null && to !== null) return formatSpan({ from: Date.parse(from), to: Date.parse(to) });
  if (from === null && to === null) return 'all of the series';
  return from === null ? `through ${formatSpan(pointAt(to!))}` : `from ${formatSpan(pointAt(from))} on`;
}

const pointAt = (iso: string) => ({ from: Date.parse(iso), to: Date.parse(iso) });

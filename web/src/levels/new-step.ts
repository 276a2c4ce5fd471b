import type { HandLevel, LevelStep } from '@artesian/contract/science/level-series';
import { isoOf, type Span } from './moments.ts';

export type StepKind = LevelStep['step'];

export const stepTitles: Record<StepKind, string> = {
  offset: 'Offset',
  drift: 'Drift between two measurements',
  shift: 'Shift in time',
  remove: 'Take out readings',
};

/** A step for what is picked, with what measurements by hand there say of the series as it is corrected so far. */
export function newStep(
  kind: StepKind,
  picked: Span | undefined,
  window: Span,
  byHand: readonly HandLevel[],
): LevelStep {
  const reach = {
    from: picked ? isoOf(picked.from) : null,
    to: picked ? isoOf(picked.to) : null,
    is_on: true,
    note: '',
  };
  const tapes = tapesIn(picked ?? window, byHand);
  const [first, last] = [tapes[0], tapes.at(-1)];
  switch (kind) {
    case 'offset':
      return { step: 'offset', ...reach, offset_ft: residual(first) };
    case 'drift': {
      const { from, to } = first && last && first !== last ? { from: first.at, to: last.at } : (picked ?? window);
      return {
        step: 'drift',
        ...reach,
        from: isoOf(from),
        to: isoOf(Math.max(to, from + 1)),
        start_ft: residual(first),
        end_ft: residual(last),
      };
    }
    case 'shift':
      return { step: 'shift', ...reach, shift_minutes: 0 };
    case 'remove':
      return { step: 'remove', ...reach, least_ft: null, greatest_ft: null };
  }
}

/** Measurements at rest that the series can be held to. */
const tapesIn = ({ from, to }: Span, byHand: readonly HandLevel[]): HandLevel[] =>
  byHand.filter(
    ({ at, is_pumping, corrected_residual_ft }) =>
      at >= from && at <= to && !is_pumping && corrected_residual_ft !== null,
  );

const residual = (tape: HandLevel | undefined): number => Math.round((tape?.corrected_residual_ft ?? 0) * 1000) / 1000;

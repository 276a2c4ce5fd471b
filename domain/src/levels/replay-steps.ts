import { nearestOf, type Point, type TapeReading } from '../loggers/correct-levels.ts';
import { changeWithin, stretchAt, type Stretch } from './cut.ts';

/** From and through which moment a step holds, in ms since 1970 of the series as the steps before it left it; null where it is open. */
interface Reach {
  from: number | null;
  to: number | null;
  /** A step that is switched off stays in the list and does nothing. */
  is_on: boolean;
}

/** One step of correction of a series of depths to water, in ft below land surface. */
export type SeriesStep = Reach &
  (
    | { step: 'offset'; offset_ft: number }
    /** What is added grows evenly from the first moment to the last, as between two tape readings. */
    | { step: 'drift'; from: number; to: number; start_ft: number; end_ft: number }
    | { step: 'shift'; shift_minutes: number }
    /** Takes out everything; with limits, what was measured shallower or deeper than they are. */
    | { step: 'remove'; least_ft: number | null; greatest_ft: number | null }
  );

/** What all steps together do to the readings of one stretch of time, as the logger's clock has it. */
export interface Piece extends Stretch {
  moved_ms: number;
  /** Feet that are added: `ft` at `origin`, and `perMs` more with each ms after it. */
  add: { origin: number; ft: number; perMs: number };
  /** Of the depth as measured. What is beyond is taken out: everything, where the least is above the greatest. */
  least_ft: number;
  greatest_ft: number;
}

const untouched: Piece = {
  from: -Infinity,
  to: Infinity,
  moved_ms: 0,
  add: { origin: 0, ft: 0, perMs: 0 },
  least_ft: -Infinity,
  greatest_ft: Infinity,
};

/**
 * The steps in their order, put together: whatever they are, what they do to a reading follows from its time by one sum, so that it can be
 * done where the readings are. In the order of time, without gaps.
 */
export const piecesOf = (steps: readonly SeriesStep[]): Piece[] =>
  steps.filter(({ is_on }) => is_on).reduce(take, [untouched]);

function take(pieces: Piece[], step: SeriesStep): Piece[] {
  // Both ends of a step are meant to be in it; times are whole milliseconds.
  const reach = { from: step.from ?? -Infinity, to: (step.to ?? Infinity) + 1 };
  return pieces.flatMap((piece) =>
    changeWithin([piece], { from: reach.from - piece.moved_ms, to: reach.to - piece.moved_ms }, (part) =>
      changed(part, step),
    ),
  );
}

function changed(piece: Piece, step: SeriesStep): Piece {
  switch (step.step) {
    case 'offset':
      return { ...piece, add: { ...piece.add, ft: piece.add.ft + step.offset_ft } };
    case 'drift': {
      const origin = step.from - piece.moved_ms;
      const perMs = (step.end_ft - step.start_ft) / (step.to - step.from);
      return {
        ...piece,
        add: { origin, ft: addedTo(piece, origin) + step.start_ft, perMs: piece.add.perMs + perMs },
      };
    }
    case 'shift':
      return { ...piece, moved_ms: piece.moved_ms + step.shift_minutes * 60_000 };
    case 'remove': {
      const isAll = step.least_ft === null && step.greatest_ft === null;
      return {
        ...piece,
        least_ft: isAll ? Infinity : Math.max(piece.least_ft, step.least_ft ?? -Infinity),
        greatest_ft: isAll ? -Infinity : Math.min(piece.greatest_ft, step.greatest_ft ?? Infinity),
      };
    }
  }
}

/** Feet that a piece adds to a reading of this time. */
export const addedTo = ({ add }: Pick<Piece, 'add'>, at: number): number => add.ft + add.perMs * (at - add.origin);

/** Readings as the steps leave them, in the order of time; what was measured stays as it is. Depths in ft below land surface. */
export const replay = (measured: readonly Point[], steps: readonly SeriesStep[]): Point[] =>
  replayPieces(measured, piecesOf(steps));

export const replayPieces = (measured: readonly Point[], pieces: readonly Piece[]): Point[] =>
  measured
    .flatMap(({ at, value }) => {
      const piece = stretchAt(pieces, at);
      const isKept = piece.least_ft <= value && value <= piece.greatest_ft;
      return isKept ? [{ at: at + piece.moved_ms, value: value + addedTo(piece, at) }] : [];
    })
    .toSorted((one, other) => one.at - other.at);

/** How far a series is from what was measured by hand (by hand less series, ft), by its reading nearest in time; null where none is within six hours. */
export function residualOf(tape: TapeReading, series: readonly Point[]): number | null {
  const read = nearestOf(series, tape.at);
  return read === undefined ? null : tape.dtw_ft - read;
}

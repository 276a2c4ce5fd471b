import { changeWithin, type Stretch } from './cut.ts';
import type { Piece } from './replay-steps.ts';

/** What can be said of a level, in the order in which it is offered. */
export const levelFlags = ['Good', 'Estimated', 'Suspect', 'Equipment', 'Pumping'] as const;
export type LevelFlag = (typeof levelFlags)[number];

/** What is flagged so is kept and shown to staff, and not published. */
export const unpublishedFlags: readonly LevelFlag[] = ['Suspect', 'Equipment'];

/** What somebody said of the levels from a moment through another (ms since 1970): a flag, whether they are approved, or both. */
export interface LevelMark extends Stretch {
  flag: LevelFlag | null;
  standing: 'approved' | 'provisional' | null;
}

/** What holds for the levels of a stretch. */
export interface Judged extends Stretch {
  flag: LevelFlag | null;
  is_approved: boolean;
}

/** What holds when, by marks in the order in which they were made: the latest is right. Unmarked levels have no flag and are provisional. */
export const judge = (marks: readonly LevelMark[]): Judged[] =>
  marks.reduce<Judged[]>(
    (judged, { from, to, flag, standing }) =>
      joined(
        changeWithin(judged, { from, to: to + 1 }, (part) => ({
          ...part,
          flag: flag ?? part.flag,
          is_approved: standing === null ? part.is_approved : standing === 'approved',
        })),
      ),
    [{ from: -Infinity, to: Infinity, flag: null, is_approved: false }],
  );

/** Neighbors of which the same holds are one. */
function joined(judged: readonly Judged[]): Judged[] {
  const all: Judged[] = [];
  for (const one of judged) {
    const last = all.at(-1);
    const isSame = last?.flag === one.flag && last.is_approved === one.is_approved;
    if (isSame) all[all.length - 1] = { ...last, to: one.to };
    else all.push(one);
  }
  return all;
}

/** Pieces of a correction with what holds for the levels that they give: marks are of the corrected series, pieces of the logger's clock. */
export const judgePieces = (pieces: readonly Piece[], judged: readonly Judged[]): (Piece & Judged)[] =>
  pieces.flatMap((piece) =>
    judged.flatMap((one) => {
      const from = Math.max(piece.from, one.from - piece.moved_ms);
      const to = Math.min(piece.to, one.to - piece.moved_ms);
      return from < to ? [{ ...piece, ...one, from, to }] : [];
    }),
  );

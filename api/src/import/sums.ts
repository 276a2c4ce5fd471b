import type { Piece } from './import-rows.ts';
import { NOT_IN_LIST } from './words.ts';
import { countOf, verdicts, type Verdict } from './outcomes.ts';

/** What came of an import so far. Texts are counted: how many rows have them. */
export interface Sums {
  rows: number;
  counts: Record<Verdict, number>;
  refusals: Map<string, number>;
  /** What there is to look at, by kind; and how cells were read that nobody has to look at. */
  remarks: Map<string, number>;
  routine: Map<string, number>;
  /** Words not in the lists, each by itself. */
  lacking: Map<string, number>;
  wordsAdded: Map<string, number>;
}

export const noSums = (): Sums => ({
  rows: 0,
  counts: { added: 0, changed: 0, 'already there': 0, refused: 0 },
  refusals: new Map(),
  remarks: new Map(),
  routine: new Map(),
  lacking: new Map(),
  wordsAdded: new Map(),
});

export function addToSums(sums: Sums, { outcomes, wordsAdded }: Pick<Piece, 'outcomes' | 'wordsAdded'>) {
  sums.rows += outcomes.length;
  for (const verdict of verdicts) sums.counts[verdict] += countOf(outcomes, verdict);
  for (const { refusals, remarks } of outcomes) {
    for (const { subject } of refusals) count(sums.refusals, subject);
    for (const { subject, words, isRoutine } of remarks) {
      count(isRoutine ? sums.routine : sums.remarks, subject);
      if (subject.endsWith(NOT_IN_LIST)) count(sums.lacking, words.replace(` ${NOT_IN_LIST}`, ''));
    }
  }
  for (const { table, word } of wordsAdded) count(sums.wordsAdded, `${table}: ${word}`);
}

const count = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);

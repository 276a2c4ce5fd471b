import { folded } from '../ui/table/filter/folded.ts';
import type { Item } from './item.ts';

/** Those that hold every word of a text; where none does, those that hold words like it. */
export function holding(items: readonly Item[], wanted: string): Item[] {
  const words = folded(wanted).split(/\s+/);
  const texts = items.map((item) => ({ item, text: folded(`${item.label} ${item.detail}`) }));
  const literal = texts.filter(({ text }) => words.every((word) => text.includes(word)));
  const found =
    literal.length > 0 ? literal : texts.filter(({ text }) => words.every((word) => isHeldAlike(text, word)));
  return found.map(({ item }) => item);
}

const isHeldAlike = (text: string, word: string): boolean =>
  text.includes(word) || text.split(/[^\p{L}\p{N}]+/u).some((held) => isAlike(word, held));

/** So long a word may differ in one letter, and twice as long in two: a letter more, less, another, or two that changed places. */
const FEWEST_LETTERS = 4;

/** Whether a word, or the beginning of one, may be what somebody meant to type. */
export function isAlike(typed: string, word: string): boolean {
  const most = Math.floor(typed.length / FEWEST_LETTERS) > 1 ? 2 : 1;
  if (typed.length < FEWEST_LETTERS) return false;
  const beginnings = [typed.length, typed.length - 1, typed.length + 1].map((length) => word.slice(0, length));
  return beginnings.some((beginning) => distance(typed, beginning) <= most);
}

/**
 * How many letters have to be added, left out, replaced or swapped with the next to make one word of another: the restricted distance of Damerau
 * and Levenshtein.
 */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(next[column - 1]! + 1, last[column]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, before[column - 2]! + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}

import Fuse from 'fuse.js';
/** What is known of an option. */
interface Named {
  label: string;
  detail?: string;
}

export interface OptionSearch<O extends Named> {
  /** Everything that can be chosen. */
  all: readonly O[];
  /** What matches, the best first; everything for nothing typed. */
  find: (typed: string) => readonly O[];
  /** The one that was meant: of this very name, or the only one that holds what was typed. */
  only: (typed: string) => O | undefined;
}

interface Known<O> {
  option: O;
  name: string;
  text: string;
}

/** At most so many suggestions, as the specification has it (3 §9). */
export const MOST_SUGGESTIONS = 49;
/** With so many literal hits, what is merely alike is in the way. */
const ENOUGH = 8;

/** Finds options by label and detail, in any order and writing, and with a letter wrong. It reads them when it is first asked. */
export function createOptionSearch<O extends Named>(all: readonly O[]): OptionSearch<O> {
  const known = once(() => all.map(knownAs));
  const fuse = once(() => new Fuse(known(), { keys: ['text'], threshold: 0.3, ignoreLocation: true }));

  const literal = (wanted: readonly string[]) => known().filter(holdsAll(wanted));
  const alike = (wanted: readonly string[]) => {
    const like = new Map(wanted.filter(mayBeMisspelt).map((word) => [word, new Set(fuse().search(word).map(itemOf))]));
    return known().filter((one) => wanted.every((word) => one.text.includes(word) || like.get(word)?.has(one)));
  };

  return {
    all,
    find: (typed) => {
      const wanted = wordsOf(typed);
      if (wanted.length === 0) return all;
      const hits = literal(wanted).toSorted(byFit(plain(typed)));
      const others = hits.length < ENOUGH && wanted.some(mayBeMisspelt) ? alike(wanted) : [];
      return [...new Set([...hits, ...others])].map(({ option }) => option);
    },
    only: (typed) => {
      const hits = literal(wordsOf(typed));
      const named = hits.filter(({ name }) => name === plain(typed));
      const meant = named.length === 1 ? named : hits;
      return meant.length === 1 ? meant[0]!.option : undefined;
    },
  };
}

const knownAs = <O extends Named>(option: O): Known<O> => ({
  option,
  name: plain(option.label),
  text: `${plain(option.label)} ${plain(option.detail ?? '')}`,
});

const holdsAll = (wanted: readonly string[]) => (known: Known<unknown>) =>
  wanted.every((word) => known.text.includes(word));

/** Numbers that are like the wanted one belong to others, and so do short words. */
const mayBeMisspelt = (word: string) => word.length > 3 && !/\d/.test(word);

const byFit = (wanted: string) => (one: Known<unknown>, other: Known<unknown>) => fit(one, wanted) - fit(other, wanted);

/** What is known best stands first in the text. */
function fit({ name, text }: Known<unknown>, wanted: string): number {
  if (name === wanted) return -1;
  const place = text.indexOf(wanted);
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

/** Numbers and ids are written with and without hyphens: 58-50-301 and 5850301, (512) 555-0100 and 512-555-0100. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\((\d+)\)\s*/g, '$1')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim();

const wordsOf = (typed: string) => plain(typed).split(/\s+/).filter(Boolean);

const itemOf = <T>({ item }: { item: T }) => item;

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

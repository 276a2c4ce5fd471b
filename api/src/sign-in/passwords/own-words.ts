import type { Config } from '../../platform/config.ts';

/** Shorter ones are parts of too many others. */
const SHORTEST_WORD = 3;
/** What the product and its trade are called. */
const ALWAYS = ['artesian', 'groundwater', 'aquifer', 'password'];
const YEARS = /(?:19|20)\d\d/g;

/** What anybody would try first here, in small letters and the longest first: the district's names with their initials, and its town. */
export function ownWordsOf({ DISTRICT_NAME, DISTRICT_SHORT_NAME, DISTRICT_ADDRESS = '' }: Config): string[] {
  const words = [DISTRICT_NAME, DISTRICT_SHORT_NAME, DISTRICT_ADDRESS].map(wordsIn);
  const initials = words.slice(0, 2).map((of) => of.map((word) => word[0]).join(''));
  return [...new Set([...words.flat(), ...initials, ...ALWAYS])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** What is left of a password in small letters without those words and years; without signs, where there were any of them. */
export function withoutOwnWords(password: string, ownWords: readonly string[]): string {
  const left = ownWords.reduce((text, word) => text.replaceAll(word, ' '), password).replaceAll(YEARS, ' ');
  return left === password ? password : left.replaceAll(/[^\p{L}\d]/gu, '');
}

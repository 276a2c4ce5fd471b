/** Words of a district may hold any character, also the one that separates them in an address. */
const separator = '~';
const escaped = (word: string) => word.replace(/[!~]/g, (character) => (character === '!' ? '!!' : '!-'));
const unescaped = (word: string) => word.replace(/!([!-])/g, (_, character) => (character === '!' ? '!' : separator));

/** Words as one search parameter; empty for none. */
export const joinedWords = (words: readonly string[]): string => words.map(escaped).join(separator);

/** Reads what `joinedWords` wrote. */
export const splitWords = (text: string): string[] => text.split(separator).filter(Boolean).map(unescaped);

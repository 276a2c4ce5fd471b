/** What somebody looks for, as the database compares it. */
export interface Wanted {
  /** The whole of it in small letters, without hyphens; of a number its digits alone. */
  text: string;
  /** Its words, each with the other ways in which it may stand there; all of them are wanted. */
  words: readonly (readonly string[])[];
  /** Whether it begins with a digit: what is merely like a number is another one. */
  isNumber: boolean;
}

/** More words than these tell nothing apart that fewer do not. */
const mostWords = 8;

/** Long and short forms of what streets are called. */
const forms = [
  ['street', 'st'],
  ['road', 'rd'],
  ['lane', 'ln'],
  ['drive', 'dr'],
  ['avenue', 'ave'],
  ['boulevard', 'blvd'],
  ['circle', 'cir'],
  ['court', 'ct'],
  ['cove', 'cv'],
  ['trail', 'trl'],
  ['parkway', 'pkwy'],
  ['highway', 'hwy'],
  ['expressway', 'expy'],
  ['freeway', 'fwy'],
  ['place', 'pl'],
  ['terrace', 'ter'],
  ['crossing', 'xing'],
  ['square', 'sq'],
  ['loop', 'lp'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
] as const;

/** Reads what somebody typed; undefined when there is nothing to look for. */
export function wantedOf(typed: string): Wanted | undefined {
  const text = plainNumber(plain(typed));
  const words = [...new Set(text.split(' '))].slice(0, mostWords);
  return text === '' ? undefined : { text, words: words.map(formsOf), isNumber: /^\d/.test(text) };
}

/** The street of '1200 Congress Ave'; undefined where nothing but a number was typed, or none. */
export function withoutHouseNumber({ text, words }: Wanted): Wanted | undefined {
  const street = /^\d+[a-z]?\s+(.+)$/.exec(text)?.[1];
  return street === undefined ? undefined : { text: street, words: words.slice(1), isNumber: /^\d/.test(street) };
}

/** As `plain_words` of the database does it; signs that part words, or that a pattern would take for its own, are no letters. */
const plain = (typed: string) =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/-/g, '')
    .replace(/[%_\\,;:"()]|\.(?=\s|$)/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

/** A state well number is written 58-50-301, 58 50 301 and 5850301. */
const plainNumber = (text: string) => (/^[\d\s.]+$/.test(text) ? text.replace(/\D/g, '') : text);

const formsOf = (word: string): readonly string[] => knownForms(word) ?? [word];
const knownForms = (word: string) => forms.find((pair: readonly string[]) => pair.includes(word));

export const isKindOfStreet = (word: string): boolean => knownForms(word) !== undefined;

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
  return text === '' ? undefined : wantedIn(text);
}

function wantedIn(text: string): Wanted {
  const words = [...new Set(text.split(' '))].slice(0, mostWords);
  return { text, words: words.map(formsOf), isNumber: /^\d/.test(text) };
}

/** The end of an address as it stands on an envelope. */
const STATE_AND_ZIP = /\s+(tx|texas)(\s+\d{5,9})?$/;
const HOUSE_NUMBER = /^\d+[a-z]?\s+(?=.)/;

/** What is left of an address where nothing has all of it: 'Buda' of 'Buda, TX 78610', 'Congress Ave' of '1200 Congress Ave'. */
export function lessOf(wanted: Wanted): Wanted[] {
  const { text } = withoutState(wanted);
  const left = new Set([text, text.replace(HOUSE_NUMBER, '')]);
  return [...left].filter((less) => less !== wanted.text).map(wantedIn);
}

export const withoutState = ({ text }: Wanted): Wanted => wantedIn(text.replace(STATE_AND_ZIP, ''));

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

/** The house number that an address begins with, and its street; undefined for what is no address. */
export function houseNumberIn(wanted: Wanted): { number: number; street: Wanted } | undefined {
  const { text } = withoutState(wanted);
  const number = Number(/^\d{1,7}/.exec(text)?.[0]);
  const street = text.replace(HOUSE_NUMBER, '');
  return number > 0 && street !== text && /[a-z]{2}/.test(street) ? { number, street: wantedIn(street) } : undefined;
}

const formsOf = (word: string): readonly string[] => knownForms(word) ?? [word];
const knownForms = (word: string) => forms.find((pair: readonly string[]) => pair.includes(word));

export const isKindOfStreet = (word: string): boolean => knownForms(word) !== undefined;

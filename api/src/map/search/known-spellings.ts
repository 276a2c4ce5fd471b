import type { Pool } from 'pg';
import { isKindOfStreet, type Wanted } from './wanted.ts';

/** Shorter words are like too many others. */
const fewestLetters = 4;
const mostSpellings = 4;

/** By the place of each word those of the vocabulary that are most like it. */
const readSpellings = `
  select typed.place, array_agg(alike.word order by alike.likeness desc, alike.word) as spellings
  from unnest($1::text[]) with ordinality as typed (word, place)
  cross join lateral (
    select word, similarity(word, typed.word) as likeness
    from known_words
    where word % typed.word
    order by likeness desc, word
    limit ${mostSpellings}
  ) as alike
  group by typed.place`;

/**
 * The same in the words of the district: each may also stand there as one that it is like, and what a street is called may be
 * missing, as that of 'Slaughter Lane' does where it is 'Slaughter'. Undefined when no other words come of it.
 */
export async function asSpelledHere(pool: Pool, wanted: Wanted): Promise<Wanted | undefined> {
  const typed = wanted.words.map(([word = '']) => (isSpelled(word) ? word : ''));
  const { rows } = await pool.query<{ place: number; spellings: string[] }>(readSpellings, [typed]);
  const spellings = new Map(rows.map((row) => [row.place - 1, row.spellings]));
  const words = wanted.words
    .map((forms, place) => spelledHere(forms, spellings.get(place) ?? []))
    .filter(([word = '']) => !isKindOfStreet(word));
  const isOther = words.length < wanted.words.length || words.some((forms, place) => forms !== wanted.words[place]);
  const text = words.map(([word]) => word).join(' ');
  return isOther && text !== '' ? { ...wanted, words, text } : undefined;
}

/** A word that is in the vocabulary stands for itself. */
const spelledHere = (forms: readonly string[], spellings: readonly string[]): readonly string[] =>
  spellings.length === 0 || spellings.some((word) => forms.includes(word)) ? forms : spellings;

const isSpelled = (word: string) => word.length >= fewestLetters && !isKindOfStreet(word) && /^\p{L}+$/u.test(word);

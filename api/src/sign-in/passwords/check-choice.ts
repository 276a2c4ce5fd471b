import { readFileSync } from 'node:fs';
import { invalid } from '../../platform/problems.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, userWords } from '@artesian/contract/people/user-words';
import { isInFilter } from './bloom-filter.ts';
import { withoutOwnWords } from './own-words.ts';

export const SHORTEST = SHORTEST_PASSWORD;
/** Of the passwords that leaked most often; docs/decisions/0013-users-and-their-directory.md says from where. */
export const filterFile = new URL('known-passwords.bloom', import.meta.url);

let filter: Uint8Array | undefined;

/** What must stay of a password without what anybody would guess here. */
const LEAST_OF_ITS_OWN = 6;

/** What speaks against a password that somebody chose, or undefined. In small letters as in capitals, known is known. */
export function problemOfPassword(password: string, ownWords: readonly string[]): string | undefined {
  if (password === '') return userWords.needsPassword;
  if (password.length < SHORTEST) return userWords.shortPassword;
  if (password.length > LONGEST_PASSWORD) return userWords.longPassword;
  const said = password.toLowerCase();
  if (isKnown(said)) return userWords.knownPassword;
  const left = withoutOwnWords(said, ownWords);
  const isGuessed = left !== said && (left.length < LEAST_OF_ITS_OWN || /^\d+$/.test(left) || isKnown(left));
  return isGuessed ? userWords.guessedPassword : undefined;
}

function isKnown(password: string): boolean {
  filter ??= readFileSync(filterFile);
  return isInFilter(filter, password);
}

/** Throws 400 for a password that must not be chosen. */
export function refusePoorPassword(password: string, ownWords: readonly string[], field = 'password') {
  const problem = problemOfPassword(password, ownWords);
  if (problem !== undefined) throw invalid(field, problem);
}

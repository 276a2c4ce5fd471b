import { readFileSync } from 'node:fs';
import { invalid } from '../../platform/problems.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, userWords } from '@artesian/contract/people/user-words';
import { isInFilter } from './bloom-filter.ts';

export const SHORTEST = SHORTEST_PASSWORD;
/** Of the passwords that leaked most often; docs/decisions/0013-users-and-their-directory.md says from where. */
export const filterFile = new URL('known-passwords.bloom', import.meta.url);

let filter: Uint8Array | undefined;

/** What speaks against a password that somebody chose, or undefined. In small letters as in capitals, known is known. */
export function problemOfPassword(password: string): string | undefined {
  if (password === '') return userWords.needsPassword;
  if (password.length < SHORTEST) return userWords.shortPassword;
  if (password.length > LONGEST_PASSWORD) return userWords.longPassword;
  filter ??= readFileSync(filterFile);
  return isInFilter(filter, password.toLowerCase()) ? userWords.knownPassword : undefined;
}

/** Throws 400 for a password that must not be chosen. */
export function refusePoorPassword(password: string) {
  const problem = problemOfPassword(password);
  if (problem !== undefined) throw invalid('password', problem);
}

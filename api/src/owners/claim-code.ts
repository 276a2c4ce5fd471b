import { createHmac, randomBytes } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@artesian/contract/owners/claims';
import type { Queries } from '../notices/find-recipients.ts';
import { secret } from '../platform/secret.ts';

export const claimKey = (client: Queries): Promise<string> =>
  secret(client, 'claims-key', async () => randomBytes(32).toString('base64url'));

/** The code of a letter, fifty bits that follow from its number and the server's key: `7K2QF9XM4A`. */
export function codeOf(key: string, claim: number): string {
  const digest = createHmac('sha256', key).update(`claim ${claim}`).digest();
  // 256 is a multiple of 32, so that each letter is as likely as another.
  return [...digest.subarray(0, CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

/** As a letter shows it: `7K2QF-9XM4A`. */
export const inWriting = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;

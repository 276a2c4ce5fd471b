import { createHash, randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { noteChange } from '../../users/note-change.ts';

type Queries = Pick<Pool, 'query'>;

const CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LETTERS = 12;

const makeCode = () => Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const inGroups = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');
/** A code has 59 random bits, so a plain hash of it tells nothing. */
const hashOf = (sub: string, code: string) => createHash('sha256').update(`${sub} ${code}`).digest('base64url');

/** New codes in place of all former ones, to be shown this once. */
export async function makeRecoveryCodes(on: Queries, sub: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode);
  await on.query('delete from account_recovery_codes where sub = $1', [sub]);
  await on.query('insert into account_recovery_codes (sub, code_hash) select $1, unnest($2::text[])', [
    sub,
    codes.map((code) => hashOf(sub, code)),
  ]);
  return codes.map(inGroups);
}

/** Whether this is one of the account's codes; it is used up by that. */
export async function spendRecoveryCode(on: Queries, sub: string, said: string): Promise<boolean> {
  const code = said.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const { rowCount } = await on.query(
    'update account_recovery_codes set used_at = now() where sub = $1 and code_hash = $2 and used_at is null',
    [sub, hashOf(sub, code)],
  );
  if (rowCount !== 1) return false;
  await noteChange(on, sub, 'recovery code used');
  return true;
}

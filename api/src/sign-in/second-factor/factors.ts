import { isStaff, roles as knownRoles } from '@artesian/contract/language/roles';
import type { Pool } from 'pg';
import type { Config } from '../../platform/config.ts';
import type { Account } from '../accounts.ts';

type Queries = Pick<Pool, 'query'>;

/** A passkey without what proves it. */
export interface KnownPasskey {
  passkey_ndx: number;
  name: string;
  credential_id: string;
  transports: string[];
  made_at: string;
  last_used_at: string | null;
}

/** What an account proves itself by beside its password. */
export interface Factors {
  passkeys: KnownPasskey[];
  authenticatorSince: string | null;
  recoveryCodesLeft: number;
}

export async function readFactors(on: Queries, sub: string): Promise<Factors> {
  const { rows: passkeys } = await on.query<KnownPasskey>(
    `select passkey_ndx, name, credential_id, transports, made_at, last_used_at
     from account_passkeys where sub = $1 order by made_at, passkey_ndx`,
    [sub],
  );
  const { rows } = await on.query<{ since: string | null; codes: number }>(
    `select
       (select made_at from account_authenticators where sub = $1) as since,
       (select count(*)::integer from account_recovery_codes where sub = $1 and used_at is null) as codes`,
    [sub],
  );
  return { passkeys, authenticatorSince: rows[0]!.since, recoveryCodesLeft: rows[0]!.codes };
}

export const hasFactor = ({ passkeys, authenticatorSince }: Factors): boolean =>
  passkeys.length > 0 || authenticatorSince !== null;

/** Whether the district asks this account for a second factor. One that anybody signs in to by a click has none. */
export const isDemandedOf = ({ STAFF_SECOND_FACTOR }: Config, { roles, demonstration }: Account): boolean =>
  STAFF_SECOND_FACTOR === 'true' && !demonstration && isStaff(knownRoles.filter((role) => roles.includes(role)));

/** From now on the password alone signs in. Answers whether there was anything else. */
export async function forgetFactors(on: Queries, sub: string): Promise<boolean> {
  const { rowCount: passkeys } = await on.query('delete from account_passkeys where sub = $1', [sub]);
  const { rowCount: authenticators } = await on.query('delete from account_authenticators where sub = $1', [sub]);
  await on.query('delete from account_recovery_codes where sub = $1', [sub]);
  return passkeys! + authenticators! > 0;
}

import { roles as knownRoles } from '@artesian/contract/language/roles';
import type { Pool } from 'pg';
import { unauthorized } from '../platform/problems.ts';
import { findAccount } from './accounts.ts';
import type { TokenHolder } from './tokens.ts';

/** Who an account of the built-in sign-in is; undefined where it is blocked or gone. */
export async function readHolder(pool: Pool, sub: string): Promise<TokenHolder | undefined> {
  const account = await findAccount(pool, sub);
  return (
    account && {
      sub,
      name: account.name,
      email: account.email,
      roles: knownRoles.filter((role) => account.roles.includes(role)),
    }
  );
}

/**
 * Accounts of the built-in sign-in as they are now, whatever a token of minutes ago says: each is read again after so many
 * milliseconds at most, so that a blocked account or a role that was taken ends soon.
 */
export class CurrentAccounts {
  readonly #pool: Pool;
  readonly #readAgainMs: number;
  readonly #known = new Map<string, { at: number; holder: Promise<TokenHolder | undefined> }>();

  constructor(pool: Pool, readAgainMs: number) {
    this.#pool = pool;
    this.#readAgainMs = readAgainMs;
  }

  /** Throws unauthorized where the account is blocked or gone. */
  async holderOf(sub: string): Promise<TokenHolder> {
    const holder = await this.#current(sub);
    if (!holder) throw unauthorized('This account can no longer sign in.');
    return holder;
  }

  #current(sub: string): Promise<TokenHolder | undefined> {
    const known = this.#known.get(sub);
    if (known && Date.now() - known.at < this.#readAgainMs) return known.holder;
    const holder = readHolder(this.#pool, sub);
    this.#known.set(sub, { at: Date.now(), holder });
    // What could not be read is asked for again by the next call.
    holder.catch(() => this.#known.delete(sub));
    return holder;
  }
}

import { t } from '@artesian/domain/texts/translate';
import type { User } from './authentication.ts';
import type { Context } from '../platform/context.ts';
import { invalid, Refusal } from '../platform/problems.ts';
import { findAccount, isPasswordOf, type Account } from './accounts.ts';
import { attemptOf, lockedMinutes, noteAttempt, tooOften } from './lock-out.ts';

type Here = Pick<Context, 'config' | 'database'>;

/** The account of who is signed in, where it is kept here and has a password of its own. */
export async function findOwnAccount({ sub }: User, { config, database }: Here): Promise<Account | undefined> {
  const account = config.embeddedSignIn ? await findAccount(database.pool, sub) : undefined;
  return account?.demonstration ? undefined : account;
}

/** The same. Throws 409 where there is no such account. */
export async function requireOwnAccount(user: User, here: Here): Promise<Account> {
  const account = await findOwnAccount(user, here);
  if (account) return account;
  const why = here.config.embeddedSignIn
    ? t('This is a demonstration account. Anyone can sign in to it with one click.')
    : t('Your account is managed by the district’s identity provider. Change it there.');
  throw new Refusal(409, 'kept-elsewhere', 'Refused', why);
}

/** The same, for whoever knows its password. Throws 400 for a wrong one, and 429 after some. */
export async function proveOwnAccount(user: User, password: string, here: Here): Promise<Account> {
  const account = await requireOwnAccount(user, here);
  const { pool } = here.database;
  const attempt = attemptOf('password', user.sub);
  const locked = await lockedMinutes(pool, attempt);
  if (locked > 0) throw new Refusal(429, 'too-many', t('Too many wrong passwords'), tooOften('password', locked));
  const isRight = await isPasswordOf(pool, user.sub, password);
  await noteAttempt(pool, attempt, isRight);
  if (!isRight) throw invalid('password', t('This is not your current password.'));
  return account;
}

import { Secret, TOTP } from 'otpauth';
import type { Pool } from 'pg';
import type { Config } from '../../platform/config.ts';

type Queries = Pick<Pool, 'query'>;

const PERIOD_S = 30;
/** Half minutes by which a phone's clock may be off. */
const WINDOW = 1;

/** What every authenticator app knows (RFC 6238): six digits, new each half minute. */
const codesOf = (secret: string, issuer = 'Artesian', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code. */
export const addressOf = ({ DISTRICT_SHORT_NAME }: Config, secret: string, email: string): string =>
  codesOf(secret, `Artesian ${DISTRICT_SHORT_NAME}`, email).toString();

/** The half minute that a code is of, or undefined where it is none of this secret. */
export function stepOf(secret: string, said: string): number | undefined {
  const token = said.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = codesOf(secret).validate({ token, window: WINDOW });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / PERIOD_S) + delta;
}

export const keepAuthenticator = (on: Queries, sub: string, secret: string, step: number) =>
  on.query(
    `insert into account_authenticators (sub, secret, last_step) values ($1, $2, $3)
     on conflict (sub) do update set secret = excluded.secret, last_step = excluded.last_step, made_at = now()`,
    [sub, secret, step],
  );

/** Whether this is the present code of the account's app. A code that somebody saw is good for nothing after its use. */
export async function spendCode(on: Queries, sub: string, said: string): Promise<boolean> {
  const { rows } = await on.query<{ secret: string }>('select secret from account_authenticators where sub = $1', [
    sub,
  ]);
  const step = rows[0] && stepOf(rows[0].secret, said);
  if (step === undefined) return false;
  const { rowCount } = await on.query(
    'update account_authenticators set last_step = $2 where sub = $1 and last_step < $2',
    [sub, step],
  );
  return rowCount === 1;
}

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Pool } from 'pg';
import type { Config } from '../../platform/config.ts';
import type { Account } from '../accounts.ts';
import type { KnownPasskey } from './factors.ts';

type Queries = Pick<Pool, 'query'>;

/** Loaded when the first passkey is used: with what it needs it takes a tenth of the server's start. */
const library = () => import('@simplewebauthn/server');

/** Passkeys belong to the host that people use. */
const hostOf = ({ origin }: Config) => new URL(origin).hostname;
/** Verified after what the browser sent was read: its shape is checked by the library, which throws for what does not fit. */
const expected = (config: Config, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: config.origin,
  expectedRPID: hostOf(config),
  // A password came first: touching the key is enough.
  requireUserVerification: false,
});
const described = (known: readonly KnownPasskey[]) =>
  known.map(({ credential_id: id, transports }) => ({ id, transports: transports }));

/** What the browser needs to make a passkey. */
export const optionsToMake = async (config: Config, { sub, email, name }: Account, known: readonly KnownPasskey[]) =>
  (await library()).generateRegistrationOptions({
    rpName: config.DISTRICT_NAME,
    rpID: hostOf(config),
    userID: new TextEncoder().encode(sub),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });

/** What the browser needs to sign by one of the account's passkeys. */
export const optionsToSign = async (config: Config, known: readonly KnownPasskey[]) =>
  (await library()).generateAuthenticationOptions({
    rpID: hostOf(config),
    allowCredentials: described(known),
    userVerification: 'preferred',
  });

interface NewPasskey {
  sub: string;
  name: string;
  challenge: string;
  response: unknown;
}

/** Whether the browser made a passkey for this challenge; it is kept then. */
export async function keepPasskey(on: Queries, config: Config, { sub, name, challenge, response }: NewPasskey) {
  const { verifyRegistrationResponse } = await library();
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...expected(config, challenge),
  }).catch(() => undefined);
  if (!made?.verified) return false;
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  const { rowCount } = await on.query(
    `insert into account_passkeys (sub, credential_id, public_key, counter, transports, name)
     values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing`,
    [sub, id, Buffer.from(publicKey), counter, transports, name],
  );
  return rowCount === 1;
}

/** Whether one of the account's passkeys signed this challenge. */
export async function isSignedByPasskey(
  on: Queries,
  config: Config,
  { sub, challenge, response }: Omit<NewPasskey, 'name'>,
): Promise<boolean> {
  const { rows } = await on.query<{ id: string; public_key: Buffer; counter: string; transports: string[] }>(
    `select credential_id as id, public_key, counter, transports from account_passkeys
     where sub = $1 and credential_id = $2`,
    [sub, idIn(response)],
  );
  const known = rows[0];
  if (!known) return false;
  const { verifyAuthenticationResponse } = await library();
  const signed = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    credential: { id: known.id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
    ...expected(config, challenge),
  }).catch(() => undefined);
  if (!signed?.verified) return false;
  await on.query('update account_passkeys set counter = $2, last_used_at = now() where credential_id = $1', [
    known.id,
    signed.authenticationInfo.newCounter,
  ]);
  return true;
}

function idIn(response: unknown): string {
  const { id } = (response ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : '';
}

import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import type { Pool } from 'pg';
import { secret } from '../platform/secret.ts';

export interface SigningKeys {
  signing: { keys: JWK[] };
  /** What signs the cookies of the sign-in page. */
  cookies: string[];
}

/** The keys of the embedded provider, made at the first start and then kept, so that a restart signs nobody out. */
export async function signingKeys(pool: Pool): Promise<SigningKeys> {
  return {
    signing: await secret(pool, 'signing-keys', makeSigningKeys),
    cookies: await secret(pool, 'cookie-keys', async () => [randomBytes(32).toString('base64url')]),
  };
}

/** The public halves, which is all that checking a token takes. */
export function publicKeys({ signing }: SigningKeys): JSONWebKeySet {
  return { keys: signing.keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK) };
}

async function makeSigningKeys(): Promise<{ keys: JWK[] }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 3072 });
  return {
    keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }],
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import { isSignedBy, signatureOf } from '../platform/secret.ts';

const KEY = 'device-key';
/** As long as browsers keep a cookie. */
const SECONDS = 400 * 24 * 3600;

/** A cookie for each account: a family may share a browser. */
const cookieOf = (email: string) =>
  `artesian_device_${createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 12)}`;
const wordsOf = (email: string, device: string) => `${email.trim().toLowerCase()} ${device}`;

/** The browser's name, where this account has signed in with it before: OWASP's device cookie. */
export async function knownDevice(pool: Pool, { headers }: FastifyRequest, email: string): Promise<string | undefined> {
  const cookie = new RegExp(`(?:^|;\\s*)${cookieOf(email)}=([\\w-]+)\\.([\\w-]+)`).exec(headers.cookie ?? '');
  if (!cookie) return undefined;
  const [, device = '', signature = ''] = cookie;
  return (await isSignedBy(pool, KEY, wordsOf(email, device), signature)) ? device : undefined;
}

/** Lets the browser be known for this account, by a name that says nothing of either. */
export async function rememberDevice(pool: Pool, config: Config, reply: FastifyReply, email: string) {
  const device = randomBytes(16).toString('base64url');
  const signature = await signatureOf(pool, KEY, wordsOf(email, device));
  const attributes = `Path=/oidc; HttpOnly; SameSite=Lax${config.origin.startsWith('https:') ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${cookieOf(email)}=${device}.${signature}; Max-Age=${SECONDS}; ${attributes}`);
}

import { t } from '@artesian/domain/texts/translate';
import { createHash } from 'node:crypto';
import { roles as knownRoles, type Role } from '@artesian/contract/language/roles';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type FetchImplementation,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { Refusal, unauthorized } from '../platform/problems.ts';
import { sessionName, tokenName, type SessionNames } from './sessions.ts';

/** Who a token says that somebody is. */
export interface TokenHolder {
  sub: string;
  name: string;
  email: string | null;
  roles: Role[];
}

export interface VerifiedToken extends SessionNames {
  holder: TokenHolder;
  /** The provider's name of the session, where the token carries one. */
  sid: string | undefined;
  expiresAtMs: number;
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_S = 5;
/** So many tokens are remembered; more people than that do not work at once. */
const MOST_REMEMBERED = 5000;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Reads tokens of the identity provider: its own keys where the provider is this server, else those that it publishes. */
export class Tokens {
  readonly #config: Config;
  readonly #provider: () => Promise<{ issuer: string; find: JWTVerifyGetKey }>;
  /** A signature that was right stays right: what it says is remembered until the token expires. */
  readonly #verified = new Map<string, VerifiedToken>();

  constructor(config: Config, ownKeys: JSONWebKeySet | undefined) {
    this.#config = config;
    const keys = ownKeys && { issuer: config.issuer, find: createLocalJWKSet(ownKeys) as JWTVerifyGetKey };
    this.#provider = keys ? () => Promise.resolve(keys) : discovery(config.issuer);
  }

  /** What an `Authorization` header says. Throws 401 for anything but a good access token that has not expired. */
  async read(authorization: string): Promise<VerifiedToken> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
    if (!token) throw notValid();
    const known = this.#verified.get(token) ?? (await this.#verify(token));
    if (known.expiresAtMs + CLOCK_TOLERANCE_S * 1000 > Date.now()) return known;
    this.#verified.delete(token);
    throw new Refusal(401, 'unauthorized', 'Sign in', EXPIRED);
  }

  /**
   * Whose session a provider says that it has ended (OpenID Connect Back-Channel Logout 1.0 §2.4): a session by its name or, without
   * one, all of a person's. Throws 400 for what is no such token.
   */
  async readLogout(token: string): Promise<{ sid: string | undefined; sub: string | undefined }> {
    const payload = await this.#payload(token, this.#config.OIDC_CLIENT_ID, ['iat', 'jti', 'events']).catch((error) => {
      throw error instanceof Refusal && error.status === 401 ? noLogout() : error;
    });
    const { sid, sub, events, nonce } = payload;
    const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events && nonce === undefined;
    const named = typeof sid === 'string' ? sid : undefined;
    if (!isLogout || (named === undefined && sub === undefined)) throw noLogout();
    return { sid: named, sub };
  }

  async #verify(token: string): Promise<VerifiedToken> {
    const payload = await this.#payload(token, this.#config.OIDC_AUDIENCE, ['sub', 'exp']);
    // An identity token proves who somebody is to the browser; it is no key to the API.
    if ('nonce' in payload || 'at_hash' in payload) throw notValid();
    const hash = createHash('sha256').update(token).digest('base64url');
    const sid = typeof payload.sid === 'string' ? payload.sid : undefined;
    const verified = {
      sid,
      holder: holderOf(payload, this.#config.OIDC_ROLES_CLAIM),
      sub: payload.sub!,
      names: [tokenName(hash), ...(sid === undefined ? [] : [sessionName(sid)])],
      issuedAt: new Date((payload.iat ?? 0) * 1000),
      expiresAtMs: payload.exp! * 1000,
    };
    if (this.#verified.size >= MOST_REMEMBERED) this.#verified.delete(this.#verified.keys().next().value!);
    this.#verified.set(token, verified);
    return verified;
  }

  async #payload(token: string, audience: string, requiredClaims: string[]): Promise<JWTPayload> {
    try {
      const { issuer, find } = await this.#provider();
      const { payload } = await jwtVerify(token, find, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        requiredClaims,
        clockTolerance: CLOCK_TOLERANCE_S,
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal(401, 'unauthorized', 'Sign in', EXPIRED);
      if (error instanceof errors.JOSEError) throw notValid();
      throw error;
    }
  }
}

const EXPIRED = t('Your session has expired. Sign in again.');
const notValid = () => unauthorized(t('The access token is not valid. Sign in again.'));
const noLogout = () =>
  new Refusal(400, 'validation', 'Refused', t('This is not a valid logout token of the identity provider.'));

const cannotBeReached = () =>
  new Refusal(
    503,
    'unavailable',
    t('Not available'),
    t('The identity provider cannot be reached. Try again in a moment.'),
  );
const metadata = z.object({ issuer: z.string(), jwks_uri: z.string() });
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
/** Some providers end their name with a slash, and some settings do. */
const plain = (address: string): string => address.replace(/\/$/, '');

/** Finds the provider's keys once; a failure is not remembered, so that a provider that comes back is found. */
function discovery(address: string) {
  let found: Promise<{ issuer: string; find: JWTVerifyGetKey }> | undefined;
  const discover = async () => {
    const response = await fetch(`${plain(address)}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error(`Discovery of ${address} answered ${response.status}.`);
    const { issuer, jwks_uri } = metadata.parse(await response.json());
    // Whoever could answer in its place must not name another one.
    if (plain(issuer) !== plain(address)) throw new Error(`Discovery of ${address} answered for ${issuer}.`);
    return {
      issuer,
      find: createRemoteJWKSet(new URL(jwks_uri), { cooldownDuration: 30_000, [customFetch]: fetchKeys }),
    };
  };
  return async () => {
    found ??= discover();
    try {
      return await found;
    } catch {
      found = undefined;
      throw cannotBeReached();
    }
  };
}

/** Without the keys no token can be judged: nothing that signing in again would mend. */
const fetchKeys: FetchImplementation = async (url, options) => {
  const response = await fetch(url, options).catch(() => undefined);
  const known: unknown = response?.status === 200 ? await response.json().catch(() => undefined) : undefined;
  if (!keySet.safeParse(known).success) throw cannotBeReached();
  return Response.json(known);
};

function holderOf(payload: JWTPayload, rolesClaim: string): TokenHolder {
  const held = claim(payload, rolesClaim);
  const name = payload.name ?? payload.preferred_username;
  return {
    sub: payload.sub!,
    name: typeof name === 'string' ? name : payload.sub!,
    email: typeof payload.email === 'string' ? payload.email : null,
    roles: Array.isArray(held) ? knownRoles.filter((role) => held.includes(role)) : [],
  };
}

/** A claim by its whole name (`https://…/roles`) or by a path into objects (`realm_access.roles`). */
function claim(payload: JWTPayload, name: string): unknown {
  if (name in payload) return payload[name];
  return name
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], payload);
}

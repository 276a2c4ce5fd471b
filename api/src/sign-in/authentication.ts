import { admits, roles as knownRoles, type Access, type Role } from '@artesian/contract/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Config } from '../platform/config.ts';
import { forbidden, Refusal, unauthorized } from '../platform/problems.ts';

export interface User {
  sub: string;
  name: string;
  email: string | null;
  roles: Role[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null for a visitor. */
    user: User | null;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** The user of a call that only admits people who are signed in. */
export function signedIn(request: FastifyRequest): User {
  if (!request.user) throw unauthorized();
  return request.user;
}

/**
 * Checks each call against the access of its route before anything else is looked at, so that nobody learns from a
 * validation message what they may not see. A bad token is refused even where a visitor would be let in.
 */
export function authenticate(app: FastifyInstance, config: Config, ownKeys: JSONWebKeySet | undefined) {
  const verify = tokenVerifier(config, ownKeys);
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    const { authorization } = request.headers;
    if (authorization !== undefined) request.user = await verify(authorization);
    if (admits(access, request.user?.roles)) return;
    throw request.user ? forbidden() : unauthorized();
  });
}

function tokenVerifier(config: Config, ownKeys: JSONWebKeySet | undefined) {
  const keys = ownKeys ? { issuer: config.issuer, find: createLocalJWKSet(ownKeys) as JWTVerifyGetKey } : undefined;
  const discovered = keys ? () => Promise.resolve(keys) : discovery(config.issuer);
  return async (authorization: string): Promise<User> => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
    if (!token) throw unauthorized('The access token is not valid. Sign in again.');
    try {
      const { issuer, find } = await discovered();
      const { payload } = await jwtVerify(token, find, {
        issuer,
        audience: config.OIDC_AUDIENCE,
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: 5,
      });
      refuseIdentityTokens(payload);
      return userOf(payload, config.OIDC_ROLES_CLAIM);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw unauthorized('Your session has expired. Sign in again.');
      if (error instanceof errors.JOSEError) throw unauthorized('The access token is not valid. Sign in again.');
      throw error;
    }
  };
}

/** Finds the provider's keys once; a failure is not remembered, so that a provider that comes back is found. */
function discovery(address: string) {
  let found: Promise<{ issuer: string; find: JWTVerifyGetKey }> | undefined;
  const discover = async () => {
    const response = await fetch(`${address.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error(`Discovery of ${address} answered ${response.status}.`);
    const metadata = (await response.json()) as { issuer: string; jwks_uri: string };
    return {
      issuer: metadata.issuer,
      find: createRemoteJWKSet(new URL(metadata.jwks_uri), { cooldownDuration: 30_000 }),
    };
  };
  return async () => {
    found ??= discover();
    try {
      return await found;
    } catch {
      found = undefined;
      throw new Refusal(
        503,
        'unavailable',
        'Not available',
        'The identity provider cannot be reached. Try again in a moment.',
        {},
      );
    }
  };
}

/** An identity token proves who somebody is to the browser; it is no key to the API. */
function refuseIdentityTokens(payload: JWTPayload) {
  if ('nonce' in payload || 'at_hash' in payload) throw new errors.JWTInvalid('not an access token');
}

function userOf(payload: JWTPayload, rolesClaim: string): User {
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

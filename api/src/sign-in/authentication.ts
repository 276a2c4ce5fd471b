import { admits, type Access } from '@artesian/contract/language/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import { noteRefusedCall } from '../platform/activity.ts';
import { despiteLostConnection } from '../platform/lost-connection.ts';
import { forbidden, isUnavailable, unauthorized } from '../platform/problems.ts';
import { CurrentAccounts } from './current-accounts.ts';
import { SeeingTokens } from './seeing-tokens.ts';
import { EndedSessions } from './sessions.ts';
import { Tokens, type TokenHolder, type VerifiedToken } from './tokens.ts';

export type User = TokenHolder;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null for a visitor. */
    user: User | null;
    /** What they signed in with. */
    token: VerifiedToken | null;
    /** The Developer who sees as `user`, where one does. */
    seenBy: { sub: string; name: string } | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Whether the call changes anything. */
    hasEffect?: boolean;
  }
}

/** The user of a call that only admits people who are signed in. */
export function signedIn(request: FastifyRequest): User {
  if (!request.user) throw unauthorized();
  return request.user;
}

export interface Authentication {
  tokens: Tokens;
  sessions: EndedSessions;
  seeing: SeeingTokens;
  /** Who asks for a page, by the cookie of the built-in sign-in. Without that nobody knows: pages are asked for without a token. */
  whoAsks?: WhoAsks;
}

export type WhoAsks = (request: FastifyRequest, reply: FastifyReply) => Promise<User | null>;

const READ_ONLY = (name: string) => `You are viewing as ${name} (read-only). Go back to your own view to make changes.`;

/**
 * Checks each call against the access of its route before anything else is looked at, so that nobody learns from a
 * validation message what they may not see. A bad token is refused even where a visitor would be let in.
 */
export function authenticate(
  app: FastifyInstance,
  pool: Pool,
  config: Config,
  ownKeys: JSONWebKeySet | undefined,
): Authentication {
  const tokens = new Tokens(config, ownKeys);
  const sessions = new EndedSessions(pool);
  const seeing = new SeeingTokens(pool);
  const accounts = ownKeys && new CurrentAccounts(pool, config.ACCOUNT_CHECK_SECONDS * 1000);
  const see = async (request: FastifyRequest, authorization: string): Promise<boolean> => {
    const seen = await seeing.read(authorization);
    if (!seen) return false;
    for (const names of SeeingTokens.sessionsOf(seen)) await sessions.refuseEnded(names);
    const by = accounts ? await accounts.holderOf(seen.by.sub) : undefined;
    if (by && !by.roles.includes('Developer')) throw forbidden('Only Developers can view as another user.');
    request.user = accounts ? await accounts.holderOf(seen.holder.sub) : seen.holder;
    request.seenBy = seen.by;
    if (request.routeOptions.config.hasEffect) throw forbidden(READ_ONLY(request.user.name));
    return true;
  };
  const identify = async (request: FastifyRequest, authorization: string) => {
    if (await see(request, authorization)) return;
    const token = await tokens.read(authorization);
    await sessions.refuseEnded(token);
    request.user = accounts ? await accounts.holderOf(token.sub) : token.holder;
    request.token = token;
  };

  app.decorateRequest('user', null);
  app.decorateRequest('token', null);
  app.decorateRequest('seenBy', null);
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    // What takes signing in is nobody else's, unless its call says otherwise.
    if (access !== 'open') void reply.header('cache-control', 'private, no-cache');
    const authorization = authorizationOf(request);
    if (authorization !== undefined) {
      await despiteLostConnection(() => identify(request, authorization)).catch((error: unknown) => {
        // While nobody's account can be looked at, everybody may see what visitors see.
        if (access !== 'open' || !isUnavailable(error)) throw error;
      });
    }
    if (admits(access, request.user?.roles)) return;
    if (!request.user) throw unauthorized();
    await noteRefusedCall(pool, request);
    throw forbidden();
  });
  return { tokens, sessions, seeing };
}

/** Two headers could mean one person to us and another to a proxy. */
function authorizationOf({ headers, raw }: FastifyRequest): string | undefined {
  if ((raw.headersDistinct['authorization']?.length ?? 0) > 1) {
    throw unauthorized('There must be one Authorization header, not several.');
  }
  return headers.authorization;
}

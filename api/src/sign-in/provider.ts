import { t } from '@artesian/domain/texts/translate';
import type ProviderOfLibrary from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import { findAccount, type Account } from './accounts.ts';
import { noteDevice } from './devices.ts';
import type { SigningKeys } from './keys.ts';
import { errors, Provider } from './oidc-library.ts';
import { signInProblemPage } from './page.ts';
import { sessionName, type EndedSessions } from './sessions.ts';
import { storedState } from './stored-state.ts';

const SCOPE = 'openid profile email offline_access';
const FIFTEEN_MINUTES = 15 * 60;
const FOURTEEN_DAYS = 14 * 24 * 3600;

/** The embedded identity provider: authorization code with PKCE, JWT access tokens, rotating refresh tokens. */
export function createProvider(
  pool: Pool,
  config: Config,
  keys: SigningKeys,
  sessions: EndedSessions,
): ProviderOfLibrary {
  const provider = new Provider(config.issuer, configuration(pool, config, keys));
  provider.proxy = true;
  provider.use(async (context, next) => {
    await next();
    // Typed as any context of Koa, without what the provider puts there.
    const { oidc } = context as unknown as KoaContextWithOIDC;
    if (oidc?.route === 'end_session_confirm' && context.status === 303) await endGrants(oidc, sessions);
    if (oidc?.route === 'token' && context.status >= 400) await forgetCode(oidc);
    if (oidc?.route === 'token' && context.status === 200)
      await noteDevice(pool, context as unknown as KoaContextWithOIDC);
  });
  return provider;
}

/**
 * Whoever logs out leaves nothing behind that still works: the provider itself keeps refresh tokens for who is offline, and access
 * tokens are good without asking it.
 */
async function endGrants({ session, provider }: KoaContextWithOIDC['oidc'], sessions: EndedSessions) {
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await sessions.end(sessionName(grantId));
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
}

/** A code that was redeemed wrongly, with another's verifier for instance, has been seen by somebody else: it is good for nothing. */
async function forgetCode({ params, provider }: KoaContextWithOIDC['oidc']) {
  if (typeof params?.['code'] !== 'string') return;
  await (await provider.AuthorizationCode.find(params['code'], { ignoreExpiration: true }))?.destroy();
}

function configuration(pool: Pool, config: Config, keys: SigningKeys): Configuration {
  return {
    adapter: storedState(pool),
    jwks: keys.signing,
    cookies: {
      keys: keys.cookies,
      names: { session: 'artesian_session', interaction: 'artesian_interaction', resume: 'artesian_resume' },
    },
    clients: [webClient(config)],
    pkce: { required: () => true },
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub', config.OIDC_ROLES_CLAIM], profile: ['name'], email: ['email'] },
    // The browser reads name and roles from the identity token, without another call.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutAtOnce },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => config.OIDC_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPE,
          audience: config.OIDC_AUDIENCE,
          accessTokenTTL: FIFTEEN_MINUTES,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: {
      AccessToken: FIFTEEN_MINUTES,
      IdToken: FIFTEEN_MINUTES,
      AuthorizationCode: 60,
      Interaction: 3600,
      RefreshToken: FOURTEEN_DAYS,
      Session: FOURTEEN_DAYS,
      Grant: FOURTEEN_DAYS,
    },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    extraTokenClaims: async (_context, token) => {
      const account = 'accountId' in token && token.accountId ? await findAccount(pool, token.accountId) : undefined;
      // One grant is one sign-in, however often its token is renewed.
      return account && { ...claimsOf(account, config), sid: 'grantId' in token ? token.grantId : undefined };
    },
    findAccount: async (_context, sub) => {
      const account = await findAccount(pool, sub);
      return account && { accountId: sub, claims: async () => ({ sub, ...claimsOf(account, config) }) };
    },
    loadExistingGrant: (context) => grantOf(context, config),
    interactions: { url: (_context, interaction) => `/oidc/interaction/${interaction.uid}` },
    // Browsers send their origin with every POST, also to the address that they are on.
    clientBasedCORS: (_context, origin) => origin === config.origin,
    renderError: (context, { error, error_description }, problem) => {
      // Whoever comes back by the browser's button is signed in already.
      if (problem instanceof errors.SessionNotFound && context.oidc?.session?.accountId) {
        context.status = 303;
        context.redirect(`${config.origin}/home`);
        return;
      }
      context.type = 'html';
      context.body = signInProblemPage(
        t('{error_description}. Go back and sign in again.', { error_description: error_description ?? error }),
      );
    },
  };
}

function webClient(config: Config) {
  return {
    client_id: config.OIDC_CLIENT_ID,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: [`${config.origin}/signed-in`],
    post_logout_redirect_uris: [`${config.origin}/`, config.origin],
    // With 'native' the provider would ask for consent for ever.
    application_type: 'web' as const,
  };
}

const claimsOf = ({ name, email, roles }: Account, config: Config) => ({
  name,
  email,
  [config.OIDC_ROLES_CLAIM]: roles,
});

/** The district's own web client needs no consent: to sign in is to consent. */
async function grantOf({ oidc }: KoaContextWithOIDC, config: Config) {
  const { client, session, provider, result } = oidc;
  const known = result?.consent?.grantId ?? session!.grantIdFor(client!.clientId);
  const found = known && (await provider.Grant.find(known));
  if (found) return found;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(config.OIDC_AUDIENCE, SCOPE);
  await grant.save();
  return grant;
}

/** Somebody who chose 'Log out' has been asked already; the form confirms itself, or by its button without scripts. */
function signOutAtOnce(context: KoaContextWithOIDC, form: string) {
  context.body = `<!doctype html><html lang="en"><title>Log out · Artesian</title><body>${form}
    <button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Log out</button>
    <script src="/oidc/confirm-log-out.js"></script></body></html>`;
}

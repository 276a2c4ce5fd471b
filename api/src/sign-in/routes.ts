import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from './oidc-library.ts';
import type { Pool } from 'pg';
import { acceptForms } from '../platform/accept-forms.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { contactOf } from '../platform/district-contact.ts';
import { checkPassword, demonstrationAccounts, noteSignIn, type Account } from './accounts.ts';
import type { SigningKeys } from './keys.ts';
import { signInPage, signInProblemPage } from './page.ts';
import { lockedMinutes, noteAttempt } from './lock-out.ts';
import { mountPasswordPages } from './password-pages.ts';
import { createProvider } from './provider.ts';
import { sendPage } from './send-page.ts';
import type { EndedSessions } from './sessions.ts';

const WRONG = 'The email or the password is not right.';
const tooOften = (minutes: number) =>
  `The password was wrong too often. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
type Interaction = FastifyRequest<{ Params: { uid: string }; Body: Record<string, string> }>;

/** Mounts the embedded identity provider at `/oidc`, and its sign-in page. */
export async function mountSignIn(
  app: FastifyInstance,
  database: Database,
  config: Config,
  keys: SigningKeys,
  sessions: EndedSessions,
) {
  const { pool } = database;
  const provider = createProvider(pool, config, keys, sessions);
  await app.register(async (scope) => mountProvider(scope, provider, new URL(config.origin)));
  await app.register(async (scope) => mountPage(scope, provider, pool, config));
  await app.register(async (scope) => mountPasswordPages(scope, database, config, sessions));
}

function mountProvider(scope: FastifyInstance, provider: Provider, origin: URL) {
  const answer = provider.callback();
  scope.removeAllContentTypeParsers();
  // The provider reads the body itself.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/oidc/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    hijack(reply);
    const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
    raw.url = raw.url!.slice('/oidc'.length) || '/';
    // The address that people use is a setting; what a caller says of hosts changes nothing.
    raw.headers['x-forwarded-host'] = origin.host;
    raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
    await answer(raw, reply.raw);
  });
}

function mountPage(scope: FastifyInstance, provider: Provider, pool: Pool, config: Config) {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  const accounts = () => (config.demonstration ? demonstrationAccounts(pool) : Promise.resolve([]));
  const show = async (reply: FastifyReply, action: string, status: number, email = '', error?: string) =>
    sendPage(
      reply.code(status),
      signInPage({
        action,
        districtName: config.DISTRICT_NAME,
        contact: contactOf(config),
        accounts: await accounts(),
        email,
        ...(error && { error }),
      }),
    );

  acceptForms(scope);
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return sendPage(reply.code(400), signInProblemPage('This sign-in has run out of time. Go back and sign in again.'));
  });

  scope.get('/oidc/interaction/:uid', options, async (request: Interaction, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    return show(reply, request.url, 200);
  });
  scope.post('/oidc/interaction/:uid', options, async (request: Interaction, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    const { email } = request.body ?? {};
    const locked = email === undefined ? 0 : await lockedMinutes(pool, email);
    if (locked > 0) return show(reply, request.url, 429, email, tooOften(locked));
    const account = await chosenAccount(request.body ?? {}, pool, await accounts());
    if (email !== undefined) await noteAttempt(pool, email, account !== undefined);
    if (!account) return show(reply, request.url, 401, email, WRONG);
    await noteSignIn(pool, account.sub);
    hijack(reply);
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: account.sub } });
  });
  scope.get('/oidc/confirm-log-out.js', options, (_request, reply) =>
    reply.type('text/javascript').send("document.querySelector('button[name=logout]').click();"),
  );
}

function chosenAccount(
  form: Record<string, string>,
  pool: Pool,
  demonstration: Account[],
): Promise<Account | undefined> {
  if (form.account !== undefined) return Promise.resolve(demonstration.find(({ sub }) => sub === form.account));
  return checkPassword(pool, form.email ?? '', form.password ?? '');
}

/** The provider answers by itself from here on, with the headers that every answer has. */
function hijack(reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
  reply.hijack();
}

import { t } from '@artesian/domain/texts/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from './oidc-library.ts';
import { noteActivity, noteRefusedSignIn } from '../platform/activity.ts';
import { acceptForms } from '../platform/accept-forms.ts';
import { contactOf } from '../platform/district-contact.ts';
import { accountWith, checkPassword, demonstrationAccounts, noteSignIn, type Account } from './accounts.ts';
import type { WhoAsks } from './authentication.ts';
import type { ContextOfSignIn } from './context-of-sign-in.ts';
import { readHolder } from './current-accounts.ts';
import type { SigningKeys } from './keys.ts';
import { signInOverPage, signInPage } from './page.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { lockedMinutes, noteAttempt, tooOften, type Attempt } from './lock-out.ts';
import { mountPasswordPages } from './password-pages.ts';
import { createProvider } from './provider.ts';
import { mountSecondStep } from './second-factor/second-step.ts';
import { sendPage } from './send-page.ts';
import type { EndedSessions } from './sessions.ts';

/** The address itself is not kept: it may be a password in the wrong field. */
const NO_ACCOUNT = t('The email entered has no account');
const WRONG = t('The email or password is incorrect.');
type Interaction = FastifyRequest<{ Params: { uid: string }; Body: Record<string, string> | undefined }>;

/** Mounts the embedded identity provider at `/oidc`, and its sign-in page. Answers who is signed in by its cookie. */
export async function mountSignIn(
  app: FastifyInstance,
  context: ContextOfSignIn,
  keys: SigningKeys,
  sessions: EndedSessions,
): Promise<WhoAsks> {
  const { config, database } = context;
  const { pool } = database;
  const provider = createProvider(pool, config, keys, sessions);
  await app.register(async (scope) => mountProvider(scope, provider, new URL(config.origin)));
  await app.register(async (scope) => mountPage(scope, provider, context));
  await app.register(async (scope) => mountPasswordPages(scope, context, sessions));
  return async ({ raw }, reply) => {
    const { accountId } = await provider.Session.get(provider.createContext(raw, reply.raw));
    return (accountId !== undefined && (await readHolder(pool, accountId))) || null;
  };
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

function mountPage(scope: FastifyInstance, provider: Provider, { config, database, jobs }: ContextOfSignIn) {
  const { pool } = database;
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
  const finish = async (request: FastifyRequest, reply: FastifyReply, account: Account, amr: string[]) => {
    await noteSignIn(pool, account.sub);
    await noteActivity(pool, request, { act: 'signed in', who: account.sub });
    if (!account.demonstration) await rememberDevice(pool, config, reply, account.email);
    hijack(reply);
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: account.sub, amr } });
  };

  acceptForms(scope);
  scope.setErrorHandler(async (error, request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    // Whoever comes back by the browser's button is signed in already.
    const { accountId } = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    if (accountId !== undefined) return reply.redirect(`${config.origin}/home`, 303);
    return sendPage(reply.code(400), signInOverPage());
  });
  const goOn = mountSecondStep(scope, { provider, database, config, jobs, finish });

  scope.get('/oidc/interaction/:uid', options, async (request: Interaction, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    return show(reply, request.url, 200);
  });
  scope.post('/oidc/interaction/:uid', options, async (request: Interaction, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    const { email } = request.body ?? {};
    if (email === undefined) {
      const chosen = (await accounts()).find(({ sub }) => sub === request.body?.account);
      return chosen ? finish(request, reply, chosen, []) : show(reply, request.url, 401, email, WRONG);
    }
    const attempt: Attempt = { account: email, ip: request.ip, own: await knownDevice(pool, request, email) };
    const locked = await lockedMinutes(pool, attempt);
    const refuse = async (status: number, words: string, why: string) => {
      const who = await accountWith(pool, email);
      await noteRefusedSignIn(pool, request, who, who === undefined ? NO_ACCOUNT : why);
      return show(reply, request.url, status, email, words);
    };
    if (locked > 0) return refuse(429, tooOften('password', locked), t('Too many attempts'));
    const account = await checkPassword(pool, email, request.body?.password ?? '');
    await noteAttempt(pool, attempt, account !== undefined);
    if (!account) return refuse(401, WRONG, t('Wrong password'));
    if (await goOn(request, reply, account)) return reply;
    return finish(request, reply, account, ['pwd']);
  });
  scope.get('/oidc/confirm-log-out.js', options, (_request, reply) =>
    reply.type('text/javascript').send("document.querySelector('button[name=logout]').click();"),
  );
}

/** The provider answers by itself from here on, with the headers that every answer has. */
function hijack(reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
  reply.hijack();
}

import { language, t } from '@artesian/domain/texts/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../platform/accept-forms.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { contactOf } from '../platform/district-contact.ts';
import { withoutPersons } from '../platform/logged-request.ts';
import { hasMail } from '../platform/mail/open-mail.ts';
import { transaction } from '../platform/transaction.ts';
import { noteChange } from '../users/note-change.ts';
import { hashPassword } from './accounts.ts';
import type { ContextOfSignIn } from './context-of-sign-in.ts';
import { forgetSignIns } from './devices.ts';
import { makeLink, readLink, useUpLink, type LinkState } from './links.ts';
import { forgetFailures } from './lock-out.ts';
import { mailLink } from './mail-link.ts';
import { choosePasswordPage, deadLinkPage, forgotPage, linkSentPage, passwordKeptPage } from './page.ts';
import { problemOfPassword } from './passwords/check-choice.ts';
import { ownWordsOf } from './passwords/own-words.ts';
import { sendSecurityMails } from './security-mail.ts';
import { sendPage } from './send-page.ts';
import { personName, type EndedSessions } from './sessions.ts';

type Asked = FastifyRequest<{ Querystring: { token?: string | string[] }; Body: Record<string, string> | undefined }>;

const deadWords: Record<Exclude<LinkState['state'], 'good'>, string> = {
  unknown: t(
    'This link is not valid. It may be incomplete, or replaced by a newer one. Use the whole link from the newest message.',
  ),
  used: t('This link was already used. Request a new one to choose a password again.'),
  expired: t('This link has expired.'),
};

/** What a person who asks for a link needs to know is in their mail; one link in so many minutes is enough. */
const LINK_EVERY_MINUTES = 2;

/** `/forgot` and `/set-password`: how people choose a password by themselves. */
export function mountPasswordPages(
  scope: FastifyInstance,
  { config, database, jobs }: ContextOfSignIn,
  sessions: EndedSessions,
) {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
  const contact = () => contactOf(config);
  const refuse = (reply: FastifyReply, state: keyof typeof deadWords) =>
    sendPage(reply.code(410), deadLinkPage(deadWords[state], contact()));
  acceptForms(scope);

  scope.get('/forgot', options, (_request, reply) =>
    sendPage(reply, forgotPage({ contact: contact(), hasMail: hasMail(config) })),
  );
  scope.post('/forgot', options, async (request: Asked, reply) => {
    // Not waited for: how long it takes would tell whether there is such an account.
    if (hasMail(config))
      void sendForgotten(database, config, request).catch((error: Error) =>
        request.log.warn({ reason: withoutPersons(error.message) }, 'a link for a forgotten password was not sent'),
      );
    return sendPage(reply, linkSentPage(contact()));
  });

  scope.get('/set-password', options, async (request: Asked, reply) => {
    const token = String(request.query.token ?? '');
    const found = await readLink(database.pool, token);
    if (found.state !== 'good') return refuse(reply, found.state);
    return sendPage(reply, choosePasswordPage({ token, ...found }));
  });
  scope.post('/set-password', options, async (request: Asked, reply) => {
    const { token = '', password = '' } = request.body ?? {};
    const found = await readLink(database.pool, token);
    if (found.state !== 'good') return refuse(reply, found.state);
    const error = problemOfPassword(password, ownWordsOf(config));
    if (error !== undefined) return sendPage(reply.code(400), choosePasswordPage({ token, ...found, error }));
    const hash = await hashPassword(password);
    const isKept = await transaction(database, { sub: found.sub, requestId: request.id }, async (client) => {
      if (!(await useUpLink(client, token))) return false;
      await client.query('update accounts set password_hash = $2 where sub = $1', [found.sub, hash]);
      await noteChange(client, found.sub, 'password set');
      await forgetSignIns(client, found.sub);
      await sessions.end(personName(found.sub), client);
      return true;
    });
    if (!isKept) return refuse(reply, 'used');
    await forgetFailures(database.pool, found.email);
    jobs.begin(sendSecurityMails);
    return sendPage(reply, passwordKeptPage());
  });
}

const findForgotten = `
  select sub, email, name from accounts
  where lower(email) = lower($1) and not blocked and not exists (
    select from account_links
    where account_links.sub = accounts.sub and used_at is null and made_at > now() - interval '${LINK_EVERY_MINUTES} minutes'
  )`;

async function sendForgotten(database: Database, config: Config, { body, id: requestId }: Asked) {
  const { rows } = await database.pool.query<{ sub: string; email: string; name: string }>(findForgotten, [
    (body?.['email'] ?? '').trim(),
  ]);
  const account = rows[0];
  if (!account) return;
  const actor = { sub: account.sub, requestId };
  const given = await transaction(database, actor, (client) => makeLink(client, config, account.sub));
  await mailLink(config, { ...account, language: language() }, given);
}

import { locale, t } from '@artesian/domain/texts/translate';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asHtml, asText } from '../notices/as-message.ts';
import type { Config } from '../platform/config.ts';
import { openMail } from '../platform/mail/open-mail.ts';
import type { Outcome } from '../platform/mail/outcome.ts';
import { Refusal } from '../platform/problems.ts';

interface ToMail {
  link: string;
  purpose: 'invitation' | 'reset';
  expires_at: string;
}

/** Less than a call may take. */
const PATIENCE_MS = 6000;
/** A server that is busy is asked once more. */
const PAUSE_MS = 1500;

/** Sends a link to whom it is for. Throws 503 in words that say what the mail server did with it. */
export async function mailLink(config: Config, to: { name: string; email: string }, given: ToMail) {
  const mail = openMail(config)!;
  const { subject, paragraphs } = wordsOf(config, to.name, given);
  const body = paragraphs.map((paragraph) => ({ paragraph }));
  const send = () =>
    mail.send({
      messageId: `<${randomUUID()}@${new URL(config.origin).hostname}>`,
      to: { name: to.name, address: to.email },
      subject,
      text: asText(body),
      html: asHtml(subject, body),
    });
  const sendTwice = async (): Promise<Outcome> => {
    const first = await send();
    if (first.state !== 'later') return first;
    await sleep(PAUSE_MS);
    return send();
  };
  const slow = sleep<Outcome>(PATIENCE_MS, { state: 'unsure', said: 'It did not respond in time.' }, { ref: false });
  const outcome = await Promise.race([sendTwice(), slow]);
  mail.close();
  if (outcome.state !== 'sent') throw notSent(outcome);
}

function notSent(outcome: Exclude<Outcome, { state: 'sent' }>): Refusal {
  const what = {
    refused: 'The mail server rejects messages to this address',
    later: 'The mail server did not accept the message',
    unsure: 'Delivery of the message is unknown',
  }[outcome.state];
  return new Refusal(
    503,
    'mail',
    'Not sent',
    t('{what}: {said} The user was added. Send another link once this is fixed.', {
      what,
      said: outcome.said.replace(/\.?$/, '.'),
    }),
  );
}

function wordsOf({ DISTRICT_NAME, DISTRICT_TIME_ZONE }: Config, name: string, { link, purpose, expires_at }: ToMail) {
  const until = new Intl.DateTimeFormat(locale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: DISTRICT_TIME_ZONE,
  }).format(new Date(expires_at));
  const goodFor = t(
    'The link can be used once, until {until}. Anyone who has it can set the password, so do not share it.',
    { until },
  );
  if (purpose === 'invitation')
    return {
      subject: t('Your account with {DISTRICT_NAME}', { DISTRICT_NAME }),
      paragraphs: [
        t('Dear {name},', { name }),
        t('{DISTRICT_NAME} created an account for you. Choose a password to sign in:', { DISTRICT_NAME }),
        link,
        goodFor,
      ],
    };
  return {
    subject: t('A new password for {DISTRICT_NAME}', { DISTRICT_NAME }),
    paragraphs: [
      t('Dear {name},', { name }),
      t('Someone requested a new password for your account with {DISTRICT_NAME}. Choose one here:', { DISTRICT_NAME }),
      link,
      t('{goodFor} If it was not you, ignore this message. Your password stays the same.', { goodFor }),
    ],
  };
}

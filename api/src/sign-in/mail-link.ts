import { locale, t } from '@artesian/domain/texts/translate';
import type { Language } from '@artesian/domain/texts/languages';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asMessage, type Letter } from '../notices/as-message.ts';
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

/** Sends a link to whom it is for, in their language. Throws 503 in words that say what the mail server did with it. */
export async function mailLink(config: Config, to: { name: string; email: string; language: Language }, given: ToMail) {
  const mail = openMail(config)!;
  const send = () => {
    const messageId = `<${randomUUID()}@${new URL(config.origin).hostname}>`;
    const envelope = { messageId, to: { name: to.name, address: to.email } };
    return mail.send(asMessage(to.language, envelope, () => letterOf(config, to.name, given)));
  };
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

function letterOf(config: Config, name: string, { link, purpose, expires_at }: ToMail): Letter {
  const { DISTRICT_NAME, DISTRICT_TIME_ZONE } = config;
  const until = new Intl.DateTimeFormat(locale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: DISTRICT_TIME_ZONE,
  }).format(new Date(expires_at));
  const goodFor = t(
    'The link can be used once, until {until}. Anyone who has it can set the password, so do not share it.',
    { until },
  );
  const isInvitation = purpose === 'invitation';
  const paragraphs = [
    t('Dear {name},', { name }),
    isInvitation
      ? t('{district} created an account for you. Choose a password to sign in:', { district: DISTRICT_NAME })
      : t('Someone requested a new password for your account with {district}. Choose one here:', {
          district: DISTRICT_NAME,
        }),
    link,
    isInvitation
      ? goodFor
      : t('{goodFor} If it was not you, ignore this message. Your password stays the same.', { goodFor }),
  ];
  return {
    subject: isInvitation
      ? t('Your account with {district}', { district: DISTRICT_NAME })
      : t('A new password for {district}', { district: DISTRICT_NAME }),
    body: paragraphs.map((paragraph) => ({ paragraph })),
  };
}

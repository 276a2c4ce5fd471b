import { locale, t } from '@artesian/domain/texts/translate';
import type { LetterBody } from '@artesian/contract/notices/letter';
import type { Recipient } from '../notices/find-recipients.ts';
import { linkTo } from '../platform/language.ts';
import type { Config } from '../platform/config.ts';
import { inWriting } from './claim-code.ts';

const day = (at: Date, timeZone: string) => at.toLocaleDateString(locale(), { dateStyle: 'long', timeZone });

/** What the letter with a code says. */
export function writeClaimLetter(
  config: Pick<Config, 'DISTRICT_NAME' | 'DISTRICT_TIME_ZONE' | 'origin'>,
  { addressee }: Pick<Recipient, 'addressee'>,
  { code, expires_at }: { code: string; expires_at: Date },
): { subject: string; body: LetterBody } {
  const { DISTRICT_NAME, DISTRICT_TIME_ZONE } = config;
  return {
    subject: t('Your code for the {district}', { district: DISTRICT_NAME }),
    body: [
      `${addressee}:`,
      t('With this code your permits, wells and meters with the {district} are linked to your account:', {
        district: DISTRICT_NAME,
      }),
      inWriting(code),
      t('Sign in at {address} and enter it there. It is good once, until {expires_at}.', {
        address: linkTo(config, '/my-permits/access'),
        expires_at: day(expires_at, DISTRICT_TIME_ZONE),
      }),
      t(
        'Anyone who has the code can see your permits, so do not share it. If you did not ask for this, you can ignore this message.',
      ),
    ].map((paragraph) => ({ paragraph })),
  };
}

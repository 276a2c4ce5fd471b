import type { LetterBody } from '@artesian/contract/notices/letter';
import type { Recipient } from '../notices/find-recipients.ts';
import type { Config } from '../platform/config.ts';
import { inWriting } from './claim-code.ts';

const day = (at: Date, timeZone: string) => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });

/** What the letter with a code says. */
export function writeClaimLetter(
  config: Pick<Config, 'DISTRICT_NAME' | 'DISTRICT_TIME_ZONE' | 'origin'>,
  { addressee }: Pick<Recipient, 'addressee'>,
  { code, expires_at }: { code: string; expires_at: Date },
): { subject: string; body: LetterBody } {
  const { DISTRICT_NAME, DISTRICT_TIME_ZONE, origin } = config;
  return {
    subject: `Your code for the ${DISTRICT_NAME}`,
    body: [
      `${addressee}:`,
      `With this code your permits, wells and meters with the ${DISTRICT_NAME} are linked to your account:`,
      inWriting(code),
      `Sign in at ${origin}/my-permits/access and enter it there. It is good once, until ${day(expires_at, DISTRICT_TIME_ZONE)}.`,
      'Anyone who has the code can see your permits, so do not share it. If you did not ask for this, you can ignore this message.',
    ].map((paragraph) => ({ paragraph })),
  };
}

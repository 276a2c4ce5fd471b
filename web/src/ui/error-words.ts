import { t } from '@artesian/domain/texts/translate';
import { ApiError } from '@artesian/contract/language/client';
import { messages } from '@artesian/contract/language/messages';
import { knownContact } from './known-contact.ts';

const OFFLINE = t('You are offline. Your entries are kept. Try again when you are back online.');
const UNREACHABLE = t('The server cannot be reached. Check the connection and try again.');
const BUSY = t('The server cannot be reached or is busy. Try again in a moment.');
const OURS = t('Something went wrong on our side. Try again.');

/** What went wrong, in words that a person can act on: the one place where an error of any kind gets them. */
export function errorWords(error: unknown): string {
  if (isLostConnection(error)) return navigator.onLine ? UNREACHABLE : OFFLINE;
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.status === 500) return OURS;
  // A gateway before the server has no words; those of the server say more.
  if (error.status >= 502 && error.status <= 504 && !error.problem.code) return BUSY;
  return messageOf(error);
}

/** The same, with what to quote where only the district office can find out more. */
export function errorWordsToQuote(error: unknown): string {
  const id = requestIdOf(error);
  const isOurs = error instanceof ApiError && error.status === 500;
  return isOurs && id
    ? t('{error} If it happens again, tell the district office{phone} and quote {id}.', {
        error: errorWords(error),
        phone: byPhone(),
        id,
      })
    : errorWords(error);
}

/** Words in passing have no room for more. */
function byPhone(): string {
  const phone = knownContact()?.phone;
  return phone ? ` (${phone})` : '';
}

/** Whether what an address names is not there, or not any more. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The number under which the server knows a call. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.request_id : undefined;

/** Browsers name a lost connection in words of their own, none of them helpful. */
export const isLostConnection = (error: unknown) =>
  error instanceof TypeError && /^(failed to fetch|load failed|networkerror)/i.test(error.message);

const messageOf = (error: unknown) => (error instanceof Error && error.message) || messages.somethingWentWrong;

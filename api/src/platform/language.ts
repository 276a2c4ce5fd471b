import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import {
  addressIn,
  isLanguage,
  LANGUAGE_COOKIE,
  languageAsked,
  readAddress,
  type Language,
} from '@artesian/domain/texts/languages';
import spanish from '@artesian/domain/texts/es.json' with { type: 'json' };
import { language, loadTexts, setLanguage } from '@artesian/domain/texts/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

const spoken = new AsyncLocalStorage<Language>();

loadTexts('es', spanish);
setLanguage(() => spoken.getStore() ?? 'en');

/** Does something whose texts are in a language, such as writing a letter. */
export const inLanguage = <T>(language: Language, act: () => T): T => spoken.run(language, act);

/** The address of a page in the language that is spoken, as messages link to it. */
export const linkTo = ({ origin }: Pick<Config, 'origin'>, page: string): string =>
  `${origin}${addressIn(language(), page)}`;

/** The address of what is asked for, whatever the language: `/es/map` is `/map`. */
export const withoutLanguage = ({ url }: Pick<IncomingMessage, 'url'>): string => readAddress(url ?? '/').page;

/** Answers each page in the language of its address, each call in the one that its page names, and the sign-in in the one that was chosen. */
export function speakWithCallers(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => spoken.run(languageOf(request), done));
}

function languageOf({ originalUrl: url, headers }: FastifyRequest): Language {
  const { language: ofAddress } = readAddress(url);
  if (ofAddress !== 'en') return ofAddress;
  if (url.startsWith('/api/')) return languageAsked(headers['accept-language']);
  return /^\/(oidc|forgot|set-password)\b/.test(url) ? languageChosen(headers.cookie) : 'en';
}

/** The choice that a browser keeps. */
function languageChosen(cookies = ''): Language {
  const [, chosen] = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies) ?? [];
  return isLanguage(chosen) ? chosen : 'en';
}

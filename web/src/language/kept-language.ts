import { isLanguage, LANGUAGE_COOKIE, type Language } from '@artesian/domain/texts/languages';

const YEAR_S = 365 * 24 * 3600;

/** The language that was chosen in this browser; undefined before anybody chose. */
export function keptLanguage(): Language | undefined {
  const kept = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isLanguage(kept) ? kept : undefined;
}

/** As a cookie, so that the pages of the sign-in are in the same language. */
export function keepLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

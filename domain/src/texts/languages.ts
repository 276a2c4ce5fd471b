/** Languages of the public side, of owners and of letters, by how they name themselves. English is the one that the product is written in. */
export const languages = { en: 'English', es: 'Español' } as const;

export type Language = keyof typeof languages;

/** How numbers, dates and lists are written in each, in the United States. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** What the addresses of pages begin with in a language: nothing in English, `/es` in Spanish. */
export const beginningOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The language of a page's address, and the address of the same page in English: `/es/map?x=1` → es, `/map?x=1`. */
export function readAddress(address: string): { language: Language; page: string } {
  const [, begins, rest = ''] = /^\/(\w\w)(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
  if (!isLanguage(begins) || begins === 'en') return { language: 'en', page: address };
  return { language: begins, page: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a page in a language, from that of the same page in any. */
export function addressIn(language: Language, address: string): string {
  const { page } = readAddress(address);
  return language === 'en' ? page : `${beginningOf(language)}${page === '/' ? '' : page}`;
}

/** The first of the languages that a browser asks for which the product speaks: `es-MX,es;q=0.9,en;q=0.8` → es. */
export function languageAsked(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? 'en';
}

/** What a browser keeps the choice under, for its pages and for the sign-in. */
export const LANGUAGE_COOKIE = 'language';

import { addressIn, readAddress, type Language } from '@artesian/domain/texts/languages';
import { loadTexts, setLanguage, type Catalogue } from '@artesian/domain/texts/translate';
import { keptLanguage } from './kept-language.ts';

/** Every language but the one that the code is written in. */
const catalogues: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>>> = {
  es: () => import('@artesian/domain/texts/es'),
};

/**
 * Loads the texts of the language that the address names, before any other script of the page. False where the page is about to be
 * replaced: an address without a language is opened in the one that was chosen here before.
 */
export async function beginLanguage({ location } = window): Promise<boolean> {
  const { language, page } = readAddress(location.href.slice(location.origin.length));
  const kept = keptLanguage();
  if (language === 'en' && kept && kept !== 'en' && !BETWEEN_PAGES.test(page)) {
    location.replace(addressIn(kept, page));
    return false;
  }
  if (language !== 'en') loadTexts(language, (await catalogues[language]()).default);
  setLanguage(() => language);
  document.documentElement.lang = language;
  return true;
}

/** Addresses that other programs lead back to, word for word, and pages in frames, which the page around them gives the language. */
const BETWEEN_PAGES = /^\/(signed-in|embed)\b/;

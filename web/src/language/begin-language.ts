import { addressIn, readAddress, type Language } from '@artesian/domain/texts/languages';
import { loadTexts, setLanguage } from '@artesian/domain/texts/translate';
import { keptLanguage } from './kept-language.ts';
import { setLanguageParts, type LanguageParts } from './language-parts.ts';

/** Every language but the one that the code is written in. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ parts: LanguageParts }>>> = {
  es: () => import('./spanish.ts'),
};

/**
 * Loads the language that the address names, before any other script of the page. False where the page is about to be replaced: an
 * address without a language is opened in the one that was chosen here before.
 */
export async function beginLanguage({ location } = window): Promise<boolean> {
  const { language, page } = readAddress(location.href.slice(location.origin.length));
  const kept = keptLanguage();
  if (language === 'en' && kept && kept !== 'en' && !BETWEEN_PAGES.test(page)) {
    location.replace(addressIn(kept, page));
    return false;
  }
  setLanguage(() => language);
  const isThere = language === 'en' || (await load(language));
  // A page whose texts stayed English is read out as English.
  document.documentElement.lang = isThere ? language : 'en';
  return true;
}

/** Without a connection the page is there in English, rather than not at all. */
async function load(language: Exclude<Language, 'en'>): Promise<boolean> {
  try {
    const { parts } = await loaders[language]();
    loadTexts(language, parts.texts);
    setLanguageParts(parts);
    screens = loadTextsOfScreens(language, parts);
    return true;
  } catch (error) {
    console.warn('The texts of this language could not be loaded.', error);
    return false;
  }
}

let screens: Promise<void> = Promise.resolve();

/** Settles once the texts of screens are there too. Where they could not be loaded, screens are in English. */
export const textsOfScreens = (): Promise<void> => screens;

async function loadTextsOfScreens(language: Language, parts: LanguageParts) {
  try {
    loadTexts(language, await parts.textsOfScreens());
  } catch (error) {
    console.warn('The texts of the screens could not be loaded in this language.', error);
    document.documentElement.lang = 'en';
  }
}

/** Addresses that other programs lead back to, word for word, and pages in frames, which the page around them gives the language. */
const BETWEEN_PAGES = /^\/(signed-in|embed)\b/;

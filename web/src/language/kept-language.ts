import { isLanguage, type Language } from '@artesian/domain/texts/languages';
import { remember, remembered } from '../ui/remembered.ts';

/** The language that was chosen in this browser; undefined before anybody chose. */
export function keptLanguage(): Language | undefined {
  const kept = remembered('language');
  return isLanguage(kept) ? kept : undefined;
}

export const keepLanguage = (language: Language): void => remember('language', language);

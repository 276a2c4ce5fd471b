import type { Catalogue } from '@artesian/domain/texts/translate';
import type { Localization } from '@mui/material/locale';

/** What one language brings along beside English, which is built in everywhere. */
export interface LanguageParts {
  /** Of what every page begins with. */
  texts: Catalogue;
  /** All of them. No screen is read before them. */
  textsOfScreens: () => Promise<Catalogue>;
  /** Of Material UI, as `createTheme` takes them. */
  components: Localization;
  /** Of ECharts, as `registerLocale` takes them. */
  charts: object;
}

let known: LanguageParts | undefined;

/** Of the language of the page; undefined in English. */
export const languageParts = (): LanguageParts | undefined => known;

export function setLanguageParts(parts: LanguageParts): void {
  known = parts;
}

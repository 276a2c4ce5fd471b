import texts from '@artesian/domain/texts/es-of-every-page.json';
import { esES } from '@mui/material/locale';
import charts from 'echarts/lib/i18n/langES.js';
import type { LanguageParts } from './language-parts.ts';

/** What is read in Spanish: our texts, and those of the libraries that have some of their own. */
export const parts: LanguageParts = {
  texts,
  textsOfScreens: async () => (await import('@artesian/domain/texts/es.json')).default,
  components: esES,
  charts,
};

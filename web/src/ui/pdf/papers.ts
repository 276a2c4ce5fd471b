import { t } from '@artesian/domain/texts/translate';
import type { Paper } from '@artesian/contract/language/settings';

/** What sizes of paper are called. */
export const paperNames: Readonly<Record<Paper, string>> = { LETTER: t('US Letter'), A4: 'A4' };

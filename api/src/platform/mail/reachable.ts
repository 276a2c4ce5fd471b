import { t } from '@artesian/domain/texts/translate';
import type { LetterBody } from '@artesian/contract/notices/letter';
import type { Config } from '../config.ts';
import { contactOf } from '../district-contact.ts';

/** The last line of a message: whom to ask, where the settings say so. */
export function reachable(config: Config): LetterBody {
  const ways = Object.values(contactOf(config)).filter((way) => way !== null);
  return ways.length > 0 ? [{ paragraph: t('Questions: {ways}', { ways: ways.join(', ') }) }] : [];
}

import type { Row } from '@artesian/contract/language/register';
import { longDate } from '../../ui/dates.ts';

/** What a person knows an amendment by. */
export const amendmentName = ({ pamend_type_desc: type, effective_date: day }: Row): string =>
  [type, `effective ${longDate(String(day))}`].filter(Boolean).join(', ');

import { locale, t } from '@artesian/domain/texts/translate';

/** `1 letter`, `2,000 letters`, in the language of the page. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(locale())} ${t(count === 1 ? one : many)}`;

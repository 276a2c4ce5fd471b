import { t } from '@artesian/domain/texts/translate';
import type { ConstraintWords } from './register.ts';

/** The words of several tables, by their names. */
export type WordsOfTables = Readonly<Record<string, ConstraintWords>>;

/** A number that names no record of a list. */
export const noSuch = (thing: string, field: string) => ({
  field,
  message: t('This {thing} does not exist. Choose one from the list.', { thing }),
});

export const noLanguage = { field: 'language', message: 'Choose English or Spanish.' };
export const notBelowNothing = (field: string) => ({ field, message: t('Enter 0 or more.') });
export const noCoordinate = (field: string) => ({ field, message: t('Invalid coordinate') });
export const noMonth = (field: string) => ({ field, message: t('Enter a month from 1 to 12.') });
export const noYear = (field: string) => ({ field, message: t('Enter a year between 1900 and 2200.') });

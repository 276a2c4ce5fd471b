import { t } from '@artesian/domain/texts/translate';
import type { Values } from '@artesian/contract/language/register';
import { formSections, registrationForm } from '@artesian/contract/registrations/form';
import { entriesOf, labelOf, valuesOf, type Entries } from '../../register/form/entries.ts';
import { problemsOf, WRONG_DATE, type FormProblem } from '../../register/form/problems.ts';

/** Stands in the form alone: the well is where the mail goes. */
export const SAME_AS_MAILING = 'sameAsMailing';

/** What is entered of each well anew. */
const ofWell: readonly string[] = [...formSections.well, SAME_AS_MAILING];

/** An empty form; whether there are records on paper is not taken for granted. */
export const blankEntries = (): Entries => ({
  ...entriesOf(registrationForm, undefined),
  hardcopy_well_records: null,
  [SAME_AS_MAILING]: false,
});

/** The entries of a registration as it was sent in. */
export const entriesOfSent = (sent: Values): Entries => ({
  ...entriesOf(registrationForm, sent),
  ...(sent['well_details_drilled_year_only'] === true && {
    well_details_date_drilled: String(sent['well_details_date_drilled']).slice(0, 4),
  }),
  [SAME_AS_MAILING]: false,
});

export const wellIn = (entries: Entries): Entries =>
  Object.fromEntries(ofWell.map((name) => [name, entries[name] ?? null]));

export const blankWell = (): Entries => wellIn(blankEntries());

/** The year, where a date is known no better. */
export const yearAlone = (typed: unknown): string | undefined => /^\s*(\d{4})\s*$/.exec(String(typed ?? ''))?.[1];

/** What the entries mean: a year alone is its first day, and the well may be where the mail goes. */
function understood(entries: Entries): Entries {
  const year = yearAlone(entries['well_details_date_drilled']);
  return {
    ...entries,
    ...(year && { well_details_date_drilled: `01/01/${year}` }),
    well_details_drilled_year_only: year !== undefined,
    ...(entries[SAME_AS_MAILING] === true && addressOfMail(entries)),
  };
}

export const addressOfMail = ({ mailing_address = '', mailing_city = '' }: Entries) => ({
  well_address: mailing_address,
  well_city: mailing_city,
});

export const valuesOfEntries = (entries: Entries): Values => valuesOf(registrationForm, understood(entries));

export const problemsOfEntries = (entries: Entries): FormProblem[] =>
  problemsOf(registrationForm, undefined, understood(entries))
    // What is missing of the mailing address is said there.
    .filter(({ field }) => entries[SAME_AS_MAILING] !== true || (field !== 'well_address' && field !== 'well_city'))
    .map((problem) =>
      problem.field === 'well_details_date_drilled' && problem.message === WRONG_DATE
        ? { ...problem, message: t('Enter a date as MM/DD/YYYY, such as 09/01/2025, or the year alone.') }
        : problem,
    );

/** What is wrong with a well that is not the one in the form: it is named by its number, as there is no field to lead to. */
export const problemsOfOther = (entries: Entries, number: number): FormProblem[] =>
  problemsOfEntries(entries)
    .filter(({ field }) => field && ofWell.includes(field))
    .map(({ field, message }) => aboutWell(number, field!, message));

export const aboutWell = (number: number, field: string, message: string): FormProblem => ({
  message: t('Well {number}: {field}: {message}', {
    number,
    field: labelOf(registrationForm, field),
    message,
  }),
});

export const isOfWell = (field: string): boolean => ofWell.includes(field);

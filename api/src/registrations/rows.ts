import type { Values } from '@artesian/contract/language/register';
import { problemsOfChange } from '@artesian/contract/language/rules';
import { registrationForm } from '@artesian/contract/registrations/form';
import { refuseFields } from '../platform/problems.ts';

/** The columns that a sender fills in: names that no request can choose. */
const columns = Object.keys(registrationForm.fields);
export const enteredColumns = columns.join(', ');

/** What is entered of one registration, as the table keeps it. Refused with 400 where a rule between fields is broken. */
export function rowOfEntered(values: Values, at = ''): Values {
  refuseFields(
    problemsOfChange(registrationForm, undefined, values).map(({ field, message }) => ({
      field: `${at}${field}`,
      message,
    })),
  );
  const entered = Object.fromEntries(columns.map((name) => [name, values[name]]));
  return { ...entered, ...drilled(values) };
}

/** A year that is all that is known is kept as its first day. */
function drilled({ well_details_date_drilled: date, well_details_drilled_year_only: isYear }: Values): Values {
  if (typeof date !== 'string') return { well_details_drilled_year_only: false };
  return isYear === true ? { well_details_date_drilled: `${date.slice(0, 4)}-01-01` } : {};
}

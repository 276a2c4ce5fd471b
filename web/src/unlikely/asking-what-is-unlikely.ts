import { problemIn } from '@artesian/contract/language/client';
import { CONFIRMED_FIELDS, UNLIKELY } from '@artesian/contract/language/usual';
import { confirmations } from './questions.ts';

const question = { title: 'Is this right?', act: 'Save as Entered', cancel: 'Change It' };

/**
 * `fetch`, which asks the person where the server answers that something is unlikely, and says so again when it is meant. Else the answer
 * stays: the form shows it beside what was entered.
 */
export const askingWhatIsUnlikely =
  (fetchAnswer: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetchAnswer(input, init);
    if (response.status !== 422) return response;
    const found = await problemIn(response);
    if (found?.code !== UNLIKELY) return response;
    const errors = found.errors ?? [];
    const sentences = [...new Set(errors.map(({ message }) => message))];
    if (!(await confirmations.ask({ ...question, sentences }))) return response;
    const headers = new Headers(init?.headers);
    // Of one of many rows a field is named with the row's place.
    headers.set(CONFIRMED_FIELDS, errors.map(({ field }) => field.replace(/^\d+\./, '')).join(', '));
    return fetchAnswer(input, { ...init, headers });
  };

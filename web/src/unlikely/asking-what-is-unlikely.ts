import { problem } from '@artesian/contract/language/problem';
import { CONFIRMED_FIELDS, UNLIKELY } from '@artesian/contract/language/usual';
import { isConfirmed } from './questions.ts';

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
    const found = problem.safeParse(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!found.success || found.data.code !== UNLIKELY) return response;
    const errors = found.data.errors ?? [];
    const sentences = [...new Set(errors.map(({ message }) => message))];
    if (!(await isConfirmed({ ...question, sentences }))) return response;
    const headers = new Headers(init?.headers);
    // Of one of many rows a field is named with the row's place.
    headers.set(CONFIRMED_FIELDS, errors.map(({ field }) => field.replace(/^\d+\./, '')).join(', '));
    return fetchAnswer(input, { ...init, headers });
  };

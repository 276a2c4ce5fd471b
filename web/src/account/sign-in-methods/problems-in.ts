import { ApiError } from '@artesian/contract/language/client';
import { errorWordsToQuote } from '../../ui/error-words.ts';

interface Problems {
  /** By the name of the field that shows it. */
  fields: Record<string, string>;
  /** What no field shows. */
  failure: string | undefined;
}

/** Where a refusal is shown, in a form that has these fields. */
export function problemsIn(error: Error | null, names: readonly string[]): Problems {
  if (!error) return { fields: {}, failure: undefined };
  const told = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const shown = told.filter(({ field }) => names.includes(field));
  return {
    fields: Object.fromEntries(shown.map(({ field, message }) => [field, message])),
    failure: shown.length > 0 ? undefined : errorWordsToQuote(error),
  };
}

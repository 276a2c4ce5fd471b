import { t } from '@artesian/domain/texts/translate';
import { ApiError } from '@artesian/contract/language/client';
import { messages } from '@artesian/contract/language/messages';
import { metaOf, type Register, type Row, type Values } from '@artesian/contract/language/register';
import { problemsOfChange, withoutHidden } from '@artesian/contract/language/rules';
import { readDate } from '../../ui/dates.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { changesOf, missingFields, valuesOf, bodyOf, REMOVED, type Entries } from './entries.ts';
import { isChosen, type Entry } from './input-text.ts';

/** What keeps a form from being saved; without a field it concerns the whole record. */
export interface FormProblem {
  field?: string;
  message: string;
}

/** What the declaration says of the entries: of a known record only of those that were changed, as older rows may hold anything. */
export function problemsOf(register: Register, base: Row | undefined, entries: Entries): FormProblem[] {
  const { [REMOVED]: _removed, ...values } = valuesOf(register, entries);
  const draft = withoutHidden(register, undefined, values);
  const changes = changesOf(register, base, entries);
  const result = base ? register.change.safeParse(bodyOf(changes)) : register.draft.safeParse(draft);
  const blank = missingFields(register, entries, base);
  const refused = (result.error?.issues ?? []).map(({ path, message }) => {
    const field = String(path[0]);
    const words = blank.includes(field) ? messages.required : notUnderstood(register, field, entries[field]);
    return { field, message: words ?? message };
  });
  const broken = problemsOfChange(register, base, base ? changes : draft);
  const missing = blank
    .filter((name) => !refused.some(({ field }) => field === name))
    .map((field) => ({ field, message: messages.required }));
  return inOrder(register, [...refused, ...broken, ...missing]);
}

/** What the rules between fields have against the entries, beside what is only missing. */
export function brokenRules(register: Register, base: Row | undefined, entries: Entries): string[] {
  const missing = missingFields(register, entries, base);
  const { [REMOVED]: _removed, ...values } = valuesOf(register, entries);
  const changes = base ? changesOf(register, base, entries) : withoutHidden(register, undefined, values);
  const broken = problemsOfChange(register, base, changes).filter(
    ({ field, message }) => message !== messages.required && !missing.includes(field ?? ''),
  );
  return broken.map(({ message }) => message);
}

/** Of what is no date. */
export const WRONG_DATE = t('Enter a date as MM/DD/YYYY, such as 09/01/2025.');

/** Typed, but meaning nothing: the form says so in words of its own, which know what was typed. */
export function notUnderstood(
  register: Pick<Register, 'fields'>,
  field: string,
  entry: Entry | undefined,
): string | undefined {
  if (typeof entry !== 'string' || entry.trim() === '' || !(field in register.fields)) return undefined;
  const { kind } = metaOf(register, field);
  if (kind === 'date' && !readDate(entry)) return WRONG_DATE;
  return isChosen(kind) ? notChosen(entry) : undefined;
}

/** Left in an input that chooses from a list. */
export const notChosen = (typed: string) =>
  t('“{typed}” is not in the list. Choose one from the list.', { typed: typed.trim() });

/** What the server says against a save: of fields where it names them. */
export function problemsOfRefusal(register: Register, error: unknown): FormProblem[] {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  if (errors.length > 0) return errors.map(({ field, message }) => fieldProblem(register, field, message));
  return [{ message: errorWordsToQuote(error) }];
}

/** The record as somebody else saved it meanwhile, if that is why a save was refused. */
export function recordSavedMeanwhile(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return error.problem.current as (Values & Row) | undefined;
}

const fieldProblem = (register: Register, field: string, message: string): FormProblem =>
  field in register.fields || field === REMOVED ? { field, message } : { message };

/** As the fields stand in the form, one problem for each. */
function inOrder(register: Register, problems: FormProblem[]): FormProblem[] {
  return Object.keys(register.fields).flatMap((name) => problems.find(({ field }) => field === name) ?? []);
}

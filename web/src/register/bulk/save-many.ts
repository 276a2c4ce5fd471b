import { ApiError } from '@artesian/contract/language/client';
import type { Register, Row } from '@artesian/contract/language/register';
import { api } from '../../api.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { labelOf } from '../form/entries.ts';
import type { PlannedRow } from './plan-change.ts';

/** `1 well`, `1,000 wells`. */
export const counted = ({ one }: Pick<Register, 'one'>, count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** Saves a value for each of these records, all or none. */
export async function saveMany(
  register: Register,
  field: string,
  rows: readonly (Pick<PlannedRow, 'key' | 'version'> & { value: unknown })[],
  act: string,
): Promise<Row[]> {
  const changes = rows.map(({ key, version, value }) => ({ [register.key]: key, version, [field]: value }));
  return (await api.register(register).replace(changes, act)) as Row[];
}

/** Gives each of the records what it had before, as long as nobody saved it since. Tried again, it is the same act. */
export function undoing(register: Register, field: string, before: readonly PlannedRow[], saved: readonly Row[]) {
  const rows = before.map(({ key, before: value }, index) => ({ key, value, version: saved[index]!.version }));
  const act = crypto.randomUUID();
  const undo = async () => {
    try {
      await saveMany(register, field, rows, act);
      notify.forgetErrors();
      notify.success(`${labelOf(register, field)} was restored in ${counted(register, rows.length)}.`);
    } catch (error) {
      const words = `Could not undo. ${formatRefusal(error, before)}`;
      notify.error(words, isFinal(error) ? {} : { action: { label: 'Try again', onClick: () => void undo() } });
    }
  };
  return undo;
}

/** Whether nothing was saved, and will not be by asking once more. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The places among the rows that were sent of those which a refusal names. */
export const rowsNamedBy = (error: unknown): number[] => [
  ...new Set(
    errorsOf(error)
      .map(({ field }) => Number.parseInt(field, 10))
      .filter(Number.isInteger),
  ),
];

/** Why a save was refused, with the names of the records that it was refused for. */
export function formatRefusal(error: unknown, sent: readonly { name: string }[]): string {
  const names = rowsNamedBy(error).flatMap((index) => sent[index]?.name ?? []);
  if (names.length === 0) return errorWordsToQuote(error);
  if (error instanceof ApiError && error.status === 412) return `Someone else saved ${listed(names)} meanwhile.`;
  const messages = [...new Set(errorsOf(error).map(({ message }) => message))];
  return `${listed(names)}: ${messages.join(' ')}`;
}

const errorsOf = (error: unknown) => (error instanceof ApiError ? (error.problem.errors ?? []) : []);

const MOST_NAMES = 5;

/** `A, B and C`; of many the first. */
function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const parts = more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
  return new Intl.ListFormat('en-US').format(parts);
}

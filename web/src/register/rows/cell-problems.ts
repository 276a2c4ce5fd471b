import { ApiError } from '@artesian/contract/language/client';
import type { CellProblem } from '../../ui/editable-table/entries.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';

/** What the server says against saving cells: its fields are named `depth_ft`, or `rows.3.depth_ft` where rows were sent together. */
export function cellProblems(error: unknown): CellProblem[] {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  if (errors.length > 0) return errors.map(({ field, message }) => ({ ...cellNamed(field), message }));
  return [{ message: errorWordsToQuote(error) }];
}

function cellNamed(field: string): Pick<CellProblem, 'row' | 'column'> {
  const parts = field.split(/[.[\]/]+/).filter(Boolean);
  const row = parts.find((part) => /^\d+$/.test(part));
  const column = parts.at(-1)!;
  return { ...(row !== undefined && { row: Number(row) }), ...(column !== row && { column }) };
}

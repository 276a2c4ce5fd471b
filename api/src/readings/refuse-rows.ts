import { Refusal } from '../platform/problems.ts';

/** What is wrong with a row, and the field to say it beside. */
export interface RowProblem {
  field?: string;
  message: string;
}

/**
 * Refuses all rows with what is wrong with each, said of its place and field: `3.adjustment`. The table's own rules would stop at the first
 * and name no row. `problemsOf` is told whether a row of the same `place` was sent before.
 */
export function refuseRows<R>(
  rows: readonly R[],
  placeOf: (row: R) => string,
  problemsOf: (row: R, index: number, isTwice: boolean) => readonly RowProblem[],
) {
  const seen = new Set<string>();
  const errors = rows.flatMap((row, index) => {
    const place = placeOf(row);
    const isTwice = seen.has(place);
    seen.add(place);
    return problemsOf(row, index, isTwice).map(({ field, message }) => ({ field: [index, field].join('.'), message }));
  });
  const [first] = errors;
  if (first) throw new Refusal(400, 'validation', 'Some rows need attention', first.message, { errors });
}

import { readMonth } from '@artesian/domain/read-month';
import type { Examined, ImportHooks } from './sheet-row.ts';

/** No month without a year of its own is of it. */
const NO_YEAR = 0;

/** `Jan-24`, as spreadsheets show a month. */
const SHORT = /^([a-z]{3,9})[-' ]+(\d{2})$/i;

/** A month as files write it; the year is null where the text has none. Undefined for what is no month. */
export function monthIn(text: string): { year: number | null; month: number } | undefined {
  const [, name, short] = SHORT.exec(text.trim()) ?? [];
  const read = readMonth(name ? `${name} 20${short}` : text, NO_YEAR);
  if (!read) return undefined;
  return { month: read.month, year: read.year === NO_YEAR || read.year === NO_YEAR - 1 ? null : read.year };
}

/** Of rows that are about a month: it may be written as one, or as a day, with its year or beside it. */
export const hooksOfMonths: Pick<ImportHooks, 'mend'> = {
  mend(field, text) {
    if (field !== 'c_month' && field !== 'c_year') return { text };
    if (/^\d{4}$/.test(text) && field === 'c_year') return { text };
    const read = monthIn(text);
    const part = field === 'c_year' ? read?.year : read?.month;
    return { text: part ? String(part) : text };
  },
};

const NOTHING = 'The row says nothing of its month.';

/** Refuses rows with what is wrong with each, and those that say none of these fields of their month. */
export function refuseMonths(
  records: readonly Examined[],
  fields: object,
  problems: readonly (readonly { message: string }[])[],
) {
  for (const [index, { row }] of records.entries()) {
    const saysNothing = !Object.keys(fields).some((field) => row.said[field] !== undefined);
    const words = saysNothing ? [NOTHING] : problems[index]!.map(({ message }) => message);
    row.refusals.push(...words.map((one) => ({ subject: one, words: one })));
  }
}

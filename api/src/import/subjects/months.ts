import type { Values } from '@artesian/contract/language/register';
import { DistrictYear } from '@artesian/domain/fiscal-year';
import { readMonth } from '@artesian/domain/read-month';
import type pg from 'pg';
import type { Examined, ImportHooks, SheetRow } from '../file/sheet-row.ts';

/** No month without a year of its own is of it. */
const NO_YEAR = 0;
const CALENDAR_YEARS = new DistrictYear(1);

/** `Jan 24`, which in a file is no day. */
const SHORT = /^([a-z]{3,9}) +(\d{2})$/i;

/** A month as files write it; the year is null where the text has none. Undefined for what is no month. */
export function monthIn(text: string): { year: number | null; month: number } | undefined {
  const [, name, short] = SHORT.exec(text.trim()) ?? [];
  const read = readMonth(name ? `${name} 20${short}` : text, NO_YEAR, CALENDAR_YEARS);
  if (!read) return undefined;
  return { month: read.month, year: read.year === NO_YEAR ? null : read.year };
}

/** A month may be written as one, or as a day, with its year or beside it. */
const mend: NonNullable<ImportHooks['mend']> = (field, text) => {
  if (field !== 'c_month' && field !== 'c_year') return { text };
  if (/^\d{4}$/.test(text) && field === 'c_year') return { text };
  const read = monthIn(text);
  const part = field === 'c_year' ? read?.year : read?.month;
  return { text: part ? String(part) : text };
};

export const hooksOfMonths: Pick<ImportHooks, 'mend'> = { mend };

/** What is known of one thing by months, and how its screen saves many of them at once. */
interface EnteredMonths<Month, Saved> {
  /** The key of the thing: `meter_ndx`. */
  of: string;
  /** What people know the thing by, in SQL. */
  name: string;
  /** What is entered of a month. */
  fields: object;
  /** By month what is wrong with it. */
  problemsOf: (client: pg.PoolClient, months: readonly Month[]) => Promise<readonly (readonly { message: string }[])[]>;
  /** Answers what was saved in the order of the months. */
  keep: (client: pg.PoolClient, months: readonly Month[]) => Promise<readonly Saved[]>;
  keyOf: (saved: Saved) => number;
  /** Says what there is to look at of a new month. */
  remark?: (row: SheetRow, saved: Saved) => void;
}

/** Rows of a file that each are a month of something, saved as their screen saves them. */
export function hooksOfEnteredMonths<Month, Saved>(entered: EnteredMonths<Month, Saved>): ImportHooks {
  const { of, name, fields, problemsOf, keep, keyOf, remark } = entered;
  const places = [of, 'c_year', 'c_month'];
  const monthOf = (values: Values) => chosen(values, [...places, ...Object.keys(fields)]) as Month;
  return {
    mend,
    name: `${name} || ', ' || to_char(make_date(c_year, c_month, 1), 'YYYY-MM')`,
    async examine(client, records) {
      const months = records.map(({ was, values }) => monthOf({ ...was, ...values }));
      refuseMonths(records, fields, await problemsOf(client, months));
    },
    write: {
      hold: (client) => client.query('select api.change_volumes()'),
      async add(client, records) {
        const months = records.map(({ values }) => monthOf(values));
        const saved = await keep(client, months);
        for (const [index, { row }] of records.entries()) remark?.(row, saved[index]!);
        return saved.map(keyOf);
      },
      async change(client, records) {
        const months = records.map(({ was, changes }) => monthOf({ ...chosen(was, places), ...changes }));
        await keep(client, months);
      },
    },
  };
}

const chosen = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));

const NOTHING = 'The row has no month.';

/** Refuses rows with what is wrong with each, and those that say none of these fields of their month. */
function refuseMonths(
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

import type { DistrictYear } from '@artesian/domain/fiscal-year';
import { completeMapping, noMapping, plain, type MappingFile } from '../mapping.ts';
import { monthIn } from '../subjects/months.ts';
import type { Table } from './read-table.ts';
import type { TableRow } from './table-row.ts';
import { isBlank } from './read-value.ts';
import { metaIn, type Subject } from '../subject.ts';
import { Unusable } from '../unusable.ts';

type Across = NonNullable<Subject['declared']['across']>;

/**
 * A sheet with a column for each month, or for each word of a field, as rows of one record each; any other table as it is. Each row keeps
 * the line and the heading of its cell. A line without a single value is a row that says so: none is lost. Throws Unusable for months
 * of no year. A fiscal year beside months is one of `years`.
 */
export function unfold(subject: Subject, table: Table, years: DistrictYear, given: MappingFile = noMapping): Table {
  const { across } = subject.declared;
  const headings = across ? headingsAcross(subject, across, table, given) : [];
  if (!across || headings.length < 2) return table;
  const [place, value] = [across.field, across.value].map((field) => metaIn(subject, field).label) as [string, string];
  const others = table.columns.filter((heading) => !headings.includes(heading));
  const inWords =
    across.columns === 'months' ? monthsOf(subject, headings, others, given, years) : (heading: string) => heading;
  const rows = table.rows.flatMap((row) => {
    const rest = Object.fromEntries(others.map((heading) => [heading, row.cells[heading] ?? '']));
    const cells = headings.filter((heading) => !isBlank(row.cells[heading] ?? ''));
    if (row.problem || cells.length === 0) return [{ ...row, problem: row.problem ?? NOTHING }];
    return cells.map((heading): TableRow => ({
      line: row.line,
      column: heading,
      cells: { ...rest, [place]: inWords(heading, rest), [value]: row.cells[heading]! },
    }));
  });
  return { ...table, columns: [...others, place, value], rows, sheet: { columns: table.columns, rows: table.rows } };
}

const NOTHING = 'The line has no value in any of these columns.';

function headingsAcross(subject: Subject, across: Across, table: Table, given: MappingFile): string[] {
  if (given.across.length > 0) return given.across;
  if (across.columns === 'words') return wordsAcross(subject, across, table, given);
  const months = table.columns.filter((heading) => !isNumber(heading) && monthIn(heading));
  if (months.length > 1) return months;
  const numbers = table.columns.filter((heading) => isNumber(heading) && monthIn(heading));
  return numbers.length === 12 ? numbers : [];
}

const isNumber = (heading: string) => /^\d{1,2}$/.test(heading);

/** All that is not understood otherwise and has numbers under it, where no column tells the word. */
function wordsAcross(subject: Subject, { field, value }: Across, table: Table, given: MappingFile): string[] {
  const { columns } = completeMapping(subject, table.columns, given, 'add', [field, value]);
  if (columns[field] !== undefined) return [];
  const used = new Set(Object.values(columns));
  return table.columns.filter((heading) => {
    const values = table.rows.map(({ cells }) => cells[heading] ?? '').filter((text) => !isBlank(text));
    return !used.has(heading) && values.some((text) => /^[<>~ ]*-?[\d.,]+$/.test(text));
  });
}

/** Where no heading names the year, a column does: the year itself, or the fiscal year. */
function monthsOf(
  { fields }: Subject,
  headings: readonly string[],
  others: readonly string[],
  given: MappingFile,
  years: DistrictYear,
) {
  const fiscal = others.find((heading) => ['fy', 'fiscalyear'].includes(plain(heading)));
  const hasYear =
    !('c_year' in fields) || 'c_year' in given.constants || 'c_year' in given.columns || others.some(isYear);
  const withoutYear = headings.find((heading) => monthIn(heading)!.year === null);
  if (withoutYear !== undefined && !hasYear && fiscal === undefined)
    throw new Unusable(
      `${withoutYear} has no year. The file needs a Year or Fiscal Year column, or a mapping with {"constants": {"c_year": 2024}}.`,
    );
  return (heading: string, cells: Readonly<Record<string, string>>): string => {
    const { year, month } = monthIn(heading)!;
    const fiscalYear = fiscal === undefined || hasYear ? Number.NaN : Number(cells[fiscal]);
    const known = year ?? years.monthIn(month, fiscalYear).year;
    return Number.isInteger(known) ? `${known}-${String(month).padStart(2, '0')}` : String(month);
  };
}

const isYear = (heading: string) => ['year', 'cyear', 'calendaryear'].includes(plain(heading));

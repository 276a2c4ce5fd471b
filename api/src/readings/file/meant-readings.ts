import { messages } from '@artesian/contract/language/messages';
import { enteredFields, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import type { ReadingColumn, ReadingMapping } from '@artesian/contract/metering/readings-files';
import type { Month } from '@artesian/domain/month';
import type { DistrictYear } from '@artesian/domain/fiscal-year';
import { readMonth } from '@artesian/domain/read-month';
import type pg from 'pg';
import { readDistrictYear } from '../../settings/district-year.ts';
import type { TableRow } from '../../import/file/table-row.ts';

export interface RowProblem {
  column: ReadingColumn | null;
  message: string;
}

/** What a row of a file means. */
export interface MeantReading {
  line: number;
  meter_id: string;
  /** As it was written. */
  written: string;
  month: Month | undefined;
  /** Where there is nothing wrong with it; null where it says nothing. */
  reading: ReadingToSave | null;
  problems: RowProblem[];
}

/** What the rows are read by: meters and words by their names, as they are compared. */
interface Words {
  years: DistrictYear;
  meters: ReadonlyMap<string, number>;
  reasons: ReadonlyMap<string, number>;
  statuses: ReadonlyMap<string, number>;
}

/** What each row means. */
export async function meantReadings(
  client: pg.PoolClient,
  rows: readonly TableRow[],
  mapping: ReadingMapping,
  fiscalYear: number,
): Promise<MeantReading[]> {
  const words: Words = {
    years: await readDistrictYear(client),
    meters: await namesIn(client, 'select meter_ndx as ndx, meter_id as name from meters'),
    reasons: await namesIn(
      client,
      'select mr_adjustment_reason_ndx as ndx, mr_adjustment_reason_desc as name from mr_adjustment_reasons',
    ),
    statuses: await namesIn(
      client,
      'select mr_report_status_ndx as ndx, mr_report_status_desc as name from mr_report_statuses',
    ),
  };
  return rows.map((row) => meantBy(row, mapping, fiscalYear, words));
}

async function namesIn(client: pg.PoolClient, query: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ ndx: number; name: string }>(query);
  return new Map(rows.map(({ ndx, name }) => [name.toLowerCase(), ndx]));
}

function meantBy(row: TableRow, mapping: ReadingMapping, fiscalYear: number, words: Words): MeantReading {
  const textOf: TextOf = (name) => (mapping[name] ? (row.cells[mapping[name]] ?? '').trim() : '');
  const problems: RowProblem[] = row.problem ? [{ column: null, message: row.problem }] : [];
  const refuse: Refuse = (column, message) => void problems.push({ column, message });
  const entered = enteredIn(textOf, words, refuse);
  const place = placeIn(textOf, words, fiscalYear, refuse);
  const says = Object.values(entered).some((value) => value !== undefined);
  return {
    line: row.line,
    meter_id: textOf('meter_id'),
    written: textOf('meter_reading'),
    month: place.month,
    reading: problems.length === 0 && says ? readingAt(place, entered) : null,
    problems,
  };
}

/** Empty for a column that the file does not have. */
type TextOf = (name: ReadingColumn) => string;
type Refuse = (column: ReadingColumn, message: string) => void;

interface Place {
  meter: number | undefined;
  month: Month | undefined;
}

const readingAt = ({ meter, month }: Place, entered: ReturnType<typeof enteredIn>): ReadingToSave => ({
  meter_ndx: meter!,
  c_year: month!.year,
  c_month: month!.month,
  ...entered,
});

function enteredIn(textOf: TextOf, { reasons, statuses }: Words, refuse: Refuse) {
  const number = (name: 'meter_reading' | 'adjustment') => numberIn(name, textOf(name), refuse);
  const named = (name: ReadingColumn, known: ReadonlyMap<string, number>, one: string) => {
    const text = textOf(name);
    if (text === '') return undefined;
    const found = known.get(text.toLowerCase());
    if (found === undefined) refuse(name, `Unknown ${one}: ${text}.`);
    return found;
  };
  return {
    meter_reading: number('meter_reading'),
    adjustment: number('adjustment'),
    mr_adjustment_reason_ndx: named('mr_adjustment_reason_ndx', reasons, 'reason'),
    mr_report_status_ndx: named('mr_report_status_ndx', statuses, 'report status'),
    notes: textOf('notes') || undefined,
  };
}

/** As people write numbers: `1,234.00`, or in brackets what is taken away. */
function numberIn(name: 'meter_reading' | 'adjustment', text: string, refuse: Refuse): number | undefined {
  if (text === '') return undefined;
  const plain = text
    .replaceAll(/[\s,]/g, '')
    .replace(/\.0+$/, '')
    .replace(/^\((.+)\)$/, '-$1');
  const number = /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  const { error } = enteredFields[name].safeParse(number);
  if (error) refuse(name, error.issues[0]!.message);
  return number;
}

function placeIn(textOf: TextOf, { meters, years }: Words, fiscalYear: number, refuse: Refuse): Place {
  const [name, written] = [textOf('meter_id'), textOf('c_month')];
  const meter = meters.get(name.toLowerCase());
  if (meter === undefined) refuse('meter_id', name ? `Unknown meter: ${name}.` : messages.required);
  const month = inYear(readMonth(written, fiscalYear, years), textOf('c_year'));
  if (!month)
    refuse(
      'c_month',
      written ? `“${written}” is not a month we recognize. Use 2/2026 or Feb 2026.` : messages.required,
    );
  return { meter, month };
}

/** A year of its own wins over that of the month, which may be a day. */
function inYear(month: Month | undefined, year: string): Month | undefined {
  if (!month || year === '') return month;
  return /^\d{4}$/.test(year) ? { ...month, year: Number(year) } : undefined;
}

import { messages } from '@artesian/contract/language/messages';
import { enteredFields, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import type { ReadingColumn, ReadingMapping } from '@artesian/contract/metering/readings-files';
import type { Month } from '@artesian/domain/month';
import { readMonth } from '@artesian/domain/read-month';
import type pg from 'pg';
import type { TableRow } from '../../import/read-table.ts';

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
  const textOf = (name: ReadingColumn) => (mapping[name] ? (row.cells[mapping[name]] ?? '').trim() : '');
  const problems: RowProblem[] = row.problem ? [{ column: null, message: row.problem }] : [];
  const refuse = (column: ReadingColumn, message: string) => void problems.push({ column, message });

  const numberIn = (name: 'meter_reading' | 'adjustment') => {
    const text = textOf(name);
    if (text === '') return undefined;
    const plain = text
      .replaceAll(/[\s,]/g, '')
      .replace(/\.0+$/, '')
      .replace(/^\((.+)\)$/, '-$1');
    const number = /^-?\d+$/.test(plain) ? Number(plain) : Number.NaN;
    const { error } = enteredFields[name].safeParse(number);
    if (error) refuse(name, error.issues[0]!.message);
    return number;
  };
  const named = (name: ReadingColumn, known: ReadonlyMap<string, number>, one: string) => {
    const text = textOf(name).toLowerCase();
    if (text === '') return undefined;
    const found = known.get(text);
    if (found === undefined) refuse(name, `There is no such ${one}: ${textOf(name)}.`);
    return found;
  };

  const month = monthIn(textOf('c_month'), textOf('c_year'), fiscalYear);
  const entered = {
    meter_reading: numberIn('meter_reading'),
    adjustment: numberIn('adjustment'),
    mr_adjustment_reason_ndx: named('mr_adjustment_reason_ndx', words.reasons, 'reason'),
    mr_report_status_ndx: named('mr_report_status_ndx', words.statuses, 'report status'),
    notes: textOf('notes') || undefined,
  };
  const meter = textOf('meter_id') === '' ? undefined : words.meters.get(textOf('meter_id').toLowerCase());
  if (textOf('meter_id') === '') refuse('meter_id', messages.required);
  else if (meter === undefined) refuse('meter_id', `There is no such meter: ${textOf('meter_id')}.`);
  if (!month) refuse('c_month', textOf('c_month') ? `“${textOf('c_month')}” is no month.` : messages.required);

  const says = Object.values(entered).some((value) => value !== undefined);
  const isMeant = problems.length === 0 && says;
  return {
    line: row.line,
    meter_id: textOf('meter_id'),
    written: textOf('meter_reading'),
    month,
    reading: isMeant ? { meter_ndx: meter!, c_year: month!.year, c_month: month!.month, ...entered } : null,
    problems,
  };
}

/** A year of its own wins over that of the month, which may be a day. */
function monthIn(month: string, year: string, fiscalYear: number): Month | undefined {
  const read = readMonth(month, fiscalYear);
  if (!read || year === '') return read;
  return /^\d{4}$/.test(year) ? { ...read, year: Number(year) } : undefined;
}

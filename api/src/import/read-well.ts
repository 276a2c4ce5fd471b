import { createHash } from 'node:crypto';
import type { Values } from '@artesian/contract/language/register';
import { doubtfulPlace } from '@artesian/domain/doubtful-place';
import { stateWellNumberWarning } from '@artesian/domain/texas-grid';
import { withTexasGrid } from '../wells/derive-texas-grid.ts';
import type { Mapping } from './mapping.ts';
import type { TableRow } from './read-table.ts';
import { isBlank, readBlank, readValue } from './read-value.ts';
import { wellFieldMeta, wellFields } from './well-fields.ts';

/** Something to look at in a row that is taken all the same. `subject` is what it has in common with other rows. */
export interface Remark {
  subject: string;
  words: string;
}

export interface WellRow {
  line: number;
  /** Stands for what the row says, whatever the order and separator of the file. */
  hash: string;
  /** Columns of the table; fields with a list still hold the file's word, or null. */
  values: Values;
  remarks: Remark[];
  /** Why the row cannot become a well. */
  refusal?: string;
}

/** What a row of the file says about a well. Reads everything, so that a refusal names every mistake of the row. */
export function readWell(row: TableRow, mapping: Mapping): WellRow {
  const well: WellRow = { line: row.line, hash: hashOf(row), values: {}, remarks: [] };
  if (row.problem) return { ...well, refusal: row.problem };
  const mistakes: string[] = [];
  for (const [field, text] of textsOf(row, mapping)) {
    const mistake = readField(well, field, text);
    if (mistake) mistakes.push(mistake);
  }
  mistakes.push(...judgePlace(well));
  if (mistakes.length > 0) return { ...well, refusal: mistakes.join(' ') };
  return { ...well, values: withTexasGrid(well.values, undefined) };
}

function textsOf(row: TableRow, { columns, constants }: Mapping): [string, string][] {
  const cells = Object.entries(columns).map(([field, heading]): [string, string] => [field, row.cells[heading] ?? '']);
  return Object.entries({ ...Object.fromEntries(cells), ...constants });
}

/** Writes the field's value into the well; answers what is wrong with it instead when it cannot. */
function readField(well: WellRow, field: string, text: string): string | undefined {
  const { label, kind } = wellFieldMeta(field);
  if (kind === 'lookup') {
    well.values[field] = isBlank(text) ? null : text;
    return undefined;
  }
  try {
    const { value, remark } = isBlank(text) ? readBlank(kind) : readValue(kind, inFull(well, field, text));
    const result = wellFields[field]!.safeParse(value);
    well.values[field] = result.success ? result.data : value;
    if (value === undefined && !result.success) return `${label} is missing.`;
    if (!result.success) return sentence(`${label} ${shown(text)}: ${result.error.issues[0]!.message}`);
    if (remark) well.remarks.push({ subject: `${label}: ${remark}`, words: `${label} ${shown(text)}: ${remark}` });
    return undefined;
  } catch (error) {
    return `${label} ${shown(text)} ${(error as Error).message}.`;
  }
}

/** Spreadsheets take the leading zero from State Well Numbers 01 to 09, and people write hyphens into them. */
function inFull(well: WellRow, field: string, text: string): string {
  if (field !== 'state_well_num') return text;
  const digits = text.replaceAll('-', '');
  if (!/^\d{6}$/.test(digits)) return digits;
  const subject = 'State Well Numbers of six digits got their leading zero back';
  well.remarks.push({ subject, words: `State Well Number ${text} was read as 0${digits}.` });
  return `0${digits}`;
}

/** Coordinates that are mistaken refuse the row; those that are merely odd are remarked. */
function judgePlace({ values, remarks }: WellRow): string[] {
  const { lat_dd: latitude, lon_dd: longitude } = values;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const doubt = doubtfulPlace(latitude, longitude);
  if (doubt && doubt.kind !== 'outside-texas') return [doubt.words];
  if (doubt) remarks.push({ subject: 'Coordinates outside Texas', words: doubt.words });
  const number = values.state_well_num as string | null | undefined;
  const warning = number ? stateWellNumberWarning(number, latitude, longitude) : null;
  if (warning)
    remarks.push({ subject: 'State Well Numbers of another grid cell than the coordinates', words: warning });
  return [];
}

function hashOf({ cells }: TableRow): string {
  const headings = Object.keys(cells)
    .filter((heading) => cells[heading] !== '')
    .toSorted();
  const said = headings.map((heading) => [heading, cells[heading]]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);
const shown = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

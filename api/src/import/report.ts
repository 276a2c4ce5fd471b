import { metaOf } from '@artesian/contract/language/register';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { hooksOf } from './hooks.ts';
import type { ImportResult } from './import-rows.ts';
import { countOf, verdicts, type Outcome } from './outcomes.ts';
import { headingsOf, likelyKeys, type Mapping } from './mapping.ts';
import type { Table } from './read-table.ts';
import type { PastImport } from './list-imports.ts';
import { FORMER_ID, metaIn, type Subject } from './subject.ts';
import { Unusable } from './unusable.ts';
import { NOT_IN_LIST } from './words.ts';

/** Before anything is brought in: throws Unusable when no report can be written into the folder. */
export function prepareFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Unusable(`The report cannot be written into ${folder}: name another place with --report.`);
  }
}

/** Writes one line for each row of the file: what became of it, what it changes, and every remark. */
export function writeReport(subject: Subject, path: string, outcomes: readonly Outcome[]) {
  const lines = outcomes.map(({ line, column, verdict, record, reason, changes, remarks }) => [
    placeOf(line, column),
    verdict,
    verdict === 'already there' ? '' : (record ?? ''),
    [...(reason ? [reason] : []), ...changes.map((words) => `${words}.`), ...remarks.map(({ words }) => words)].join(
      ' ',
    ),
  ]);
  writeLines(path, ['line', 'outcome', calledIn(subject), 'remarks'], lines);
}

/** What the records are called by, as a heading. */
const calledIn = (subject: Subject): string => {
  const { register } = subject;
  return hooksOf(subject).name ? register.one : metaOf(register, register.label).label.toLowerCase();
};

/** `12`, or of a cell `12, Jan`. */
const placeOf = (line: number, column: string | null) => (column === null ? String(line) : `${line}, ${column}`);

/** Writes the refused rows as they stood in the file, with the reason of each, to be mended and brought in again. */
export function writeRefused(path: string, table: Table, outcomes: readonly Outcome[]) {
  const { columns, rows } = table.sheet ?? table;
  const reasons = new Map<number, string[]>();
  for (const { line, column, verdict, reason } of outcomes) {
    if (verdict !== 'refused') continue;
    reasons.set(line, [...(reasons.get(line) ?? []), column === null ? reason! : `${column}: ${reason}`]);
  }
  const refused = rows.filter(({ line }) => reasons.has(line));
  writeLines(
    path,
    [...columns, REASON],
    refused.map(({ line, cells }) => [...columns.map((column) => cells[column] ?? ''), reasons.get(line)!.join(' ')]),
  );
}

/** The column of refused rows that says why; it is none of the file when it comes in again. */
export const REASON = 'refused because';

/** Writes a table of separated values as spreadsheets open it. */
export function writeLines(path: string, headings: string[], lines: string[][]) {
  const written = [headings, ...lines].map((cells) => cells.map(quoted).join(','));
  writeFileSync(path, `\uFEFF${written.join('\r\n')}\r\n`);
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** How the columns were understood, for reading before the result. */
export function describeMapping(subject: Subject, table: Table, mapping: Mapping): string {
  const labelIn = (field: string) => metaIn(subject, field).label;
  const taken = Object.entries(mapping.columns).map(([field, heading]) => `${labelIn(field)} ← ${heading}`);
  const joined = Object.entries(mapping.joined).map(
    ([field, headings]) => `${labelIn(field)} ← ${headings.join(' and ')}`,
  );
  const constant = Object.entries(mapping.constants).map(([field, text]) => `${labelIn(field)} = ${text}`);
  const used = headingsOf(mapping);
  const unused = table.columns.filter((heading) => !used.has(heading));
  const ids = FORMER_ID in mapping.columns ? [] : likelyKeys(table, mapping);
  return [
    `Columns: ${[...taken, ...joined, ...constant].join(', ')}`,
    ...(unused.length > 0 ? [`Not used: ${unused.join(', ')}`] : []),
    ...ids.map(
      (heading) =>
        `Is ${heading} what the records were called before? It differs in every row. Say so in a mapping, {"columns": {"${FORMER_ID}": "${heading}"}}: later files then find them by it.`,
    ),
  ].join('\n');
}

/** The sums of an import, with what the rows have to be looked at for. */
export function describeResult({ outcomes, wordsAdded }: ImportResult): string {
  const sums = verdicts.map((verdict): [string, number] => [verdict, countOf(outcomes, verdict)]);
  const lines = sumLines([...sums, ['rows in all', outcomes.length]]);
  const reasons = counted(outcomes.flatMap(({ refusals }) => refusals.map(({ subject }) => subject)));
  const remarks = counted(outcomes.flatMap((outcome) => outcome.remarks.map(({ subject }) => subject)));
  return [
    ...lines,
    ...section('Refused because', reasons),
    ...section('To look at', remarks),
    ...(remarks.some(([subject]) => subject.includes(NOT_IN_LIST)) ? ['', GROW_LISTS] : []),
    ...section('Added to lists', counted(wordsAdded.map(({ table, word }) => `${table}: ${word}`))),
  ].join('\n');
}

/** Counts below each other, each with its words. */
export const sumLines = (sums: [string, number][]): string[] =>
  sums.map(([words, count]) => `${count.toLocaleString('en-US').padStart(9)}  ${words}`);

const GROW_LISTS =
  'To let lists grow by the words that they lack: --add-words, or "addWords" in a mapping for some fields alone.';
const MOST_LINES = 12;

/** A title with its lines below, each with a count; nothing without lines. */
export function section(title: string, lines: [string, number][]): string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST_LINES).map(([words, count]) => `${String(count).padStart(9)}  ${words}`);
  const left = lines.length - shown.length;
  return ['', `${title}:`, ...shown, ...(left > 0 ? [`           and ${left} more kinds, in the report`] : [])];
}

/** Each text once, with how often it occurs, the most frequent first. */
export function counted(texts: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

export function describeImports(imports: PastImport[]): string {
  if (imports.length === 0) return 'Nothing was imported yet.';
  return imports
    .map(
      (past) =>
        `${past.import_ndx}  ${minuteOf(past.created_timestamp)}  ${past.file_name}: ${past.rows_added} of ${past.rows_read} rows added, ` +
        `${past.rows_changed} changed, ${past.rows_known} already there, ${past.rows_refused} refused${endOf(past)}`,
    )
    .join('\n');
}

function endOf({ undone_timestamp, finished_timestamp }: PastImport): string {
  if (undone_timestamp) return '; undone';
  return finished_timestamp ? '' : '; not finished';
}

const minuteOf = (timestamp: string) => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`;

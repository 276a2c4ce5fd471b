import { headingsOf, type Mapping } from './mapping.ts';
import type { PastImport } from './list-imports.ts';
import { verdicts } from './outcomes.ts';
import type { Source } from './file/read-source.ts';
import { FORMER_ID, metaIn, type Subject } from './subject.ts';
import type { Sums } from './sums.ts';

/** How the columns were understood, for reading before the result. */
export function describeMapping(
  subject: Subject,
  { columns, likeKeys }: Pick<Source, 'columns' | 'likeKeys'>,
  mapping: Mapping,
): string {
  const labelIn = (field: string) => metaIn(subject, field).label;
  const taken = Object.entries(mapping.columns).map(([field, heading]) => `${labelIn(field)} ← ${heading}`);
  const joined = Object.entries(mapping.joined).map(
    ([field, headings]) => `${labelIn(field)} ← ${headings.join(' and ')}`,
  );
  const constant = Object.entries(mapping.constants).map(([field, text]) => `${labelIn(field)} = ${text}`);
  const used = headingsOf(mapping);
  const unused = columns.filter((heading) => !used.has(heading));
  const ids = FORMER_ID in mapping.columns ? [] : likeKeys.filter((heading) => heading !== '' && !used.has(heading));
  return [
    `Columns: ${[...taken, ...joined, ...constant].join(', ')}`,
    ...(unused.length > 0 ? [`Not used: ${unused.join(', ')}`] : []),
    ...ids.map(
      (heading) =>
        `Is ${heading} the records’ former ID? It is different in every row. If so, add a mapping, {"columns": {"${FORMER_ID}": "${heading}"}}, so later files can find them by it.`,
    ),
  ].join('\n');
}

/** The sums of an import, with what the rows have to be looked at for. */
export function describeResult({ rows, counts, refusals, remarks, routine, lacking, wordsAdded }: Sums): string {
  const lines = sumLines([
    ...verdicts.map((verdict): [string, number] => [verdict, counts[verdict]]),
    ['rows in all', rows],
  ]);
  return [
    ...lines,
    ...section('Refused because', byCount(refusals)),
    ...section('To look at', byCount(remarks)),
    ...section('Terms not in lists', byCount(lacking)),
    ...(lacking.size > 0 ? ['', GROW_LISTS] : []),
    ...section('Read so', byCount(routine)),
    ...section('Added to lists', byCount(wordsAdded)),
  ].join('\n');
}

/** Counts below each other, each with its words. */
export const sumLines = (sums: [string, number][]): string[] =>
  sums.map(([words, count]) => `${count.toLocaleString('en-US').padStart(9)}  ${words}`);

const GROW_LISTS = 'To add missing terms to lists: --add-words, or "addWords" in a mapping for single fields.';
const MOST_LINES = 12;

/** A title with its lines below, each with a count; nothing without lines. */
export function section(title: string, lines: [string, number][]): string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST_LINES).map(([words, count]) => `${String(count).padStart(9)}  ${words}`);
  const left = lines.length - shown.length;
  return ['', `${title}:`, ...shown, ...(left > 0 ? [`           and ${left} more kinds in the report`] : [])];
}

/** The files of a zip that no row names, as many as are read here; nothing without any. */
export function describeUnnamed(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const left = paths.length - MOST_LINES;
  return [
    `\nFiles not listed in the table: ${paths.length.toLocaleString('en-US')}`,
    ...paths.slice(0, MOST_LINES).map((path) => `  ${path}`),
    ...(left > 0 ? [`  and ${left.toLocaleString('en-US')} more in the report`] : []),
  ].join('\n');
}

/** Each text once, with how often it occurs, the most frequent first. */
export function counted(texts: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return byCount(counts);
}

const byCount = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].toSorted((a, b) => b[1] - a[1]);

export function describeImports(imports: PastImport[]): string {
  if (imports.length === 0) return 'No imports yet.';
  return imports
    .map(
      (past) =>
        `${past.import_ndx}  ${minuteOf(past.created_timestamp)}  ${past.file_name}: ${past.rows_added} of ${past.rows_read} rows added, ` +
        `${past.rows_changed} changed, ${past.rows_known} already on record, ${past.rows_refused} refused${endOf(past)}`,
    )
    .join('\n');
}

function endOf({ undone_timestamp, finished_timestamp }: PastImport): string {
  if (undone_timestamp) return '; undone';
  return finished_timestamp ? '' : '; not finished';
}

const minuteOf = (timestamp: string) => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`;

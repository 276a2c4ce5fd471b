import type { ChangedRecord } from './prepare-rows.ts';
import { shown } from './file/read-row.ts';
import type { Remark, SheetRow } from './file/sheet-row.ts';
import { metaIn, type Subject } from './subject.ts';
import type { ListOfField } from './words.ts';

export const verdicts = ['added', 'changed', 'already there', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Outcome {
  line: number;
  /** Its cell, where each of them is a record; null where the line is one. */
  column: string | null;
  verdict: Verdict;
  /** What people know the record by; null where there is none, and of a new one before it is there. */
  record: string | null;
  /** The number of that record. */
  key: number | null;
  /** What the row itself calls its record, where there is none yet. */
  called: string | null;
  /** The reason, where it was not taken. */
  reason: string | null;
  /** Why it was refused, each reason by itself. */
  refusals: Remark[];
  remarks: Remark[];
  /** By field, in words: `Well Name: “A” → “B”`. */
  changes: string[];
}

export const countOf = (outcomes: readonly Outcome[], verdict: Verdict): number =>
  outcomes.filter((outcome) => outcome.verdict === verdict).length;

interface Judged {
  /** Rows that made a record, with its number and what people know it by; null in a dry run. */
  news: readonly { row: SheetRow; key: number | null; label: string | null }[];
  changes: readonly ChangedRecord[];
  repeated: readonly { row: SheetRow; words: string }[];
}

interface Telling {
  subject: Subject;
  lists: readonly ListOfField[];
}

/** What became of each row, in the order of the file. A row that none of the others tell of was refused. */
export function outcomesOf(
  telling: Telling,
  rows: readonly SheetRow[],
  { news, changes, repeated }: Judged,
): Outcome[] {
  const told = new Map([
    ...news.map(({ row, key, label }): [SheetRow, Outcome] => [row, outcomeOf(row, 'added', { record: label, key })]),
    ...changes.map((changed): [SheetRow, Outcome] => [changed.row, outcomeOfKnown(telling, changed)]),
    ...repeated.map(({ row, words }): [SheetRow, Outcome] => [row, outcomeOf(row, 'already there', { reason: words })]),
  ]);
  return rows.map((row) => {
    const outcome = told.get(row) ?? outcomeOf(row, 'refused', {});
    return outcome.record === null ? { ...outcome, called: calledIn(telling.subject, row) } : outcome;
  });
}

function outcomeOfKnown(telling: Telling, { row, record, changes }: ChangedRecord): Outcome {
  const { label, key } = record;
  const changed = Object.entries(changes);
  if (changed.length === 0) return outcomeOf(row, 'already there', { record: label, key, reason: record.words });
  return outcomeOf(row, 'changed', {
    record: label,
    key,
    changes: changed.map(([field, value]) => inWords(telling, field, record.stored[field], value)),
  });
}

/** By the id that it brings, or the name. */
function calledIn({ register, declared }: Subject, { said, formerId }: SheetRow): string | null {
  const names = [register.label, ...(declared.given ?? []), register.alsoCalled ?? ''];
  const called = names.map((name) => said[name]).find((value) => typeof value === 'string' && value !== '');
  return (called as string | undefined) ?? formerId;
}

/** What became of a row; a refusal of it wins over anything else. */
function outcomeOf(row: SheetRow, verdict: Verdict, more: Partial<Outcome>): Outcome {
  const { line, column = null, remarks, refusals } = row;
  const usual = { line, column, record: null, key: null, called: null, reason: null, refusals: [], changes: [] };
  const toLookAt = remarks.filter(({ isRoutine }) => !isRoutine);
  const inOrder = [...toLookAt, ...remarks.filter(({ isRoutine }) => isRoutine)];
  if (refusals.length === 0) return { ...usual, verdict, remarks: verdict === 'already there' ? [] : inOrder, ...more };
  return {
    ...usual,
    verdict: 'refused',
    // Whoever mends the row mends what would have been left blank with it.
    reason: [...refusals, ...toLookAt].map(({ words }) => words).join(' '),
    refusals,
    remarks: [],
  };
}

/** `Well Name: “A” → “B”`, with the words of lists. */
function inWords({ subject, lists }: Telling, field: string, was: unknown, is: unknown): string {
  const list = lists.find((one) => one.field === field)?.list;
  const wordOf = (value: unknown) => {
    if (value === null || value === undefined) return 'nothing';
    if (!list) return shown(String(value));
    const [word] = [...list].find(([, key]) => key === value) ?? [];
    return word === undefined ? 'nothing' : shown(word);
  };
  return `${metaIn(subject, field).label}: ${wordOf(was)} → ${wordOf(is)}`;
}

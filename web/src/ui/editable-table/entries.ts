import type { EditableColumn, Values } from './column.ts';

/** What keeps a cell, or without a column a whole row, from being saved. */
export interface CellProblem {
  /** Its place among the rows that were sent, where several were sent together. */
  row?: number;
  column?: string;
  message: string;
}

/** Said of a value by the server, until it is changed. */
interface Refusal {
  column?: string | undefined;
  value: unknown;
  message: string;
}

/** What was entered in one row. */
export interface RowEntry<T> {
  /** By column: what stands there in place of what is saved. */
  readonly changes: Values;
  /** The row that the changes were made on; a new one has none. */
  readonly onto?: T | undefined;
  readonly isNew?: boolean;
  /** What is missing in a new row is said when it is to be saved, not while it is filled in. */
  readonly isAttempted?: boolean;
  readonly refusals: readonly Refusal[];
  readonly save?: 'saving' | 'saved' | 'failed' | undefined;
  /** As a save answered it, until the list holds it; `onto` is the row that the list holds meanwhile. */
  readonly saved?: { onto: T | undefined; row: T } | undefined;
  /** Deleted, while the list still holds it. */
  readonly isGone?: boolean;
}

/** By the keys of the rows. */
export type Entered<T> = Readonly<Record<string, RowEntry<T>>>;

export interface ShownRow<T> {
  key: string;
  /** As the list has it. */
  listed: T | undefined;
  /** As it is saved; undefined for a new one. */
  base: T | undefined;
  entry: RowEntry<T> | undefined;
}

export interface CellChange {
  row: string;
  column: string;
  value: unknown;
}

const NOTHING: RowEntry<never> = { changes: {}, refusals: [] };

/** The rows of the list as the last saves left them, then those that the list does not hold yet. */
export function shownRows<T>(rows: readonly T[], rowKey: (row: T) => string, entered: Entered<T>): ShownRow<T>[] {
  const listed = rows.map((row) => {
    const key = rowKey(row);
    const entry = entered[key];
    return { key, listed: row, base: entry?.saved?.onto === row ? entry.saved.row : row, entry };
  });
  const keys = new Set(listed.map(({ key }) => key));
  const late = Object.entries(entered)
    .filter(([key, { isNew, saved }]) => !keys.has(key) && (isNew || (saved && saved.onto === undefined)))
    .map(([key, entry]) => ({ key, listed: undefined, base: entry.saved?.row, entry }));
  return [...listed, ...late].filter(({ entry }) => !entry?.isGone);
}

/** The rows with what follows from all of them together, as they are entered; those that nothing changes for stay the same. */
export function withWhatFollows<T extends object>(
  columns: readonly EditableColumn<T>[],
  shown: readonly ShownRow<T>[],
  follows: (rows: readonly T[]) => readonly Partial<T>[],
): readonly ShownRow<T>[] {
  const following = follows(shown.map(({ base, entry }) => asEntered(columns, base, entry?.changes)));
  return shown.map((row, index) => {
    const isOther = Object.entries(following[index] ?? {}).some(([id, value]) => (row.base as Values)[id] !== value);
    return row.base && isOther ? { ...row, base: { ...row.base, ...following[index] } } : row;
  });
}

/** The row with what was entered in it. */
export function asEntered<T>(columns: readonly EditableColumn<T>[], base: T | undefined, changes: Values = {}): T {
  const blank = Object.fromEntries(columns.map(({ id, entry }) => [id, entry?.blank ?? null]));
  return { ...(base ?? blank), ...changes } as T;
}

type Problems = Readonly<Record<string, string>>;

/** What to correct in a row, by column: what its cells show by themselves, and what the server said of values that still stand there. */
export function problemsOf<T>(
  columns: readonly EditableColumn<T>[],
  base: T | undefined,
  entry: RowEntry<T> | undefined,
): Problems {
  if (!entry) return {};
  const values = asEntered(columns, base, entry.changes) as Values;
  const refused = entry.refusals.flatMap(({ column, value, message }) =>
    column !== undefined && column in values && values[column] === value ? [[column, message]] : [],
  );
  return { ...Object.fromEntries(refused), ...ownProblemsOf(columns, base, entry) };
}

/**
 * What keeps a row from being sent; what the server said may be mended elsewhere in it. Of what was saved only the changes are judged, as
 * older rows may hold anything.
 */
export function ownProblemsOf<T>(
  columns: readonly EditableColumn<T>[],
  base: T | undefined,
  entry: RowEntry<T> | undefined,
): Problems {
  if (!entry) return {};
  const values = asEntered(columns, base, entry.changes) as Values;
  const isJudged = (id: string) => id in entry.changes || (!base && entry.isAttempted);
  const isRowJudged = Object.keys(entry.changes).length > 0 || entry.isAttempted;
  const found = columns.flatMap(({ id, entry: cell, problemIn }) => {
    const ofValue = cell && isJudged(id) ? cell.check(values[id]) : undefined;
    const message = ofValue ?? (isRowJudged ? problemIn?.(values as T) : undefined);
    return message ? [[id, message]] : [];
  });
  return Object.fromEntries(found);
}

/** What the server said of a row as a whole. */
export const refusalOf = (entry: RowEntry<unknown> | undefined): string | undefined =>
  entry?.save === 'failed' ? entry.refusals.find(({ column }) => column === undefined)?.message : undefined;

export const isChanged = (entry: RowEntry<unknown> | undefined): boolean =>
  entry !== undefined && (entry.isNew === true || Object.keys(entry.changes).length > 0);

/** Enters a value; what stands there already is no change. */
export function withCell<T>(entered: Entered<T>, { row, column, value }: CellChange, base: T | undefined): Entered<T> {
  const entry = entered[row] ?? NOTHING;
  const { [column]: _before, ...others } = entry.changes;
  const isSame = base !== undefined && (base as Values)[column] === value;
  const changes = isSame ? others : { ...others, [column]: value };
  const onto = Object.keys(changes).length > 0 ? (entry.onto ?? base) : undefined;
  return { ...entered, [row]: { ...entry, changes, onto, save: entry.save === 'saving' ? 'saving' : undefined } };
}

export const withNew = <T>(entered: Entered<T>, key: string, changes: Values): Entered<T> => ({
  ...entered,
  [key]: { ...NOTHING, changes, isNew: true },
});

export const withEntry = <T>(entered: Entered<T>, key: string, change: Partial<RowEntry<T>>): Entered<T> => ({
  ...entered,
  [key]: { ...NOTHING, ...entered[key], ...change },
});

export function without<T>(entered: Entered<T>, key: string): Entered<T> {
  const { [key]: _gone, ...others } = entered;
  return others;
}

/** A save went well: what was entered since `sent` stays entered. */
export function withSaved<T>(
  entered: Entered<T>,
  key: string,
  sent: Values,
  saved: { key: string; row: T; onto: T | undefined } | undefined,
): Entered<T> {
  const entry = entered[key] ?? NOTHING;
  const late = Object.entries(entry.changes).filter(([column, value]) => sent[column] !== value);
  const next: RowEntry<T> = {
    changes: Object.fromEntries(late),
    refusals: [],
    onto: late.length > 0 ? saved?.row : undefined,
    save: 'saved',
    ...(saved && { saved: { onto: saved.onto, row: saved.row } }),
  };
  return { ...without(entered, key), [saved?.key ?? key]: next };
}

/** A save was refused: nothing entered is lost, and the next one goes on from the row as it stands by then. `sent` is the whole row. */
export const withRefusals = <T>(entered: Entered<T>, key: string, sent: Values, problems: readonly CellProblem[]) =>
  withEntry(entered, key, {
    save: 'failed',
    onto: undefined,
    refusals: problems.map(({ column, message }) => ({ column, message, value: column && (sent[column] ?? null) })),
  });

/** The list came anew: what it holds by now needs no standing in. */
export function withRows<T>(entered: Entered<T>, rows: readonly T[], rowKey: (row: T) => string): Entered<T> {
  const keys = new Set(rows.map(rowKey));
  const kept = Object.entries(entered).flatMap(([key, entry]) => {
    if (entry.isGone && !keys.has(key)) return [];
    const isOvertaken = entry.saved?.onto === undefined ? keys.has(key) : !rows.includes(entry.saved.onto);
    return [[key, isOvertaken ? { ...entry, saved: undefined } : entry]];
  });
  return Object.fromEntries(kept) as Entered<T>;
}

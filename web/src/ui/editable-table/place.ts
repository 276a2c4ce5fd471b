/** A cell, by the key of its row and the id of its column. */
export interface Place {
  row: string;
  column: string;
}

/** What is being typed in the cell where the person is. */
export interface Editing {
  text: string;
  /** What stood there when the editing began. */
  initial: string;
  /** The option that the person went to in the list. */
  picked?: string | number | undefined;
}

/** Where the person is in the grid. */
export interface Whereabouts {
  active?: Place | undefined;
  /** The other corner of the cells that are chosen together. */
  anchor?: Place | undefined;
  /** Where the row stood last, in case it goes. */
  index: number;
  /** Whether the focus is in the grid, and so has to stay there. */
  isInside: boolean;
  editing?: Editing | undefined;
}

/** Counted from 0 among the rows and columns that are shown. */
export interface Position {
  row: number;
  column: number;
}

export interface Size {
  rows: readonly string[];
  columns: readonly string[];
}

/** Where a place stands by now: where its row went, the one that took its place. Undefined where there are no rows. */
export function positionOf(place: Place | undefined, index: number, { rows, columns }: Size): Position | undefined {
  if (rows.length === 0) return undefined;
  const row = place ? rows.indexOf(place.row) : 0;
  const column = place ? columns.indexOf(place.column) : 0;
  return { row: row >= 0 ? row : Math.min(index, rows.length - 1), column: Math.max(0, column) };
}

/** Where a place is after a new row got its key. */
export const renamed = (place: Place | undefined, from: string, to: string): Place | undefined =>
  place?.row === from ? { ...place, row: to } : place;

export const placeAt = ({ row, column }: Position, { rows, columns }: Size): Place => ({
  row: rows[row]!,
  column: columns[column]!,
});

/** The cells between two corners, both included. */
export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const blockOf = (one: Position, other: Position): Block => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

export const isMany = ({ top, bottom, left, right }: Block) => top < bottom || left < right;

const PAGE = 10;
type Step = (at: Position, last: Position, isFar: boolean) => Position;

/** The data grid of the ARIA Authoring Practices. */
const steps: Record<string, Step> = {
  ArrowUp: ({ row, column }, _last, isFar) => ({ row: isFar ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, last, isFar) => ({ row: isFar ? last.row : row + 1, column }),
  ArrowLeft: ({ row, column }, _last, isFar) => ({ row, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, last, isFar) => ({ row, column: isFar ? last.column : column + 1 }),
  Home: ({ row }, _last, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, last, isFar) => ({ row: isFar ? last.row : row, column: last.column }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
};

/** Where a key leads from here; undefined for a key that leads nowhere. */
export function stepped(key: string, isFar: boolean, at: Position, { rows, columns }: Size): Position | undefined {
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const next = steps[key]?.(at, last, isFar);
  return next && { row: within(next.row, last.row), column: within(next.column, last.column) };
}

/** The next cell to the right or left, on to the next row at the end of one; undefined past the last. */
export function neighbor({ row, column }: Position, step: 1 | -1, { rows, columns }: Size): Position | undefined {
  const next = row * columns.length + column + step;
  if (next < 0 || next >= rows.length * columns.length) return undefined;
  return { row: Math.floor(next / columns.length), column: next % columns.length };
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

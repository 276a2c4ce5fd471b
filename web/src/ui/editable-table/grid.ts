import type { RefObject } from 'react';
import type { EditableColumn } from './column.ts';
import type { CellChange } from './entries.ts';
import type { EntryActs } from './entry-acts.ts';
import {
  blockOf,
  placeAt,
  positionOf,
  type Block,
  type Place,
  type Position,
  type Size,
  type Whereabouts,
} from './place.ts';
import type { EditableTableProps } from './props.ts';

/** What a paste put in the place of other values. */
interface Undoable {
  before: readonly CellChange[];
  added: readonly string[];
}

/** What a person's acts in a grid work on. */
export interface Grid<T extends object> {
  props: EditableTableProps<T>;
  size: Size;
  live: RefObject<Whereabouts>;
  go: (change: (before: Whereabouts) => Whereabouts) => void;
  acts: EntryActs<T>;
  undoable: RefObject<Undoable | undefined>;
}

export const columnIn = <T extends object>({ props }: Grid<T>, id: string): EditableColumn<T> | undefined =>
  props.columns.find((column) => column.id === id);

export const positionIn = <T extends object>({ live, size }: Grid<T>): Position | undefined =>
  positionOf(live.current.active, live.current.index, size);

export function placeIn<T extends object>(grid: Grid<T>): Place | undefined {
  const position = positionIn(grid);
  return position && placeAt(position, grid.size);
}

/** The cells that are chosen together: often one alone. */
export function blockIn<T extends object>(grid: Grid<T>): Block | undefined {
  const position = positionIn(grid);
  const { anchor, index } = grid.live.current;
  return position && blockOf(position, anchor ? positionOf(anchor, index, grid.size)! : position);
}

/** Where the typing begins in a new row. */
export const firstEditable = <T extends object>({ props }: Grid<T>): string =>
  (props.columns.find(({ entry }) => entry) ?? props.columns[0]!).id;

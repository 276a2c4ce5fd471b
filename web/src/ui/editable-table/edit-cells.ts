import { mayEdit, valueIn } from './cells.ts';
import type { EditableColumn } from './column.ts';
import type { CellChange, ShownRow } from './entries.ts';
import { blockIn, columnIn, placeIn, type Grid } from './grid.ts';
import { placeAt, type Editing, type Place } from './place.ts';

/** Goes to a cell; what was being typed is entered, and a row that is left is saved. */
export function moveTo<T extends object>(grid: Grid<T>, next: Place, isExtending = false) {
  commit(grid);
  const left = grid.live.current.active?.row;
  const from = placeIn(grid);
  grid.go(({ anchor }) => ({
    index: Math.max(0, grid.size.rows.indexOf(next.row)),
    isInside: true,
    active: next,
    anchor: isExtending ? (anchor ?? from) : undefined,
  }));
  if (left !== undefined && left !== next.row) grid.acts.leave(left);
}

/** Opens the cell, with its text or with what was typed in its place. */
export function beginEditing<T extends object>(grid: Grid<T>, typed?: string) {
  const cell = editableCell(grid, placeIn(grid));
  if (!cell || (typed !== undefined && isBlocked(cell.column, typed))) return;
  if (cell.column.kind === 'flag') return toggle(grid);
  const initial = cell.column.entry!.textOf(cell.value);
  grid.go((before) => ({
    ...before,
    active: cell.place,
    anchor: undefined,
    editing: { text: typed ?? initial, initial },
  }));
}

/** Whether a key types nothing in the cells of a column: `1e5` is nobody's measurement. */
export function isBlocked<T>({ entry, kind }: EditableColumn<T>, key: string): boolean {
  const blocked = entry?.blocked ?? (kind === 'number' ? 'e' : '');
  return key.length === 1 && blocked.includes(key.toLowerCase());
}

export const type = <T extends object>(grid: Grid<T>, text: string) =>
  grid.go((before) => ({ ...before, editing: { ...before.editing!, text, picked: undefined } }));

/** Goes to an option of the list. */
export const pick = <T extends object>(grid: Grid<T>, picked: Editing['picked']) =>
  grid.go((before) => ({ ...before, ...(before.editing && { editing: { ...before.editing, picked } }) }));

export const cancel = <T extends object>(grid: Grid<T>) => grid.go((before) => ({ ...before, editing: undefined }));

/** Enters what was typed, also what cannot be understood: nothing typed is lost. */
export function commit<T extends object>(grid: Grid<T>) {
  const { active, editing } = grid.live.current;
  if (!active || !editing) return;
  cancel(grid);
  const column = columnIn(grid, active.column);
  if (!column?.entry || (editing.picked === undefined && editing.text === editing.initial)) return;
  grid.acts.setCells([{ ...active, value: meant(column, editing) }]);
}

/** Of a list, the option that was gone to, or the first that the text may mean. */
function meant<T>({ entry }: EditableColumn<T>, { text, picked }: Editing): unknown {
  if (picked !== undefined) return picked;
  const read = entry!.read(text);
  const isUnread = text.trim() !== '' && entry!.check(read) !== undefined;
  return (isUnread && entry!.options && entry!.options.find(text)[0]?.value) || read;
}

export function toggle<T extends object>(grid: Grid<T>) {
  const cell = editableCell(grid, placeIn(grid));
  if (cell?.column.kind === 'flag') grid.acts.setCells([{ ...cell.place, value: cell.value !== true }]);
}

/** Empties the chosen cells. */
export function clear<T extends object>(grid: Grid<T>) {
  fill(
    grid,
    chosenCells(grid).map(({ place, column }) => ({ ...place, value: column.entry!.read('') })),
  );
}

/** Enters many values at once, so that they can be taken back at once. */
export function fill<T extends object>(grid: Grid<T>, cells: readonly CellChange[], added: readonly string[] = []) {
  const before = cells.map((cell) => ({ ...cell, value: valueNow(grid, cell) }));
  grid.undoable.current = { before, added };
  grid.acts.setCells(cells);
  void grid.acts.saveEach(cells.map(({ row }) => row));
}

/** Takes back what was pasted or emptied last. */
export function undo<T extends object>(grid: Grid<T>) {
  const { acts, undoable } = grid;
  const last = undoable.current;
  undoable.current = undefined;
  if (!last) return;
  const cells = last.before.map((cell) => ({ ...cell, row: acts.keyNow(cell.row) }));
  const added = last.added.map(acts.keyNow);
  acts.setCells(cells.filter(({ row }) => !added.includes(row) && acts.rowOf(row)));
  for (const key of added) void (acts.rowOf(key)?.base ? acts.remove(key) : acts.drop(key));
  void acts.saveEach(cells.map(({ row }) => row).filter((row) => !added.includes(row)));
}

function valueNow<T extends object>({ acts, props }: Grid<T>, { row, column }: Place): unknown {
  const shown = acts.rowOf(row);
  return shown && valueIn(props.columns, shown, column);
}

interface Cell<T> {
  place: Place;
  row: ShownRow<T>;
  column: EditableColumn<T>;
  value: unknown;
}

function editableCell<T extends object>(grid: Grid<T>, place: Place | undefined): Cell<T> | undefined {
  const { props, acts } = grid;
  const row = place && acts.rowOf(place.row);
  const column = place && columnIn(grid, place.column);
  if (!row || !column || props.isReadOnly || !mayEdit(props.columns, column, row)) return undefined;
  return { place, row, column, value: valueIn(props.columns, row, column.id) };
}

function chosenCells<T extends object>(grid: Grid<T>): Cell<T>[] {
  const block = blockIn(grid);
  if (!block) return [];
  return range(block.top, block.bottom).flatMap((row) =>
    range(block.left, block.right).flatMap((column) => editableCell(grid, placeAt({ row, column }, grid.size)) ?? []),
  );
}

export const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

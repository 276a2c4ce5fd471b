import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { beginEditing, cancel, clear, commit, moveTo, toggle, undo } from './edit-cells.ts';
import { copied } from './clipboard.ts';
import { columnIn, placeIn, positionIn, type Grid } from './grid.ts';
import { neighbor, placeAt, stepped, type Place } from './place.ts';

/** What keys, mouse and clipboard do in a grid. `pressed` remembers where the mouse went down, and whether the person was there already. */
export function gridEvents<T extends object>(
  grid: Grid<T>,
  pressed: { current: { place: Place; wasHere: boolean } | undefined },
  onPaste: (text: string) => void,
) {
  const isEditing = () => grid.live.current.editing !== undefined;
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || isButton(event)) return;
      if (isEditing()) editorKey(grid, event);
      else gridKey(grid, event);
    },
    onMouseDown(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place || event.button !== 0) return;
      const wasHere = isInside(grid, place);
      if (wasHere && isEditing()) return;
      pressed.current = { place, wasHere };
      if (event.shiftKey) event.preventDefault();
      moveTo(grid, place, event.shiftKey);
    },
    onMouseOver(event: MouseEvent) {
      const place = placeOf(event.target);
      const from = pressed.current?.place;
      if (event.buttons !== 1 || !place || !from || isEditing() || isInside(grid, place)) return;
      moveTo(grid, place, true);
    },
    onClick(event: MouseEvent) {
      const { place, wasHere } = pressed.current ?? {};
      pressed.current = undefined;
      if (!place || event.shiftKey || isEditing() || !isInside(grid, place)) return;
      if (columnIn(grid, place.column)?.kind === 'flag') return isOnFlag(event.target) ? toggle(grid) : undefined;
      if (wasHere) beginEditing(grid);
    },
    onFocus(event: FocusEvent) {
      const place = placeOf(event.target);
      if (!place) return;
      grid.go((before) => (before.editing ? before : { ...before, active: before.active ?? place, isInside: true }));
    },
    onBlur(event: FocusEvent) {
      const isStill = event.currentTarget.contains(event.relatedTarget) || document.activeElement === event.target;
      if (isStill) return;
      commit(grid);
      grid.go((before) => ({ ...before, isInside: false }));
      const { active } = grid.live.current;
      if (active) grid.acts.leave(active.row);
    },
    onCopy(event: ClipboardEvent) {
      if (!isEditing()) put(event, copied(grid));
    },
    onCut(event: ClipboardEvent) {
      if (isEditing()) return;
      put(event, copied(grid));
      clear(grid);
    },
    onPaste(event: ClipboardEvent) {
      if (isEditing() || grid.props.isReadOnly) return;
      event.preventDefault();
      onPaste(event.clipboardData.getData('text/plain'));
    },
  };
}

function put(event: ClipboardEvent, text: string) {
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}

function gridKey<T extends object>(grid: Grid<T>, event: KeyboardEvent) {
  const at = positionIn(grid);
  if (!at || event.altKey) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const next = stepped(event.key, isCommand, at, grid.size);
  const act = isCommand ? commands[event.key.toLowerCase()] : keys[event.key];
  if (next) moveTo(grid, placeAt(next, grid.size), event.shiftKey);
  else if (act) act(grid);
  else if (isCommand || event.key.length !== 1) return;
  else beginEditing(grid, event.key);
  event.preventDefault();
}

const keys: Record<string, <T extends object>(grid: Grid<T>) => void> = {
  Enter: (grid) => beginEditing(grid),
  F2: (grid) => beginEditing(grid),
  // A space alone would empty a cell unnoticed.
  ' ': toggle,
  Delete: clear,
  Backspace: clear,
};

const commands: typeof keys = { a: chooseAll, z: undo };

function chooseAll<T extends object>(grid: Grid<T>) {
  const { rows, columns } = grid.size;
  const anchor = placeAt({ row: rows.length - 1, column: columns.length - 1 }, grid.size);
  grid.go((before) => ({ ...before, active: placeAt({ row: 0, column: 0 }, grid.size), anchor }));
}

function editorKey<T extends object>(grid: Grid<T>, event: KeyboardEvent) {
  const at = positionIn(grid)!;
  const isLong = columnIn(grid, placeIn(grid)!.column)?.entry?.isLong === true;
  if (event.key === 'Escape') {
    event.stopPropagation();
    cancel(grid);
  } else if (event.key === 'Enter' && !(isLong && event.shiftKey)) {
    const next = stepped(event.shiftKey ? 'ArrowUp' : 'ArrowDown', false, at, grid.size)!;
    moveTo(grid, placeAt(next, grid.size));
  } else if (event.key === 'Tab') {
    const next = neighbor(at, event.shiftKey ? -1 : 1, grid.size);
    // Past the last cell the focus goes on to what follows the grid.
    if (!next) return commit(grid);
    moveTo(grid, placeAt(next, grid.size));
  } else return;
  event.preventDefault();
}

/** A button or link does by itself what these keys ask of it. */
const isButton = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && (target as Element).closest('button, a') !== null;

const isOnFlag = (target: EventTarget) => (target as Element).closest('[data-flag]') !== null;

function isInside<T extends object>(grid: Grid<T>, { row, column }: Place): boolean {
  const { active, isInside } = grid.live.current;
  return isInside && active?.row === row && active.column === column;
}

/** The cell that an event is about; lists of options stand outside of the table. */
function placeOf(target: EventTarget): Place | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: row.dataset.row!, column: cell.dataset.column! } : undefined;
}

import { useCallback, useMemo, useRef } from 'react';
import { REMOVE_COLUMN, STATE_COLUMN } from './cells.ts';
import type { Grid } from './grid.ts';
import { renamed, type Whereabouts } from './place.ts';
import type { EditableTableProps } from './props.ts';
import { useEntries } from './use-entries.ts';
import { useLiveState } from './use-live-state.ts';

/** The rows of a table with what was entered, where the person is, and what their acts work on. */
export function useEditableGrid<T extends object>(props: EditableTableProps<T>) {
  const { columns, isReadOnly, save, remove } = props;
  const [whereabouts, live, go] = useLiveState<Whereabouts>({ index: 0, isInside: false });
  const undoable: Grid<T>['undoable'] = useRef(undefined);

  const isHere = useCallback((key: string) => live.current.isInside && live.current.active?.row === key, [live]);
  const onRenamed = useCallback(
    (from: string, to: string) =>
      go((before) => ({
        ...before,
        active: renamed(before.active, from, to),
        anchor: renamed(before.anchor, from, to),
      })),
    [go],
  );
  const { shown, acts, announcement } = useEntries(props, isHere, onRenamed);

  const hasState = save !== undefined && !isReadOnly;
  const hasRemove = remove !== undefined && !isReadOnly;
  // Apart from the rows: rows that stay the same are not drawn again while others change.
  const columnIds = useMemo(
    () => [...columns.map(({ id }) => id), ...(hasState ? [STATE_COLUMN] : []), ...(hasRemove ? [REMOVE_COLUMN] : [])],
    [columns, hasState, hasRemove],
  );
  const size = useMemo(() => ({ rows: shown.map(({ key }) => key), columns: columnIds }), [shown, columnIds]);
  const grid: Grid<T> = { props, size, live, go, acts, undoable };
  return { grid, shown, whereabouts, announcement };
}

import { useEffect, useMemo, useState } from 'react';
import { entryActs } from './entry-acts.ts';
import { shownRows, withRows, withWhatFollows, type Entered } from './entries.ts';
import type { EditableTableProps } from './props.ts';
import { useLatest, useLiveState } from './use-live-state.ts';

const NO_ROWS: never[] = [];

/** What was entered in a table and is not saved yet, and what can be done with it. */
export function useEntries<T extends object>(
  props: EditableTableProps<T>,
  isHere: (key: string) => boolean,
  onRenamed: (from: string, to: string) => void,
) {
  const { rows, rowKey, columns, follows } = props;
  const [entered, live, update] = useLiveState<Entered<T>>({});
  const [announcement, announce] = useState('');
  const latest = useLatest(props);
  const acts = useMemo(
    () => entryActs<T>({ props: latest, live, update, isHere, onRenamed, announce }),
    [latest, live, update, isHere, onRenamed],
  );
  useEffect(() => {
    if (rows) update((before) => withRows(before, rows, rowKey));
  }, [rows, rowKey, update]);
  const shown = useMemo(() => {
    const plain = shownRows(rows ?? NO_ROWS, rowKey, entered);
    return follows ? withWhatFollows(columns, plain, follows) : plain;
  }, [rows, rowKey, entered, columns, follows]);
  return { shown, acts, announcement };
}

import { useMemo, useState } from 'react';
import { remember, remembered } from '../../remembered.ts';
import { nameIndexOf, type Column } from '../column.ts';

/** How the columns of a table stand on this device. */
export interface Layout {
  /** Ids in the order they were moved into; others follow. */
  order: readonly string[];
  /** Ids of those that stay in sight beside the one that names the row, where there is room. */
  pinned: readonly string[];
  /** In px, by id, where they were changed. */
  widths: Readonly<Record<string, number>>;
  /** Ids of those that are not shown, where that was chosen. */
  hidden?: readonly string[] | undefined;
}

/** What is remembered: without `pinned`, those that are declared so. */
type Remembered = Omit<Layout, 'pinned'> & Partial<Pick<Layout, 'pinned'>>;

const AS_DECLARED: Remembered = { order: [], widths: {} };

/** The layout of a table, remembered on this device by the table's name. */
export function useLayout(name: string, columns: readonly Pick<Column<never>, 'id' | 'isPinned'>[]) {
  const key = `table.${name}`;
  const [kept, setKept] = useState<Remembered>(() => ({ ...AS_DECLARED, ...remembered<object>(key) }));
  const keep = (changes: Partial<Layout>) => {
    const next = { ...kept, ...changes };
    remember(key, next);
    setKept(next);
  };
  const reset = () => {
    remember(key, undefined);
    setKept(AS_DECLARED);
  };
  const layout = useMemo<Layout>(
    () => ({ pinned: columns.filter(({ isPinned }) => isPinned).map(({ id }) => id), ...kept }),
    [columns, kept],
  );
  return { layout, keep, reset };
}

/** The columns up to the one that names the row; then those that are pinned; then the others. */
export function arranged<T>(
  columns: readonly Column<T>[],
  order: Layout['order'],
  pinned: Layout['pinned'],
): readonly Column<T>[] {
  const named = nameIndexOf(columns) + 1;
  const others = columns.slice(named);
  const place = ({ id }: Column<T>) => (order.includes(id) ? order.indexOf(id) : order.length);
  const moved = others.toSorted((one, other) => place(one) - place(other));
  const isPinned = ({ id }: Column<T>) => pinned.includes(id);
  return [...columns.slice(0, named), ...moved.filter(isPinned), ...moved.filter((column) => !isPinned(column))];
}

/** The ids with one moved to where another stands. */
export function movedTo(ids: readonly string[], id: string, target: string): string[] {
  const place = ids.indexOf(target);
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

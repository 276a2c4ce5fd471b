import { useMemo, useState } from 'react';
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
  const key = `artesian.table.${name}`;
  const [remembered, setRemembered] = useState<Remembered>(() => readLayout(key));
  const keep = (changes: Partial<Layout>) => {
    const next = { ...remembered, ...changes };
    localStorage.setItem(key, JSON.stringify(next));
    setRemembered(next);
  };
  const reset = () => {
    localStorage.removeItem(key);
    setRemembered(AS_DECLARED);
  };
  const layout = useMemo<Layout>(
    () => ({ pinned: columns.filter(({ isPinned }) => isPinned).map(({ id }) => id), ...remembered }),
    [columns, remembered],
  );
  return { layout, keep, reset };
}

/** What an older version or another hand left there counts for nothing where it makes no sense. */
function readLayout(key: string): Remembered {
  try {
    return { ...AS_DECLARED, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object) };
  } catch {
    return AS_DECLARED;
  }
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

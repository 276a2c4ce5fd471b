import { useState } from 'react';
import { nameIndexOf, type Column } from './column.ts';

/** How the columns of a table stand on this device. */
export interface Layout {
  /** Ids in the order they were moved into; others follow. */
  order: readonly string[];
  /** Ids of those that stay in sight, beside the first. */
  pinned: readonly string[];
  /** In px, by id, where they were changed. */
  widths: Readonly<Record<string, number>>;
  /** Ids of those that are not shown, where that was chosen. */
  hidden?: readonly string[] | undefined;
}

const AS_DECLARED: Layout = { order: [], pinned: [], widths: {} };

/** The layout of a table, remembered on this device by the table's name. */
export function useLayout(name: string) {
  const key = `artesian.table.${name}`;
  const [layout, setLayout] = useState<Layout>(() => readLayout(key));
  const keep = (changes: Partial<Layout>) => {
    const next = { ...layout, ...changes };
    localStorage.setItem(key, JSON.stringify(next));
    setLayout(next);
  };
  const reset = () => {
    localStorage.removeItem(key);
    setLayout(AS_DECLARED);
  };
  return { layout, keep, reset };
}

/** What an older version or another hand left there counts for nothing where it makes no sense. */
function readLayout(key: string): Layout {
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

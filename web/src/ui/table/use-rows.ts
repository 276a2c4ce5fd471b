import { useMemo } from 'react';
import type { TableView } from './address.ts';
import type { Column } from './column.ts';
import { narrowRows } from './filter/narrow-rows.ts';
import { searchIn } from './filter/search-rows.ts';
import { sortRows } from './grid/sort-rows.ts';

/** What the view leaves of the rows: all of them, sorted, for export; those of its page; and which page that is. */
export function useRows<T extends object>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  visible: readonly Column<T>[],
  view: TableView,
  finding?: (rows: readonly T[]) => (search: string) => readonly T[],
) {
  const find = useMemo(() => finding?.(rows) ?? searchIn(rows, visible), [finding, rows, visible]);
  const found = useMemo(() => find(view.search), [find, view.search]);
  const left = useMemo(() => narrowRows(found, columns, view.filters), [found, columns, view.filters]);
  const filtered = useMemo(() => sortRows(left, columns, view.sort), [left, columns, view.sort]);
  // A link may name a page that the rows of today do not reach.
  const page = Math.min(view.page, Math.max(0, Math.ceil(filtered.length / view.size) - 1));
  const shown = useMemo(() => filtered.slice(page * view.size, (page + 1) * view.size), [filtered, page, view.size]);
  return { filtered, shown, page };
}

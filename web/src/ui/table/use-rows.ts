import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableView } from './address.ts';
import type { CellValue, Column } from './column.ts';
import { matcherOf } from './filter.ts';
import { searchIn } from './search-rows.ts';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: {},
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

/** What the view leaves of the rows: all of them, sorted, for export; those of its page; and which page that is. */
export function useRows<T extends object>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  visible: readonly Column<T>[],
  rowKey: (row: T) => string,
  view: TableView,
  finding?: (rows: readonly T[]) => (search: string) => readonly T[],
) {
  const find = useMemo(() => finding?.(rows) ?? searchIn(rows, visible), [finding, rows, visible]);
  const found = useMemo(() => find(view.search), [find, view.search]);
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  const columnFilters = useMemo(() => filtersOf(view.filters, columns), [view.filters, columns]);
  const sorting = useMemo(() => sortingOf(view.sort, columns), [view.sort, columns]);
  // Rows keep the values that columns first read from them; names that come later make new columns, and so new rows.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const data = useMemo(() => found.slice(), [found, definitions]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: { columnFilters, sorting },
  });
  const sorted = table.getSortedRowModel().rows;
  const filtered = useMemo(() => sorted.map(({ original }) => original), [sorted]);
  // A link may name a page that the rows of today do not reach.
  const page = Math.min(view.page, Math.max(0, Math.ceil(filtered.length / view.size) - 1));
  const shown = useMemo(() => filtered.slice(page * view.size, (page + 1) * view.size), [filtered, page, view.size]);
  return { filtered, shown, page };
}

function definitionsOf<T extends object>(columns: readonly Column<T>[]) {
  const helper = createColumnHelper<typeof features, T>();
  return helper.columns(
    columns.map((column) =>
      helper.accessor((row: T) => column.value(row) ?? undefined, {
        id: column.id,
        sortFn: column.kind === 'number' || column.kind === 'flag' ? 'basic' : 'alphanumeric',
        sortUndefined: 'last',
        filterFn: (row, id, passes: ReturnType<typeof matcherOf>) =>
          passes(row.getValue<CellValue | undefined>(id) ?? null),
      }),
    ),
  );
}

/** Each filter as what tells whether a value passes. A link may name columns that are no more. */
function filtersOf<T>(filters: TableView['filters'], columns: readonly Column<T>[]) {
  return columns.filter(({ id }) => filters[id]).map(({ id, kind }) => ({ id, value: matcherOf(kind, filters[id]!) }));
}

const sortingOf = <T>(sort: TableView['sort'], columns: readonly Column<T>[]) =>
  sort
    .filter(({ id }) => columns.some((column) => column.id === id))
    .map(({ id, descending }) => ({ id, desc: descending }));

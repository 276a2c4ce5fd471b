import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableView } from './address.ts';
import type { Column } from './column.ts';
import { matches } from './matches.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: {},
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

/** The rows that the view leaves: all of them, sorted, for export; and those of its page. */
export function useRows<T extends object>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  rowKey: (row: T) => string,
  view: TableView,
) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, T>();
    return helper.columns(
      columns.map((column) =>
        helper.accessor((row: T) => column.value(row) ?? undefined, {
          id: column.id,
          sortFn: column.kind === 'number' || column.kind === 'flag' ? 'basic' : 'alphanumeric',
          sortUndefined: 'last',
          filterFn: (row, id, filter) =>
            matches(column.kind, row.getValue<string | number | boolean | undefined>(id) ?? null, String(filter)),
        }),
      ),
    );
  }, [columns]);

  const state = useMemo(
    () => ({
      columnFilters: Object.entries(view.filters)
        .filter(([id, value]) => value !== '' && columns.some((column) => column.id === id))
        .map(([id, value]) => ({ id, value })),
      sorting:
        view.sort && columns.some(({ id }) => id === view.sort?.id)
          ? [{ id: view.sort.id, desc: view.sort.descending }]
          : [],
      pagination: { pageIndex: view.page, pageSize: view.size },
    }),
    [view, columns],
  );

  const table = useTable({
    features,
    columns: definitions,
    data: rows as T[],
    getRowId: rowKey,
    state,
    autoResetPageIndex: false,
  });
  return {
    filtered: table.getSortedRowModel().rows.map(({ original }) => original),
    shown: table.getRowModel().rows.map(({ original }) => original),
  };
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { searchOf, viewOf, type TableView } from './address.ts';

/** The view of this page's table, and how to change it: both through the address. Every change but of the page leads to page one. */
export function useTableView(initial: TableView, sizes: readonly number[]) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(() => viewOf(search, initial, sizes), [search, initial, sizes]);
  const change = useCallback(
    (changes: Partial<TableView>) => {
      const next = { ...view, page: 0, ...changes };
      void navigate({
        to: '.',
        search: (known: object) => searchOf({ ...known }, next, initial) as never,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, view, initial],
  );
  return [view, change] as const;
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { searchOf, viewOf, type TableView } from './address.ts';

interface TableViewChoice {
  initial: TableView;
  sizes: readonly number[];
  prefix: string;
  /** Columns that this device remembers as not shown, where the address says nothing of them. */
  remembered: readonly string[] | undefined;
}

/** The view of this page's table, and how to change it: both through the address. Every change but of the page leads to page one. */
export function useTableView({ initial, sizes, prefix, remembered }: TableViewChoice) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(
    () => viewOf(search, remembered ? { ...initial, hidden: remembered } : initial, sizes, prefix),
    [search, initial, sizes, prefix, remembered],
  );
  const change = useCallback(
    (changes: Partial<TableView>) => {
      const next = { ...view, page: 0, ...changes };
      void navigate({
        to: '.',
        search: (known: object) => searchOf({ ...known }, next, initial, prefix) as never,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, view, initial, prefix],
  );
  return [view, change] as const;
}

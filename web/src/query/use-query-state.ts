import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { asSearch, readQuery, type QueryState } from '@artesian/contract/query/query-state';

/** The query of the address, so that a link or a reload asks for the same. Another focus is a step that Back undoes. */
export function useQueryState(): [QueryState, (next: QueryState) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useMemo(() => readQuery(search), [search]);
  const ask = (next: QueryState) =>
    void navigate({
      to: '.',
      search: asSearch(next),
      replace: next.focus === query.focus,
      resetScroll: false,
    });
  return [query, ask];
}

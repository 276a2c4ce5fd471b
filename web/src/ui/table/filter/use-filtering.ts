import { useCallback } from 'react';
import type { ViewChange } from '../address.ts';

/** A filter anew; as a function where a part of it stays as it was typed a moment ago. */
export type FilterChange = string | ((latest: string) => string);

/** How the filter of a column is changed. The others stay, also those that were typed a moment ago. */
export function useFiltering(change: (changes: ViewChange) => void) {
  return useCallback(
    (id: string, filter: FilterChange) =>
      change(({ filters }) => ({
        filters: { ...filters, [id]: typeof filter === 'function' ? filter(filters[id] ?? '') : filter },
      })),
    [change],
  );
}

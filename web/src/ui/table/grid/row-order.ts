import { useSyncExternalStore } from 'react';

/** The keys of a table's rows as its filters and sorting leave them, for an editor that leads from one record to the next. */
export interface RowOrder {
  keys: () => readonly string[];
  tell: (keys: readonly string[]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Outside of React's state, so that a filter draws the table anew and not the whole screen. */
export function createRowOrder(): RowOrder {
  let known: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    keys: () => known,
    tell: (keys) => {
      known = keys;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The records before and after one, as the table lists them; `place` is from 1, and 0 where the table does not list it. */
export function useNeighbors(order: RowOrder, key: string | undefined) {
  const keys = useSyncExternalStore(order.subscribe, order.keys);
  const index = key === undefined ? -1 : keys.indexOf(key);
  return {
    previous: index > 0 ? keys[index - 1] : undefined,
    next: index < 0 ? undefined : keys[index + 1],
    place: index + 1,
    count: keys.length,
  };
}

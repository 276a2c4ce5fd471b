import { useCallback, useMemo, useRef, useState } from 'react';

/** What is ticked, and how to tick. */
export interface Choosing<T> {
  /** Of all rows that were ticked, also of those that are hidden now. */
  keys: ReadonlySet<string>;
  chosen: readonly T[];
  choose: (key: string, isRange: boolean) => void;
  /** All that the filters leave, or none. */
  chooseAll: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The rows that are ticked. One that the filters hide is not among them, for nobody sees what would be done with it. */
export function useChosen<T>(filtered: readonly T[], rowKey: (row: T) => string): Choosing<T> {
  const [keys, setKeys] = useState(NONE);
  const last = useRef<string>(undefined);
  const chosen = useMemo(
    () => (keys.size === 0 ? [] : filtered.filter((row) => keys.has(rowKey(row)))),
    [filtered, keys, rowKey],
  );
  /** A range goes from the row that was ticked last. */
  const choose = useCallback(
    (key: string, isRange: boolean) => {
      const from = last.current;
      last.current = key;
      setKeys((known) => {
        const next = new Set(known);
        const range = isRange && from !== undefined ? between(filtered.map(rowKey), from, key) : [key];
        for (const one of range)
          if (known.has(key)) next.delete(one);
          else next.add(one);
        return next;
      });
    },
    [filtered, rowKey],
  );
  const chooseAll = () => setKeys(chosen.length < filtered.length ? new Set(filtered.map(rowKey)) : NONE);
  return { keys, chosen, choose, chooseAll };
}

/** The keys from one to another, both of them too, whichever stands first. */
function between(keys: readonly string[], one: string, other: string): readonly string[] {
  const [first, last] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b) as [number, number];
  return first < 0 ? [other] : keys.slice(first, last + 1);
}

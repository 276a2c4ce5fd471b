import { useCallback, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Keys that are on, and how to turn one on or off. */
export function useToggled() {
  const [keys, setKeys] = useState(NONE);
  const toggle = useCallback(
    (key: string) =>
      setKeys((known) => {
        const next = new Set(known);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return [keys, toggle] as const;
}

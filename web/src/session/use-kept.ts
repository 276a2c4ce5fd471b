import { useCallback, useState } from 'react';
import { remember, remembered } from '../ui/remembered.ts';

/** What is entered and not saved: kept in the tab, for when the session ends or the page is loaded again. Undefined forgets it. */
export function useKept<T>(name: string) {
  const [value, setValue] = useState(() => remembered<T>(name, 'sessionStorage'));
  const keep = useCallback(
    (next: T | undefined) => {
      remember(name, next, 'sessionStorage');
      setValue(next);
    },
    [name],
  );
  return [value, keep] as const;
}

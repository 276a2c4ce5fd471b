import { useSyncExternalStore } from 'react';

let isHigh = false;
const readers = new Set<() => void>();

/** Is told whether colors are to stand as far apart as they go. */
export function knowContrast(isHighNow: boolean) {
  isHigh = isHighNow;
  for (const read of readers) read();
}

/** Whether they are: for what is drawn without the theme's variables, such as charts. */
export const useIsHighContrast = (): boolean => useSyncExternalStore(follow, () => isHigh);

function follow(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}

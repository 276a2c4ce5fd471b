import { useSyncExternalStore } from 'react';

/** Whether the page is on its way to paper. */
export const usePrinting = (): boolean => useSyncExternalStore(follow, isPrinting);

const paper = () => window.matchMedia('print');
const isPrinting = () => paper().matches;

function follow(onChange: () => void) {
  const media = paper();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

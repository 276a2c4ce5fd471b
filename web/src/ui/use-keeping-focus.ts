import { useEffect, useRef, type RefObject } from 'react';

/** For a box whose parts come and go: when the one that had the focus is gone, reading goes on at the top of the box. */
export function useKeepingFocus(box: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      last.current = box.current?.contains(target as Element) ? (target as Element) : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [box]);
  useEffect(() => {
    const isGone = last.current && (!last.current.isConnected || last.current.matches(':disabled'));
    if (isGone && document.activeElement === document.body) box.current?.focus();
  });
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For what may go while it holds the focus, which then stays with what it stood in. */
export function useLeavingFocus<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) element.parentElement?.focus();
    };
  }, []);
  return box;
}

import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page, for what answers after a while: whoever has gone elsewhere is not taken away from there. */
export function useIsOpen(): Readonly<RefObject<boolean>> {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

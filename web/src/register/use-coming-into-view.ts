import { useEffect, useRef } from 'react';

/** As the specification says (2 §9): time for the list to settle before the page moves. */
const DELAY_MS = 1000;

/**
 * For the heading of a section that opens below a list: scrolls to it and gives it the focus, which screen readers
 * announce. Who is at work in the section by then is left alone.
 */
export function useComingIntoView(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      const section = heading.current?.closest('section');
      if (!heading.current || section?.contains(document.activeElement)) return;
      heading.current.scrollIntoView({ block: 'start' });
      heading.current.focus({ preventScroll: true });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return heading;
}

import { useEffect, useRef } from 'react';

/** As the specification says (2 §9): time for the list to settle before the page moves. */
const DELAY_MS = 1000;

/** Where a section opens: below a list, or beside it. */
export type Opening = 'below' | 'beside';

/**
 * For the heading of a section that opens with a list: scrolls to it and gives it the focus, which screen readers announce. Beside the
 * list nothing moves, so it does so at once. Who is at work in the section by then is left alone.
 */
export function useComingIntoView(opening: Opening | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(
      () => {
        const section = heading.current?.closest('section');
        if (!heading.current || section?.contains(document.activeElement)) return;
        heading.current.scrollIntoView({ block: opening === 'below' ? 'start' : 'nearest' });
        heading.current.focus({ preventScroll: true });
      },
      opening === 'below' ? DELAY_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [opening]);
  return heading;
}

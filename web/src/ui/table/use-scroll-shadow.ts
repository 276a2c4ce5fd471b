import { useEffect, type RefObject } from 'react';

/** Marks a box with the sides that it can be scrolled to, for its style to shade. Past React, for nothing else changes. */
export function useScrollShadow(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const mark = () => {
      box.toggleAttribute('data-more-left', box.scrollLeft > 1);
      box.toggleAttribute('data-more-right', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    };
    mark();
    const resized = new ResizeObserver(mark);
    resized.observe(box);
    if (box.firstElementChild) resized.observe(box.firstElementChild);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}

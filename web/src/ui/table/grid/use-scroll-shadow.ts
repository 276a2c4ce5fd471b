import { useEffect, type RefObject } from 'react';

/** Marks the frame of a box with the sides that it can be scrolled to, for the style to shade. Past React, for nothing else changes. */
export function useScrollShadow(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = scroller.current;
    const frame = box?.parentElement;
    if (!box || !frame) return;
    const mark = () => {
      frame.toggleAttribute('data-more-left', box.scrollLeft > 1);
      frame.toggleAttribute('data-more-right', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
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

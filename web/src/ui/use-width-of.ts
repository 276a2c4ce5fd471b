import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide a box is laid out, in px; undefined where it is not laid out. */
export function useWidthOf(box: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width || undefined;
}

import { useEffect, type RefObject } from 'react';

/** Each bar, and whether it stays in sight just now. */
const bars = new Map<HTMLElement, boolean>();

/**
 * For a bar that can stay at the bottom of the window. Messages appear above one that does (`--covered-below`), and what gets the
 * focus is scrolled clear of any, for the focus may be what makes it stay (`--bottom-bar`).
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isStaying: boolean) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    bars.set(element, isStaying);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      bars.delete(element);
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
      measure();
    };
  }, [bar, isStaying]);
}

function measure() {
  const boxes = [...bars].map(([bar, isStaying]) => ({ isStaying, box: bar.getBoundingClientRect() }));
  // Messages reach no further up than the middle of the window, so a bar above it is in nobody's way.
  const tops = boxes
    .filter(({ isStaying }) => isStaying)
    .map(({ box }) => box.top)
    .filter((top) => top > window.innerHeight / 2 && top < window.innerHeight);
  const { style } = document.documentElement;
  style.setProperty('--covered-below', `${Math.max(0, ...tops.map((top) => window.innerHeight - top))}px`);
  style.setProperty('--bottom-bar', `${Math.max(0, ...boxes.map(({ box }) => box.height))}px`);
}

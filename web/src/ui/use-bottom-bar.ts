import { useEffect, type RefObject } from 'react';

const bars = new Set<HTMLElement>();

/**
 * For a bar that stays at the bottom of the window. Messages appear above it wherever it is just now (`--covered-below`), and what
 * gets the focus is scrolled clear of it (`--bottom-bar`).
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    bars.add(element);
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
  }, [bar]);
}

function measure() {
  const boxes = [...bars].map((bar) => bar.getBoundingClientRect());
  // Messages reach no further up than the middle of the window, so a bar above it is in nobody's way.
  const tops = boxes.map(({ top }) => top).filter((top) => top > window.innerHeight / 2 && top < window.innerHeight);
  const { style } = document.documentElement;
  style.setProperty('--covered-below', `${Math.max(0, ...tops.map((top) => window.innerHeight - top))}px`);
  style.setProperty('--bottom-bar', `${Math.max(0, ...boxes.map(({ height }) => height))}px`);
}

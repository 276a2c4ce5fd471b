import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { MapSkeleton } from './MapSkeleton.tsx';

/** A map, whose library is loaded once it comes near. */
export function WhenNear({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return <div ref={frame}>{isNear ? children : <MapSkeleton />}</div>;
}

/** Whether an element was ever about to come into view. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    if (element.current) watching.observe(element.current);
    return () => watching.disconnect();
  }, [element]);
  return isNear;
}

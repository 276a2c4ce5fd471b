import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import type { LocationMapProps } from './location-map.ts';
import { MapSkeleton } from './MapSkeleton.tsx';
import { NoLocationMap } from './NoLocationMap.tsx';

const DrawnLocationMap = lazy(() => import('./DrawnLocationMap.tsx').catch(() => ({ default: NoLocationMap })));

/** A map to place a marker on. Its library is loaded once the map comes near; without it there is a quiet line in its place. */
export function LocationMap(props: LocationMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return (
    <div ref={frame}>
      {isNear ? (
        <Suspense fallback={<MapSkeleton />}>
          <DrawnLocationMap {...props} />
        </Suspense>
      ) : (
        <MapSkeleton />
      )}
    </div>
  );
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

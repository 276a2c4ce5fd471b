import { lazy, Suspense } from 'react';
import type { LocationMapProps } from './location-map.ts';
import { MapSkeleton } from './MapSkeleton.tsx';
import { NoLocationMap } from './NoLocationMap.tsx';
import { WhenNear } from './WhenNear.tsx';

const DrawnLocationMap = lazy(() => import('./DrawnLocationMap.tsx').catch(() => ({ default: NoLocationMap })));

/** A map to place a marker on. Without its library there is a quiet line in its place. */
export const LocationMap = (props: LocationMapProps) => (
  <WhenNear>
    <Suspense fallback={<MapSkeleton />}>
      <DrawnLocationMap {...props} />
    </Suspense>
  </WhenNear>
);

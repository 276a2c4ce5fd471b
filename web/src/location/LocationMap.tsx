import { lazyPart } from '../ui/lazy-part.tsx';
import type { LocationMapProps } from './location-map.ts';
import { MapSkeleton } from './MapSkeleton.tsx';
import { NoLocationMap } from './NoLocationMap.tsx';
import { WhenNear } from './WhenNear.tsx';

const DrawnLocationMap = lazyPart(() => import('./DrawnLocationMap.tsx'), {
  Waiting: () => <MapSkeleton />,
  Failed: NoLocationMap,
});

/** A map to place a marker on. Without its library there is a quiet line in its place. */
export const LocationMap = (props: LocationMapProps) => (
  <WhenNear>
    <DrawnLocationMap {...props} />
  </WhenNear>
);

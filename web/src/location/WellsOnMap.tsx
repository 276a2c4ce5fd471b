import { lazyPart } from '../ui/lazy-part.tsx';
import { MapSkeleton } from './MapSkeleton.tsx';
import type { WellsOnMapProps } from './named-well.ts';
import { NoMapOfWells } from './NoMapOfWells.tsx';
import { WhenNear } from './WhenNear.tsx';

const DrawnWellsOnMap = lazyPart(() => import('./DrawnWellsOnMap.tsx'), {
  Waiting: () => <MapSkeleton />,
  Failed: NoMapOfWells,
});

/** Some wells on a map that shows them all, each a link to its record. */
export const WellsOnMap = (props: WellsOnMapProps) => (
  <WhenNear>
    <DrawnWellsOnMap {...props} />
  </WhenNear>
);

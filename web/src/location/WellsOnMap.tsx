import Typography from '@mui/material/Typography';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MapSkeleton } from './MapSkeleton.tsx';
import { WhenNear } from './WhenNear.tsx';

/** A well to draw, named as links to it read. */
export interface NamedWell {
  well_ndx: number;
  linked_well_identifier: string;
  lat_dd: number;
  lon_dd: number;
}
export interface WellsOnMapProps {
  wells: readonly NamedWell[];
}

/** In place of a map that cannot be drawn, or whose library cannot be loaded. */
export const NoMapOfWells = () => (
  <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
    The map cannot be shown here. The wells are still in the list.
  </Typography>
);

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

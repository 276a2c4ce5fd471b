import Skeleton from '@mui/material/Skeleton';
import { mapHeight } from './location-map.ts';

export const MapSkeleton = () => (
  <Skeleton component="output" variant="rounded" height={mapHeight} aria-label="Loading the map" />
);

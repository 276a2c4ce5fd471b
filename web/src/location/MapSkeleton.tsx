import { t } from '@artesian/domain/texts/translate';
import Skeleton from '@mui/material/Skeleton';
import { mapHeight } from './location-map.ts';

export const MapSkeleton = ({ height = mapHeight }: { height?: number | string }) => (
  <Skeleton component="output" variant="rounded" height={height} aria-label={t('Loading the map')} />
);

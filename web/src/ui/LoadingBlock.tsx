import { t } from '@artesian/domain/texts/translate';
import Skeleton from '@mui/material/Skeleton';

/** Stands for a part of the page that is on its way, `height` px tall, and says so to screen readers. */
export const LoadingBlock = ({ height, label = t('Loading') }: { height: number; label?: string }) => (
  <Skeleton component="output" variant="rounded" height={height} aria-label={label} />
);

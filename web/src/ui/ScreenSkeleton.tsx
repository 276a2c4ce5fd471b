import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a screen that is on its way: its title, and what stands below. */
export const ScreenSkeleton = () => (
  <Box component="output" aria-label={t('Loading…')} sx={{ display: 'block' }}>
    <Skeleton width="min(320px, 70%)" height={44} />
    <Skeleton width="min(560px, 100%)" height={24} sx={{ mb: 3 }} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);

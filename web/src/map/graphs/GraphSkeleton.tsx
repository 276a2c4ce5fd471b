import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export const GraphSkeleton = () => (
  <Box component="output" aria-label={t('Loading the graph')} sx={{ display: 'block' }}>
    <Skeleton variant="rounded" height={40} />
    <Skeleton variant="rounded" height={260} sx={{ mt: 1.5 }} />
  </Box>
);

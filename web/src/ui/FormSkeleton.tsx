import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The shape of a form that is on its way. */
export function FormSkeleton({ fields = 8 }: { fields?: number }) {
  return (
    <Box
      component="output"
      aria-label={t('Loading the form')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))' }}
    >
      {range(fields).map((field) => (
        <Stack key={field} sx={{ gap: 0.5 }}>
          <Skeleton width="40%" height={18} />
          <Skeleton variant="rounded" height={38} />
        </Stack>
      ))}
    </Box>
  );
}

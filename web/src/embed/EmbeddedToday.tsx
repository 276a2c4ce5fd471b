import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { cardsBeside, IndicatorCards, StageCards } from '../today/TodayCards.tsx';
import { useToday } from '../today/use-today.ts';
import { plainDate } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** The drought stage of each area and the indicators, side by side as far as there is room. */
export default function EmbeddedToday() {
  const { data, error, refetch } = useToday();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} sx={{ m: 1.5 }} />;
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h1">
        {t('Drought stage and indicators, {day}', { day: plainDate(data.day) })}
      </Typography>
      <Box sx={cardsBeside(340)}>
        <StageCards today={data} />
        <IndicatorCards today={data} />
      </Box>
    </Box>
  );
}

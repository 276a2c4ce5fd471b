import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IndicatorCard } from '../today/IndicatorCard.tsx';
import { StageCard } from '../today/StageCard.tsx';
import { useToday } from '../today/use-today.ts';
import { plainDate } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** The drought stage of each area and the indicators, side by side as far as there is room. */
export default function EmbeddedToday() {
  const { data, error, refetch } = useToday();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} sx={{ m: 1.5 }} />;
  const { areas, indicators, stages } = data;
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h1">
        Drought stage and indicators, {plainDate(data.day)}
      </Typography>
      <Box sx={columns}>
        {areas.map((area) => (
          <StageCard key={area.drought_area_ndx} area={area} isOneOfMany={areas.length > 1} stages={stages} />
        ))}
        {indicators.map((indicator) => (
          <IndicatorCard
            key={`${indicator.indicator_ndx} ${indicator.window_days}`}
            indicator={indicator}
            areas={areas}
            stages={stages}
          />
        ))}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
} as const;

import { t } from '@artesian/domain/texts/translate';
import type { WellPortrait } from '@artesian/contract/wells/portrait';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DashboardCard } from '../../dashboard/DashboardCard.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Construction, useFigure } from './Construction.tsx';
import { GraphCard } from './GraphCard.tsx';
import { usePortrait } from './use-portrait.ts';
import { WaterQuality } from './WaterQuality.tsx';
import { formatDistance } from './words.ts';

/** How a well is built, what its water holds, and which wells are near. */
export function PortraitParts({ wellId }: { wellId: string }) {
  const { data, error, refetch } = usePortrait(wellId);
  const figure = useFigure(data);
  if (data)
    return (
      <Box sx={parts}>
        {figure && (
          <GraphCard graph="construction" wellId={wellId}>
            <Construction figure={figure} />
          </GraphCard>
        )}
        {data.quality.length > 0 && (
          <GraphCard graph="quality" wellId={wellId}>
            <WaterQuality results={data.quality} />
          </GraphCard>
        )}
        <Neighbors neighbors={data.neighbors} />
      </Box>
    );
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="output" aria-label={t('Loading')} sx={parts}>
      <Skeleton variant="rounded" height={420} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
}

function Neighbors({ neighbors }: Pick<WellPortrait, 'neighbors'>) {
  if (neighbors.length === 0) return null;
  return (
    <DashboardCard name={t('Nearest Wells')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {neighbors.map(({ well_id, well_name, distance_ft, level_class }) => (
          <Box component="li" key={well_id} sx={{ display: 'flex', gap: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <TextLink to={`/wells/${encodeURIComponent(well_id)}`}>{well_id}</TextLink>
              {well_name && ` ${well_name}`}
              {level_class && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('Water level: {level_class}', { level_class: t(level_class) })}
                </Typography>
              )}
            </Box>
            <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{formatDistance(distance_ft)}</Box>
          </Box>
        ))}
      </Box>
    </DashboardCard>
  );
}

const parts = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  '@media print': { '& svg': { maxHeight: 250 } },
} as const;

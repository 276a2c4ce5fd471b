import { t } from '@artesian/domain/texts/translate';
import type { WellPortrait } from '@artesian/contract/wells/portrait';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { DashboardCard } from '../../dashboard/DashboardCard.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BoreFigure } from '../bore/BoreFigure.tsx';
import { layOutBore } from '../bore/lay-out-bore.ts';
import { formatBore, type WellBore } from '../bore/well-bore.ts';
import { usePortrait } from './use-portrait.ts';
import { WaterQuality } from './WaterQuality.tsx';
import { formatDistance } from './words.ts';

/** How a well is built, what its water holds, and which wells are near. */
export function PortraitParts({ wellId }: { wellId: string }) {
  const { data, error, refetch } = usePortrait(wellId);
  if (data)
    return (
      <Box sx={parts}>
        <Construction portrait={data} />
        <WaterQuality results={data.quality} />
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

function Construction({ portrait }: { portrait: WellPortrait }) {
  const bore = useMemo(() => boreOf(portrait), [portrait]);
  const drawing = useMemo(() => bore && layOutBore(bore, []), [bore]);
  if (!bore || !drawing) return null;
  return (
    <DashboardCard name={t('Drawn to Scale')}>
      <BoreFigure drawing={drawing} words={formatBore(bore)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('In feet below land surface; not to scale across. From the District’s records.')}
      </Typography>
    </DashboardCard>
  );
}

function boreOf({ bore, level }: WellPortrait): WellBore | undefined {
  if (!bore) return undefined;
  const { formations, components, well_depth_ft, bore_diameter_in, pump_depth_ft } = bore;
  return {
    formations,
    components,
    wellDepth_ft: well_depth_ft,
    boreDiameter_in: bore_diameter_in,
    pumpDepth_ft: pump_depth_ft,
    water: level && { depth_ft: level.depth_ft, day: level.day, isPumping: level.is_pumping },
  };
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

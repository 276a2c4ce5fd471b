import { t } from '@artesian/domain/texts/translate';
import type { Aquifer } from '@artesian/contract/map/aquifers';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { LevelClassBar } from './LevelClassBar.tsx';
import { useAquifers } from './use-aquifers.ts';
import { formatTrends } from './words.ts';

/** The aquifers of the district, each with how its wells stand. */
export default function AquifersScreen() {
  const { data, error, refetch } = useAquifers();
  return (
    <>
      <PageHeader
        title={t('Aquifers')}
        purpose={t('How the water levels of each aquifer stand against their own history.')}
      />
      {data?.length === 0 && (
        <EmptyState title={t('No aquifers yet')}>{t('Published wells with an aquifer appear here.')}</EmptyState>
      )}
      {data ? (
        <Box sx={columns}>
          {data.map((aquifer) => (
            <Card key={aquifer.aq_group_summary_name} aquifer={aquifer} />
          ))}
        </Box>
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Box component="output" aria-label={t('Loading')} sx={columns}>
          <Skeleton variant="rounded" height={200} />
          <Skeleton variant="rounded" height={200} />
        </Box>
      )}
    </>
  );
}

function Card({ aquifer }: { aquifer: Aquifer }) {
  const id = useId();
  const name = aquifer.aq_group_summary_name;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', alignContent: 'start', gap: 1.25 }}
    >
      <Typography id={id} variant="h2">
        <TextLink to={`/aquifers/${encodeURIComponent(name)}`}>{t(name)}</TextLink>
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{counted(aquifer.wells, 'published well')}</Typography>
      <LevelClassBar level_classes={aquifer.level_classes} />
      <Typography variant="body2">{formatTrends(aquifer)}</Typography>
    </Paper>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  maxWidth: 1160,
} as const;

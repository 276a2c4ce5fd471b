import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { GraphButtons } from '../graphs/GraphButtons.tsx';
import { useWell } from '../wells/use-well.ts';
import { Attachments } from './Attachments.tsx';
import { FactList } from './FactList.tsx';
import { factsOf, truthsOf, type FactWishes, type KnownWell } from './well-facts.ts';

interface WellDetailsProps {
  wellNdx: number;
  /** What the list of wells already says. */
  known: KnownWell | undefined;
  wishes: FactWishes;
}

/** The well as the server describes it to whoever asks. */
export function WellDetails({ wellNdx, known, wishes }: WellDetailsProps) {
  const { data, error, refetch } = useWell(wellNdx);
  const well: KnownWell | undefined = data ?? known;
  if (well) return <Details well={well} wishes={wishes} />;
  if (!error) return <DetailsSkeleton />;
  return <ErrorPanel error={error} onRetry={() => void refetch()} />;
}

function Details({ well, wishes }: { well: KnownWell; wishes: FactWishes }) {
  return (
    <>
      <Typography variant="h2" sx={{ pr: 4, overflowWrap: 'anywhere' }}>
        {well.well_id}
      </Typography>
      {well.well_name && <Typography sx={{ color: 'text.secondary' }}>{well.well_name}</Typography>}
      <Truths well={well} />
      <GraphButtons well={well} />
      <FactList facts={factsOf(well, wishes)} />
      <Attachments documents={well.attached_documents} photos={well.attached_photos} />
    </>
  );
}

function Truths({ well }: { well: KnownWell }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
      {well.is_active !== undefined && (
        <Chip
          size="small"
          label={well.is_active ? t('Active') : t('Not active')}
          color={well.is_active ? 'primary' : 'default'}
          variant="outlined"
        />
      )}
      {truthsOf(well).map((label) => (
        <Chip key={label} size="small" label={label} />
      ))}
    </Box>
  );
}

const DetailsSkeleton = () => (
  <Box component="output" aria-label={t('Loading the well')} sx={{ display: 'block' }}>
    <Skeleton width="60%" height={28} />
    <Skeleton width="40%" />
    <Skeleton variant="rounded" height={96} sx={{ mt: 1.5 }} />
  </Box>
);

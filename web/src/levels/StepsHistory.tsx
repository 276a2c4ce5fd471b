import {
  levelSeriesHistory,
  type LevelStep,
  type SavedSeries,
  type SeriesWindow,
} from '@artesian/contract/science/level-series';
import Restore from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { FoldedHistory } from '../register/history/HistorySection.tsx';
import { WhoAndWhen } from '../register/history/HistoryWords.tsx';
import { localTime } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { changesOf, type StepChange } from './step-changes.ts';
import { SERIES } from './use-series.ts';

interface StepsHistoryProps {
  series: SeriesWindow;
  /** Enters steps as they once were, to be looked at and saved. */
  onBringBack: (steps: LevelStep[]) => void;
}

/** Who added, changed, switched or removed which step, when; what the steps were can be entered again. */
export const StepsHistory = ({ series, onBringBack }: StepsHistoryProps) => (
  <FoldedHistory>
    <Saves well={series.well_ndx} version={series.version} onBringBack={onBringBack} />
  </FoldedHistory>
);

interface SavesProps extends Pick<StepsHistoryProps, 'onBringBack'> {
  well: number;
  version: number;
}

function Saves({ well, version, onBringBack }: SavesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [SERIES, well, 'history', version],
    queryFn: ({ signal }) => api.call(levelSeriesHistory, { params: { well_ndx: well }, signal }),
    staleTime: 0,
  });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  if (data.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No corrections saved yet.
      </Typography>
    );
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((save, index) => (
        <Save key={`${save.at} ${save.request_id}`} save={save} isLatest={index === 0} onBringBack={onBringBack} />
      ))}
    </Box>
  );
}

interface SaveProps extends Pick<StepsHistoryProps, 'onBringBack'> {
  save: SavedSeries;
  isLatest: boolean;
}

const Save = ({ save, isLatest, onBringBack }: SaveProps) => (
  <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minHeight: 30 }}>
      <WhoAndWhen change={{ ...save, operation: 'update' }} />
      {!isLatest && (
        <Button
          size="small"
          color="inherit"
          sx={{ color: 'text.secondary' }}
          startIcon={<Restore />}
          aria-label={`Use these corrections again: ${localTime(save.at)}`}
          onClick={() => onBringBack(save.after.steps)}
        >
          Use these corrections again
        </Button>
      )}
    </Box>
    {changesOf(save).map((change, index) => (
      // What a save did has no name but its place.
      <Said key={index} {...change} />
    ))}
  </Box>
);

const Said = ({ what, was, is }: StepChange) => (
  <Typography variant="body2" sx={{ pl: 2, py: 0.25, overflowWrap: 'anywhere' }}>
    {what}
    {(was ?? is) !== undefined && ': '}
    {was !== undefined && <s style={{ opacity: 0.7 }}>{was}</s>}
    {was !== undefined && is !== undefined && ' → '}
    {is}
  </Typography>
);

import type { KindOfWork } from '@artesian/contract/dashboard/work-waiting';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CardLink } from '../../ui/CardLink.tsx';
import { localTime } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { choiceText } from '../../ui/table/filter/choice-list.ts';
import { DashboardCard } from '../DashboardCard.tsx';
import { FigureCheck } from './FigureCheck.tsx';
import { useWorkWaiting } from './use-work-waiting.ts';
import { workLabels } from './work-labels.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';

/** What needs a person today: how much of each kind, each with the way to it. */
export function WorkWaiting() {
  const { isKnown, error, retry, counts, jobs, check } = useWorkWaiting();
  return (
    <DashboardCard name="Work waiting">
      {!isKnown && error && <ErrorPanel error={error} onRetry={retry} />}
      {!isKnown && !error && <LoadingBlock height={72} />}
      {isKnown && counts.length === 0 && jobs.length === 0 && <Nothing />}
      {counts.length > 0 && (
        <Box component="ul" sx={tilesStyle}>
          {counts.map((counted) => (
            <Tile key={counted.work} {...counted} />
          ))}
        </Box>
      )}
      {jobs.map(({ job, at, failure }) => (
        <Alert key={job} severity="error" variant="outlined">
          {failure} ({localTime(at)})
        </Alert>
      ))}
      {check && <FigureCheck check={check} />}
    </DashboardCard>
  );
}

const Nothing = () => (
  <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
    <CheckCircle fontSize="small" color="success" /> No work is waiting.
  </Typography>
);

function Tile({ work, count }: { work: KindOfWork; count: number }) {
  const { one, many } = workLabels[work];
  return (
    <Card component="li" variant="outlined">
      <CardLink to="/dashboard/work-waiting" search={{ 'filter.work': choiceText(one) }} sx={{ p: 1.5, height: 1 }}>
        <Typography sx={{ fontSize: '1.375rem', fontWeight: 640, lineHeight: 1.2 }}>
          {count.toLocaleString('en-US')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {count === 1 ? one : many}
        </Typography>
      </CardLink>
    </Card>
  );
}

const tilesStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 42%), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

import { droughtTriggers, type DroughtDay } from '@artesian/contract/drought/triggers';
import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import type { DatedTrigger } from '@artesian/domain/drought-triggers';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useChartBase } from '../../ui/chart/chart-tone.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { AreaSelector, useAreaInAddress } from '../area-in-address.tsx';
import { useStages } from '../use-stages.ts';
import { formatStanding, heldTriggers, nameOfWatched, type NamesOfIndicators } from './called-for.ts';
import { indicatorsOption, PICTURE_PX, watchedOn } from './draw-indicators.ts';
import { TriggerTable } from './TriggerTable.tsx';
import { useDays } from './use-days.ts';
import { useStageByDay } from './use-stage-by-day.ts';

const PickChart = lazyPart(() => import('../../ui/chart/PickChart.tsx'), {
  Waiting: ({ height }) => <Skeleton variant="rounded" height={height} />,
});

/** How many years are drawn, the present one included. */
const YEARS_DRAWN = 5;

/** What the indicators of an area read against its triggers: which stage they call for beside the one that is declared. */
export function Indicators() {
  const area = useAreaInAddress();
  const { today, stages, areas, declared } = useStages(area);
  const { days, triggers, names, error, retry, isWaiting } = useDays(area, Number(today.slice(0, 4)) + 1 - YEARS_DRAWN);
  const last = days?.at(-1);
  const ofToday = useStageByDay(area, today);
  const words = days && stages.length > 0 ? formatStanding({ days, declared, ofToday, stages }) : [];
  return (
    <Box component="section" aria-labelledby="indicators" sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" id="indicators" sx={{ flexGrow: 1 }}>
          Indicators
        </Typography>
        <Ways />
      </Box>
      <Box sx={{ mb: 1.5 }}>
        <AreaSelector label="Indicators For" areas={areas} />
      </Box>
      {error && <ErrorPanel error={error} onRetry={retry} />}
      {!error && isWaiting && <Skeleton variant="rounded" height={PICTURE_PX} />}
      {!error && !isWaiting && !last && (
        <Typography sx={{ color: 'text.secondary' }}>
          {triggers.length === 0
            ? 'No triggers yet. Add indicators in Lists of Terms, then the triggers of each stage.'
            : 'No readings yet. Enter or import readings, or choose the wells that they come from under Sources.'}
        </Typography>
      )}
      {days && last && (
        <>
          <Typography component="output" sx={{ display: 'block', mb: 1.5, maxWidth: 880 }}>
            {words.join(' ')}
          </Typography>
          <Paper variant="outlined" sx={{ p: 1.5, mb: 2 }}>
            <TriggerTable triggers={heldTriggers(last, triggers, names, stages)} />
          </Paper>
          <Paper variant="outlined" sx={{ p: 1.5 }}>
            <Drawn days={days} triggers={triggers} stages={stages} names={names} label={words.join(' ')} />
          </Paper>
        </>
      )}
    </Box>
  );
}

const ways = [
  ['indicator-readings', 'Readings'],
  ['indicator-sources', 'Sources'],
  ['drought-triggers', 'Triggers'],
  ['trigger-rules', 'Rules'],
  ['replay', 'Replay'],
] as const;

function Ways() {
  const { may } = useSession();
  if (!may(droughtTriggers.calls.update)) return null;
  return ways.map(([place, words]) => (
    <ButtonLink key={place} to={`/drought-management/${place}`} size="small">
      {words}
    </ButtonLink>
  ));
}

const noOp = () => undefined;

interface DrawnProps {
  days: readonly DroughtDay[];
  triggers: readonly DatedTrigger[];
  stages: readonly StageOfDistrict[];
  names: NamesOfIndicators;
  label: string;
}

function Drawn({ days, triggers, stages, names, label }: DrawnProps) {
  const { tone, base } = useChartBase();
  const option = useMemo(
    () => ({ ...base, ...indicatorsOption({ days, triggers, stages, names, tone }) }),
    [base, days, triggers, stages, names, tone],
  );
  const pictures = watchedOn(days).map((one) => nameOfWatched(one, names).header);
  return (
    <PickChart
      // The library takes no axis away from a chart, and takes one of another name for a further one.
      key={pictures.join()}
      label={label}
      option={option}
      height={pictures.length * PICTURE_PX}
      onPick={noOp}
    />
  );
}

import { FIRST_AREA } from '@artesian/contract/drought/drought-areas';
import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import { droughtIndicators, droughtTriggers } from '@artesian/contract/drought/indicators';
import type { Row } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { EditableChoice } from '../../register/rows/editable-columns.ts';
import { listQuery } from '../../register/form/options.ts';
import { RegisterRows } from '../../register/rows/RegisterRows.tsx';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useChartBase } from '../../ui/chart/chart-tone.ts';
import { shortDate } from '../../ui/dates.ts';
import { Selector } from '../../ui/Selector.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useStages } from '../use-stages.ts';
import { formatStanding, triggersOn, type Reading, type Trigger } from './called-for.ts';
import { indicatorsOption } from './draw-indicators.ts';

const PickChart = lazyPart(() => import('../../ui/chart/PickChart.tsx'), {
  Waiting: ({ height }) => <Skeleton variant="rounded" height={height} />,
});

const columns: EditableChoice<Row>[] = ['read_on', 'flow_cfs', 'level_ft_msl', 'source_note'];
const columnsOfAreas: EditableChoice<Row>[] = ['read_on', 'drought_area_ndx', ...columns.slice(1)];
const nameOf = (row: Row) => shortDate(String(row.read_on));

/** Spring flow and the index well of an area against its triggers of each stage: what they ask for beside what is declared. */
export function Indicators() {
  const readings = useQuery(listQuery(droughtIndicators));
  const triggers = useQuery(listQuery(droughtTriggers));
  const { may } = useSession();
  const { area = FIRST_AREA } = useSearch({ strict: false, select: areaIn });
  const navigate = useNavigate();
  const { today, stages, areas, declared } = useStages(area);
  const known = useMemo(
    () => ((triggers.data ?? []) as unknown as Trigger[]).filter(isOf(area)),
    [triggers.data, area],
  );
  const inOrder = useMemo(
    () =>
      ((readings.data ?? []) as unknown as Reading[])
        .filter(isOf(area))
        .toSorted((one, other) => (one.read_on < other.read_on ? -1 : 1)),
    [readings.data, area],
  );
  const latest = inOrder.at(-1);
  const words =
    latest && stages.length > 0
      ? formatStanding({ latest, triggers: triggersOn(today, known, stages), declared, stages })
      : [];
  return (
    <Box component="section" aria-labelledby="indicators" sx={{ mb: 4 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}
      >
        <Typography variant="h2" id="indicators">
          Indicators
        </Typography>
        {may(droughtTriggers.calls.update) && (
          <ButtonLink to="/drought-management/drought-triggers" size="small">
            Edit triggers
          </ButtonLink>
        )}
      </Box>
      {areas.size > 1 && (
        <Box sx={{ mb: 1.5 }}>
          <Selector
            label="Indicators For"
            value={String(area)}
            options={new Map([...areas].map(([one, name]) => [String(one), name]))}
            onChange={(one) =>
              void navigate({
                to: '.',
                search: (known: object) => ({ ...known, area: Number(one) }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </Box>
      )}
      {triggers.error && <ErrorPanel error={triggers.error} onRetry={() => void triggers.refetch()} />}
      {!latest && areas.size > 1 && readings.data && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>No readings for {areas.get(area)} yet.</Typography>
      )}
      {latest && (
        <>
          <Typography component="output" sx={{ display: 'block', mb: 1.5, maxWidth: 880 }}>
            {words.join(' ')}
          </Typography>
          <Paper variant="outlined" sx={{ p: 1.5, mb: 2 }}>
            <Drawn readings={inOrder.slice(-SHOWN)} triggers={known} stages={stages} label={words.join(' ')} />
          </Paper>
        </>
      )}
      <RegisterRows
        register={droughtIndicators}
        name="Readings of the indicators"
        columns={areas.size > 1 ? columnsOfAreas : columns}
        rowName={nameOf}
        addLabel="Add a reading"
        empty="No readings of the spring and the index well yet"
        maxHeight={280}
      />
    </Box>
  );
}

const isOf =
  (area: number) =>
  ({ drought_area_ndx }: { drought_area_ndx: number }): boolean =>
    drought_area_ndx === area;

/** The area that the address names. */
const areaIn = ({ area }: { area?: unknown }): { area?: number } => {
  const told = Number(area);
  return Number.isInteger(told) ? { area: told } : {};
};

/** Five years of months. */
const SHOWN = 60;
const HEIGHT = 490;
const noOp = () => undefined;

interface DrawnProps {
  readings: readonly Reading[];
  triggers: readonly Trigger[];
  stages: readonly StageOfDistrict[];
  label: string;
}

function Drawn({ readings, triggers, stages, label }: DrawnProps) {
  const { tone, base } = useChartBase();
  const option = useMemo(
    () => ({ ...base, ...indicatorsOption(readings, triggers, stages, tone) }),
    [base, readings, triggers, stages, tone],
  );
  return <PickChart label={label} option={option} height={HEIGHT} onPick={noOp} />;
}

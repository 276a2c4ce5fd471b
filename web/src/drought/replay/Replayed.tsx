import { replayTriggers, type Replay, type ReplayAsked } from '@artesian/contract/drought/triggers';
import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { colorOfStage, useDistrictStages } from '../district-stages.ts';
import { compareSpans, daysOfStages, type ComparedSpan } from './compare-spans.ts';

interface ReplayedProps {
  area: number;
  asked: Omit<ReplayAsked, 'drought_area_ndx'>;
}

/** Typing is over. */
const SETTLED_MS = 400;

/** The stages that were called for beside those that would have been. */
export function Replayed({ area, asked }: ReplayedProps) {
  const { from, through, triggers, enters_when, leaves_when, enter_after_days, leave_after_days } = asked;
  const now = {
    drought_area_ndx: area,
    from,
    through,
    triggers,
    enters_when,
    leaves_when,
    enter_after_days,
    leave_after_days,
  };
  const body = JSON.parse(useSettled(JSON.stringify(now), SETTLED_MS)) as ReplayAsked;
  const { data, error, refetch } = useQuery({
    queryKey: [replayTriggers.path, body],
    queryFn: ({ signal }) => api.call(replayTriggers, { body, signal }),
    placeholderData: keepPreviousData,
  });
  const stages = useDistrictStages();
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={300} />;
  return <Compared replay={data} stages={stages} />;
}

const keyOf = ({ from }: ComparedSpan) => from;

function Compared({ replay, stages }: { replay: Replay; stages: readonly StageOfDistrict[] }) {
  const spans = useMemo(() => compareSpans(replay), [replay]);
  const columns = useMemo(() => columnsOf(stages), [stages]);
  const rows = useMemo(() => spans.toReversed(), [spans]);
  return (
    <section aria-labelledby="replayed">
      <Typography variant="h2" id="replayed" sx={{ mb: 1 }}>
        What would have been
      </Typography>
      {spans.length > 0 && (
        <>
          <Typography component="output" sx={{ display: 'block', mb: 1.5, maxWidth: 880 }}>
            {inSentences(spans, stages)}
          </Typography>
          <Paper variant="outlined" aria-hidden sx={{ p: 1.5, mb: 2 }}>
            <Strip words="As evaluated" of="kept" spans={spans} stages={stages} />
            <Strip words="Replayed" of="replayed" spans={spans} stages={stages} />
          </Paper>
        </>
      )}
      <DataTable
        name="Replayed Stages"
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        pageSize={30}
        rowTone={toneOf}
        empty={<EmptyState title="No days here">The indicators have no readings in this period.</EmptyState>}
      />
    </section>
  );
}

const OTHER = { tone: 'attention', words: 'Another stage' } as const;
const toneOf = ({ kept, replayed }: ComparedSpan) => (kept === replayed ? undefined : OTHER);

function columnsOf(stages: readonly StageOfDistrict[]): Column<ComparedSpan>[] {
  const names = new Map(stages.map((one) => [one.drought_stage_ndx, one.drought_stage_name]));
  const nameOf = (stage: number | null) => (stage === null ? null : (names.get(stage) ?? null));
  return [
    { id: 'from', header: 'From', kind: 'date', value: ({ from }) => from, isName: true },
    { id: 'through', header: 'Through', kind: 'date', value: ({ through }) => through },
    { id: 'days', header: 'Days', kind: 'number', decimals: 0, value: ({ days }) => days, total: 'sum' },
    { id: 'kept', header: 'As Evaluated', kind: 'choice', value: ({ kept }) => nameOf(kept) },
    { id: 'replayed', header: 'Replayed', kind: 'choice', value: ({ replayed }) => nameOf(replayed) },
    { id: 'differs', header: 'Differs', kind: 'flag', value: ({ kept, replayed }) => kept !== replayed },
  ];
}

function inSentences(spans: readonly ComparedSpan[], stages: readonly StageOfDistrict[]): string {
  const all = spans.reduce((sum, { days }) => sum + days, 0);
  const other = spans.filter(({ kept, replayed }) => kept !== replayed).reduce((sum, { days }) => sum + days, 0);
  const [kept, replayed] = [daysOfStages(spans, 'kept'), daysOfStages(spans, 'replayed')];
  const changed = stages.flatMap(({ drought_stage_ndx: stage, drought_stage_name: name }) => {
    const [was, would] = [kept.get(stage) ?? 0, replayed.get(stage) ?? 0];
    return was === would ? [] : [`${name}: ${inDays(would)} instead of ${inDays(was)}`];
  });
  if (other === 0) return `All ${inDays(all)} would have been as they were evaluated.`;
  const sum = `${inDays(other)} of ${inDays(all)} would have had another stage.`;
  return changed.length > 0 ? `${sum} ${changed.join('; ')}.` : sum;
}

const inDays = (days: number) => `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`;

interface StripProps {
  words: string;
  of: 'kept' | 'replayed';
  spans: readonly ComparedSpan[];
  stages: readonly StageOfDistrict[];
}

/** Time from left to right in the colors of the stages; the table says the same in words. */
const Strip = ({ words, of, spans, stages }: StripProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: 0.5 }}>
    <Typography variant="body2" sx={{ width: 100, flexShrink: 0, color: 'text.secondary' }}>
      {words}
    </Typography>
    <Box
      sx={{ display: 'flex', flexGrow: 1, height: 22, borderRadius: 0.5, overflow: 'hidden', bgcolor: 'action.hover' }}
    >
      {spans.map((span) => {
        const stage = stages.find(({ drought_stage_ndx }) => drought_stage_ndx === span[of]);
        return (
          <Box
            key={span.from}
            sx={{
              flex: `${span.days} 0 0`,
              bgcolor: stage && stage.severity > 0 ? colorOfStage(stage) : 'transparent',
            }}
          />
        );
      })}
    </Box>
  </Box>
);

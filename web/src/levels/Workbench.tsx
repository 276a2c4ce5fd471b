import { levelSeriesFile, type SeriesWindow } from '@artesian/contract/science/level-series';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { downloadFile } from '../session/download-file.ts';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { PassingTable } from '../ui/table/DataTable.tsx';
import { Gaps } from './Gaps.tsx';
import { handColumns, stretchColumns, stretchRows, type StretchRow } from './level-tables.tsx';
import { MarkForm } from './MarkForm.tsx';
import { MarksTable } from './MarksTable.tsx';
import { isoOf, formatLength, type Span } from './moments.ts';
import { PublicationPanel } from './PublicationPanel.tsx';
import { StepsPanel } from './StepsPanel.tsx';
import { useSeries } from './use-series.ts';
import { useSeriesAddress } from './use-series-address.ts';
import { useSteps } from './use-steps.ts';
import { WindowBar } from './WindowBar.tsx';

const SeriesChart = lazyPart(() => import('./SeriesChart.tsx'), {
  Waiting: () => <Skeleton variant="rounded" height={420} />,
});

interface WorkbenchProps {
  well: number;
  /** Of what is known of it before its levels are. */
  header: (series: SeriesWindow | undefined) => React.ReactNode;
}

/** The levels of one well in a window of time: chart, table and file, what is said of them, and how they are corrected. */
export function Workbench({ well, header }: WorkbenchProps) {
  const { window: asked, show, picked, pick } = useSeriesAddress();
  const edited = useSteps(well);
  const { data: series, error, refetch, isPlaceholderData } = useSeries(well, asked, edited.draft);
  if (!series) {
    return (
      <>
        {header(undefined)}
        {error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={480} />
        )}
      </>
    );
  }
  if (series.last === null)
    return (
      <>
        {header(series)}
        {noLevels}
      </>
    );
  const window = asked ?? { from: series.from, to: series.to };
  return (
    <>
      {header(series)}
      <Stack sx={{ gap: 3 }}>
        <Paper component="section" variant="outlined" aria-label="Levels" sx={{ p: 2, minWidth: 0 }}>
          <WindowBar window={window} last={series.last} onWindow={show}>
            <SaveCsv well={well} window={window} />
          </WindowBar>
          {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
          <SeriesChart series={series} window={window} picked={picked} onPick={pick} onWindow={show} />
          <Typography component="output" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
            {formatBehind(series)}
            {isPlaceholderData && ' Loading more…'}
          </Typography>
          <Gaps series={series} onShow={show} />
        </Paper>
        <MarkForm well={well} window={window} picked={picked} onPick={pick} onZoom={show} />
        <StepsPanel series={series} window={window} picked={picked} edited={edited} />
        <ByHand series={series} />
        <MarksTable well={well} onPick={pick} />
        <PublicationPanel series={series} />
        <Drawn series={series} />
      </Stack>
    </>
  );
}

const noLevels = (
  <EmptyState title="No water levels for this well">Upload logger files or enter manual measurements.</EmptyState>
);

/** How many readings stand behind what is drawn. */
function formatBehind({ readings, stretch_ms, measured }: SeriesWindow): string {
  if (readings === 0) return 'No logger readings in view.';
  const all = counted(readings, 'logger reading', 'logger readings');
  return stretch_ms === null
    ? `${all} in view, all drawn.`
    : `${all} in view, drawn as the shallowest and deepest of ${counted(measured.length, 'interval')} of ${formatLength(stretch_ms)}.`;
}

/** Every level of exactly the window. */
function SaveCsv({ well, window: { from, to } }: { well: number; window: Span }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const path = levelSeriesFile.path.replace('{well_ndx}', String(well));
      return downloadFile(`${path}?${new URLSearchParams({ from: isoOf(from), to: isoOf(to) })}`, 'water-levels.csv');
    },
    onError: (error) => notify.error(errorWordsToQuote(error)),
  });
  return (
    <Button
      size="small"
      startIcon={<FileDownload />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
    >
      Export CSV
    </Button>
  );
}

const ndxOf = ({ ndx }: { ndx: number }) => String(ndx);

/** Measurements by hand in the window, and how far the logger is from each before and after the steps. */
function ByHand({ series: { by_hand } }: { series: SeriesWindow }) {
  return (
    <section aria-label="Measured by hand">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Measured by Hand
      </Typography>
      {by_hand.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No manual measurements in this period.</Typography>
      ) : (
        <PassingTable name="Measured by hand" rows={by_hand} columns={handColumns} rowKey={ndxOf} pageSize={10} />
      )}
    </section>
  );
}

const keyOf = ({ at }: StretchRow) => String(at);

/** The data of the chart as a table. */
function Drawn({ series }: { series: SeriesWindow }) {
  const rows = useMemo(() => stretchRows(series), [series]);
  const columns = useMemo(() => stretchColumns(series), [series]);
  return (
    <Box component="section" aria-label="Data drawn">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {series.corrected ? 'Corrected Logger Levels' : 'Logger Levels'}
      </Typography>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No logger data in this period.</Typography>
      ) : (
        <PassingTable
          key={columns.length}
          name="Logger levels"
          rows={rows}
          columns={columns}
          rowKey={keyOf}
          pageSize={10}
        />
      )}
    </Box>
  );
}

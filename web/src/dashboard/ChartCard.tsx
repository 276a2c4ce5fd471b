import ShowChart from '@mui/icons-material/InsertChartOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useSettings } from '../session/settings.tsx';
import { useChartBase } from '../ui/chart/chart-tone.ts';
import { ToolbarButton } from '../ui/table/ToolbarButton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ChartEmpty, ChartFailed, ChartLoading } from './ChartState.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { DataRows } from './DataRows.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import type { Drawing } from './drawing.ts';
import { waysToSave } from './save-chart.ts';
import { SeriesButtons } from './SeriesButtons.tsx';
import type { ChartAddress } from './use-chart-address.ts';
import { useMayOpen } from './use-may-open.ts';

const loadChart = () => import('../ui/chart/PickChart.tsx');
const PickChart = lazyPart(loadChart, { Waiting: ({ height }) => <ChartLoading name="the chart" height={height} /> });
// Asked for at once and not when the first rows are there, so that both come at the same time.
loadChart().catch(() => undefined);

interface ChartCardProps<R> {
  name: string;
  fileName: string;
  answer: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  /** What to say when its data cannot be had. */
  failure: (error: Error) => readonly string[];
  address: ChartAddress;
  hidden: ReadonlySet<string>;
  drawing: Drawing<R>;
  height: number;
  /** What narrows it. */
  controls?: ReactNode;
  /** What is drawn besides its series. */
  legend?: ReactNode;
  /** What is to be known before the chart. */
  summary?: ReactNode;
  /** What its numbers leave out. */
  below?: ReactNode;
}

/** A chart with its filters and its legend; as a table it has the same numbers, and every row leads to the records behind it. */
export function ChartCard<R>(props: ChartCardProps<R>) {
  const { name, fileName, answer, failure, address, hidden, drawing, height, controls, legend, summary, below } = props;
  const { districtName, paper } = useSettings();
  const isTable = address.one('view') === 'table';
  const isThere = answer.data !== undefined;
  const actions = isThere && drawing.rows.length > 0 && (
    <Box className="not-printed" sx={{ display: 'flex' }}>
      <ToolbarButton
        icon={isTable ? <ShowChart /> : <TableRows />}
        label={isTable ? 'Chart' : 'Table'}
        onClick={() => address.choose('view', isTable ? undefined : 'table')}
      />
      <DownloadMenu name={name} ways={waysToSave({ name, fileName, districtName, paper, drawing, hidden })} />
    </Box>
  );
  return (
    <DashboardCard name={name} actions={actions}>
      {!isThere && !answer.error && <ChartLoading name={name} height={height} />}
      {!isThere && answer.error && (
        <ChartFailed height={height} words={failure(answer.error)} onRetry={() => void answer.refetch()} />
      )}
      {isThere && (
        <>
          {summary}
          {controls && (
            <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
              {controls}
            </Box>
          )}
          {drawing.series.length > 0 && !isTable && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, columnGap: 2 }}>
              <SeriesButtons
                series={drawing.series}
                hidden={hidden}
                onHidden={(names) => address.choose('hide', names)}
              />
              {legend}
            </Box>
          )}
          <Drawn name={name} drawing={drawing} height={height} isTable={isTable} />
          {drawing.notes.map((note) => (
            <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          ))}
          {below}
        </>
      )}
    </DashboardCard>
  );
}

interface DrawnProps<R> {
  name: string;
  drawing: Drawing<R>;
  height: number;
  isTable: boolean;
}

function Drawn<R>({ name, drawing, height, isTable }: DrawnProps<R>) {
  const { rows } = drawing;
  if (rows.length === 0) return <ChartEmpty height={height} />;
  return isTable ? <Tabled name={name} drawing={drawing} /> : <Charted drawing={drawing} height={height} />;
}

function Tabled<R>({ name, drawing }: Pick<DrawnProps<R>, 'name' | 'drawing'>) {
  const { columns, rows, keyOf, isNewestFirst, behind } = drawing;
  const mayOpen = useMayOpen();
  const lead = (row: R, words: ReactNode) => {
    const link = behind(row);
    return mayOpen(link) ? <TextLink {...link}>{words}</TextLink> : words;
  };
  return (
    <DataRows name={name} columns={columns} rows={isNewestFirst ? rows.toReversed() : rows} keyOf={keyOf} lead={lead} />
  );
}

function Charted<R>({ drawing, height }: Pick<DrawnProps<R>, 'drawing' | 'height'>) {
  const { tone, base } = useChartBase();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { optionIn, rowAt, behind, words } = drawing;
  const option = useMemo(() => ({ ...base, ...optionIn(tone) }), [base, optionIn, tone]);
  const open = useCallback(
    (index: number, series: string) => {
      const row = rowAt(index, series);
      const link = row && behind(row);
      if (link && mayOpen(link)) void navigate(link);
    },
    [rowAt, behind, mayOpen, navigate],
  );
  return <PickChart label={words} option={option} height={height} onPick={open} picksColumns={drawing.picksColumns} />;
}

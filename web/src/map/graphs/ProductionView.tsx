import { t } from '@artesian/domain/texts/translate';
import type { ProductionMonth } from '@artesian/contract/map/graphs';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import TouchAppOutlined from '@mui/icons-material/TouchAppOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Chart } from '../../ui/chart/Chart.tsx';
import { lightTone, useChartBase } from '../../ui/chart/chart-tone.ts';
import { errorWords } from '../../ui/error-words.ts';
import { PassingTable } from '../../ui/table/DataTable.tsx';
import { sharedGraph } from '../../wells/portrait/graph-address.ts';
import { useScreenSize } from '../screen-size.ts';
import { firstWindow } from './date-window.ts';
import type { GraphViewProps } from './graph-view.ts';
import { GraphData } from './GraphData.tsx';
import { GraphToolbar } from './GraphToolbar.tsx';
import { meterReadingColumns, productionColumns, productionFileColumns } from './graph-columns.ts';
import { NothingBetween } from './NothingBetween.tsx';
import { formatProduction, productionOption } from './production-option.ts';
import { useGraph } from './use-graph.ts';
import { useMeterReadings, useProduction } from './use-graph-rows.ts';

/** Reported production of a well by month, with what was allowed, and the readings behind each month. */
export default function ProductionView({ wellNdx, wellId, asked, onAsk }: GraphViewProps) {
  const { data, error, refetch } = useProduction(wellNdx);
  return (
    <GraphData rows={data} error={error} onRetry={() => void refetch()}>
      {(months) => <Production months={months} wellNdx={wellNdx} wellId={wellId} asked={asked} onAsk={onAsk} />}
    </GraphData>
  );
}

function Production({ months, wellNdx, wellId, asked, onAsk }: GraphViewProps & { months: ProductionMonth[] }) {
  const { tone, base } = useChartBase();
  const tables = useRef<HTMLDivElement>(null);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const window = { ...firstWindow.production(today), ...asked };
  const fileColumns = productionFileColumns(wellId);
  const { shown, keepPicture, saveCsv, savePdf, savePng } = useGraph({
    graph: 'production',
    wellId,
    rows: months,
    dayOf: keyOf,
    window,
    fileColumns,
  });
  const isOnPhone = useScreenSize() === 'phone';
  const option = useMemo(
    () => ({ ...base, ...productionOption(shown, tone, isOnPhone) }),
    [base, shown, tone, isOnPhone],
  );
  const onPaper = () => productionOption(shown, lightTone);
  const exportPdf = () =>
    savePdf({
      words: formatProduction(shown),
      option: onPaper(),
      columns: productionColumns,
      rows: shown,
    });
  return (
    <>
      <GraphToolbar
        window={window}
        onWindow={onAsk}
        onCsv={saveCsv}
        onPdf={exportPdf}
        shared={{ ...sharedGraph({ wellId, graph: 'production', asked }), picture: () => savePng(onPaper()) }}
      >
        <Button
          size="small"
          startIcon={<ArrowDownward />}
          onClick={() => tables.current?.scrollIntoView({ block: 'start' })}
        >
          {t('Scroll Down for Data Tables')}
        </Button>
      </GraphToolbar>
      {shown.length > 0 ? (
        <Chart label={formatProduction(shown)} option={option} height={300} onReady={keepPicture} />
      ) : (
        <NothingBetween />
      )}
      <Box ref={tables} sx={{ pt: 2, scrollMarginTop: 8 }}>
        <Tables wellNdx={wellNdx} months={shown} />
      </Box>
    </>
  );
}

const PAGE_SIZES = [10, 20, 50, 100, 200] as const;

const actions = (onAct: (month: ProductionMonth) => void) => [
  {
    label: ({ calendar_month, c_year }: ProductionMonth) =>
      t('Show the meter readings of {calendar_month} {c_year}', { calendar_month: t(calendar_month), c_year }),
    icon: <TouchAppOutlined fontSize="small" />,
    onAct,
  },
];

function Tables({ wellNdx, months }: { wellNdx: number; months: readonly ProductionMonth[] }) {
  const [chosen, setChosen] = useState<ProductionMonth>();
  const newestFirst = useMemo(() => months.toReversed(), [months]);
  const rowActions = useMemo(() => actions(setChosen), []);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box className="graph-rows">
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t('Reported Well Production')}
        </Typography>
        <PassingTable
          name={t('Reported Well Production')}
          rows={newestFirst}
          columns={productionColumns}
          rowKey={keyOf}
          pageSize={20}
          pageSizes={PAGE_SIZES}
          selected={chosen && keyOf(chosen)}
          actions={rowActions}
          onPick={setChosen}
        />
      </Box>
      <MeterReadings wellNdx={wellNdx} month={chosen} />
    </Box>
  );
}

/** The readings behind the month that was chosen, which come into sight with it. */
function MeterReadings({ wellNdx, month }: { wellNdx: number; month: ProductionMonth | undefined }) {
  const { data, error } = useMeterReadings(wellNdx, month);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (month && data) section.current?.scrollIntoView({ block: 'nearest' });
  }, [month, data]);
  return (
    <Box ref={section} className={month ? undefined : 'not-printed'} sx={{ scrollMarginBottom: 16 }}>
      <Typography variant="h3">{t('Meter Readings')}</Typography>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 1 }}>
        {month
          ? `${t(month.calendar_month)} ${month.c_year}${error ? `: ${errorWords(error)}` : ''}`
          : t('Select a row above to view the metered data for that month.')}
      </Typography>
      {month && !error && (
        <PassingTable
          name={t('Meter Readings')}
          rows={data}
          columns={meterReadingColumns}
          rowKey={meterOf}
          pageSize={10}
          pageSizes={PAGE_SIZES}
        />
      )}
    </Box>
  );
}

const meterOf = ({ meter_id }: { meter_id: string }) => meter_id;
const keyOf = ({ graph_date }: ProductionMonth) => graph_date;

import type { WaterLevelDay } from '@artesian/contract/map/graphs';
import { disclaimerLine } from '@artesian/contract/map/map-export';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../session/settings.tsx';
import { Chart, type Picture } from '../../ui/chart/Chart.tsx';
import { lightTone, useChartBase } from '../../ui/chart/chart-tone.ts';
import { saveChartPdf } from '../../ui/chart/save-chart-pdf.ts';
import { PassingTable } from '../../ui/table/DataTable.tsx';
import { asCsv, download } from '../../ui/table/export-rows.ts';
import { exportName, exportWindow, firstWindow, isWithin } from './date-window.ts';
import { GraphData } from './GraphData.tsx';
import type { GraphViewProps } from './GraphPanel.tsx';
import { GraphToolbar } from './GraphToolbar.tsx';
import { waterLevelColumns, waterLevelFileColumns } from './graph-columns.ts';
import { useWaterLevels } from './use-graph-rows.ts';
import { waterLevelsInWords, waterLevelsOption } from './water-levels-option.ts';

/** Depth to water of a well over the years. */
export default function WaterLevelsView({ wellNdx, ...props }: GraphViewProps) {
  const { data, error, refetch } = useWaterLevels(wellNdx);
  return (
    <GraphData rows={data} error={error} onRetry={() => void refetch()}>
      {(days) => <WaterLevels days={days} wellNdx={wellNdx} {...props} />}
    </GraphData>
  );
}

const dayOf = ({ collect_day }: WaterLevelDay) => collect_day;
const PAGE_SIZES = [10, 20, 50, 100, 200] as const;

function WaterLevels({ days, wellId, asked, onAsk }: GraphViewProps & { days: WaterLevelDay[] }) {
  const { tone, base } = useChartBase();
  const [showsScreen, setShowsScreen] = useState(false);
  const picture = useRef<Picture>(undefined);
  const keepPicture = useCallback((take: Picture) => (picture.current = take), []);
  const last = days.at(-1)!;
  const window = { ...firstWindow.levels(last.collect_day), ...asked };
  const { start, end } = window;
  const shown = useMemo(
    () => days.filter(({ collect_day }) => isWithin(collect_day, { start, end })),
    [days, start, end],
  );
  const newestFirst = useMemo(() => shown.toReversed(), [shown]);
  const option = useMemo(
    () => ({ ...base, ...waterLevelsOption(shown, tone, showsScreen) }),
    [base, shown, tone, showsScreen],
  );
  const name = (rows: WaterLevelDay[]) =>
    exportName(
      wellId,
      window,
      rows.map(({ collect_day }) => collect_day),
    );
  const exportCsv = () => {
    const rows = days.filter(({ collect_day }) => isWithin(collect_day, exportWindow(window)));
    download(name(rows), asCsv(waterLevelFileColumns(wellId), rows));
  };
  const { districtName } = useSettings();
  const exportPdf = () =>
    void saveChartPdf({
      fileName: name(shown).replace(/csv$/, 'pdf'),
      title: `Water Levels Data · Well ${wellId}`,
      districtName,
      today: new Date().toISOString().slice(0, 10),
      words: waterLevelsInWords(shown),
      notes: [disclaimerLine(districtName)],
      picture: picture.current?.(waterLevelsOption(shown, lightTone, showsScreen)),
      columns: waterLevelColumns,
      rows: monthEnds(shown),
    });
  return (
    <>
      <GraphToolbar window={window} onWindow={onAsk} onCsv={exportCsv} onPdf={exportPdf}>
        <ScreenToggle last={last} isOn={showsScreen} onToggle={() => setShowsScreen(!showsScreen)} />
      </GraphToolbar>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Measured on {last.days_measured.toLocaleString('en-US')} days in {last.years_measured} years, last in{' '}
        {last.last_measured_year}.
      </Typography>
      {shown.length > 0 ? (
        <Chart label={waterLevelsInWords(shown)} option={option} height={320} onReady={keepPicture} />
      ) : (
        <Typography sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>
          No Data Available between these days. Choose other dates above.
        </Typography>
      )}
      <Box sx={{ pt: 2 }}>
        <PassingTable
          name="Water Levels"
          rows={newestFirst}
          columns={waterLevelColumns}
          rowKey={dayOf}
          pageSize={20}
          pageSizes={PAGE_SIZES}
        />
      </Box>
    </>
  );
}

interface ScreenToggleProps {
  last: WaterLevelDay;
  isOn: boolean;
  onToggle: () => void;
}

/** Lines at the top and the bottom of the well's screen, where both are known. */
function ScreenToggle({ last, isOn, onToggle }: ScreenToggleProps) {
  const isKnown = last.top_of_screen !== null && last.bottom_of_screen !== null;
  return (
    <Tooltip title={isKnown ? '' : 'No screening interval data available'}>
      <span>
        <Button size="small" aria-pressed={isOn} disabled={!isKnown} onClick={onToggle}>
          Toggle Screening Interval
        </Button>
      </span>
    </Tooltip>
  );
}

/** Twenty years of days would be hundreds of pages: the print has the last measured day of each month, the CSV all. */
function monthEnds(days: readonly WaterLevelDay[]): WaterLevelDay[] {
  const byMonth = new Map(days.map((day) => [day.collect_day.slice(0, 7), day]));
  return [...byMonth.values()];
}

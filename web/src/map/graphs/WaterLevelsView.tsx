import { locale, t } from '@artesian/domain/texts/translate';
import { Trans } from '../../language/Trans.tsx';
import type { WaterLevelDay } from '@artesian/contract/map/graphs';
import type { LevelHistory } from '@artesian/contract/map/level-history';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Chart } from '../../ui/chart/Chart.tsx';
import { lightTone, useChartBase } from '../../ui/chart/chart-tone.ts';
import { PassingTable } from '../../ui/table/DataTable.tsx';
import { ColorKeys } from '../../ui/ColorKeys.tsx';
import { Selector } from '../../ui/Selector.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { sharedGraph } from '../../wells/portrait/graph-address.ts';
import { useScreenSize } from '../screen-size.ts';
import { comparableDroughts, compareWith, keyOfDrought, nameOfDrought, useDroughts } from './compared-drought.ts';
import { firstWindow } from './date-window.ts';
import type { GraphViewProps } from './graph-view.ts';
import { GraphData } from './GraphData.tsx';
import { GraphToolbar } from './GraphToolbar.tsx';
import { waterLevelColumns, waterLevelFileColumns } from './graph-columns.ts';
import { BAND_IN_WORDS, bandKeys, formatHistory } from './level-bands.ts';
import { NothingBetween } from './NothingBetween.tsx';
import { useGraph } from './use-graph.ts';
import { useLevelHistory, useWaterLevels } from './use-graph-rows.ts';
import { formatWaterLevels, waterLevelsOption } from './water-levels-option.ts';

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
const none: readonly never[] = [];
const PAGE_SIZES = [10, 20, 50, 100, 200] as const;

function WaterLevels({
  days,
  wellNdx,
  wellId,
  asked,
  onAsk,
  drought: chosen,
  onDrought,
}: GraphViewProps & { days: WaterLevelDay[] }) {
  const { tone, base } = useChartBase();
  const [showsScreen, setShowsScreen] = useState(false);
  const { data: history, error, refetch } = useLevelHistory(wellNdx);
  const bands = history?.bands ?? none;
  const last = days.at(-1)!;
  const window = { ...firstWindow.levels(last.collect_day), ...asked };
  const fileColumns = waterLevelFileColumns(wellId);
  const { shown, keepPicture, saveCsv, savePdf, savePng } = useGraph({
    graph: 'levels',
    wellId,
    rows: days,
    dayOf,
    window,
    fileColumns,
  });
  const newestFirst = useMemo(() => shown.toReversed(), [shown]);
  const { compared, names } = useComparedDrought(days, chosen);
  const isOnPhone = useScreenSize() === 'phone';
  const option = useMemo(
    () => ({ ...base, ...waterLevelsOption(shown, tone, { showsScreen, bands, compared, isOnPhone }) }),
    [base, shown, tone, showsScreen, bands, compared, isOnPhone],
  );
  const keys = [
    ...(bands.length > 0 ? bandKeys : []),
    ...(compared ? [{ words: t('{name} (dashed)', { name: compared.name }), color: tone.third }] : []),
  ];
  const printed = [
    formatWaterLevels(shown),
    ...(bands.length > 0 ? [BAND_IN_WORDS] : []),
    ...(compared ? [t('Dashed: {name}.', { name: compared.name })] : []),
  ];
  const onPaper = () => waterLevelsOption(shown, lightTone, { showsScreen, bands, compared });
  const exportPdf = () =>
    savePdf({
      words: printed.join(' '),
      option: onPaper(),
      columns: waterLevelColumns,
      rows: monthEnds(shown),
    });
  return (
    <>
      <GraphToolbar
        window={window}
        onWindow={onAsk}
        onCsv={saveCsv}
        onPdf={exportPdf}
        shared={{
          ...sharedGraph({ wellId, graph: 'levels', asked, drought: chosen }),
          picture: () => savePng(onPaper()),
        }}
      >
        {onDrought && <DroughtSelector chosen={chosen} names={names} onChoose={onDrought} />}
        <ScreenToggle last={last} isOn={showsScreen} onToggle={() => setShowsScreen(!showsScreen)} />
      </GraphToolbar>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('Measured on {days_measured} days in {years_measured} years, last in {last_measured_year}. {shown}', {
          days_measured: last.days_measured.toLocaleString(locale()),
          years_measured: last.years_measured,
          last_measured_year: last.last_measured_year,
          shown: formatStanding(shown),
        })}
      </Typography>
      {history?.standing && <AgainstHistory history={history} />}
      {error && !history && (
        <Typography variant="body2">
          <Trans
            text="The comparison with earlier years could not be loaded. <0>Try again</0>"
            parts={{ 0: <Button size="small" onClick={() => void refetch()} /> }}
          />
        </Typography>
      )}
      {shown.length > 0 ? (
        <Chart label={formatWaterLevels(shown)} option={option} height={320} onReady={keepPicture} />
      ) : (
        <NothingBetween />
      )}
      {keys.length > 0 && shown.length > 0 && <ColorKeys label={t('Colors of the graph')} items={keys} />}
      <Box className="graph-rows" sx={{ pt: 2 }}>
        <PassingTable
          name={t('Water Levels')}
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

function AgainstHistory({ history }: { history: LevelHistory }) {
  return (
    <Typography variant="body2">
      {formatHistory(history).join(' ')}{' '}
      <TextLink to="/today/methods" className="not-printed">
        {t('How levels are compared')}
      </TextLink>
    </Typography>
  );
}

/** A drought of the past whose levels are drawn beside those of now; none at first. */
function useComparedDrought(days: readonly WaterLevelDay[], chosen: string | undefined) {
  const { data: all } = useDroughts();
  const comparable = useMemo(() => comparableDroughts(all ?? [], days), [all, days]);
  const isOneOfMany = new Set(comparable.map(({ drought_area_ndx }) => drought_area_ndx)).size > 1;
  const compared = useMemo(() => {
    const drought = comparable.find((one) => keyOfDrought(one) === chosen);
    return drought && compareWith(drought, all ?? [], days, isOneOfMany);
  }, [comparable, chosen, all, days, isOneOfMany]);
  const names = comparable.map((one) => [keyOfDrought(one), nameOfDrought(one, isOneOfMany)] as const);
  return { compared, names };
}

const NO_DROUGHT = 'none';

interface DroughtSelectorProps {
  chosen: string | undefined;
  names: readonly (readonly [key: string, name: string])[];
  onChoose: (key: string | undefined) => void;
}

function DroughtSelector({ chosen = NO_DROUGHT, names, onChoose }: DroughtSelectorProps) {
  if (names.length === 0) return null;
  return (
    <Selector
      label={t('Compare with a drought')}
      value={chosen}
      options={new Map([[NO_DROUGHT, t('None')], ...names])}
      onChange={(key) => onChoose(key === NO_DROUGHT ? undefined : key)}
      minWidth={180}
    />
  );
}

interface ScreenToggleProps {
  last: WaterLevelDay;
  isOn: boolean;
  onToggle: () => void;
}

/** Provisional days may still be corrected. */
function formatStanding(days: readonly WaterLevelDay[]): string {
  const approved = days.filter(({ is_approved }) => is_approved).length;
  if (approved === 0) return t('These levels are provisional and may still be corrected.');
  if (approved === days.length) return t('All levels shown are approved.');
  return t(
    '{approved} of the {length} days shown are approved; the others are provisional and may still be corrected.',
    { approved: approved.toLocaleString(locale()), length: days.length.toLocaleString(locale()) },
  );
}

/** Lines at the top and the bottom of the well's screen, where both are known. */
function ScreenToggle({ last, isOn, onToggle }: ScreenToggleProps) {
  const isKnown = last.top_of_screen !== null && last.bottom_of_screen !== null;
  return (
    <Tooltip title={isKnown ? '' : t('No screening interval data available')}>
      <span>
        <Button size="small" aria-pressed={isOn} disabled={!isKnown} onClick={onToggle}>
          {t('Toggle Screening Interval')}
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

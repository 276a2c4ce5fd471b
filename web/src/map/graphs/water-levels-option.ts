import { locale, t } from '@artesian/domain/texts/translate';
import type { WaterLevelDay } from '@artesian/contract/map/graphs';
import type { LevelHistory } from '@artesian/contract/map/level-history';
import { shortDate } from '../../ui/dates.ts';
import type { ComparedDrought } from './compared-drought.ts';
import { bandSeries } from './level-bands.ts';
import { numberAxis, timeAxis, type ChartTone } from '../../ui/chart/chart-tone.ts';

interface Drawn {
  showsScreen: boolean;
  bands: readonly LevelHistory['bands'][number][];
  compared?: ComparedDrought | undefined;
  /** There each name in the legend takes a line of its own. */
  isOnPhone?: boolean;
}

/** On a phone, px. */
const LINE_OF_LEGEND = 24;

/**
 * Depth to water by day, growing downward. Levels that were measured while pumping are triangles of their own and no
 * part of the line; the screen and the bottom of the well are lines. Once some days are approved, the ground behind others says that they are
 * provisional. Behind the line lies what is usual in each month; dashed beside it, the levels of an earlier drought.
 */
export function waterLevelsOption(
  days: readonly WaterLevelDay[],
  tone: ChartTone,
  { showsScreen, bands, compared, isOnPhone = false }: Drawn,
) {
  const known = days.at(-1);
  const level = (name: string, depth_ft: number | null | undefined, color: string, type: string) => ({
    name,
    type: 'line',
    showSymbol: false,
    color,
    lineStyle: { width: 1.5, type },
    data: depth_ft === null || depth_ft === undefined ? [] : ends(days).map((day) => [day, depth_ft]),
  });
  const lines = [
    {
      name: t('Depth to Water (ft)'),
      type: 'line',
      color: tone.second,
      showSymbol: days.length < 60,
      symbolSize: 5,
      lineStyle: { width: 1.5 },
      data: days.map(({ collect_day, dtw_ft, is_pumping }) => [collect_day, is_pumping ? null : dtw_ft]),
      connectNulls: true,
      markArea: { silent: true, data: provisionalAreas(days, tone) },
    },
    {
      name: t('Measured while pumping (ft)'),
      type: 'scatter',
      color: tone.third,
      symbol: 'triangle',
      symbolSize: 9,
      data: days.filter(({ is_pumping }) => is_pumping).map(({ collect_day, dtw_ft }) => [collect_day, dtw_ft]),
    },
    ...(compared
      ? [
          {
            name: compared.name,
            type: 'line',
            showSymbol: compared.points.length < 60,
            color: tone.third,
            lineStyle: { width: 1.5, type: 'dashed' },
            data: compared.points,
          },
        ]
      : []),
    ...(known?.well_depth_ft ? [level(t('Well Depth (ft)'), known.well_depth_ft, tone.faint, 'solid')] : []),
    ...(showsScreen && known
      ? [
          level(t('Top of Screen (ft)'), known.top_of_screen, tone.fourth, 'dashed'),
          level(t('Bottom of Screen (ft)'), known.bottom_of_screen, tone.fourth, 'dotted'),
        ]
      : []),
  ];
  const named = lines.map(({ name }) => name).filter((name) => name !== compared?.name);
  return {
    grid: {
      left: 8,
      right: 16,
      top: isOnPhone ? named.length * LINE_OF_LEGEND + 36 : 84,
      bottom: 8,
      containLabel: true,
    },
    // On a phone band and drought have no room among the others: their colors are told below the graph.
    legend: {
      data: named,
      top: 0,
      left: 0,
      textStyle: { color: tone.text },
      // By default as bright as on paper.
      inactiveColor: `${tone.faint}80`,
      selected: { [t('Well Depth (ft)')]: false },
      itemWidth: 22,
    },
    tooltip: { trigger: 'axis', valueFormatter: formatFeet },
    xAxis: timeAxis(tone),
    yAxis: numberAxis(t('Depth to water (ft below land surface)'), tone, {
      inverse: true,
      scale: true,
      nameLocation: 'start',
      nameTextStyle: { align: 'left', color: tone.faint },
    }),
    series: [...bandSeries(bands, days), ...lines],
  };
}

/** From the first to the last of days that follow each other and are not approved; none where none is approved. */
function provisionalAreas(days: readonly WaterLevelDay[], tone: ChartTone) {
  if (!days.some(({ is_approved }) => is_approved)) return [];
  const runs: { first: string; last: string }[] = [];
  days.forEach(({ collect_day, is_approved }, index) => {
    if (is_approved) return;
    const isFirst = index === 0 || days[index - 1]!.is_approved;
    if (isFirst) runs.push({ first: collect_day, last: collect_day });
    else runs.at(-1)!.last = collect_day;
  });
  const itemStyle = { color: tone.faint, opacity: 0.12 };
  const label = { color: tone.faint, fontSize: 10, position: 'insideTop' };
  return runs.map(({ first, last }) => [{ name: t('Provisional'), xAxis: first, itemStyle, label }, { xAxis: last }]);
}

/** Of a line that has no value there, nothing. */
const formatFeet = (value: number | null | undefined) =>
  typeof value === 'number' ? t('{distance} ft', { distance: value.toFixed(2) }) : '';

/** What the graph shows, in a sentence. */
export function formatWaterLevels(days: readonly WaterLevelDay[]): string {
  if (days.length === 0) return t('No water levels in this period.');
  const depths = days.map(({ dtw_ft }) => dtw_ft);
  const feet = (value: number) => t('{distance} ft', { distance: value.toFixed(2) });
  return (
    t('Depth to water on {days} days, {first} to {last}: ', {
      days: days.length.toLocaleString(locale()),
      first: shortDate(days[0]!.collect_day),
      last: shortDate(days.at(-1)!.collect_day),
    }) +
    t('from {least} to {most} below land surface.', {
      least: feet(Math.min(...depths)),
      most: feet(Math.max(...depths)),
    })
  );
}

const ends = (days: readonly WaterLevelDay[]) => [days[0]!.collect_day, days.at(-1)!.collect_day];

import type { HandLevel, LevelStretch, SeriesWindow } from '@artesian/contract/science/level-series';
import { unpublishedFlags, type LevelFlag } from '@artesian/domain/levels/judge-levels';
import { numberAxis, timeAxis, type ChartTone } from '../ui/chart/chart-tone.ts';
import { counted } from '../ui/counted.ts';
import { formatSpan, type Span } from './moments.ts';

interface Drawn {
  series: SeriesWindow;
  /** What is in sight by now, while its levels may still be on their way. */
  window: Span;
  picked: Span | undefined;
  tone: ChartTone;
}

/** Room within the chart, in px. */
export const grid = { left: 8, right: 16, top: 64, bottom: 8, containLabel: true };

/** Depth to water growing downward: what the loggers measured, thin where it was corrected, and what was measured by hand. */
export function seriesOption({ series, window, picked, tone }: Drawn) {
  const { measured, corrected, by_hand, longest_pause_ms: pause } = series;
  return {
    grid,
    legend: { top: 0, left: 0, textStyle: { color: tone.text }, itemWidth: 22 },
    tooltip: { trigger: 'axis', valueFormatter: (value: number) => `${value.toFixed(2)} ft` },
    xAxis: timeAxis(tone, { min: window.from, max: window.to }),
    yAxis: [
      numberAxis('Depth to water (ft below land surface)', tone, {
        inverse: true,
        scale: true,
        nameLocation: 'start',
        nameTextStyle: { align: 'left', color: tone.faint },
      }),
      ...elevationAxis(series, tone),
    ],
    series: [
      ...(corrected ? [line('As measured (ft)', measured, pause, { color: tone.faint, width: 1 })] : []),
      {
        ...line(corrected ? 'Corrected (ft)' : 'Logger (ft)', corrected ?? measured, pause, {
          color: tone.second,
          width: corrected ? 2 : 1.5,
        }),
        markArea: { silent: true, data: areasOf(series, picked, tone) },
      },
      byHand('By hand (ft)', by_hand.filter(isGood), { color: tone.third, symbol: 'diamond' }),
      byHand('By hand, pumping (ft)', by_hand.filter(isPumping), { color: tone.third, symbol: 'triangle' }),
      byHand('By hand, not published (ft)', by_hand.filter(isWithheld), { color: tone.faint, symbol: 'emptyDiamond' }),
      ...elevationMeasure(series),
    ].filter(({ data }) => data.length > 0),
  };
}

/** The same depths read as elevations of the water, on the right. */
const elevationAxis = ({ land_surface }: SeriesWindow, tone: ChartTone) =>
  land_surface
    ? [
        numberAxis(`Elevation (ft above ${land_surface.vertical_datum})`, tone, {
          inverse: true,
          scale: true,
          position: 'right',
          nameLocation: 'start',
          nameTextStyle: { align: 'right', color: tone.faint },
          splitLine: { show: false },
          axisLabel: {
            color: tone.faint,
            formatter: (depth: number) =>
              (land_surface.elevation_ft - depth).toLocaleString('en-US', { maximumFractionDigits: 1 }),
          },
        }),
      ]
    : [];

/** Not seen: it makes the axis of elevations as long as that of depths. */
function elevationMeasure({ land_surface, measured, corrected, by_hand, from }: SeriesWindow) {
  const depths = [
    ...[...measured, ...(corrected ?? [])].flatMap(([, , , least, greatest]) => [least, greatest]),
    ...by_hand.map(({ dtw_ft }) => dtw_ft),
  ];
  if (!land_surface || depths.length === 0) return [];
  const [least, greatest] = depths.reduce(([low, high], depth) => [Math.min(low, depth), Math.max(high, depth)], [
    Infinity,
    -Infinity,
  ] as [number, number]);
  return [
    {
      type: 'line',
      yAxisIndex: 1,
      silent: true,
      symbol: 'none',
      lineStyle: { opacity: 0 },
      tooltip: { show: false },
      data: [
        [from, least],
        [from, greatest],
      ],
    },
  ];
}

const isUnpublished = (flag: LevelFlag | null) => flag !== null && unpublishedFlags.includes(flag);
const isWithheld = ({ flag }: HandLevel) => isUnpublished(flag);
const isPumping = (level: HandLevel) => !isWithheld(level) && (level.is_pumping || level.flag === 'Pumping');
const isGood = (level: HandLevel) => !isWithheld(level) && !isPumping(level);

const line = (
  name: string,
  stretches: readonly LevelStretch[],
  pause: number,
  pen: { color: string; width: number },
) => ({
  name,
  type: 'line',
  color: pen.color,
  showSymbol: stretches.length < 100,
  symbolSize: 5,
  lineStyle: { width: pen.width },
  data: pointsOf(stretches, pause),
});

/** Of each stretch its least and its greatest; where readings are missing the line ends. */
function pointsOf(stretches: readonly LevelStretch[], pause: number): [number, number | null][] {
  return stretches.flatMap(([at, until, readings, least, greatest], index): [number, number | null][] => {
    const before = stretches[index - 1]?.[1];
    const gap: [number, null][] = before !== undefined && at - before > pause ? [[before + 1, null]] : [];
    if (readings === 1) return [...gap, [at, least]];
    // Up and down by turns, so that the line goes the short way.
    const ends: [number, number] = index % 2 === 0 ? [least, greatest] : [greatest, least];
    return [...gap, [at, ends[0]], [until, ends[1]]];
  });
}

const byHand = (name: string, levels: readonly HandLevel[], { color, symbol }: { color: string; symbol: string }) => ({
  name,
  type: 'scatter',
  color,
  symbol,
  symbolSize: 11,
  z: 5,
  data: levels.map(({ at, dtw_ft }) => [at, dtw_ft]),
});

/** What was said of levels as grounds behind them, and what is picked. */
function areasOf({ judged }: SeriesWindow, picked: Span | undefined, tone: ChartTone) {
  const label = { color: tone.text, fontSize: 10, position: 'insideTop' };
  const said = judged.map(({ from, to, flag, is_approved }) => [
    {
      name: [flag, is_approved && 'Approved'].filter(Boolean).join(', '),
      xAxis: from,
      itemStyle: groundOf(flag, tone),
      label,
    },
    { xAxis: to },
  ]);
  const chosen = picked
    ? [
        [
          {
            xAxis: picked.from,
            itemStyle: { color: tone.second, opacity: 0.14, borderColor: tone.second, borderWidth: 1.5 },
          },
          { xAxis: picked.to },
        ],
      ]
    : [];
  return [...said, ...chosen];
}

function groundOf(flag: LevelFlag | null, tone: ChartTone) {
  if (isUnpublished(flag)) return { color: tone.needsYou, opacity: 0.2 };
  return { color: flag === null || flag === 'Good' ? tone.main : tone.fourth, opacity: 0.1 };
}

/** What the chart shows, in a sentence. */
export function formatSeries({ measured, corrected, by_hand, readings }: SeriesWindow, window: Span): string {
  const shown = corrected ?? measured;
  const hand = counted(by_hand.length, 'manual measurement', 'manual measurements');
  if (shown.length === 0) return `Water levels, ${formatSpan(window)}: no logger readings, ${hand}.`;
  const feet = (value: number) => `${value.toFixed(2)} ft`;
  const least = shown.reduce((one, [, , , value]) => Math.min(one, value), Infinity);
  const greatest = shown.reduce((one, [, , , , value]) => Math.max(one, value), -Infinity);
  return `Water levels, ${formatSpan(window)}: ${counted(readings, 'logger reading')} from ${feet(least)} to ${feet(greatest)} below land surface${corrected ? ', corrected' : ''}, and ${hand}.`;
}

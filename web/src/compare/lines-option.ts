import { t } from '@artesian/domain/texts/translate';
import type { ComparedView, Measure } from './address.ts';
import { isoOf, type ComparedLine, type ComparedLines } from './compared-lines.ts';
import { shortDate } from '../ui/dates.ts';
import { lightTone, numberAxis, timeAxis, type ChartTone } from '../ui/chart/chart-tone.ts';

/** Color and stroke tell a line from all others. */
export interface Look {
  color: string;
  type: 'solid' | 'dashed' | 'dotted';
}

const colors = {
  light: ['#0072b2', '#c2410c', '#0f766e', '#b03a80', '#7a3e9d', '#806000', '#14211f'],
  dark: ['#56b4e9', '#ff9d5c', '#2dd4bf', '#f0a0cf', '#c99ae0', '#e6c229', '#e4eeec'],
} as const;
const strokes = ['solid', 'dashed', 'dotted'] as const;

/** How the line of a well is drawn, by its place among the wells of the address: it stays when others come and go. */
export function lookOf(place: number, tone: ChartTone): Look {
  const palette = colors[tone.ground === lightTone.ground ? 'light' : 'dark'];
  return {
    color: palette[place % palette.length]!,
    type: strokes[Math.floor(place / palette.length) % strokes.length]!,
  };
}

export const namesOfMeasures: Readonly<Record<Measure, string>> = {
  depth: t('Depth below ground'),
  elevation: t('Elevation of the water'),
  change: t('Change since a day'),
};

/** The name of the axis, with its unit. */
function axisOf({ measure }: ComparedView, { datum, since }: ComparedLines): string {
  if (measure === 'elevation') return t('Elevation of the water (ft above {datum})', { datum: datum ?? t('a datum') });
  return measure === 'change'
    ? t('Rise since {day} (ft)', { day: shortDate(since ?? '') })
    : t('Depth to water (ft below land surface)');
}

/** Lines of levels on one axis. Depths grow downward, so that higher water stands higher whatever is shown. */
export function linesOption(
  compared: ComparedLines,
  view: ComparedView,
  looks: (line: ComparedLine) => Look,
  tone: ChartTone,
) {
  const isDepth = view.measure === 'depth';
  const named = { align: 'left', color: tone.faint };
  return {
    // Twenty lines and their axes are drawn once, not in steps from what stood there before.
    animation: false,
    // Days are days wherever one reads them.
    useUTC: true,
    grid: { left: 8, right: 20, top: 40, bottom: 8, containLabel: true },
    tooltip: { trigger: 'axis', valueFormatter: formatFeet, confine: true },
    xAxis: timeAxis(tone, { axisPointer: { label: { formatter: ({ value }: { value: number }) => dayOf(value) } } }),
    yAxis: numberAxis(axisOf(view, compared), tone, {
      scale: true,
      inverse: isDepth,
      nameTextStyle: named,
      ...(isDepth && { nameLocation: 'start' }),
    }),
    series: compared.lines.map((line) => {
      const { color, type } = looks(line);
      return {
        name: line.well.well_id,
        type: 'line',
        color,
        lineStyle: { width: 1.6, type },
        showSymbol: line.levels < FEW,
        symbolSize: 4,
        data: line.points,
        dimensions: ['day', 'ft'],
        // More than the eye tells apart is not drawn, until one zooms in.
        sampling: 'lttb',
        emphasis: { focus: 'series' },
      };
    }),
  };
}

/** So few levels are dots as well. */
const FEW = 60;

const dayOf = (ms: number) => shortDate(new Date(ms).toISOString().slice(0, 10));

const formatFeet = (value: number | null | undefined) =>
  typeof value === 'number' ? t('{distance} ft', { distance: value.toFixed(2) }) : '';

/** What the graph shows, in a sentence. */
export function formatComparison({ lines }: ComparedLines, { measure }: ComparedView): string {
  const first = Math.min(...lines.map((line) => line.first));
  const last = Math.max(...lines.map((line) => line.last));
  const wells = lines.map(({ well }) => well.well_id).join(', ');
  return t('{measure} of {count, plural, one {well} other {wells}} {wells}, {first} to {last}.', {
    measure: namesOfMeasures[measure],
    count: lines.length,
    wells,
    first: shortDate(isoOf(first)),
    last: shortDate(isoOf(last)),
  });
}

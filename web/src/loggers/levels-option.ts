import type { PreviewedLoggerFile } from '@artesian/contract/science/logger-uploads';
import { numberAxis, timeAxis, type ChartTone } from '../ui/chart/chart-tone.ts';

/** What a file would give, against what is known of the well: depth to water, growing downward; a barometer's water growing upward. */
export function levelsOption({ points, known, tapes, reading }: PreviewedLoggerFile, tone: ChartTone) {
  const isAir = reading.use === 'barometer';
  return {
    grid: { left: 8, right: 16, top: 64, bottom: 8, containLabel: true },
    legend: { top: 0, left: 0, textStyle: { color: tone.text }, itemWidth: 22 },
    tooltip: { trigger: 'axis', valueFormatter: (value: number) => `${value.toFixed(2)} ft` },
    xAxis: timeAxis(tone),
    yAxis: numberAxis(isAir ? 'Air pressure (ft of water)' : 'Depth to water (ft below land surface)', tone, {
      inverse: !isAir,
      scale: true,
      nameLocation: isAir ? 'end' : 'start',
      nameTextStyle: { align: 'left', color: tone.faint },
    }),
    series: [
      {
        name: isAir ? 'Barometer (ft of water)' : 'This file (ft)',
        type: 'line',
        color: tone.second,
        showSymbol: points.length < 60,
        symbolSize: 5,
        lineStyle: { width: 1.5 },
        data: points,
      },
      ...(known.length > 0
        ? [
            {
              name: 'Known days (ft)',
              type: 'line',
              color: tone.faint,
              showSymbol: known.length < 60,
              symbolSize: 4,
              lineStyle: { width: 1, type: 'dashed' },
              data: known,
            },
          ]
        : []),
      ...(tapes.length > 0
        ? [
            {
              name: 'By hand (ft)',
              type: 'scatter',
              color: tone.third,
              symbol: 'diamond',
              symbolSize: 10,
              data: tapes.map(({ at, dtw_ft }) => [Date.parse(at), dtw_ft]),
            },
          ]
        : []),
    ],
  };
}

/** What the chart shows, in a sentence. */
export function formatLevels({ file_name, points, known, tapes }: PreviewedLoggerFile): string {
  const values = points.map(([, value]) => value);
  const range = `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)} ft`;
  return `${file_name}: ${range}, beside ${known.length} known days and ${tapes.length} manual measurements.`;
}

import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { ChartOption, echarts } from './chart-library.ts';
import { notWider, useDrawnChart } from './use-drawn-chart.ts';

/** The place of a mark in its series, and the name of that. */
type Pick = (index: number, series: string) => void;

interface PickChartProps {
  /** What it shows in a sentence, for who cannot see it; the same data stand as a table beside it. */
  label: string;
  option: ChartOption;
  height: number;
  /** What a click on a mark does; the table beside it has the same as links. */
  onPick: Pick;
  /** A click anywhere above a category counts for it, where its marks may be too thin to aim at. */
  picksColumns?: boolean | undefined;
}

/** A chart whose marks lead somewhere. It does not zoom: what it shows is chosen by filters. */
export default function PickChart({ label, option, height, onPick, picksColumns = false }: PickChartProps) {
  const { holder, chart } = useDrawnChart(option);
  useEffect(() => {
    if (chart) return picksColumns ? followColumns(chart, onPick) : followMarks(chart, onPick);
  }, [chart, onPick, picksColumns]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws into it
  return <Box ref={holder} role="img" aria-label={label} sx={[{ width: '100%', height }, notWider]} />;
}

function followMarks(chart: echarts.ECharts, onPick: Pick) {
  const pick = ({ componentType, dataIndex, seriesName = '' }: echarts.ECElementEvent) => {
    if (componentType === 'series') onPick(dataIndex, seriesName);
  };
  chart.on('click', pick);
  return () => {
    if (!chart.isDisposed()) chart.off('click', pick);
  };
}

function followColumns(chart: echarts.ECharts, onPick: Pick) {
  const canvas = chart.getZr();
  const pick = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) => {
    if (!chart.containPixel({ gridIndex: 0 }, [offsetX, offsetY])) return;
    onPick(chart.convertFromPixel({ xAxisIndex: 0 }, offsetX), '');
  };
  canvas.on('click', pick);
  return () => {
    if (!chart.isDisposed()) canvas.off('click', pick);
  };
}

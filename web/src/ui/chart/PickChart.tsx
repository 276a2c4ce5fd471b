import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { ChartOption } from './chart-library.ts';
import { useDrawnChart } from './use-drawn-chart.ts';

interface PickChartProps {
  /** What it shows in a sentence, for who cannot see it; the same data stand as a table beside it. */
  label: string;
  option: ChartOption;
  height: number;
  /** What a click on the mark at this place of its series does; the table beside it has the same as links. */
  onPick?: ((index: number, series: string) => void) | undefined;
}

interface Clicked {
  componentType: string;
  dataIndex: number;
  seriesName: string;
}

/** A chart whose marks lead somewhere. It does not zoom: what it shows is chosen by filters. */
export default function PickChart({ label, option, height, onPick }: PickChartProps) {
  const { holder, chart } = useDrawnChart(option);
  useEffect(() => {
    if (!chart || !onPick) return;
    const pick = ({ componentType, dataIndex, seriesName }: Clicked) => {
      if (componentType === 'series') onPick(dataIndex, seriesName);
    };
    chart.on('click', pick as never);
    return () => {
      if (!chart.isDisposed()) chart.off('click', pick);
    };
  }, [chart, onPick]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws into it
  return <Box ref={holder} role="img" aria-label={label} sx={{ width: '100%', height }} />;
}

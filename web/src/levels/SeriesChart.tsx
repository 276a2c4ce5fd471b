import type { SeriesWindow } from '@artesian/contract/science/level-series';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useChartBase } from '../ui/chart/chart-tone.ts';
import { notWider, useDrawnChart } from '../ui/chart/use-drawn-chart.ts';
import type { Span } from './moments.ts';
import { formatSeries, seriesOption } from './series-option.ts';
import { useChartGestures } from './use-chart-gestures.ts';

interface SeriesChartProps {
  series: SeriesWindow;
  window: Span;
  picked: Span | undefined;
  onPick: (span: Span) => void;
  onWindow: (span: Span) => void;
}

const HEIGHT = 420;

/**
 * The levels of a window. Dragging picks a stretch of time, with Shift it moves the window; the wheel with Ctrl zooms. All of that can be
 * done by the buttons and inputs beside it too.
 */
export default function SeriesChart({ series, window, picked, onPick, onWindow }: SeriesChartProps) {
  const { tone, base } = useChartBase();
  const [moving, setMoving] = useState<Span>();
  const shown = moving ?? window;
  const option = useMemo(
    () => ({ ...base, animation: false, ...seriesOption({ series, window: shown, picked, tone }) }),
    [base, series, shown, picked, tone],
  );
  const { holder, chart } = useDrawnChart(option);
  const dragged = useChartGestures(chart, {
    window: shown,
    series,
    onPick,
    onMoving: setMoving,
    onWindow: (span) => {
      setMoving(undefined);
      onWindow(span);
    },
  });
  return (
    <Box sx={{ position: 'relative', cursor: 'crosshair', touchAction: 'pan-y' }}>
      <Box
        ref={holder}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws into it
        role="img"
        aria-label={formatSeries(series, window)}
        sx={[{ width: '100%', height: HEIGHT }, notWider]}
      />
      {dragged && <Box aria-hidden sx={draggedStyle} style={dragged} />}
    </Box>
  );
}

const draggedStyle = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  pointerEvents: 'none',
  bgcolor: 'primary.main',
  opacity: 0.18,
};

import type { IndicatorToday } from '@artesian/contract/drought/district-today';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colorOf } from './Gauge.tsx';
import type { StageToday } from './use-today.ts';

/** Where a value, or a place from 0 to 1 in time, lies in the drawing. */
export interface Scale {
  x: (part: number) => string;
  y: (value: number) => string;
}

interface DrawingProps {
  /** Those that must fit, beside the thresholds. */
  values: readonly number[];
  triggers: IndicatorToday['triggers'];
  stages: readonly StageToday[];
  /** Below it, from the left to the right. */
  times: readonly string[];
  children: (scale: Scale) => ReactNode;
}

const WIDTH = 600;
const HEIGHT = 150;
const MARGIN = 6;

/** Lines over time before the thresholds as dashed lines. Drawn here, because the chart library is many times as large as the page; the words beside it say the same. */
export function Drawing({ values, triggers, stages, times, children }: DrawingProps) {
  const shown = [...values, ...triggers.map(({ threshold }) => threshold)];
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const scale: Scale = {
    x: (part) => (part * WIDTH).toFixed(1),
    y: (value) => (HEIGHT - MARGIN - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * MARGIN)).toFixed(1),
  };
  return (
    <Box>
      <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden sx={picture}>
        {triggers.map(({ drought_area_ndx, drought_stage_ndx, threshold }) => (
          <line
            key={`${drought_area_ndx} ${drought_stage_ndx}`}
            x1={0}
            x2={WIDTH}
            y1={scale.y(threshold)}
            y2={scale.y(threshold)}
            stroke={colorOf(stages, drought_stage_ndx)}
            strokeDasharray="6 4"
            strokeWidth={1.5}
          />
        ))}
        {children(scale)}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {times.map((time) => (
          <Typography key={time} variant="caption" sx={{ color: 'text.secondary' }}>
            {time}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const picture = {
  display: 'block',
  width: '100%',
  height: HEIGHT,
  color: 'primary.main',
  // The drawing is stretched; its lines are not.
  '& line, & path, & polyline': { vectorEffect: 'non-scaling-stroke' },
  '& path, & polyline': { fill: 'none', stroke: 'currentColor' },
} as const;

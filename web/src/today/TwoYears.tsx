import type { IndicatorToday } from '@artesian/contract/drought/district-today';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatReading } from '../drought/indicators/called-for.ts';
import { formatMonth } from '../ui/dates.ts';
import { colorOf } from './Gauge.tsx';
import type { StageToday } from './use-today.ts';

interface TwoYearsProps {
  indicator: IndicatorToday;
  triggers: IndicatorToday['triggers'];
  stages: readonly StageToday[];
}

const WIDTH = 600;
const HEIGHT = 150;
const DAY_MS = 86_400_000;

/** The means of two years with the thresholds of today as dashed lines: a line drawn here, because the chart library is ten times this page. */
export function TwoYears({ indicator, triggers, stages }: TwoYearsProps) {
  const { means, indicator_unit } = indicator;
  const known = means.values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const ends = [...known, ...triggers.map(({ threshold }) => threshold)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const y = (value: number) => HEIGHT - 6 - ((value - low) / (high - low || 1)) * (HEIGHT - 12);
  const x = (place: number) => (place / (means.values.length - 1)) * WIDTH;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const range = `The last two years: ${formatReading(least, indicator_unit)} to ${formatReading(most, indicator_unit)}.`;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {range}
      </Typography>
      <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden sx={picture}>
        {triggers.map(({ drought_area_ndx, drought_stage_ndx, threshold }) => (
          <line
            key={`${drought_area_ndx} ${drought_stage_ndx}`}
            x1={0}
            x2={WIDTH}
            y1={y(threshold)}
            y2={y(threshold)}
            stroke={colorOf(stages, drought_stage_ndx)}
            strokeDasharray="6 4"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={pathOf(means.values, x, y)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {[0, 0.5, 1].map((part) => (
          <Typography key={part} variant="caption" sx={{ color: 'text.secondary' }}>
            {formatMonth(dayAt(means, part))}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** A line through what is known; where nothing is, it is broken. */
function pathOf(values: readonly (number | null)[], x: (place: number) => number, y: (value: number) => number) {
  return values
    .map((value, place) => {
      if (value === null) return '';
      const begins = place === 0 || values[place - 1] === null;
      return `${begins ? 'M' : 'L'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}

const dayAt = ({ from, values }: IndicatorToday['means'], part: number): string =>
  new Date(Date.parse(from) + Math.round((values.length - 1) * part) * DAY_MS).toISOString().slice(0, 10);

const picture = { display: 'block', width: '100%', height: HEIGHT, color: 'primary.main' } as const;

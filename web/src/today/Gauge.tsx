import type { IndicatorToday } from '@artesian/contract/drought/district-today';
import Box from '@mui/material/Box';
import { colorOfStage } from '../drought/district-stages.ts';
import { stageOf, type StageToday } from './use-today.ts';

interface GaugeProps {
  indicator: IndicatorToday;
  /** Of one area, the mildest stage first. */
  triggers: IndicatorToday['triggers'];
  stages: readonly StageToday[];
}

/** The latest mean on a line with the thresholds, the severest stage at the left. The words beside it say the same. */
export function Gauge({ indicator: { mean, means }, triggers, stages }: GaugeProps) {
  if (mean === null || triggers.length === 0) return null;
  const isHighWorse = triggers[0]!.comparison.endsWith('Above');
  const known = means.values.filter((value) => value !== null);
  const ends = [...known, ...triggers.map(({ threshold }) => threshold), mean];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = (high - low) * 0.06 || 1;
  const at = (value: number) => {
    const part = (value - low + room) / (high - low + 2 * room);
    return (isHighWorse ? 1 - part : part) * 100;
  };
  // From the mildest on, each covers the ones before.
  const zones = triggers.map((one) => ({ color: colorOf(stages, one.drought_stage_ndx), until: at(one.threshold) }));
  return (
    <Box aria-hidden sx={track}>
      {zones.map(({ color, until }) => (
        <Box key={until} sx={{ ...zone, width: `${until}%`, bgcolor: color }} />
      ))}
      <Box sx={{ ...mark, left: `${at(mean)}%` }} />
    </Box>
  );
}

export function colorOf(stages: readonly StageToday[], key: number): string {
  const stage = stageOf(stages, key);
  return stage ? colorOfStage(stage) : 'gray';
}

const track = {
  position: 'relative',
  height: 14,
  borderRadius: 7,
  overflow: 'visible',
  bgcolor: 'divider',
  printColorAdjust: 'exact',
} as const;
const zone = { position: 'absolute', left: 0, top: 0, bottom: 0, borderRadius: 7 } as const;
const mark = {
  position: 'absolute',
  top: -5,
  width: 6,
  height: 24,
  ml: '-3px',
  borderRadius: 3,
  bgcolor: 'text.primary',
  border: 1,
  borderColor: 'background.paper',
} as const;

import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { colorOfStage, useDistrictStages } from '../drought/district-stages.ts';
import { BAND_OPACITY, stagesOf } from './drought-bands.ts';
import type { PumpageMonth } from './sum-months.ts';

/** What the bands behind the months mean. */
export function DroughtKey({ months }: { months: readonly PumpageMonth[] }) {
  const all = useDistrictStages();
  const stages = useMemo(() => stagesOf(months, all), [months, all]);
  if (stages.length === 0) return null;
  return (
    <Box component="ul" aria-label="Drought stages behind the months" sx={listStyle}>
      {stages.map((stage) => (
        <Box component="li" key={stage.drought_stage_ndx} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <svg width="16" height="12" aria-hidden>
            <rect width="16" height="12" fill={colorOfStage(stage)} opacity={BAND_OPACITY * 2} />
          </svg>
          {stage.drought_stage_name}
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  listStyle: 'none',
  p: 0,
  m: 0,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { counted } from '../ui/counted.ts';
import { formatMonth } from '../ui/dates.ts';
import { roundLarge } from './large-volume.ts';
import type { PumpageRow } from './sum-months.ts';
import { yearSoFar, type YearSoFar } from './year-in-progress.ts';

interface YearInProgressProps {
  rows: readonly PumpageRow[];
  /** The present month, with which the rows of the district end. */
  present: string | undefined;
}

/** Where the year stands against what drought leaves of it, and where it will end at this pace. */
export function YearInProgress({ rows, present }: YearInProgressProps) {
  const year = useMemo(() => (present ? yearSoFar(rows, present) : undefined), [rows, present]);
  if (!year) return null;
  const { fiscal_year, pumped, reduced, target, projected, through, monthsOver } = year;
  return (
    <Box component="section" aria-label={`Fiscal year ${fiscal_year} so far`} sx={stripStyle}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <Figure label={`Pumped in FY ${fiscal_year}, through ${formatMonth(through)}`} value={roundLarge(pumped)}>
          {percentOf(pumped, reduced)} of the reduced target so far, {roundLarge(reduced)}
        </Figure>
        <Figure label="Reduced target of the year" value={roundLarge(target)}>
          Includes {counted(12 - monthsOver, 'future month')}, under the drought stages declared or continuing
        </Figure>
        {projected !== undefined && (
          <Figure
            label="Projected for the year at this pace"
            value={roundLarge(projected)}
            chip={<Chip size="small" label="Projection" variant="outlined" />}
          >
            {percentOf(projected, target)} of the target: {againstTarget(projected, target)}
          </Figure>
        )}
      </Box>
      <Gauge {...year} />
    </Box>
  );
}

const percentOf = (part: number, whole: number): string =>
  whole > 0 ? `${((part / whole) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} %` : 'No percentage';

const againstTarget = (projected: number, target: number): string =>
  projected > target ? `${roundLarge(projected - target)} above it` : `${roundLarge(target - projected)} below it`;

interface FigureProps {
  label: string;
  value: string;
  chip?: ReactNode;
  children: ReactNode;
}

const Figure = ({ label, value, chip, children }: FigureProps) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 640, letterSpacing: '-0.015em' }}>{value}</Typography>
      {chip}
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  </Box>
);

/** The same as lengths: pumped, and hatched what is projected; a line at the target. The words beside it say it all. */
function Gauge({ pumped, projected = 0, target }: YearSoFar) {
  const whole = Math.max(projected, pumped, target) * 1.02 || 1;
  const share = (gallons: number) => `${(gallons / whole) * 100}%`;
  return (
    <Box aria-hidden sx={gaugeStyle}>
      <Box sx={{ ...barStyle, width: share(projected), backgroundImage: hatching, opacity: 0.55 }} />
      <Box sx={{ ...barStyle, width: share(pumped), bgcolor: 'primary.main' }} />
      <Box sx={{ ...markStyle, left: share(target) }} />
    </Box>
  );
}

const stripStyle = { display: 'grid', gap: 1.5, bgcolor: 'background.default', borderRadius: 1, p: 2 } as const;
const gaugeStyle = { position: 'relative', height: 10, borderRadius: 5, bgcolor: 'divider' } as const;
const barStyle = { position: 'absolute', left: 0, top: 0, bottom: 0, borderRadius: 5 } as const;
const markStyle = {
  position: 'absolute',
  top: -4,
  bottom: -4,
  width: 3,
  bgcolor: 'text.primary',
  borderRadius: 1,
} as const;
const hatching = 'repeating-linear-gradient(135deg, var(--mui-palette-primary-main) 0 3px, transparent 3px 7px)';

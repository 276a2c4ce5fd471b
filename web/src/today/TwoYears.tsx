import { t } from '@artesian/domain/texts/translate';
import type { IndicatorToday } from '@artesian/contract/drought/district-today';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatReading } from '../drought/indicators/called-for.ts';
import { formatMonth } from '../ui/dates.ts';
import { Drawing, type Scale } from './Drawing.tsx';
import type { StageToday } from './use-today.ts';

interface TwoYearsProps {
  indicator: IndicatorToday;
  stages: readonly StageToday[];
}

const DAY_MS = 86_400_000;

/** The means of two years, with the thresholds of today. */
export function TwoYears({ indicator: { means, triggers, indicator_unit }, stages }: TwoYearsProps) {
  const known = means.values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {t('Last two years: {least} to {most}.', {
          least: formatReading(least, indicator_unit),
          most: formatReading(most, indicator_unit),
        })}
      </Typography>
      <Drawing
        values={known}
        triggers={triggers}
        stages={stages}
        times={[...new Set([0, 0.5, 1].map((part) => formatMonth(dayAt(means, part))))]}
      >
        {(scale) => <path d={pathOf(means.values, scale)} strokeWidth={2} />}
      </Drawing>
    </Box>
  );
}

/** A line through what is known; where nothing is, it is broken. */
function pathOf(values: readonly (number | null)[], { x, y }: Scale): string {
  return values
    .map((value, place) => {
      if (value === null) return '';
      const begins = place === 0 || values[place - 1] === null;
      return `${begins ? 'M' : 'L'}${x(place / (values.length - 1))} ${y(value)}`;
    })
    .join('');
}

const dayAt = ({ from, values }: IndicatorToday['means'], part: number): string =>
  new Date(Date.parse(from) + Math.round((values.length - 1) * part) * DAY_MS).toISOString().slice(0, 10);

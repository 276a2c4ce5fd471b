import { t } from '@artesian/domain/texts/translate';
import type { AreaToday, IndicatorToday } from '@artesian/contract/drought/district-today';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatReading, formatThreshold } from '../drought/indicators/called-for.ts';
import { ColorKeys } from '../ui/ColorKeys.tsx';
import { plainDate } from '../ui/dates.ts';
import { colorOf, Gauge } from './Gauge.tsx';
import { Outlook } from './Outlook.tsx';
import { TwoYears } from './TwoYears.tsx';
import { nameOfStage, type StageToday } from './use-today.ts';
import { formatChanges, formatStanding, nameOf } from './words.ts';

interface IndicatorCardProps {
  indicator: IndicatorToday;
  areas: readonly AreaToday[];
  stages: readonly StageToday[];
}

/** What one indicator reads against the thresholds of the stages, in each area that goes by it. */
export function IndicatorCard({ indicator, areas, stages }: IndicatorCardProps) {
  const id = useId();
  const { mean, mean_on, is_late, read_on, triggers, indicator_unit } = indicator;
  const ofAreas = areas
    .map((area) => ({
      area,
      own: triggers.filter(({ drought_area_ndx }) => drought_area_ndx === area.drought_area_ndx),
    }))
    .filter(({ own }) => own.length > 0);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={card}>
      <Typography id={id} variant="h3">
        {nameOf(indicator)}
      </Typography>
      <Typography sx={{ fontSize: '2rem', fontWeight: 640, letterSpacing: '-0.02em', lineHeight: 1.15 }}>
        {mean === null ? t('Not known') : formatReading(mean, indicator_unit)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {[mean_on && t('On {mean_on}.', { mean_on: plainDate(mean_on) }), ...formatChanges(indicator)]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      {is_late && (
        <Alert severity="warning" variant="outlined">
          {read_on
            ? t('No recent reading. The last one was on {read_on}.', { read_on: plainDate(read_on) })
            : t('There are no readings yet.')}
        </Alert>
      )}
      {ofAreas.map(({ area, own }) => (
        <Box key={area.drought_area_ndx} sx={{ display: 'grid', gap: 1 }}>
          <Typography>
            {areas.length > 1 && `${area.drought_area_name}: `}
            {formatStanding(indicator, own, stages)}
          </Typography>
          <Gauge indicator={indicator} triggers={own} stages={stages} />
          <ColorKeys
            label={t('Thresholds')}
            items={own.toReversed().map((trigger) => ({
              color: colorOf(stages, trigger.drought_stage_ndx),
              words: `${nameOfStage(stages, trigger.drought_stage_ndx)} ${formatThreshold(trigger, indicator_unit)}`,
            }))}
          />
        </Box>
      ))}
      <TwoYears indicator={indicator} stages={stages} />
      {mean !== null && triggers.length > 0 && (
        <Outlook
          indicator={indicator}
          stages={stages}
          nameOfArea={(area) => (areas.length > 1 ? `${nameOfArea(areas, area)}: ` : '')}
        />
      )}
    </Paper>
  );
}

const nameOfArea = (areas: readonly AreaToday[], key: number): string =>
  areas.find(({ drought_area_ndx }) => drought_area_ndx === key)?.drought_area_name ?? '';

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: 1.25,
  p: { xs: 2, sm: 2.5 },
  minWidth: 0,
  breakInside: 'avoid',
} as const;

import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colorOfStage } from '../drought/district-stages.ts';
import { formatReading } from '../drought/indicators/called-for.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { stageOf, useToday } from './use-today.ts';
import { formatSince, nameOf } from './words.ts';

/** The others are on the page of the day. */
const MOST_INDICATORS = 3;

/** The stage in force and what the indicators read, in a few lines; nothing where the district has neither, or while it is not known. */
export function TodayAtAGlance() {
  const { data } = useToday();
  const areas = data?.areas.filter(({ drought_stage_ndx }) => drought_stage_ndx !== null) ?? [];
  if (!data || (areas.length === 0 && data.indicators.length === 0)) return null;
  return (
    <Box component="section" aria-label={t('The district today')} sx={panel}>
      {areas.map((area) => {
        const stage = stageOf(data.stages, area.drought_stage_ndx);
        return (
          stage && (
            <Box key={area.drought_area_ndx} sx={{ borderLeft: 6, borderColor: colorOfStage(stage), pl: 1.5 }}>
              <Typography sx={{ fontSize: '1.25rem', fontWeight: 640, lineHeight: 1.25 }}>
                {data.areas.length > 1 && `${area.drought_area_name}: `}
                {stage.drought_stage_name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatSince(area)}
              </Typography>
            </Box>
          )
        );
      })}
      {data.indicators.slice(0, MOST_INDICATORS).map((indicator) => (
        <Box key={`${indicator.indicator_ndx} ${indicator.window_days}`}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 640, lineHeight: 1.25 }}>
            {indicator.mean === null ? t('Not known') : formatReading(indicator.mean, indicator.indicator_unit)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {nameOf(indicator)}
          </Typography>
        </Box>
      ))}
      <TextLink to="/today" sx={{ fontWeight: 560, alignSelf: 'center' }}>
        {t('The district today')}
      </TextLink>
    </Box>
  );
}

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  columnGap: 4,
  mt: 3,
  p: 2,
  borderRadius: '12px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  width: 'fit-content',
  maxWidth: '100%',
} as const;

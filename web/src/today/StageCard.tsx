import { t } from '@artesian/domain/texts/translate';
import type { AreaToday } from '@artesian/contract/drought/district-today';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { colorOfStage } from '../drought/district-stages.ts';
import { stageOf, type StageToday } from './use-today.ts';
import { formatReduction, formatSince } from './words.ts';

interface StageCardProps {
  area: AreaToday;
  /** Whether others have stages of their own, so that it must be named. */
  isOneOfMany: boolean;
  stages: readonly StageToday[];
}

/** The stage in force in an area, since when, and what is allowed there now. */
export function StageCard({ area, isOneOfMany, stages }: StageCardProps) {
  const stage = stageOf(stages, area.drought_stage_ndx);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={isOneOfMany ? area.drought_area_name : t('Drought stage')}
      sx={card}
    >
      <Box
        sx={{
          borderLeft: 8,
          borderColor: stage ? colorOfStage(stage) : 'divider',
          p: { xs: 2, sm: 2.5 },
          printColorAdjust: 'exact',
        }}
      >
        {isOneOfMany && (
          <Typography sx={{ color: 'text.secondary', fontWeight: 560 }}>{area.drought_area_name}</Typography>
        )}
        <Typography variant="h2" sx={{ fontSize: '1.75rem', letterSpacing: '-0.02em', lineHeight: 1.15 }}>
          {stage?.drought_stage_name ?? t('No stage declared')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {stage ? formatSince(area) : t('The Board has declared no stage for this month.')}
        </Typography>
        {stage && <Allowed area={area} />}
      </Box>
    </Paper>
  );
}

function Allowed({ area: { measures, reductions } }: Pick<StageCardProps, 'area'>) {
  const said = [
    ...measures.map(({ concerns, measure }) => [concerns, measure] as const),
    ...reductions.map((one) => [one.permit_type_desc, formatReduction(one)] as const),
  ];
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        {t('What is allowed now')}
      </Typography>
      {said.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('The District has published no measures for this stage.')}
        </Typography>
      )}
      <Box component="dl" sx={list}>
        {said.map(([who, what]) => (
          <Box key={who} sx={{ display: { xs: 'block', sm: 'contents' } }}>
            <Typography component="dt" sx={{ fontWeight: 560 }}>
              {who}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {what}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

const card = { overflow: 'hidden', breakInside: 'avoid' } as const;
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, auto) 1fr' },
  columnGap: 3,
  rowGap: 1,
  m: 0,
} as const;

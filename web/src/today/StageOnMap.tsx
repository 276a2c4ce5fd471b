import Box from '@mui/material/Box';
import { colorOfStage, shortNameOfStage } from '../drought/district-stages.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { stageOf, useToday } from './use-today.ts';

/** The stages in force, which lead to the page of the day; nothing while none is known. */
export function StageOnMap() {
  const { data } = useToday();
  const inForce = data?.areas.flatMap((area) => {
    const stage = stageOf(data.stages, area.drought_stage_ndx);
    return stage ? [{ area, stage }] : [];
  });
  if (!data || !inForce || inForce.length === 0) return null;
  return (
    <TextLink to="/today" variant="body2" underline="hover" sx={line}>
      {inForce.map(({ area, stage }) => (
        <Box
          component="span"
          key={area.drought_area_ndx}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
        >
          <Box component="span" aria-hidden sx={{ ...dot, bgcolor: colorOfStage(stage) }} />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {data.areas.length > 1 && `${area.drought_area_name}: `}
            {stage.drought_stage_name}
          </Box>
          <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
            {shortNameOfStage(stage.drought_stage_name) || 'Today'}
          </Box>
        </Box>
      ))}
    </TextLink>
  );
}

const line = { display: 'inline-flex', gap: 1.5, whiteSpace: 'nowrap', overflow: 'hidden', fontWeight: 560 } as const;
const dot = { width: 10, height: 10, borderRadius: '50%', flexShrink: 0 } as const;

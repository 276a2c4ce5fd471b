import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { colorOfStage, shortNameOfStage } from '../drought/district-stages.ts';
import { TodayAtAGlance } from './TodayAtAGlance.tsx';
import { stageOf, useToday } from './use-today.ts';

/** The stages in force, on a button that opens a card with how the district stands; nothing while none is known. */
export function StageOnMap() {
  const { data } = useToday();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const inForce = data?.areas.flatMap((area) => {
    const stage = stageOf(data.stages, area.drought_stage_ndx);
    return stage ? [{ area, stage }] : [];
  });
  if (!data || !inForce || inForce.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={line}
      >
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
              {shortNameOfStage(stage.drought_stage_name) || t('Today')}
            </Box>
          </Box>
        ))}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('The district today'), sx: card } }}
      >
        <TodayAtAGlance />
      </Popover>
    </>
  );
}

const line = { minHeight: 28, gap: 1.5, whiteSpace: 'nowrap', overflow: 'hidden', fontWeight: 560 } as const;
const dot = { width: 10, height: 10, borderRadius: '50%', flexShrink: 0 } as const;
/** Lines below one another, in the frame of the card. */
const card = {
  width: 'min(320px, calc(100vw - 32px))',
  '& > section': { m: 0, border: 0, width: '100%', flexDirection: 'column', flexWrap: 'nowrap' },
  '& > section > a': { alignSelf: 'flex-start' },
} as const;

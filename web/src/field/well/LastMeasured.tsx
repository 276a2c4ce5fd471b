import { localDay, localTime } from '../../ui/dates.ts';
import { Figure, Figures } from '../page/Figures.tsx';
import Box from '@mui/material/Box';
import type { FieldWell } from './field-well.ts';
import { useWellFacts } from './use-well-facts.ts';

/** What was last measured and looked at here, as far as this device knows. */
export function LastMeasured({ well }: { well: FieldWell }) {
  const facts = useWellFacts(well.districtId);
  if (!facts) return null;
  const { last_dtw_ft, last_level_at, last_level_is_pumping, last_inspection_at, well_depth_ft } = facts;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Figures label="Last measured">
        <Figure
          label="Last water level"
          value={last_dtw_ft === null ? '–' : `${last_dtw_ft.toFixed(2)} ft`}
          hint={last_level_at && `${localTime(last_level_at)}${last_level_is_pumping ? ', while pumping' : ''}`}
        />
        <Figure label="Last inspection" value={last_inspection_at ? localDay(last_inspection_at) : '–'} />
        <Figure label="Well depth" value={well_depth_ft === null ? '–' : `${well_depth_ft} ft`} />
      </Figures>
    </Box>
  );
}

import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import type { MapScreenState } from '../use-map-screen.ts';
import { flagLabel, withFlag, type Flag } from '../wells/filters.ts';
import { CountInView } from './CountInView.tsx';
import { useFacets } from './use-facets.ts';

interface TogglesProps {
  flags: readonly Flag[];
  state: Pick<MapScreenState, 'data' | 'shown' | 'view' | 'changeView'>;
}

/** What a well must be to be shown, each with a switch and how many of the wells that are shown are so. */
export function Toggles({ flags, state: { data, shown, view, changeView } }: TogglesProps) {
  const id = useId();
  const { facets } = useFacets(data, view, shown.bounds);
  const { filters } = view;
  return (
    <FormGroup>
      {flags.map((flag) => (
        <Box key={flag} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 1.5 }}>
          <FormControlLabel
            sx={{ m: 0, minHeight: 36 }}
            control={
              <Switch
                size="small"
                checked={filters.flags.includes(flag)}
                slotProps={{ input: { 'aria-describedby': `${id}-${flag}` } }}
                onChange={(_, on) => changeView({ filters: withFlag(filters, flag, on) })}
                sx={{ mr: 1 }}
              />
            }
            label={flagLabel(flag)}
          />
          {facets && <CountInView id={`${id}-${flag}`} wells={facets.byFlag[flag]} />}
        </Box>
      ))}
    </FormGroup>
  );
}

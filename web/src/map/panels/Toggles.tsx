import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { flagLabel, withFlag, type Flag, type WellFilters } from '../wells/filters.ts';

interface TogglesProps {
  flags: readonly Flag[];
  filters: WellFilters;
  onChange: (filters: WellFilters) => void;
}

/** What a well must be to be shown, each with a switch. */
export function Toggles({ flags, filters, onChange }: TogglesProps) {
  return (
    <FormGroup>
      {flags.map((flag) => (
        <FormControlLabel
          key={flag}
          sx={{ m: 0, px: 1.5, minHeight: 36 }}
          control={
            <Switch
              size="small"
              checked={filters.flags.includes(flag)}
              onChange={(_, on) => onChange(withFlag(filters, flag, on))}
              sx={{ mr: 1 }}
            />
          }
          label={flagLabel(flag)}
        />
      ))}
    </FormGroup>
  );
}

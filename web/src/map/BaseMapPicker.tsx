import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Settings } from '../session/settings.tsx';
import { toneOf } from './tones.ts';

interface BaseMapPickerProps {
  baseMaps: Settings['baseMaps'];
  value: string;
  onChange: (id: string) => void;
}

/** Which ground the map stands on, each with a look at its colours. */
export function BaseMapPicker({ baseMaps, value, onChange }: BaseMapPickerProps) {
  return (
    <RadioGroup
      aria-label="Base map"
      value={value}
      onChange={(_, id) => onChange(id)}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, px: 2, pb: 2 }}
    >
      {baseMaps.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          value={id}
          label={<Swatch id={id} name={name} />}
          control={<Radio size="small" sx={{ position: 'absolute', opacity: 0 }} />}
          sx={{
            m: 0,
            position: 'relative',
            borderRadius: 1,
            outline: id === value ? '2px solid' : '1px solid',
            outlineColor: id === value ? 'primary.main' : 'divider',
            overflow: 'hidden',
            '& .MuiFormControlLabel-label': { width: '100%' },
            '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        />
      ))}
    </RadioGroup>
  );
}

function Swatch({ id, name }: { id: string; name: string }) {
  const { land, district, river, mainRoad, roadEdge } = toneOf(id);
  return (
    <>
      <Box component="svg" viewBox="0 0 80 44" aria-hidden="true" sx={{ display: 'block', width: '100%' }}>
        <rect width="80" height="44" fill={land} />
        <path d="M0 18 30 6l34 9 16-4v33H0z" fill={district} />
        <path d="M0 10c18 2 22 16 40 17s24 8 40 9" fill="none" stroke={river} strokeWidth="3" />
        <path d="M18 44 50 0" stroke={roadEdge} strokeWidth="5" />
        <path d="M18 44 50 0" stroke={mainRoad} strokeWidth="3" />
      </Box>
      <Typography variant="caption" sx={{ display: 'block', textAlign: 'center', py: 0.5 }}>
        {name}
      </Typography>
    </>
  );
}
